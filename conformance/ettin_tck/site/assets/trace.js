// @ts-check
// A game of one's own, step by step: a trace, or a report with one line for each case, opened by file.
"use strict";

/** @typedef {{command: Record<string, any>, result?: Record<string, any>}} Line */
/**
 * @typedef {object} Game
 * @property {string} name
 * @property {string[]} is  case, date and variation
 * @property {boolean} failed
 * @property {string[]} notes
 * @property {Line[]} lines
 * @property {Line[]} [others]  the same game of another engine, or on another date
 * @property {number} [parts]  the step, from 0, at which the two first differ; -1 where none does
 */

const ettinTrace = (() => {
  /** What a file holds: the one game of a trace, or each case of a report that has one.
   * @param {string} text @returns {Game[]} */
  function games(text) {
    const lines = text.split("\n").filter((line) => line.trim()).map((line) => JSON.parse(line));
    if (lines[0]?.ettin_trace) {
      const is = [lines[0].case, lines[0].date, lines[0].variation ?? ""];
      return [{ name: `${lines[0].case} · ${lines[0].date}`, is, failed: false, notes: [], lines: lines.slice(1) }];
    }
    const cases = lines.filter((it) => it.event === "case" && it.trace?.length);
    return cases.map(told).sort((one, other) => Number(other.failed) - Number(one.failed));
  }

  /** A case of a report. @param {Record<string, any>} it @returns {Game} */
  function told(it) {
    const failed = it.verdict !== "pass";
    const came = it.expected === undefined ? [] : [`${it.sentence ?? ""}`, `${it.expected} ≠ ${it.actual}`];
    const notes = [it.title, ...(failed ? came : []), ...(it.explained ?? [])];
    const is = [it.case, it.date, it.variation ?? ""];
    return { name: `${failed ? "✗" : "✓"} ${it.case} · ${it.date}`, is, failed, notes, lines: it.trace };
  }

  /** The games of one file with those of another, those that differ first: of a case the same day, or
   * where neither file has several days of it, whatever days they are.
   * @param {Game[]} some @param {Game[]} others @returns {Game[]} */
  function compared(some, others) {
    const found = /** @type {Game[]} */ ([]);
    for (const game of some) {
      const other = others.find((it) => it.is.join() === game.is.join()) ?? alone(some, others, game);
      if (other) found.push(parted(game, other));
    }
    return found.sort((one, other) => Number((other.parts ?? -1) >= 0) - Number((one.parts ?? -1) >= 0));
  }

  /** @param {Game[]} some @param {Game[]} others @param {Game} game */
  function alone(some, others, game) {
    const of = (/** @type {Game[]} */ games) => games.filter((it) => it.is[0] === game.is[0] && it.is[2] === game.is[2]);
    return of(some).length === 1 && of(others).length === 1 ? of(others)[0] : undefined;
  }

  /** @param {Game} game @param {Game} other @returns {Game} */
  function parted(game, other) {
    const most = Math.max(game.lines.length, other.lines.length);
    const steps = Array.from({ length: most }, (_, n) => n);
    const parts = steps.find((n) => bare(game.lines[n]) !== bare(other.lines[n])) ?? -1;
    const sign = parts < 0 ? "=" : "≠";
    const days = game.is[1] === other.is[1] ? game.is[1] : `${game.is[1]} ${sign} ${other.is[1]}`;
    return { ...game, name: `${sign} ${game.is[0]} · ${days}`, others: other.lines, parts };
  }

  /** What two games have to agree in: the command, but not which day's rules are asked for, nor how its
   * cards read then, and the answer, but not which policies were looked at.
   * @param {Line | undefined} line */
  function bare(line) {
    if (!line) return "";
    const { policies, ...result } = line.result ?? {};
    const { date, cards, ...game } = line.command;
    return JSON.stringify([game.cmd === "new_game" ? game : line.command, result]);
  }

  /** JSON without the noise of quotes. @param {any} value @returns {string} */
  function plain(value) {
    if (Array.isArray(value)) return `[${value.map(plain).join(", ")}]`;
    if (value && typeof value === "object") {
      const parts = Object.entries(value).map(([name, part]) => `${name}: ${plain(part)}`);
      return `{${parts.join(", ")}}`;
    }
    return String(value);
  }

  return { games, compared, plain };
})();

