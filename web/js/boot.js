// Runs before the page is painted, on every page, and is all that the first paint waits for:
// storage that always works, the reader's theme and board, and the taps made before the client stands.
(() => {
  const html = document.documentElement;
  const relay = (window.relay = { early: [] });

  // In a sandboxed frame, or with third-party storage blocked, touching localStorage throws, and the
  // client cannot recover from that. A store in memory takes its place.
  const memory = () => {
    const items = new Map();
    return {
      get length() { return items.size; },
      key: (i) => [...items.keys()][i] ?? null,
      getItem: (k) => items.get(String(k)) ?? null,
      setItem: (k, v) => void items.set(String(k), String(v)),
      removeItem: (k) => void items.delete(String(k)),
      clear: () => items.clear(),
    };
  };
  relay.stored = true;
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      window[name].setItem("relay.probe", "");
      window[name].removeItem("relay.probe");
    } catch {
      relay.stored = false;
      Object.defineProperty(window, name, { value: memory(), configurable: true });
    }
  }

  // Go cannot catch what a full storage throws.
  relay.store = (key, value) => {
    try {
      localStorage.setItem(key, value);
      return relay.stored;
    } catch {
      return false;
    }
  };

  const dress = () => {
    let settings = {};
    try {
      settings = JSON.parse(localStorage.getItem("relay.settings")) ?? {};
    } catch { /* not ours: the defaults */ }
    const { theme, board, motion } = settings;
    html.dataset.theme = ["light", "dark"].includes(theme) ? theme : "auto";
    html.dataset.board = ["sand", "contrast", "projector"].includes(board) ? board : "wood";
    if (motion === "less") html.dataset.motion = "less";
    else delete html.dataset.motion;
  };
  dress();

  // A page that the browser kept as it was left, and brings back, may be older than the settings.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    dress();
    dispatchEvent(new Event("relay-settings"));
  });

  // The same page in another language shows the same: a position, a game or a place on the page.
  const keepPlace = (event) => {
    const link = event.target.closest?.(".languages a");
    if (link) link.hash = location.hash;
  };
  for (const type of ["click", "auxclick"]) document.addEventListener(type, keepPlace, true);

  // Until the client has taken over, its buttons do nothing yet. client.js hands these on to it.
  if (html.dataset.client !== "waiting") return;
  const keep = (event) => {
    if (html.dataset.client !== "waiting" || !event.isTrusted) return;
    const control = event.target.closest("#app :is(button, input, select, textarea)");
    if (event.type === "submit") event.preventDefault();
    if (!control?.id || control.disabled) return;
    if (event.type === "change") {
      relay.early.push({ id: control.id, value: control.value, checked: control.checked });
    } else if (control.localName === "button") {
      relay.early.push({ id: control.id });
    }
  };
  for (const type of ["click", "change", "submit"]) document.addEventListener(type, keep, true);
})();
