// @ts-check
// Plays in the page: Python and the reference are scripts of a folder, loaded when something is asked first.
"use strict";

(() => {
  const PARTS = ["worker", "lock", "loader", "runtime", "wasm", "stdlib", "msgspec", "packages"];
  const PATIENCE = 60_000; // milliseconds for one scenario
  const NEEDED = ["Worker", "WebAssembly", "DecompressionStream"];
  const form = /** @type {HTMLFormElement} */ (document.querySelector("#try"));
  const said = form.dataset;
  /** @type {Promise<Record<string, ArrayBuffer>> | undefined} */
  let parts;
  /** @type {Promise<Worker> | undefined} */
  let python;

  /** The scripts' common variable, in which each leaves its part. @returns {Record<string, string>} */
  const embedded = () => /** @type {any} */ (self).ettinPython ?? {};

  /** @param {string} name @returns {Promise<[string, ArrayBuffer]>} */
  async function part(name) {
    if (!(name in embedded())) {
      await new Promise((done, fails) => {
        const script = document.createElement("script");
        script.src = `${said.python}${name}.js`;
        script.addEventListener("load", done);
        script.addEventListener("error", () => fails(new Error(script.src)));
        document.head.append(script);
      });
    }
    const packed = Uint8Array.from(atob(embedded()[name]), (it) => it.charCodeAt(0));
    const content = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return [name, await new Response(content).arrayBuffer()];
  }

  async function loaded() {
    const missing = NEEDED.find((it) => !(it in self));
    if (missing) throw new Error(missing);
    return Object.fromEntries(await Promise.all(PARTS.map(part)));
  }

  /** What a worker says next; an error where it breaks. @param {Worker} worker @returns {Promise<any>} */
  function next(worker) {
    return new Promise((done, fails) => {
      worker.onmessage = (event) => (event.data.fault ? fails(new Error(event.data.fault)) : done(event.data));
      worker.onerror = (event) => fails(new Error(event.message ?? "Worker"));
    });
  }

  async function started() {
    const its = await (parts ??= loaded());
    const source = encodeURIComponent(new TextDecoder().decode(its.worker));
    const worker = new Worker(`data:text/javascript,${source}`, { type: "module" });
    await next(worker);
    worker.postMessage({ parts: its });
    await next(worker);
    return worker;
  }

  /** Python, or that this browser has none. */
  async function here() {
    try {
      return await (python ??= started());
    } catch (error) {
      python = parts = undefined;
      throw new Error(`${said.cannot} (${error instanceof Error ? error.message : error})`);
    }
  }

  /** @param {number} milliseconds @returns {Promise<never>} */
  const tooLong = (milliseconds) =>
    new Promise((_, fails) => setTimeout(() => fails(new Error(said.slow)), milliseconds));

  /** @type {Plays} */
  async function ettinPlays(asked, tells) {
    if (!python) tells(said.loading ?? "");
    const worker = await here();
    tells(said.playing ?? "");
    try {
      const came = next(worker);
      worker.postMessage({ asked: JSON.stringify(asked) });
      return JSON.parse((await Promise.race([came, tooLong(PATIENCE)])).tried);
    } catch (error) {
      worker.terminate();
      python = undefined;
      throw error;
    }
  }

  Object.assign(self, { ettinPlays });
})();
