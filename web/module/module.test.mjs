// The module's own behaviour: arguments, errors, workers, restarts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "./browser-check.mjs";
import { FakeWorker, folder, load } from "./setup.mjs";

const m = await load({ worker: false });
const opening = await m.start("bosh");

test("the checklist, in this thread", async () => {
  assert.ok(await check(load, { worker: false }) > 300);
});

test("the checklist, in a worker", async () => {
  globalThis.Worker = FakeWorker;
  try {
    assert.ok(await check(load) > 300);
  } finally {
    delete globalThis.Worker;
  }
});

test("a worker that dies: its calls fail, the next call starts another", async () => {
  globalThis.Worker = FakeWorker;
  try {
    const w = await load();
    const long = w.best("hus", await w.start("hus"), { ms: 600000 });
    FakeWorker.made.at(-1).postMessage("die");
    await assert.rejects(long, { code: "internal" });
    assert.equal(await w.start("bosh"), opening);
    w.terminate();
  } finally {
    delete globalThis.Worker;
  }
});

test("no worker at all: the page", async () => {
  globalThis.Worker = class { constructor() { throw new Error("SecurityError"); } };
  try {
    const w = await load();
    assert.equal(await w.start("bosh"), opening);
    w.terminate();
  } finally {
    delete globalThis.Worker;
  }
});

test("load", async () => {
  for (const options of [null, 1, "x", [], { worker: 1 }, { url: 5 }, { url: "http://[" }, { get url() { throw 1; } }]) {
    await assert.rejects(load(options), { code: "argument" });
  }
  await assert.rejects(load({ worker: false, url: new URL("nowhere/", folder) }), { code: "load" });
  const w = await load({ worker: false, url: folder.href.slice(0, -1) });
  assert.equal(await w.start("bosh"), opening);
  w.terminate();
  assert.equal("Go" in globalThis, false);
  assert.equal("relayMancala" in globalThis, false);
});

test("every rule set has a name, and sources with an address", async () => {
  for (const { id, name, sources } of await m.rules()) {
    assert.notEqual(name, id);
    assert.ok(sources.length > 0 && sources.every(({ url, title }) => url.startsWith("http") && title), id);
  }
});

test("options", async () => {
  const position = "2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0/0,8,0,1,0,1,0,1/2,3,4,1,2,2,1,4 S";
  const of = (endless) => m.play({ id: "hus", endless }, position, "e1");
  await assert.rejects(of("illegal"), { code: "endless" });
  const stopped = await of("stopAfter 100");
  assert.equal(stopped.laps.length, 100);
  assert.deepEqual([stopped.ending, stopped.over], ["endless", false]);
  const lost = await of("moverLoses");
  assert.deepEqual([lost.laps, lost.ending, lost.over, lost.winner, lost.final], [[], "endless", true, "N", null]);
  assert.equal((await of("draw")).winner, "draw");

  const wide = await m.start({ id: "hus", columns: "12" });
  assert.equal(wide, await m.start("hus", { columns: 12 }));
  assert.equal((await m.moves("hus", wide)).length, 18);
  assert.equal((await m.moves({ id: "hus", columns: 12, skipOrigin: true, members: 3 }, wide)).length, 18);
  await assert.rejects(m.moves({ id: "hus", columns: 8 }, wide), { code: "ragged", argument: "position", column: 16 });
  await assert.rejects(m.start("el-hus", { columns: 12 }), { code: "columns" });
  await assert.rejects(m.start("hus", { captureNeeds: "all" }), { code: "value" });
  await assert.rejects(m.start({ id: "hus", colour: "red" }), { code: "option" });
  await assert.rejects(m.start("bosh", { starts: "E" }), { code: "value" });
  assert.equal(await m.start("bosh", { starts: "loser" }), opening);
  for (const { id, options } of await m.rules()) {
    for (const { name, default: value, values } of options) {
      await m.start({ id, [name]: value });
      for (const { value: word, min, max } of values) {
        for (const n of min === undefined ? [""] : [min, max]) await m.start({ id, [name]: `${word} ${n}`.trim() });
      }
    }
  }
});

