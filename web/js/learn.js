// The list of lessons: marks those that are done, which only this browser knows; saves what is done
// as a file, and forgets it.
(() => {
  const key = "relay.lessons";
  const find = (id) => document.getElementById(id);

  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked: nothing is done
    }
  };

  const show = () => {
    let done = {};
    try {
      done = JSON.parse(stored()) ?? {};
    } catch { /* not ours: nothing is done */ }

    let all = 0;
    for (const section of document.querySelectorAll("main section")) {
      let count = 0;
      for (const card of section.querySelectorAll("[data-lesson]")) {
        const is = done[card.dataset.lesson] === true;
        count += is;
        card.classList.toggle("is-done", is);
        card.querySelector(".card-done").hidden = !is;
      }
      all += count;
      const progress = section.querySelector(".progress");
      if (!progress) continue;
      progress.textContent = progress.dataset.text.replace("{done}", count.toLocaleString(`${document.documentElement.lang}-u-nu-latn`));
      progress.hidden = count === 0;
    }
    if (all > 0) find("progress").hidden = false;
    find("progress-save").disabled = all === 0;
  };
  show();

  // What was forgotten last can be taken back for as long as the page stands.
  const reset = find("progress-reset");
  const words = reset.textContent;
  let forgotten = null;
  reset.addEventListener("click", () => {
    if (forgotten === null) {
      forgotten = stored();
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, forgotten);
      forgotten = null;
    }
    reset.textContent = forgotten === null ? words : reset.dataset.undo;
    const said = find("progress-said");
    said.textContent = forgotten === null ? "" : said.dataset.text;
    show();
  });

  find("progress-save").addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${stored()}\n`], { type: "application/json" }));
    link.download = "relay-mancala-lessons.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
})();
