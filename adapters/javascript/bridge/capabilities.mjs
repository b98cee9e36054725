// What this engine can do, and no more: what is claimed and not delivered counts as a failure.

import { CARDS } from '../engine/engine.mjs';
import { ACTIONS } from './acting.mjs';
import { ADVANCES } from './advancing.mjs';
import { questions } from './observing.mjs';
import { GENERIC } from './names.mjs';
import { PLACES, RULES, VARIANTS } from './setting.mjs';
import { ANSWERS } from './status.mjs';

export const capabilities = (options) => ({
  name: 'two heads, four numbers',
  version: '0.1.0',
  protocol: { major: 1, minor: 1 },
  profiles: ['game'],
  facets: ['turns', 'stack', 'combat'],
  variants: VARIANTS,
  rules: RULES,
  actions: ACTIONS,
  places: PLACES,
  observes: questions(options),
  advances: ADVANCES,
  answers: ANSWERS,
  cards: { names: [...Object.keys(CARDS), ...GENERIC], words: [], wording: 'current' },
});
