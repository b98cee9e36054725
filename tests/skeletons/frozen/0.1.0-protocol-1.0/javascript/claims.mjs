// What your engine can do: you are asked for nothing else, and what is listed has to work.
// `ettin needs -- node main.mjs` says what to add next, and how many cases that opens.

/** A land without abilities, of which libraries are made: a basic land does as well. */
const FILLER = 'Filler';

/** @type {import('./messages').Capabilities} */
export const CLAIMS = {
  name: 'my engine',
  version: '0.1',
  protocol: { major: 1, minor: 0 },
  variants: ['two-headed-giant'],
  rules: { first: '2020-01-24', last: '9999-12-31' },
  actions: ['concede'],
  places: ['life'],
  observes: ['life', 'moment', 'outcome'],
  cards: { names: [FILLER] },
};
