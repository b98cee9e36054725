// A whole game: mulligans, then turn after turn, step after step.

import { ask } from './ask.mjs';
import { CARDS } from './cards.mjs';
import {
  attackers,
  combatDamage,
  declareAttackers,
  declareBlockers,
  endCombat,
} from './combat.mjs';
import {
  GameOver,
  activeTeam,
  cardById,
  draw,
  handOf,
  membersOf,
  move,
  permanents,
  permanentsOf,
} from './game.mjs';
import { mulligans } from './mulligans.mjs';
import { priority } from './priority.mjs';

const HAND_LIMIT = 7;
const somebodyAttacks = (game) => attackers(game).length > 0;

const STEPS = [
  { name: 'untap', begin: untap, quiet: true },
  { name: 'upkeep', begin: upkeep },
  { name: 'draw', begin: drawStep, when: (game) => game.turn > 1 },
  { name: 'main1' },
  { name: 'combat-begins' },
  { name: 'attackers', begin: declareAttackers },
  { name: 'blockers', begin: declareBlockers, when: somebodyAttacks },
  { name: 'damage', begin: combatDamage, when: somebodyAttacks },
  { name: 'combat-ends', end: endCombat },
  { name: 'main2' },
  { name: 'end' },
  { name: 'cleanup', begin: cleanup, quiet: true },
];

export function* play(game) {
  try {
    if (game.fresh) yield* mulligans(game);
    yield* turn(game, game.fresh ? 'untap' : 'main1');
    for (;;) {
      game.active = 1 - game.active;
      game.turn += 1;
      yield* turn(game, 'untap');
    }
  } catch (end) {
    if (!(end instanceof GameOver)) throw end;
    game.step = 'over';
  }
}

function* turn(game, from) {
  for (const player of game.players) player.landPlayed = false;
  for (const step of STEPS.slice(STEPS.findIndex(({ name }) => name === from))) {
    if (step.when && !step.when(game)) continue;
    game.step = step.name;
    yield* step.begin?.(game) ?? [];
    if (!step.quiet) yield* priority(game);
    step.end?.(game);
    for (const player of game.players) player.mana = '';
  }
}

function untap(game) {
  for (const name of activeTeam(game).players) {
    for (const card of permanentsOf(game, name))
      Object.assign(card, { tapped: false, sick: false });
  }
}

function upkeep(game) {
  for (const source of permanents(game)) {
    if (CARDS[source.name].eachUpkeep) {
      game.triggers.push({ kind: 'eachUpkeep', source, controller: source.controller });
    }
  }
}

function drawStep(game) {
  for (const player of membersOf(game, activeTeam(game))) draw(game, player);
}

function* cleanup(game) {
  for (const player of activeTeam(game).players) {
    while (handOf(game, player).length > HAND_LIMIT) {
      const options = handOf(game, player).map((card) => card.id);
      move(
        game,
        cardById(game, yield* ask(game, { kind: 'discard', player, options })),
        'graveyard',
      );
    }
  }
  for (const card of permanents(game)) card.damage = 0;
}
