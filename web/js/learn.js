// The list of lessons: marks those that are done, which only this browser knows.
(() => {
  let done = {};
  try {
    done = JSON.parse(localStorage.getItem("relay.lessons")) ?? {};
  } catch { /* not ours: nothing is done */ }

  for (const section of document.querySelectorAll("main section")) {
    let count = 0;
    for (const card of section.querySelectorAll("[data-lesson]")) {
      if (done[card.dataset.lesson] !== true) continue;
      count++;
      card.classList.add("is-done");
      card.querySelector(".card-done").hidden = false;
    }
    const progress = section.querySelector(".progress");
    if (!progress || count === 0) continue;
    progress.textContent = progress.dataset.text.replace("{done}", count.toLocaleString(document.documentElement.lang));
    progress.hidden = false;
  }
})();