test("errors tell what and where", async () => {
  await assert.rejects(m.moves("bosh", "4,4,4,4,4/4,4,-4,4,4 S 0-0"), (e) =>
    e instanceof Error && e.code === "count" && e.column === 15 && e.message.startsWith("position: ") && e.message.includes("column 15") && e.message.includes("-4"));
  await assert.rejects(m.play("hus", await m.start("hus"), "e9"), { code: "pit", argument: "pit" });
  await assert.rejects(m.play("bosh", opening, "--"), { code: "pass" });
  await assert.rejects(m.play("bosh", "1,0,0,0,0/0,0,0,0,0 S 0-0", "a1"), { code: "over", argument: "position" });
  await assert.rejects(m.round("hus", { S: 20, N: 20 }), { code: "round" });
  await assert.rejects(m.round("bosh", { S: 38, N: 2 }), { code: "holding" });
  await assert.rejects(m.round("bosh", { S: 20, N: 20, fill: ["a1"] }), { code: "argument", argument: "fill" });
  await assert.rejects(m.round({ id: "bosh", fill: "choose" }, { S: 20, N: 20, fill: ["a1"] }), { code: "pit", argument: "fill" });
});

test("passes, ends and holdings", async () => {
  const stuck = "x,x,3,x,x/5,x,6,x,x S 13-13";
  assert.deepEqual((await m.moves("bosh", stuck)).filter((x) => !x.endless), [{ pit: "--", endless: false }]);
  const passed = await m.play("bosh", stuck, "--");
  assert.deepEqual([passed.ending, passed.laps, passed.over, passed.position], ["pass", [], false, "x,x,3,x,x/5,x,6,x,x N 13-13"]);
  const both = await m.play("bosh", passed.position, "--", { passes: 1 });
  assert.deepEqual([both.over, both.winner, both.final], [true, "draw", { S: 20, N: 20 }]);
  assert.equal((await m.best("bosh", stuck)).pit, "--");

  const over = "0,0,0,2,0/0,0,0,0,0 S 20-18";
  assert.deepEqual(await m.moves("bosh", over), []);
  assert.deepEqual(await m.values("bosh", over), []);
  assert.deepEqual(await m.best("bosh", over), { pit: null, score: -2, exact: true, depth: 0, nodes: 1, line: [] });
});

test("a round to its end, by the computer", async () => {
  let position = opening;
  let score, last;
  for (let ply = 0; !last?.over; ply++) {
    const b = await m.best("bosh", position, { ms: 60000 });
    assert.equal(b.exact, true);
    score ??= b.score;
    last = await m.play("bosh", position, b.pit);
    position = last.position;
  }
  assert.equal(last.final.S - last.final.N, score); // as was proved at the start
  assert.match(await m.round("bosh", { ...last.final, starts: "N" }), / N /);
});

test("levels", async () => {
  const position = await m.start("hus");
  for (let level = 1; level <= 7; level++) {
    const one = await m.best("hus", position, { level, seed: 5 });
    assert.deepEqual(one, await m.best("hus", position, { level, seed: 5 }));
    await m.play("hus", position, one.pit);
  }
});

test("progress", async () => {
  const position = await m.start("hus");
  const told = [];
  const last = await m.best("hus", position, { depth: 5, progress: (found) => told.push(found) });
  assert.deepEqual(told.map(({ depth }) => depth), [1, 2, 3, 4, 5]);
  assert.deepEqual(told.at(-1), last);
  assert.ok(told.every(({ pit, line }) => line[0] === pit));

  const { error } = console;
  console.error = () => {};
  const thrown = await m.best("hus", position, { depth: 5, progress: () => { throw new Error("the caller's"); } });
  console.error = error;
  assert.deepEqual(thrown, last);
  await assert.rejects(m.best("hus", position, { progress: 5 }), { code: "argument", argument: "progress" });

  const controller = new AbortController();
  let after = 0;
  const cut = m.best("hus", position, { ms: 600000, signal: controller.signal, progress: ({ depth }) => {
    after += controller.signal.aborted;
    if (depth === 4) controller.abort();
  } });
  await assert.rejects(cut, { code: "aborted" });
  await m.best("hus", position, { depth: 6 });
  assert.equal(after, 0);
});

test("many calls at once, answered in their own order", async () => {
  const position = await m.start("hus");
  const searches = [1, 2, 3, 4, 5].map((depth) => m.best("hus", position, { depth }));
  const moves = await Promise.all(Array.from({ length: 200 }, () => m.moves("hus", position)));
  assert.ok(moves.every((list) => list.length === 12));
  assert.deepEqual((await Promise.all(searches)).map((b) => b.depth), [1, 2, 3, 4, 5]);
});
