// @ts-check
// What pages of the site do: a question on a day, a game step by step, keeping pages for no network.
"use strict";

const DAY = /^#(\d{4}-\d\d-\d\d)$/;
const STEP = /^#step-(\d+)$/;

/** The answer under the rules of a day, told at the top and marked among all days. */
(() => {
  const spans = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".spans > li")]);
  const told = /** @type {HTMLElement | null} */ (document.querySelector(".onday"));
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".at input"));
  if (!spans.length || !told || !field) return;

  function show() {
    const day = DAY.exec(location.hash)?.[1];
    const there = spans.find((it) => day && (it.dataset.since ?? "") <= day && (!it.dataset.until || day <= it.dataset.until));
    for (const span of spans) span.toggleAttribute("data-here", span === there);
    if (told) {
      told.hidden = !there;
      const says = there?.querySelector("p")?.textContent ?? "";
      told.textContent = there ? `${day} · ${says}` : "";
      told.className = `onday ${[...(there?.classList ?? [])].find((name) => name.startsWith("outcome")) ?? ""}`;
    }
    if (day && field) field.value = day;
    if (there && told) told.scrollIntoView({ block: "nearest" });
  }

  field.addEventListener("change", () => {
    location.hash = field.value;
  });
  addEventListener("hashchange", show);
  show();
})();

/** The drawing of the machine, fetched when it is first looked at. @param {HTMLElement} place @param {() => void} then */
function ettinDraw(place, then) {
  const from = place.dataset.machine ?? "";
  const insert = () => {
    if (!place.querySelector("svg")) place.insertAdjacentHTML("beforeend", Reflect.get(globalThis, "ettinMachine"));
    for (const link of place.querySelectorAll("svg a")) {
      link.setAttribute("href", `${from.replace(/machine\.js$/, "machine.html")}${link.getAttribute("href")?.replace(/^[^#]*/, "")}`);
    }
    then();
  };
  if (Reflect.get(globalThis, "ettinMachine")) return insert();
  const script = document.createElement("script");
  script.src = from;
  script.addEventListener("load", insert);
  document.head.append(script);
}

/** The state of the machine in which a game is, lit. @param {Element | null} place @param {HTMLElement | undefined} board */
function ettinLit(place, board) {
  const lit = [board?.dataset.step, board?.querySelector(".holds") ? "priority.wait" : undefined];
  for (const state of /** @type {NodeListOf<SVGElement>} */ (place?.querySelectorAll("svg [data-state]") ?? [])) {
    const isHere = lit.includes(state.dataset.state);
    state.toggleAttribute("data-here", isHere);
    if (isHere) state.setAttribute("aria-current", "step");
    else state.removeAttribute("aria-current");
  }
}

/** A game step by step: one board at a time, a link to each step, arrow keys. */
globalThis.ettinSteps = (/** @type {HTMLElement} */ game) => {
  const steps = /** @type {HTMLElement[]} */ ([...game.querySelectorAll(".game > li")]);
  const controls = /** @type {HTMLElement | null} */ (game.querySelector(".controls"));
  const turn = /** @type {HTMLElement | null} */ (game.querySelector(".turn"));
  const status = controls?.querySelector("[role=status]");
  const link = controls?.querySelector("a");
  if (!steps.length || !controls) return;
  let at = Math.max(0, steps.findIndex((it) => it.querySelector(".board")));

  function show() {
    const boards = steps.slice(0, at + 1).map((it) => it.querySelector(".board"));
    const board = /** @type {HTMLElement | undefined} */ (boards.filter(Boolean).pop());
    for (const [number, step] of steps.entries()) {
      step.toggleAttribute("data-later", number > at);
      step.toggleAttribute("data-here", number === at);
      if (number === at) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
      const own = /** @type {HTMLElement | null} */ (step.querySelector(".board"));
      if (own) own.hidden = own !== board;
    }
    for (const word of turn?.querySelectorAll("li") ?? []) {
      word.toggleAttribute("data-here", word.dataset.step === board?.dataset.step);
    }
    ettinLit(game.querySelector(".where"), board);
    const [back, on] = /** @type {HTMLButtonElement[]} */ ([...(controls?.querySelectorAll("button") ?? [])]);
    back.disabled = at === 0;
    on.disabled = at === steps.length - 1;
    if (status) status.textContent = (game.dataset.step ?? "").replace("{n}", String(at + 1)).replace("{of}", String(steps.length));
    link?.setAttribute("href", `#step-${at + 1}`);
  }

  /** @param {number} by */
  function go(by) {
    at = Math.min(Math.max(at + by, 0), steps.length - 1);
    history.replaceState(null, "", `#step-${at + 1}`);
    show();
  }

  /** To the first difference that the page tells, and from one to the next. */
  function nextDifference() {
    const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".parting a, .first-difference")]);
    const here = links.findIndex((it) => it.hash === `#step-${at + 1}`);
    if (links.length) location.hash = links[(here + 1) % links.length].hash;
  }

  function arrive() {
    if (!game.isConnected) return;
    const found = STEP.exec(location.hash);
    if (found) at = Math.min(Math.max(Number(found[1]) - 1, 0), steps.length - 1);
    show();
    if (found) steps[at].scrollIntoView({ block: "center" });
  }

  game.querySelector(".where")?.addEventListener("toggle", (event) => ettinDraw(/** @type {HTMLElement} */ (event.target), show));
  game.classList.add("stepping");
  controls.hidden = false;
  if (turn) turn.hidden = false;
  game.querySelector(".where")?.removeAttribute("hidden");
  for (const button of controls.querySelectorAll("button")) button.addEventListener("click", () => go(Number(button.dataset.go)));
  game.tabIndex = -1;
  addEventListener("keydown", (event) => {
    if (!game.isConnected) return; // another was opened in its place
    const busy = document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement || event.altKey || event.ctrlKey || event.metaKey;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by && !busy) go(by);
    if (event.key === "d" && !busy) nextDifference();
  });
  addEventListener("hashchange", arrive);
  addEventListener("beforeprint", () => game.classList.remove("stepping"));
  addEventListener("afterprint", () => game.classList.add("stepping"));
  arrive();
};
for (const game of document.querySelectorAll(".steps")) ettinSteps(/** @type {HTMLElement} */ (game));

/** Over HTTPS, and from this very machine, pages are kept, to be read without a network; not those
 * that are made when asked for, which name no manifest. */
const own = document.querySelector('link[rel="manifest"]')?.getAttribute("href");
if (own && isSecureContext && location.protocol.startsWith("http") && "serviceWorker" in navigator) {
  const root = new URL(".", new URL(own, location.href));
  navigator.serviceWorker.register(new URL("sw.js", root)).then(async () => {
    const ready = await navigator.serviceWorker.ready;
    ready.active?.postMessage({ language: document.documentElement.lang });
  });
}
