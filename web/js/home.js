// The home page: the way back to a game or to the lessons, for those who began here before.
(() => {
  const show = (id, yes) => {
    document.getElementById(id).hidden = !yes;
  };
  const look = () => {
    show("continue-game", Boolean(localStorage.getItem("relay.game")));
    let done = {};
    try {
      done = JSON.parse(localStorage.getItem("relay.lessons")) ?? {};
    } catch { /* not ours: nothing is done */ }
    show("continue-lessons", Object.values(done).includes(true));
  };
  look();
  addEventListener("pageshow", look); // also when the browser brings the page back as it was left
})();
