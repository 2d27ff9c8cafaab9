// The engine of Relay Mancala in a Web Worker. mancala.js starts it and talks to it:
//
//   in   {exec, wasm}               addresses of wasm_exec.js and engine.wasm, once
//        {call: [id, method, args]}
//        {cancel: id}
//   out  {ready: true} or {failed: why}, once
//        {answer: [id, json]}
//        {progress: [id, json]}     before the answer, when the call asks for it
//        {dead: true}               the program has ended
//
// It is a classic script, so that it also works behind wasm_exec.js in a Blob, which is all that a
// sandboxed frame can start.
"use strict";
(() => {
  let engine;

  async function program(address, imports) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} for ${address}`);
    if (/^application\/wasm\b/.test(response.headers.get("Content-Type") ?? "")) {
      return (await WebAssembly.instantiateStreaming(response, imports)).instance;
    }
    return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
  }

  async function start({ exec, wasm }) {
    try {
      if (!self.Go) importScripts(exec);
      const go = new self.Go();
      const instance = await program(wasm, go.importObject);
      self.relayMancala = (api) => { engine = api; };
      const dead = () => postMessage({ dead: true });
      go.run(instance).then(dead, dead);
      postMessage({ ready: true });
    } catch (e) {
      postMessage({ failed: String(e) });
    }
  }

  const reply = (id, json) => postMessage({ answer: [id, json] });
  const progress = (id, json) => postMessage({ progress: [id, json] });

  self.onmessage = ({ data }) => {
    if (data.call) engine.call(...data.call, reply, progress);
    else if (data.cancel) engine.cancel(data.cancel);
    else if (data.wasm) start(data);
  };
})();
