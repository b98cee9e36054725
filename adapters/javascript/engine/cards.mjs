// The cards this game knows, by name, as they read today. Each is a few facts and, where it
// does something, a function of its own.

import { ask } from './ask.mjs';
import {
  createToken,
  damagePlayer,
  draw,
  lifeTotal,
  permanents,
  permanentsOf,
  playerNamed,
  setLife,
  teamsInOrder,
} from './game.mjs';

const land = (mana) => ({ types: ['Land'], mana });

const creature = (cost, power, toughness, color, more = {}) => ({
  types: ['Creature'],
  cost,
  power,
  toughness,
  color,
  ...more,
});

const spell = (type) => (cost, color, does) => ({
  types: [type],
  cost,
  color,
  *spell(game) {
    does(game);
  },
});

const sorcery = spell('Sorcery');
const instant = spell('Instant');

const COLORS = ['white', 'blue', 'black', 'red', 'green'];

export const CARDS = {
  Plains: land('W'),
  Island: land('U'),
  Swamp: land('B'),
  Mountain: land('R'),
  Forest: land('G'),
  Wastes: land('C'),
  Manalith: { types: ['Artifact'], cost: '3', mana: 'any' },

  'Eager Cadet': creature('W', 1, 1, 'white'),
  'Grizzly Bears': creature('1G', 2, 2, 'green'),
  'Hill Giant': creature('3R', 3, 3, 'red'),
  Saproling: creature('', 1, 1, 'green'),

  'Heartless Hidetsugu': creature('3RR', 4, 3, 'red', {
    *tapAbility(game) {
      const hits = game.players.map((player) => [player, Math.floor(lifeTotal(game, player) / 2)]);
      for (const [player, amount] of hits) damagePlayer(player, amount);
    },
  }),

  'Verdant Force': creature('5GGG', 7, 7, 'green', {
    *eachUpkeep(game, force) {
      createToken(game, 'Saproling', force.controller);
    },
  }),

  Biorhythm: {
    types: ['Sorcery'],
    cost: '6GG',
    color: 'green',
    *spell(game) {
      const chosen = [];
      for (const team of teamsInOrder(game)) chosen.push(yield* memberOf(game, team));
      const totals = chosen.map((player) => creaturesOf(game, player.name).length);
      chosen.forEach((player, i) => setLife(game, player, totals[i]));
    },
  },

  'Flame Rift': sorcery('1R', 'red', (game) => {
    for (const player of game.players) damagePlayer(player, 4);
  }),

  // Nothing in this file flies.
  Tremor: sorcery('R', 'red', (game) => damageCreatures(game, 1)),
  Pyroclasm: sorcery('1R', 'red', (game) => damageCreatures(game, 2)),

  // Cast at sorcery speed, as all that this game casts.
  'Vision Skeins': instant('1U', 'blue', (game) => {
    for (const player of game.players) [1, 2].forEach(() => draw(game, player));
  }),

  "Teferi's Moat": {
    types: ['Enchantment'],
    cost: '3WU',
    *enters(game, moat) {
      moat.chosen = yield* ask(game, {
        kind: 'color',
        player: moat.controller,
        source: moat.name,
        options: COLORS,
      });
    },
    // 'Without flying' is true of every creature in this file.
    forbids: (moat, attacker, attacked) =>
      CARDS[attacker.name].color === moat.chosen && attacked === moat.controller,
  },
};

// Where each player's life would be set, a team picks the one member who is affected.
function* memberOf(game, team) {
  const name = yield* ask(game, {
    kind: 'member',
    player: team.primary,
    team: team.name,
    source: 'Biorhythm',
    options: team.players,
  });
  return playerNamed(game, name);
}

function damageCreatures(game, amount) {
  for (const card of permanents(game)) if (is(card, 'Creature')) card.damage += amount;
}

export const is = (card, type) => CARDS[card.name].types.includes(type);

export const creaturesOf = (game, player) =>
  permanentsOf(game, player).filter((card) => is(card, 'Creature'));
