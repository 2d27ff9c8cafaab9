// Starts the client (app/main.go) on a prerendered page. The page stays as it is until the client has
// rendered the same, then buttons work; taps made in between are not lost.
(() => {
  const html = document.documentElement;
  const { text, failed, retry } = document.currentScript.dataset;
  const base = document.querySelector('meta[name="base"]').content;
  const files = (html.dataset.files ?? "").split(" ").filter(Boolean);

  // A fragment that is not well escaped would be no address to Go.
  const mend = () => {
    const hash = location.hash.replace(/%(?![0-9a-f]{2})/gi, "%25");
    if (hash !== location.hash) history.replaceState(history.state, "", hash);
  };
  mend();
  addEventListener("popstate", mend);

  // The rules engine and computer player, in a worker: started when first asked for, and once.
  let engine;
  window.relay.engine = () => {
    engine ??= import(new URL(`${base}/module/mancala.js`, location)).then(({ load }) => load());
    engine.catch(() => { engine = undefined; }); // the next call tries again
    return engine;
  };

  // What the client asks of the browser: each takes a line here, and a kilobyte in WebAssembly.
  Object.assign(window.relay, {
    copy: async (words) => navigator.clipboard.writeText(words),
    date: (lang, ms) => new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(ms),
    place: (fragment) => history.replaceState(null, "", `#${fragment}`),
    save: (name, words) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([words], { type: "text/plain" }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    },
    sound: (hertz, seconds) => {
      import(new URL(`${base}/js/sound.js`, location)).then(({ play }) => play(hertz, seconds)).catch(() => {}); // silence is no fault
    },
  });

  const read = async (path) => {
    const response = await fetch(base + path);
    if (!response.ok) throw new Error(`${response.status} for ${path}`);
    return response;
  };

  const compile = async (path) => {
    try {
      return await WebAssembly.compileStreaming(read(path));
    } catch { // a host that sends another type
      return WebAssembly.compile(await (await read(path)).arrayBuffer());
    }
  };

  // The reader sees the prerendered page first, however fast the client is. A hidden page has no frames.
  const painted = () => new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    if (document.hidden) done();
  });

  // go-app takes over the first child of body. The header that comes first here needs no client, nor
  // does the footer: while go-app looks, its body is #app and the first child of that is main. And it
  // would take over the clicks on links, which are ordinary navigation here.
  const start = (go, instance) => {
    const body = document.getElementById("app");
    const main = document.getElementById("main");
    Object.defineProperty(document, "body", { value: body, configurable: true });
    Object.defineProperty(body, "firstElementChild", { value: main, configurable: true });
    Object.defineProperty(window, "onclick", { set() {}, configurable: true });
    const ended = go.run(instance); // returns when the first rendering is done
    delete document.body;
    delete body.firstElementChild;
    return ended;
  };

  // What the reader did before: settings of form controls, taps, and where the focus was.
  const replay = (focused) => {
    for (const { id, value, checked } of window.relay.early.splice(0)) {
      const control = document.getElementById(id);
      if (!control || control.disabled) continue;
      if (value === undefined) {
        control.click();
        continue;
      }
      control.value = value;
      if (checked !== undefined) control.checked = checked;
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    if (focused && document.activeElement === document.body) {
      document.getElementById(focused)?.focus({ preventScroll: true });
    }
  };

  const fail = (reason) => {
    console.error(reason);
    html.dataset.client = "failed";
    const notice = document.createElement("p");
    notice.className = "notice";
    notice.setAttribute("role", "alert");
    const again = document.createElement("button");
    again.className = "btn";
    again.textContent = retry;
    again.addEventListener("click", () => location.reload());
    notice.append(failed, " ", again);
    document.getElementById("main").prepend(notice);
  };

  const run = async () => {
    const go = new Go();
    const [module, catalogue, ...contents] = await Promise.all([
      compile("/js/app.wasm"),
      ...[text, ...files].map(async (path) => (await read(path)).text()),
    ]);
    const instance = await WebAssembly.instantiate(module, go.importObject);
    window.relay.base = base;
    window.relay.text = catalogue;
    window.relay.files = Object.fromEntries(files.map((path, i) => [path, contents[i]]));

    await painted();
    const focused = document.activeElement?.id;
    const ended = start(go, instance);
    html.dataset.client = "ready";
    performance.mark("client ready");
    replay(focused);
    await ended;
    throw new Error("the client has stopped");
  };

  run().catch(fail);
})();
