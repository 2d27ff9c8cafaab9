// Every example of README.md gives what it says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./setup.mjs";

const m = await load({ worker: false });
const text = readFileSync(new URL("README.md", import.meta.url), "utf8");
const AsyncFunction = (async () => {}).constructor;

for (const [, block] of text.matchAll(/```js\n([^]*?)```/g)) {
  for (const line of block.trim().split("\n")) {
    const [call, want] = line.split(" // → ");
    test(call, async () => {
      assert.ok(want, "an example without its result");
      const got = await new AsyncFunction("m", `return ${call}`)(m);
      assert.deepEqual(got, await new AsyncFunction(`return ${want}`)());
    });
  }
}

test("every code is in the table", async () => {
  const source = readFileSync(new URL("mancala.js", import.meta.url), "utf8");
  const codes = [...source.match(/const MEANING = {([^]*?)\n};/)[1].matchAll(/^ {2}"([\w-]+)":/gm)].map((x) => x[1]);
  assert.ok(codes.length > 20);
  for (const code of codes) assert.ok(text.includes(`\`${code}\``), code);
});
