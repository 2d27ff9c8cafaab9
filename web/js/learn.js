// The list of lessons: marks those that are done, which only this browser knows; saves what is done
// as a file, brings such a file back, and forgets it.
(() => {
  const key = "relay.lessons";
  const find = (id) => document.getElementById(id);
  const cards = [...document.querySelectorAll("[data-lesson]")];
  const stored = () => localStorage.getItem(key) ?? "";

  // The lessons that a text says are done. What makes no sense is as good as nothing.
  const read = (text) => {
    try {
      const done = JSON.parse(text);
      return cards.map((card) => card.dataset.lesson).filter((id) => done[id] === true);
    } catch {
      return [];
    }
  };

  // Adds what a text says to what is done.
  const add = (text) => {
    const done = [...read(stored()), ...read(text)].sort();
    window.relay.store(key, JSON.stringify(Object.fromEntries(done.map((id) => [id, true]))));
  };

  let forgotten = null; // can be taken back for as long as the page stands

  const show = () => {
    const done = read(stored());
    for (const section of document.querySelectorAll("main section")) {
      let count = 0;
      for (const card of section.querySelectorAll("[data-lesson]")) {
        const is = done.includes(card.dataset.lesson);
        count += is;
        card.classList.toggle("is-done", is);
        card.querySelector(".card-done").hidden = !is;
      }
      const progress = section.querySelector(".progress");
      if (!progress) continue;
      progress.textContent = progress.dataset.text.replace("{done}", count.toLocaleString(`${document.documentElement.lang}-u-nu-latn`));
      progress.hidden = count === 0;
    }
    find("progress-save").hidden = done.length === 0;
    reset.hidden = done.length === 0 && forgotten === null;
    reset.textContent = forgotten === null ? words : reset.dataset.undo;
  };
  const say = (text) => { find("progress-said").textContent = text; };

  const reset = find("progress-reset");
  const words = reset.textContent;
  reset.addEventListener("click", () => {
    if (forgotten === null) {
      forgotten = stored();
      localStorage.removeItem(key);
      say(reset.dataset.done);
    } else {
      add(forgotten);
      forgotten = null;
      say("");
    }
    show();
  });

  find("progress-save").addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${stored()}\n`], { type: "application/json" }));
    link.download = "relay-mancala-lessons.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });

  const load = find("progress-load");
  const file = find("progress-file");
  load.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const text = await file.files[0]?.text().catch(() => ""); // it may be gone by now
    file.value = ""; // so that the same file can be chosen again
    if (text === undefined) return;
    const known = read(text).length > 0;
    if (known) add(text);
    show();
    say(known ? load.dataset.done : load.dataset.bad);
  });

  find("progress").hidden = false;
  show();
  addEventListener("pageshow", ({ persisted }) => { if (persisted) show(); }); // lessons were done since
})();
