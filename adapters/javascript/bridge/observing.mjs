// Questions, answered from what lies open on the table.

import { CARDS } from '../engine/engine.mjs';
import { engineCard, protocolStep } from './names.mjs';
import { stateOf } from './status.mjs';

const ANSWERS = {
  life: ({ life }, { team }) => life[team],

  count: ({ battlefield }, ask) =>
    battlefield.filter(
      ({ controller, name, token }) =>
        controller === ask.controller &&
        (!ask.card || name === engineCard(ask.card)) &&
        (!ask.token || token) &&
        (ask.kind !== 'creature' || CARDS[name].types.includes('Creature')) &&
        (ask.kind !== 'saproling' || name === 'Saproling'),
    ).length,

  zone({ cards }, { object }) {
    const card = cards.find(({ id }) => id === object);
    return card && { zone: card.zone, player: card.owner };
  },

  hand_size: ({ cards }, { player }) =>
    cards.filter(({ zone, owner }) => zone === 'hand' && owner === player).length,

  graveyard_size: ({ cards }, { player }) =>
    cards.filter(({ zone, owner }) => zone === 'graveyard' && owner === player).length,

  library_size: ({ libraries }, { player }) => libraries[player],

  tapped: ({ battlefield }, { object }) => battlefield.find(({ id }) => id === object)?.tapped,

  moment: ({ active, step }) => ({ team: active, step: protocolStep(step) }),

  outcome({ result }, { team }) {
    if (!result) return 'goes_on';
    if (team) return stateOf(team, result);
    return result.losers.length > 1 ? 'drawn' : 'won';
  },

  attacking: ({ battlefield }, { object }) =>
    battlefield.some(({ id, attacking }) => id === object && attacking !== null),
};

// What the engine keeps to itself, and why.
const HIDDEN = {
  chosen_colour: "a card's choices are its own business; the table does not show them",
  hand_size: 'hands are hidden, unless they are played open (--open-hands)',
  zone: 'a card may be in a hand, which is hidden, unless hands are played open (--open-hands)',
};

const ONLY_WITH_OPEN_HANDS = ['hand_size', 'zone'];

export const questions = ({ openHands }) =>
  Object.keys(ANSWERS).filter((q) => openHands || !ONLY_WITH_OPEN_HANDS.includes(q));

export function observe({ engine, options }, { ask }) {
  if (!questions(options).includes(ask.q)) {
    return { is: 'unobservable', reason: HIDDEN[ask.q] ?? `this engine is not asked for ${ask.q}` };
  }
  const value = ANSWERS[ask.q](engine.table(), ask);
  if (value === undefined) return { is: 'unobservable', reason: 'there is nothing of that name' };
  return { is: 'value', value };
}
