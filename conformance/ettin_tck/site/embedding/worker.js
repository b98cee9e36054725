// @ts-check
// Python beside the page: it is given its parts once, then one scenario at a time. It fetches nothing.

const NOWHERE = "https://python.invalid/"; // begins the names of parts; it is never asked

/** Answers what is asked, JSON for JSON; there once Python is. @type {((asked: string) => string) | undefined} */
let answer;

/** A module of its text: a page from disk has no address that a worker may import. @param {ArrayBuffer} text */
function imported(text) {
  return import(`data:text/javascript,${encodeURIComponent(new TextDecoder().decode(text))}`);
}

/** What Pyodide asks for is among the parts, or nowhere. @param {Record<string, ArrayBuffer>} parts */
function answersFetches(parts) {
  const wasm = { headers: { "Content-Type": "application/wasm" } };
  self.fetch = async (asked) => {
    const name = String(asked).slice(NOWHERE.length);
    if (name === "pyodide.asm.wasm") return new Response(parts.wasm, wasm);
    if (name === "python_stdlib.zip") return new Response(parts.stdlib);
    throw new Error(`${asked} is not embedded`);
  };
}

/** @param {Record<string, ArrayBuffer>} parts */
async function start(parts) {
  answersFetches(parts);
  const { loadPyodide } = await imported(parts.loader);
  const python = await loadPyodide({
    indexURL: NOWHERE,
    createPyodideModule: (await imported(parts.runtime)).default,
    lockFileContents: JSON.parse(new TextDecoder().decode(parts.lock)),
  });
  python.unpackArchive(parts.msgspec, "whl");
  const packages = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
  python.unpackArchive(parts.packages, "zip", { extractDir: packages });
  answer = python.runPython("from ettin_tck.site.trying.trial import answered; answered");
}

/** What an error was, which the last line of one from Python says. @param {unknown} error */
function said(error) {
  if (!(error instanceof Error)) return String(error);
  return error.name === "PythonError" ? error.message.trim().split("\n").at(-1) : error.message;
}

addEventListener("message", async (event) => {
  try {
    if (event.data.parts) {
      await start(event.data.parts);
      postMessage({ ready: true });
    } else {
      postMessage({ tried: answer?.(event.data.asked) });
    }
  } catch (error) {
    postMessage({ fault: said(error) });
  }
});
postMessage({ begun: true });
