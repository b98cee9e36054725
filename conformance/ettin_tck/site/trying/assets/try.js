// @ts-check
// A scenario that is edited: played on demand, told with what is wrong at its line, taken away as a file.
"use strict";

/**
 * What plays: another script of the page. `tells` shows what is being done.
 * @typedef {{language: string, text: string, date: string}} Asked
 * @typedef {{html: string, wrong: {line: number, says: string}[]}} Tried
 * @typedef {(asked: Asked, tells: (text: string) => void) => Promise<Tried>} Plays
 */

(() => {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("#try"));
  const field = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("#text"));
  const day = /** @type {HTMLInputElement | null} */ (document.querySelector("#day"));
  const button = /** @type {HTMLButtonElement | null} */ (form?.querySelector("[type=submit]") ?? null);
  const wrong = /** @type {HTMLElement | null} */ (document.querySelector("#wrong"));
  const came = /** @type {HTMLElement | null} */ (document.querySelector("#came"));
  const status = /** @type {HTMLElement | null} */ (document.querySelector("#trying"));
  const away = /** @type {HTMLAnchorElement | null} */ (document.querySelector("#away"));
  if (!form || !field || !day || !button || !wrong || !came || !status || !away) return;
  const written = field.value;
  const plays = /** @type {{ettinPlays: Plays}} */ (/** @type {unknown} */ (self)).ettinPlays;

  /** A fault of the text, as a line that leads to its place. @param {{line: number, says: string}} fault */
  function told(fault) {
    const item = document.createElement("li");
    if (!fault.line) {
      item.textContent = fault.says;
      return item;
    }
    const place = document.createElement("button");
    place.type = "button";
    place.textContent = (form?.dataset.line ?? "").replace("{n}", String(fault.line));
    place.addEventListener("click", () => select(fault.line));
    item.append(place, ` ${fault.says}`);
    return item;
  }

  /** @param {number} line */
  function select(line) {
    const lines = field?.value.split("\n") ?? [];
    const start = lines.slice(0, line - 1).reduce((length, it) => length + it.length + 1, 0);
    field?.focus();
    field?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  }

  async function play() {
    if (!field || !day || !button || !wrong || !came || !status) return;
    button.disabled = true;
    status.textContent = form?.dataset.playing ?? "";
    wrong.replaceChildren();
    came.replaceChildren();
    try {
      const asked = { language: document.documentElement.lang, text: field.value, date: day.value };
      const tried = await plays(asked, (text) => { status.textContent = text; });
      wrong.replaceChildren(...tried.wrong.map(told));
      came.innerHTML = tried.html;
      status.textContent = "";
      if (tried.wrong[0]?.line) select(tried.wrong[0].line);
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    } finally {
      button.disabled = false;
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    play();
  });
  field.addEventListener("input", () => field.toggleAttribute("data-edited", field.value !== written));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) play();
  });
  form.querySelector("[type=reset]")?.addEventListener("click", () => {
    field.removeAttribute("data-edited");
    wrong.replaceChildren();
    came.replaceChildren();
  });
  away.addEventListener("click", () => {
    URL.revokeObjectURL(away.href);
    away.href = URL.createObjectURL(new Blob([field.value], { type: "text/plain" }));
  });
  addEventListener("beforeunload", (event) => {
    if (field.hasAttribute("data-edited")) event.preventDefault();
  });
})();
