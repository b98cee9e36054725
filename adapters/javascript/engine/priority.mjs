// Who may act, player by player, and what happens when everybody has passed.

import { ask } from './ask.mjs';
import { CARDS, is } from './cards.mjs';
import {
  GameOver,
  activeTeam,
  cardById,
  handOf,
  membersOf,
  move,
  otherTeam,
  permanents,
  permanentsOf,
  playerNamed,
  putOnStack,
  teamLife,
  teamsInOrder,
} from './game.mjs';
import { pay, payment, tapForMana, tappable } from './mana.mjs';

// Until everybody has passed in turn with nothing on the stack.
export function* priority(game) {
  let starting = activeTeam(game);
  for (;;) {
    yield* checkTable(game);
    const actor = yield* askAround(game, starting);
    if (actor) {
      starting = game.teams.find((team) => team.players.includes(actor));
    } else if (game.stack.length > 0) {
      yield* resolve(game, game.stack.at(-1));
      game.stack.pop();
      starting = activeTeam(game);
    } else {
      return;
    }
  }
}

// Members of a team one after the other; whoever acts makes his team start again.
function* askAround(game, starting) {
  const following = game.teams.find((team) => team !== starting);
  for (const player of [...starting.players, ...following.players]) {
    const choice = yield* ask(game, { kind: 'priority', player, options: actions(game, player) });
    if (choice.do !== 'pass') {
      yield* perform(game, player, choice);
      return player;
    }
    game.passes.push(player);
  }
  return null;
}

function actions(game, player) {
  const hand = atSorcerySpeed(game, player) ? handOf(game, player) : [];
  const lands = playerNamed(game, player).landPlayed ? [] : hand.filter((card) => is(card, 'Land'));
  const spells = hand.filter(
    (card) => !is(card, 'Land') && payment(game, player, CARDS[card.name].cost),
  );
  const sources = permanentsOf(game, player).filter(
    (card) => CARDS[card.name].tapAbility && !card.tapped && !card.sick,
  );
  sources.push(...tappable(game, player));
  return [
    { do: 'pass' },
    ...lands.map(({ id }) => ({ do: 'land', card: id })),
    ...spells.map(({ id }) => ({ do: 'cast', card: id })),
    ...sources.map(({ id }) => ({ do: 'activate', card: id })),
  ];
}

const atSorcerySpeed = (game, player) =>
  activeTeam(game).players.includes(player) &&
  ['main1', 'main2'].includes(game.step) &&
  game.stack.length === 0;

function* perform(game, player, choice) {
  const card = cardById(game, choice.card);
  if (choice.do === 'land') {
    playerNamed(game, player).landPlayed = true;
    move(game, card, 'battlefield');
  } else if (choice.do === 'cast') {
    pay(game, player, CARDS[card.name].cost);
    move(game, card, 'stack');
    putOnStack(game, { kind: 'spell', source: card, controller: player });
  } else if (CARDS[card.name].mana) {
    tapForMana(game, player, card);
  } else {
    card.tapped = true;
    putOnStack(game, { kind: 'tapAbility', source: card, controller: player });
  }
}

function* resolve(game, { kind, source }) {
  const does = CARDS[source.name];
  if (kind !== 'spell') {
    yield* does[kind](game, source);
  } else if (does.spell) {
    yield* does.spell(game, source);
    move(game, source, 'graveyard');
  } else {
    if (does.enters) yield* does.enters(game, source);
    const { chosen } = source;
    move(game, source, 'battlefield');
    source.chosen = chosen;
  }
}

// Losses and deaths first, then what has triggered goes on the stack.
function* checkTable(game) {
  checkLosses(game);
  for (const card of permanents(game)) {
    if (is(card, 'Creature') && card.damage >= CARDS[card.name].toughness)
      move(game, card, 'graveyard');
  }
  for (const team of teamsInOrder(game)) {
    const mine = game.triggers.filter((item) => team.players.includes(item.controller));
    while (mine.length > 0) {
      const options = mine.map((item) => item.source.id);
      const prompt = { kind: 'trigger', player: team.primary, team: team.name, options };
      const next = options.indexOf(yield* ask(game, prompt));
      const [item] = mine.splice(next, 1);
      putOnStack(game, item);
    }
  }
  game.triggers = [];
}

function checkLosses(game) {
  const lost = (team) =>
    teamLife(game, team) <= 0 || membersOf(game, team).some((player) => player.drewFromNothing);
  const losers = [activeTeam(game), otherTeam(game)].filter(lost).map((team) => team.name);
  if (losers.length === 0) return;
  game.result = { losers };
  throw new GameOver();
}
