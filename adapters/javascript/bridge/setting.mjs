// Setting up a game: a position placed as a whole, or hands dealt.

import { CARDS, Engine } from '../engine/engine.mjs';
import { stopsAt } from './driving.mjs';
import { engineCard } from './names.mjs';
import { Unsupported } from './outcomes.mjs';

export const VARIANTS = ['two-headed-giant'];

// Of today's rules that the engine follows the mulligan is the youngest; the attack on one
// player (2018-04-27) and the reading of a player's life (2010-04-23) are older. There is no
// last day: set `last` once the rules have moved on and the engine has not.
export const RULES = { first: '2019-07-12' };

const LIBRARY = 60;

export function newGame(session, command) {
  const { date, variant, teams } = command;
  if (!VARIANTS.includes(variant)) throw new Unsupported(`this engine does not play ${variant}`);
  if (date < RULES.first) throw new Unsupported(`this engine knows no rules before ${RULES.first}`);
  if (teams.length !== 2 || teams.some((team) => team.players.length !== 2)) {
    throw new Unsupported('this engine seats two teams of two');
  }
  session.game = command;
  deal(session, { first: teams[0].id });
}

export function deal(session, { first, hands = [] }) {
  const held = Object.fromEntries(players(session).map((player) => [player, []]));
  for (const { player, card, label } of hands) held[player].push({ id: label, name: known(card) });
  open(session, { first, held });
}

export function place(session, { active, facts, turn = 3 }) {
  if (turn < 3) throw new Unsupported('a position is of turn 3 or later');
  const position = { turn, active, life: {}, battlefield: [], hands: {}, graveyards: {} };
  position.libraries = {};
  for (const player of players(session)) {
    position.hands[player] = [];
    position.graveyards[player] = [];
  }
  for (const fact of facts) {
    if (!PLACES.includes(fact.fact)) throw new Unsupported(`this engine cannot place ${fact.fact}`);
    FACTS[fact.fact](position, fact, session);
  }
  open(session, { first: active, position });
}

function open(session, { first, held = {}, position = null }) {
  const { game, options } = session;
  teamNamed(session, first);
  session.engine = new Engine({
    teams: game.teams.map(({ id, players: names, primary }) => ({
      name: id,
      players: names,
      primary,
    })),
    first,
    decks: Object.fromEntries(
      players(session).map((name) => {
        const top = held[name] ?? [];
        const size = (position?.libraries[name] ?? LIBRARY) - top.length;
        return [name, [...top, ...Array(size).fill({ name: engineCard('Filler') })]];
      }),
    ),
    houseRules: { ownLife: options.ownLife ?? false, openHands: options.openHands ?? false },
    stops: stopsAt(session, 'all'),
    position,
  });
  session.rules = [];
  session.told = 0;
}

function teamNamed({ game }, name) {
  const team = game.teams.find(({ id }) => id === name);
  if (!team) throw new Unsupported(`there is no team ${name}`);
  return team;
}

const players = ({ game }) => game.teams.flatMap((team) => team.players);

function known(name) {
  if (!(engineCard(name) in CARDS)) throw new Unsupported(`this engine does not know ${name}`);
  return engineCard(name);
}

function handOf(position, player) {
  if (!position.hands[player]) throw new Unsupported(`there is no player ${player}`);
  return position.hands[player];
}

function permanent({ battlefield }, object) {
  const card = battlefield.find(({ id }) => id === object);
  if (!card) throw new Unsupported(`${object} is not on the battlefield`);
  return card;
}

// A label is the card's id in this engine, which lets us choose it. If yours does not, keep a
// map from labels to ids here.
const FACTS = {
  // The engine has a number per head: split evenly, or as unevenly as it goes.
  life({ life }, { team, total }, session) {
    const [first, second] = teamNamed(session, team).players;
    life[second] = session.options.lopsided ? 1 : Math.floor(total / 2);
    life[first] = total - life[second];
  },

  controls(position, { player, number, card, kind, token, labels = [] }) {
    if (token || (!card && kind !== 'creature')) throw new Unsupported('only cards can be placed');
    handOf(position, player);
    const name = known(card ?? 'Vanilla 1/1');
    for (let i = 0; i < number; i += 1) {
      position.battlefield.push({ id: labels[i], name, controller: player });
    }
  },

  in_hand(position, { player, card, label }) {
    handOf(position, player).push({ id: label, name: known(card) });
  },

  hand_size(position, { player, number }) {
    const hand = handOf(position, player);
    while (hand.length < number) hand.push({ name: known('Filler') });
  },

  in_graveyard(position, { player, card, label }) {
    handOf(position, player);
    position.graveyards[player].push({ id: label, name: known(card) });
  },

  graveyard_size(position, { player, number }) {
    handOf(position, player);
    const graveyard = position.graveyards[player];
    while (graveyard.length < number) graveyard.push({ name: known('Filler') });
  },

  library_size(position, { player, number }) {
    handOf(position, player);
    position.libraries[player] = number;
  },

  chosen_colour(position, { object, colour }) {
    permanent(position, object).chosen = colour;
  },

  tapped(position, { object, tapped = true }) {
    permanent(position, object).tapped = tapped;
  },

  moment(position, { team, step }) {
    if (team !== position.active || step !== 'precombat_main') {
      throw new Unsupported('a position is the precombat main phase of the active team');
    }
  },
};

export const PLACES = [...Object.keys(FACTS), 'deal'];
