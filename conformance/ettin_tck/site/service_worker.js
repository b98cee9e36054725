// @ts-check
// Keeps pages for use without a network: all of a language, and whatever else was looked at.
"use strict";

const KEPT = "ettin";
const AT_ONCE = 50;

/** @type {Record<string, string>} */
const KINDS = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

/** The lines of packed text, as they come. @param {ReadableStream<Uint8Array>} packed */
async function* lines(packed) {
  const text = packed.pipeThrough(new DecompressionStream("gzip")).pipeThrough(new TextDecoderStream());
  const reader = text.getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    yield* whole;
  }
}

/** @param {Cache} cache @param {string} line */
function put(cache, line) {
  const [file, text] = JSON.parse(line);
  const kind = KINDS[file.slice(file.lastIndexOf(".") + 1)] ?? "text/plain";
  const answer = new Response(text, { headers: { "content-type": `${kind}; charset=utf-8` } });
  return cache.put(new URL(file, registration.scope), answer);
}

/** Keep a language, unless just this is kept already. @param {string} language */
async function keep(language) {
  const cache = await caches.open(KEPT);
  const about = new URL(`${language}/offline.json`, registration.scope);
  const now = await (await fetch(about, { cache: "no-cache" })).text();
  if ((await (await cache.match(about))?.text()) === now || !("DecompressionStream" in globalThis)) return;
  const packed = (await fetch(new URL(`${language}/offline.bin`, registration.scope))).body;
  let waiting = [];
  for await (const line of lines(/** @type {ReadableStream<Uint8Array>} */ (packed))) {
    waiting.push(put(cache, line));
    if (waiting.length < AT_ONCE) continue;
    await Promise.all(waiting);
    waiting = [];
  }
  await Promise.all(waiting);
  await cache.put(about, new Response(now));
}

/** What the network gives, kept; without it what was kept. @param {Request} request */
async function answer(request) {
  const cache = await caches.open(KEPT);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch {
    const kept = await cache.match(request, { ignoreSearch: true });
    return kept ?? Response.error();
  }
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => event.waitUntil(keep(event.data.language)));
addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
