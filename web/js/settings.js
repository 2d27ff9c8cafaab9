// The form of the settings, on its page or in a dialog at the table. As it stands in the document it
// holds the defaults; what the reader chose is kept in this browser, and the table reads it from there
// (app/session/settings.go).
(() => {
  const key = "relay.settings";
  const form = document.getElementById("settings");
  const status = document.getElementById("settings-status");
  const html = document.documentElement;

  let warned = false;
  let timer;
  const say = (text, seconds) => {
    clearTimeout(timer);
    status.textContent = "";
    requestAnimationFrame(() => { status.textContent = text; }); // so that the same words are said again
    timer = setTimeout(() => { status.textContent = ""; }, 1000 * seconds);
  };

  const chosen = () => {
    const settings = {};
    for (const field of form.elements) {
      if (!field.name || (field.type === "radio" && !field.checked)) continue;
      settings[field.name] = field.type === "checkbox" ? field.checked : field.name === "speed" ? Number(field.value) : field.value;
    }
    return settings;
  };

  const fill = (settings) => {
    for (const field of form.elements) {
      const value = settings[field.name];
      if (value === undefined) continue;
      if (field.type === "radio") {
        if (field.value === value) field.checked = true; // a value we do not know changes nothing
      } else if (field.type === "checkbox") {
        field.checked = value === true;
      } else if ([...field.options].some((o) => o.value === String(value))) {
        field.value = String(value);
      }
    }
  };

  const apply = ({ theme, board, motion }) => {
    html.dataset.theme = theme;
    html.dataset.board = board;
    if (motion === "less") html.dataset.motion = "less";
    else delete html.dataset.motion;
  };

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", () => {
    const settings = chosen();
    apply(settings);
    localStorage.setItem(key, JSON.stringify(settings));
    dispatchEvent(new Event("relay-settings"));
    if (window.relay.stored) {
      say(form.dataset.saved, 4);
    } else if (!warned) {
      warned = true;
      say(form.dataset.notsaved, 20);
    }
  });

  const dialog = document.getElementById("reset-dialog");
  document.getElementById("reset-all")?.addEventListener("click", () => dialog.showModal());
  dialog?.addEventListener("close", () => {
    if (dialog.returnValue !== "yes") return;
    dialog.returnValue = "";
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith("relay.")) localStorage.removeItem(name);
    }
    form.reset();
    apply(chosen());
    say(form.dataset.gone, 10);
  });

  // A browser may bring back what stood in the form before: the stored settings are what counts.
  const read = () => {
    form.reset();
    try {
      fill(JSON.parse(localStorage.getItem(key)) ?? {});
    } catch { /* not ours: the defaults */ }
  };
  read();
  addEventListener("pageshow", ({ persisted }) => { if (persisted) read(); });

  // The client opens the dialog; keys and menus of the table may have changed a setting before.
  window.relay.comfort = () => {
    read();
    const panel = document.getElementById("comfort");
    if (panel?.open === false) panel.showModal();
  };
})();
