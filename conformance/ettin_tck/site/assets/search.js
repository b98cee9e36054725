// @ts-check
// Search in an index that was made at build time: words in any order, their parts, names of cards.
"use strict";

/**
 * @typedef {object} Index
 * @property {[kind: string, href: string, title: string, weight: number][]} docs
 * @property {Record<string, number[]>} terms  by term, the pages that say it: each the distance from
 *   the one before, twice, and one more where it is said in the title
 * @property {{language: string, kinds: Record<string, string>, found: Record<string, string>, none: string}} words
 */

/** @typedef {{href: string, title: string, kind: string, score: number}} Hit */

const ettinSearch = (() => {
  const WORD = /[\p{L}\p{N}_']+(?:\.[\p{L}\p{N}_]+)*/gu;
  const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
  const TELLING = /[\u4e00-\u9fff々]+|[\u30a0-\u30ff]+|[a-z0-9]+/g;
  const SHORT = 3; // words of so many letters have no endings, and tell nothing beside longer ones
  const TITLE = 2; // how much more a word counts in a title
  const INSIDE = 0.4; // how much a word counts that is only a part of another
  const NEAR = 0.3; // what says less than this part of what the best one says is not about it

  /** @param {string} text */
  const folded = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").replace(/’/g, "'");

  /** @param {string} run */
  const bigrams = (run) =>
    run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, n) => run.slice(n, n + 2));

  /** The words of a question; of Japanese, pairs of signs. @param {string} question */
  function wordsOf(question) {
    const found = /** @type {string[]} */ ([]);
    for (const word of folded(question).match(WORD) ?? []) {
      if (JAPANESE.test(word)) found.push(...(word.match(TELLING) ?? [word]).flatMap(bigrams));
      else found.push(...word.split("'").filter(Boolean));
    }
    return [...new Set(found)];
  }

  /** How well a term says a word: 1 in another form, less as a part of it, 0 not at all.
   * @param {string} term @param {string} word */
  function match(term, word) {
    if (term === word) return 1;
    if (JAPANESE.test(word)) return word.length === 1 && term.includes(word) ? 1 : 0;
    if (word.length <= SHORT || /\d/.test(word)) return term.startsWith(word) && word.length > 1 ? 0.7 : 0;
    if (term.startsWith(word)) return 0.9;
    if (term.length > SHORT && word.startsWith(term)) return 0.9;
    return term.includes(word) ? INSIDE : 0;
  }

  /** The pages that say a word, each with what the word counts there.
   * @param {Index} index @param {string} word */
  function saying(index, word) {
    const pages = /** @type {Map<number, number>} */ (new Map());
    for (const term in index.terms) {
      const well = match(term, word);
      if (!well) continue;
      let page = 0;
      for (const entry of index.terms[term]) {
        page += entry >> 1;
        const counts = well * (entry & 1 ? TITLE : 1);
        if (counts > (pages.get(page) ?? 0)) pages.set(page, counts);
      }
    }
    return pages;
  }

  /** The pages about a question, best first. @param {Index} index @param {string} question @returns {Hit[]} */
  function search(index, question) {
    const words = wordsOf(question).map((word) => ({ word, pages: saying(index, word) }));
    const said = words.filter((each) => each.pages.size);
    const telling = said.filter((each) => each.word.length > SHORT || JAPANESE.test(each.word) || /\d/.test(each.word));
    const scores = /** @type {Map<number, number>} */ (new Map());
    for (const { pages } of telling.length ? telling : said) {
      const counts = Math.log(1 + index.docs.length / pages.size);
      for (const [page, weight] of pages) scores.set(page, (scores.get(page) ?? 0) + counts * weight);
    }
    const hits = [...scores].map(([page, score]) => {
      const [kind, href, title, weight] = index.docs[page];
      return { href, title, kind, score: score * weight };
    });
    hits.sort((one, other) => other.score - one.score);
    return hits.filter((hit) => hit.score >= NEAR * hits[0].score);
  }

  return { search, folded };
})();

(() => {
  const MOST = 30;
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#search"));
  const results = document.querySelector("#results");
  const status = document.querySelector("#found");
  const index = /** @type {Index | undefined} */ (Reflect.get(globalThis, "ettinIndex"));
  if (!field || !results || !status || !index) return;
  const words = index.words;
  const plural = new Intl.PluralRules(words.language);
  const links = () => /** @type {HTMLElement[]} */ ([...results.querySelectorAll("a")]);

  /** @param {Hit} hit */
  function shown(hit) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = hit.href;
    link.textContent = hit.title;
    const kind = document.createElement("span");
    kind.className = "rule";
    kind.textContent = ` ${words.kinds[hit.kind]}`;
    item.append(link, kind);
    return item;
  }

  function show() {
    const hits = field?.value.trim() ? ettinSearch.search(index, field.value) : [];
    results?.replaceChildren(...hits.slice(0, MOST).map(shown));
    const found = words.found[plural.select(hits.length)] ?? words.found.other;
    const told = hits.length ? found.replace("{n}", String(hits.length)) : words.none;
    if (status) status.textContent = field?.value.trim() ? told : "";
    document.body.classList.toggle("searching", Boolean(field?.value.trim()));
  }

  field.addEventListener("input", show);
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== field) {
      event.preventDefault();
      field.focus();
    }
    const all = [field, ...links()];
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move && at >= 0 && all[at + move]) {
      event.preventDefault();
      all[at + move].focus();
    }
  });
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) field.value = asked;
  show();
})();
