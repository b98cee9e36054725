// @ts-check
// Keeps pages for use without a network: those of the list of a language, and whatever was looked at.
"use strict";

const KEPT = "ettin";

/** @param {string} language */
async function keep(language) {
  const cache = await caches.open(KEPT);
  const list = new URL(`${language}/offline.json`, registration.scope);
  const files = await (await fetch(list)).json();
  for (const file of files) {
    const url = new URL(file, registration.scope);
    if (!(await cache.match(url))) await cache.add(url);
  }
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
