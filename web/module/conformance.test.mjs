// The conformance vectors, through the module: every fifth, and all worked examples.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, vectors } from "./setup.mjs";

const m = await load({ worker: false });

/** A move as the vectors tell it: a lap each. */
const traced = (laps, bosh) => laps.map(({ lift, seeds, last, then, taken }) =>
  [lift.join("+"), seeds, last, then, ...(bosh ? taken : [])]);

for (const name of ["hus", "hus-both", "hus-windhoek", "el-hus", "bosh", "cases"]) {
  test(name, async () => {
    const list = vectors(name).filter((_, i) => name === "cases" || i % 5 === 0);
    for (const v of list) {
      const bosh = v.rules === "bosh";
      const stores = bosh ? " 0-0" : "";
      const call = m.play(v.rules, `${v.before} ${v.side}${stores}`, v.pit);
      if (v.ends === "endless") {
        await assert.rejects(call, { code: "endless", argument: "pit" });
        continue;
      }
      const got = await call;
      const [board, side] = got.position.split(" ");
      assert.deepEqual([board, side], [v.after, v.side === "S" ? "N" : "S"], `${v.pit} in ${v.before}`);
      assert.equal(got.captured, v.captured);
      assert.equal(got.laps.length, v.laps);
      assert.equal(got.laps.at(-1).last, v.last);
      if (v.trace) assert.deepEqual(traced(got.laps, bosh), v.trace);
      if (!bosh) got.laps.forEach((lap, i) => { if (lap.then === "capture") assert.deepEqual(lap.taken, got.laps[i + 1].lift); });
    }
  });
}

test("every move listed can be played", async () => {
  for (const v of vectors("hus").filter((_, i) => i % 97 === 0)) {
    const position = `${v.before} ${v.side}`;
    for (const { pit, endless } of await m.moves("hus", position)) {
      if (endless) await assert.rejects(m.play("hus", position, pit), { code: "endless" });
      else await m.play("hus", position, pit);
    }
  }
});
