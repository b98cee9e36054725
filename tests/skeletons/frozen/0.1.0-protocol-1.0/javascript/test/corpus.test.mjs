// Every situation of corpus.json, one test a case: ettin corpus --date current --out corpus.json

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { Adapter } from '../adapter.mjs';
import { CLAIMS } from '../claims.mjs';

/** @typedef {import('../messages').CorpusCase} CorpusCase */
/** @typedef {import('../messages').Days} Days */
/** @typedef {import('../messages').Status} Status */

const FILE = new URL('../corpus.json', import.meta.url);
const KINDS = /** @type {const} */ ([
  'profiles', 'facets', 'actions', 'places', 'observes', 'advances',
]);
const CAN = { profiles: ['game'], variants: ['two-headed-giant'], ...CLAIMS };

if (!existsSync(FILE)) {
  throw new Error('no corpus.json: ettin corpus --date current --out corpus.json');
}
/** @type {import('../messages').CorpusFile} */
const corpus = JSON.parse(readFileSync(FILE, 'utf8'));

for (const scenario of corpus.scenarios) {
  for (const written of scenario.cases) {
    for (const days of written.days) {
      for (const date of days.dates) {
        const lacking = lack(written, days, date);
        const skip = lacking && `not claimed: ${lacking}`;
        test(`${written.id} ${date}`, { skip }, (run) => play(run, written, days, date));
      }
    }
  }
}

/** @param {test.TestContext} run @param {CorpusCase} written @param {Days} days @param {string} date */
function play(run, written, days, date) {
  const adapter = new Adapter();
  /** @type {Status | null | undefined} */
  let before;
  for (const command of [{ ...days.new_game, date }, written.opening, ...written.answers]) {
    const [result] = adapter.run([command]);
    if (result.is === 'unsupported' && command.cmd === 'answer') return run.skip(result.reason);
    if (result.is !== 'done') assert.fail(`${command.cmd}: ${JSON.stringify(result)}`);
    before = result.status;
  }
  for (const { says, command, expect } of written.play) {
    const [result] = adapter.run([command]);
    if (result.is === 'needs' && expect.is !== 'needs') {
      return run.skip(`undecided, since the case foresees no answer to ${result.choice.purpose}`);
    }
    assert.equal(problem(expect, result, before), undefined, says);
    if ('status' in result) before = result.status;
  }
}

/**
 * The first thing that a case needs and the claims do not have.
 * @param {CorpusCase} written @param {Days} days @param {string} date
 */
function lack(written, days, date) {
  const { variant } = days.new_game;
  if (!CAN.variants.includes(variant)) return `the variant ${variant}`;
  const { first = '', last = '9999-12-31' } = CAN.rules ?? {};
  if (date < first || last < date) return `the rules of ${date}`;
  for (const kind of KINDS) {
    const lacking = (written.needs[kind] ?? []).find((name) => !(CAN[kind] ?? []).includes(name));
    if (lacking) return `${kind}: ${lacking}`;
  }
  const unknown = Object.entries(days.cards).find(([name, asked]) => !knows(name, asked));
  return unknown && `the card ${unknown[0]}`;
}

/**
 * Can a card be played, by its name or by the words of its declaration?
 * @param {string} name @param {import('../messages').CardAsked} asked
 */
function knows(name, asked) {
  const { names = [], words = [], wording } = CAN.cards ?? {};
  if (wording === 'current' && asked.reworded) return false;
  if (['*', name, ...(asked.stand_ins ?? [])].some((each) => names.includes(each))) return true;
  const all = words.includes('*') || (asked.words ?? []).every((word) => words.includes(word));
  return words.length > 0 && all;
}

/**
 * What is wrong with a result; undefined where all is well.
 * @param {import('../messages').Must} expect
 * @param {import('../messages').Result} result
 * @param {Status | null | undefined} before
 */
function problem(expect, result, before) {
  if (result.is !== expect.is) return `${JSON.stringify(result)}, not ${expect.is}`;
  if (result.is === 'value' && expect.is === 'value' && !same(expect.value, result.value)) {
    return `${JSON.stringify(result.value)}, not ${JSON.stringify(expect.value)}`;
  }
  if (result.is !== 'done' || expect.is !== 'done' || !result.status) return undefined;
  const { status } = result;
  if (status.waiting.for === 'over') return undefined;
  if (expect.at && !same(expect.at, status)) return `stands at ${status.step} of ${status.active}`;
  const ended = before ? status.turn - before.turn : 0;
  if (typeof expect.turns === 'number' && ended !== expect.turns) {
    return `${ended} turns ended, not ${expect.turns}`;
  }
}

/**
 * Is a value the one wanted? Further members of an object are free.
 * @param {unknown} wanted @param {unknown} value
 * @returns {boolean}
 */
function same(wanted, value) {
  if (typeof wanted !== 'object' || wanted === null) return wanted === value;
  if (typeof value !== 'object' || value === null) return false;
  const has = new Map(Object.entries(value));
  return Object.entries(wanted).every(([key, part]) => has.has(key) && same(part, has.get(key)));
}
