/**
 * What must hold wherever the module runs: pass it the `load` to check. It throws on the first failure, and returns
 * the number of checks. It needs nothing of Node or of a page.
 */
export async function check(load, options = {}) {
  let count = 0;
  const is = (got, want, what) => {
    count++;
    const [a, b] = [JSON.stringify(got), JSON.stringify(want)];
    if (a !== b) throw new Error(`${what}: got ${a}, want ${b}`);
  };
  const code = async (promise) => promise.then(() => "no error", (e) => (e instanceof Error ? e.code : `not an Error: ${e}`));

  const m = await load(options);
  const hus = await m.start("hus");
  is(hus, "2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 S", "start");
  is((await m.rules()).length, 5, "rules");
  is((await m.moves("hus", hus)).length, 12, "moves");

  const played = await m.play("bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0", "e1");
  is(played.position, "0,5,5,5,0/5,5,5,5,0 N 5-0", "play");
  is(played.laps[1], { lift: ["a2"], seeds: 4, last: "d1", then: "capture", taken: ["e2"] }, "lap");
  is(await m.round("bosh", { S: 23, N: 17, starts: "N" }), "4,4,4,4,x/4,4,4,4,4 N 3-1", "round");

  const endless = "2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0/0,8,0,1,0,1,0,1/2,3,4,1,2,2,1,4 S";
  is(await code(m.play("hus", endless, "e1")), "endless", "an endless move");

  // Bad input of every kind, each followed by a call that is right.
  const cycle = {};
  cycle.id = cycle;
  const thrower = new Proxy({}, { get() { throw "no"; }, ownKeys() { throw "no"; }, getPrototypeOf() { throw "no"; } });
  const things = [undefined, null, 0, -1, NaN, Infinity, 10n, true, Symbol("s"), [], ["hus"], {}, cycle, thrower, () => {}, "",
    "x".repeat(1 << 20), "\0", "\ud800", "2,".repeat(100000), "__proto__", "constructor", { id: "__proto__" }, { id: "hus", constructor: "x" },
    Object.create(null), new Date(NaN), new Error("x"), new Uint8Array(9), Promise.reject, { id: "hus", columns: 1e9 }, { id: "hus", get columns() { throw cycle; } },
    { toString: () => "hus" }, new Proxy(() => {}, { apply() { throw 1; } }), Object.assign(Object.create({ id: "hus" }), { columns: NaN })];
  const right = async (what) => is((await m.play("bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0", "b1")).position.slice(0, 19), "5,5,5,0,5/5,0,0,5,5", `after ${what}`);
  for (const [i, x] of things.entries()) {
    const calls = { start: [x], moves: ["hus", x], play: ["hus", hus, x], round: ["bosh", x], best: [x, hus, { depth: 1 }], values: ["hus", x, { depth: 1 }] };
    for (const [name, args] of Object.entries(calls)) {
      const got = await code(m[name](...args));
      is(typeof got === "string" && !["no error", "internal", "load", "aborted"].includes(got) && !got.startsWith("not an"), true, `${name}, bad thing ${i}: ${got}`);
    }
    if (x !== undefined) {
      for (const key of ["ms", "depth", "nodes", "level", "signal", "made", "passes"]) {
        if (key === "ms" && x === 0 || key === "passes" && x === 0) continue;
        is(await code(m.best("hus", hus, { depth: 1, [key]: x })), "argument", `${key}, bad thing ${i}`);
      }
    }
    await right(`bad thing ${i}`);
  }

  // The computer player: limits, the right to interrupt, and calls between.
  const best = await m.best("hus", hus, { ms: 60 });
  is(best.nodes > 0 && best.depth > 0 && best.line[0] === best.pit, true, "best");
  is((await m.values("bosh", "4,4,4,4,4/4,4,4,4,4 S 0-0", { depth: 3 })).length, 5, "values");
  const again = async () => m.best("hus", hus, { depth: 6 });
  is(await again(), await again(), "the same call");

  const controller = new AbortController();
  const long = code(m.best("hus", hus, { ms: 600000, signal: controller.signal }));
  is((await m.moves("hus", hus)).length, 12, "a call during a search");
  controller.abort();
  is(await long, "aborted", "an aborted search");
  is(await code(m.best("hus", hus, { signal: controller.signal })), "aborted", "an aborted signal");
  is((await m.best("bosh", "0,0,0,2,0/1,0,0,0,0 S 20-17", { ms: 500 })).exact, true, "a search after one aborted");

  const cut = code(m.best("hus", hus, { ms: 600000 }));
  await m.moves("hus", hus);
  m.terminate();
  is(await cut, "aborted", "a search cut by terminate");
  is(await code(m.rules()), "aborted", "a call after terminate");
  m.terminate();
  return count;
}
