// @ts-check
// The text of a card, with the phrases marked that two heads change, each linked to its page.
"use strict";

/**
 * @typedef {object} Wordings
 * @property {[href: string, title: string, says: string, pattern: string][]} phrases
 * @property {string} sentence
 * @property {string} reminder
 * @property {string} unknown
 * @property {string} none
 */
/** @typedef {{start: number, end: number, phrase: number}} Marked */

const ettinWording = (() => {
  const patterns = /** @type {Map<Wordings, RegExp[]>} */ (new Map());

  /** @param {Wordings} known */
  function patternsOf(known) {
    const made = patterns.get(known) ?? known.phrases.map((each) => new RegExp(each[3], "giu"));
    patterns.set(known, made);
    return made;
  }

  /** The phrases in a text from left to right; of two in one place the longer one.
   * @param {Wordings} known @param {string} text @returns {Marked[]} */
  function marked(known, text) {
    const plain = text.replaceAll("’", "'");
    const hits = /** @type {Marked[]} */ ([]);
    for (const [phrase, pattern] of patternsOf(known).entries()) {
      for (const hit of plain.matchAll(pattern)) {
        hits.push({ start: hit.index, end: hit.index + hit[0].length, phrase });
      }
    }
    hits.sort((one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start);
    const chosen = /** @type {Marked[]} */ ([]);
    for (const hit of hits) {
      if (chosen.every((it) => hit.end <= it.start || it.end <= hit.start)) chosen.push(hit);
    }
    return chosen.sort((one, other) => one.start - other.start);
  }

  /** The sentences in which no phrase stands. @param {Wordings} known @param {string} text */
  function unmarked(known, text) {
    const told = text.replace(new RegExp(known.reminder, "gu"), "");
    const sentences = told.match(new RegExp(known.sentence, "gu")) ?? [];
    return sentences.filter((it) => /[\p{L}\p{N}_]/u.test(it) && !marked(known, it).length).map((it) => it.trim());
  }

  return { marked, unmarked };
})();

(() => {
  const field = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("#card-text"));
  const place = /** @type {HTMLElement | null} */ (document.querySelector("#marked"));
  const known = /** @type {Wordings | undefined} */ (Reflect.get(globalThis, "ettinWordings"));
  if (!field || !place || !known) return;

  /** @param {string} name @param {...(Node | string)} inside */
  function element(name, ...inside) {
    const made = document.createElement(name);
    made.append(...inside);
    return made;
  }

  /** @param {number} phrase @param {string} text */
  function link(phrase, text) {
    const made = document.createElement("a");
    made.href = known?.phrases[phrase][0] ?? "";
    made.textContent = text;
    return made;
  }

  /** @param {string} text @param {Marked[]} hits */
  function* pieces(text, hits) {
    let end = 0;
    for (const hit of hits) {
      yield text.slice(end, hit.start);
      yield element("mark", link(hit.phrase, text.slice(hit.start, hit.end)));
      end = hit.end;
    }
    yield text.slice(end);
  }

  function show() {
    const text = field?.value.trim() ?? "";
    if (!text || !known) return place?.replaceChildren();
    const hits = ettinWording.marked(known, text);
    const told = element("p", ...pieces(text, hits));
    told.className = "pasted";
    const list = element("dl");
    for (const phrase of new Set(hits.map((it) => it.phrase))) {
      const [, title, says] = known.phrases[phrase];
      list.append(element("dt", link(phrase, title)), element("dd", says));
    }
    const unknown = ettinWording.unmarked(known, text);
    const rest = unknown.length ? [element("p", known.unknown), element("ul", ...unknown.map((it) => element("li", it)))] : [];
    const none = hits.length ? [] : [element("p", known.none)];
    return place?.replaceChildren(told, list, ...none, ...rest);
  }

  field.addEventListener("input", show);
  show();
})();
