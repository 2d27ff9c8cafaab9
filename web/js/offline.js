// Keeps the site on the device, and tells the reader when a new version has arrived. The new version
// waits until the reader asks for it: a game is never reloaded under someone's hands.
(() => {
  const { ready, reload, later } = document.currentScript.dataset;
  const base = document.querySelector('meta[name="base"]').content;

  // Not in the frame of another site, where the store may be blocked and is thrown away anyway.
  const ownWindow = () => {
    try {
      return window.top.location.origin === location.origin && window.relay.stored;
    } catch {
      return false;
    }
  };

  const button = (label, className, action) => {
    const b = document.createElement("button");
    b.type = "button";
    b.className = className;
    b.textContent = label;
    b.addEventListener("click", action);
    return b;
  };

  // Shows the notice, unless it was put off in this tab. accept is called when the new version is wanted.
  let notice;
  const putOff = () => {
    sessionStorage.setItem("relay.later", "");
    notice.remove();
  };
  const offer = (accept) => {
    if (sessionStorage.getItem("relay.later") !== null) return;
    notice?.remove();
    notice = document.createElement("aside");
    notice.id = "update";
    notice.className = "notice update";
    notice.setAttribute("role", "status");
    document.body.append(notice);
    const text = document.createElement("p");
    text.textContent = ready;
    notice.append(text, button(reload, "btn btn-main", accept), button(later, "btn btn-quiet", putOff));
  };

  const watch = (registration) => {
    const waiting = () => {
      const worker = registration.waiting;
      if (!worker || !navigator.serviceWorker.controller) return;
      offer(() => {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
        worker.postMessage({ type: "skip-waiting" });
      });
    };
    waiting();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", waiting);
    });

    // Another tab accepted the new version: this one works on, and can follow when it likes.
    if (navigator.serviceWorker.controller) {
      navigator.serviceWorker.addEventListener("controllerchange", () => offer(() => location.reload()), { once: true });
    }

    // A page that stays open for days asks now and then.
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < 3600e3) return;
      asked = Date.now();
      registration.update().catch(() => {}); // offline: next time
    });
  };

  addEventListener("load", async () => {
    try {
      if (!ownWindow() || !navigator.serviceWorker) return;
      watch(await navigator.serviceWorker.register(`${base}/sw.js`, { scope: `${base}/`, updateViaCache: "none" }));
    } catch (err) {
      console.warn("The site is not kept for offline use:", err); // it works all the same
    }
  });
})();