(() => {
  const LONGEST = 600;
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#file"));
  const place = /** @type {HTMLElement | null} */ (document.querySelector("#opened"));
  const scaffold = /** @type {HTMLTemplateElement | null} */ (document.querySelector("#viewer"));
  const choice = /** @type {HTMLSelectElement | null} */ (document.querySelector("#case"));
  const wrong = /** @type {HTMLElement | null} */ (document.querySelector("#unread"));
  const parting = /** @type {HTMLElement | null} */ (document.querySelector("#parting"));
  if (!field || !place || !scaffold || !choice || !wrong || !parting) return;
  let wanted = location.hash; // a link to a step holds for the file that is opened next
  let opened = /** @type {Game[]} */ ([]);

  /** @param {string} name @param {string} text @param {string} [kind] */
  function element(name, text, kind = "") {
    const made = document.createElement(name);
    made.textContent = text;
    if (kind) made.className = kind;
    return made;
  }

  /** @param {string} text */
  const short = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

  /** The board after a step: where the engine says that it stands, and what it was asked till then.
   * @param {Record<string, any>} status @param {Map<string, any>} seen */
  function board(status, seen) {
    const made = element("div", "", "board");
    made.dataset.step = status.step;
    const waiting = status.waiting ? ettinTrace.plain(status.waiting) : "";
    made.append(element("p", `${status.turn} · ${status.active} · ${status.step} · ${status.stack} · ${waiting}`, "rule"));
    for (const [asked, value] of seen) made.append(element("p", `${asked}: ${ettinTrace.plain(value)}`));
    return made;
  }

  /** What another engine answered, or what was answered on another date.
   * @param {Game} game @param {number} number */
  function other(game, number) {
    const { status, policies, ...rest } = game.others?.[number]?.result ?? {};
    const waiting = status?.waiting ? ` · ${ettinTrace.plain(status.waiting)}` : "";
    const where = status ? ` · ${status.turn} · ${status.active} · ${status.step} · ${status.stack}${waiting}` : "";
    return element("p", `≠ ${short(ettinTrace.plain(rest))}${where}`, "wrong");
  }

  /** @param {Game} game */
  function* items(game) {
    const { lines, failed } = game;
    const seen = /** @type {Map<string, any>} */ (new Map());
    for (const [number, { command, result }] of lines.entries()) {
      const last = number === lines.length - 1;
      const item = element("li", "", failed && last ? "failed" : "");
      item.id = `step-${number + 1}`;
      const { status, policies, ...rest } = result ?? {};
      item.append(element("p", short(ettinTrace.plain(command))));
      item.append(element("p", `→ ${short(ettinTrace.plain(rest))}`, "rule"));
      if (command.cmd === "observe" && result && "value" in result) seen.set(ettinTrace.plain(command.ask), result.value);
      if (number === game.parts) item.append(other(game, number));
      if (status) item.append(board(status, seen));
      yield item;
    }
  }

  /** @param {Game} game */
  function show(game) {
    const made = /** @type {DocumentFragment} */ (scaffold?.content.cloneNode(true));
    const steps = /** @type {HTMLElement} */ (made.querySelector(".steps"));
    steps.querySelector(".game")?.append(...items(game));
    place?.replaceChildren(...game.notes.map((note) => element("p", note)), made);
    const last = game.lines.length - 1;
    const parts = game.parts ?? -1;
    const begins = game.others ? Math.min(Math.max(parts, 0), last) : game.failed ? last : 0;
    location.hash = /^#step-\d+$/.test(wanted) ? wanted : `#step-${begins + 1}`;
    wanted = "";
    ettinSteps(steps);
    tell(game, parts);
  }

  /** @param {Game} game @param {number} parts */
  function tell(game, parts) {
    if (!parting) return;
    parting.hidden = !game.others;
    parting.textContent = parts < 0 ? (parting.dataset.same ?? "") : "";
    if (parts < 0) return;
    const link = element("a", (parting.dataset.parts ?? "").replace("{n}", String(parts + 1)));
    link.setAttribute("href", `#step-${parts + 1}`);
    link.className = "first-difference";
    parting.append(link, ` ${short(ettinTrace.plain((game.lines[parts] ?? game.others?.[parts])?.command))}`);
  }

  /** @param {File} file */
  async function read(file) {
    try {
      return ettinTrace.games(await file.text());
    } catch {
      return [];
    }
  }

  field.addEventListener("change", async () => {
    const files = await Promise.all([...(field.files ?? [])].slice(0, 2).map(read));
    const isReadable = files.every((games) => games.length > 0);
    opened = !isReadable ? [] : files.length === 2 ? ettinTrace.compared(files[0], files[1]) : files[0];
    wrong.hidden = opened.length > 0;
    parting.hidden = true;
    choice.hidden = opened.length < 2;
    choice.replaceChildren(...opened.map((game, number) => new Option(game.name, String(number))));
    place.replaceChildren();
    if (opened.length) show(opened[0]);
  });
  choice.addEventListener("change", () => show(opened[Number(choice.value)]));
})();
