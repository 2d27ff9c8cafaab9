// What the tests of this folder share: the module as it was built, and a Web Worker for Node.
import { readFileSync } from "node:fs";
import { Worker as Thread } from "node:worker_threads";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const here = new URL("./", import.meta.url);

/** The folder with the built module: MODULE_DIR, or dist/module. */
export const folder = process.env.MODULE_DIR
  ? pathToFileURL(`${resolve(process.env.MODULE_DIR)}/`)
  : new URL("../../dist/module/", here);

export const { load } = await import(new URL("mancala.js", folder));

/** The lines of a file of engine/testdata. */
export function vectors(name) {
  return readFileSync(new URL(`../../engine/testdata/${name}.jsonl`, here), "utf8").trim().split("\n").map((line) => JSON.parse(line));
}

/** Enough of a Web Worker to run worker.js in a thread, from a file or a Blob. */
export class FakeWorker {
  static made = [];

  constructor(url) {
    FakeWorker.made.push(this);
    const source = `
      const { parentPort, workerData } = require("node:worker_threads");
      const { readFileSync } = require("node:fs");
      const { runInThisContext } = require("node:vm");
      globalThis.self = globalThis;
      globalThis.postMessage = (m) => parentPort.postMessage(m);
      globalThis.importScripts = (url) => runInThisContext(readFileSync(new URL(url), "utf8"));
      globalThis.fetch = async (url) => new Response(readFileSync(new URL(url)), { headers: { "Content-Type": "application/wasm" } });
      parentPort.on("message", (data) => { if (data === "die") throw new Error("died"); self.onmessage({ data }); });
      importScripts(workerData);`;
    this.thread = new Thread(source, { eval: true, workerData: String(url) });
    this.thread.on("message", (data) => this.onmessage?.({ data }));
    this.thread.on("error", (e) => this.onerror?.({ message: e.message }));
  }

  postMessage(message) {
    this.thread.postMessage(message);
  }

  terminate() {
    this.thread.terminate();
  }
}
