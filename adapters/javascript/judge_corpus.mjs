#!/usr/bin/env node
// Plays what `ettin corpus` wrote on this folder's engine, in one process and without ettin:
// a JSON object a line, for each case on each date. Exit 1 if a case fails.
//
//   node judge_corpus.mjs corpus.json [--split=lopsided] [--open-hands] [--with-bug=own-life]

import { readFileSync } from 'node:fs';
import { capabilities } from './bridge/capabilities.mjs';
import { readOptions } from './bridge/options.mjs';
import { Session } from './bridge/session.mjs';
import { lack, withoutUnseen } from './corpus/needs.mjs';
import { judge } from './corpus/playing.mjs';

const [file, ...args] = process.argv.slice(2);
const options = readOptions(args);
const can = capabilities(options);
const corpus = JSON.parse(readFileSync(file, 'utf8'));
if (corpus.schema.major !== 1) throw new Error(`${file} has form ${corpus.schema.major}, not 1`);

for (const scenario of corpus.scenarios) {
  for (const written of scenario.cases) {
    const found = withoutUnseen(written, can);
    for (const days of found.days) {
      for (const date of days.dates) {
        const verdict = lack(found, days, date, can) ?? judge(new Session(options), found, days, date);
        if (verdict.verdict === 'fail') process.exitCode = 1;
        process.stdout.write(`${JSON.stringify({ case: found.id, date, ...verdict })}\n`);
      }
    }
  }
}
