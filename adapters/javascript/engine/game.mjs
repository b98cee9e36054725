// The table: teams, players, cards and where they are.

const HEAD_LIFE = 15;

export class GameOver extends Error {}

// setup: {teams: [{name, players, primary}], first, seed, houseRules,
//         decks: {player: [{id?, name}]}, the top card first,
//         position?: {turn, life: {player: n}, battlefield: [{id, name, controller, chosen, tapped}],
//                     hands: {player: [{id, name}]}, graveyards: the same}}
export function newGame({ teams, first, decks, seed = 1, houseRules = {}, position = null }) {
  const game = {
    teams,
    players: teams.flatMap((team) => team.players.map((name) => newPlayer(name, team))),
    active: teams.findIndex((team) => team.name === first),
    turn: position?.turn ?? 1,
    step: position ? 'main1' : 'mulligans',
    cards: [],
    stack: [],
    stacked: 0,
    triggers: [],
    passes: [],
    stops: { players: [], steps: [] },
    fresh: !position,
    result: null,
    houseRules,
    seed,
    made: 0,
  };
  for (const player of game.players) {
    player.library = decks[player.name].map((card) => newCard(game, card, player.name, 'library'));
  }
  if (position) setUp(game, position);
  return game;
}

const newPlayer = (name, team) => ({
  name,
  team: team.name,
  life: HEAD_LIFE,
  library: [],
  mana: '', // unspent, a letter each
  landPlayed: false,
  drewFromNothing: false,
});

function setUp(game, { life, battlefield, hands, graveyards }) {
  for (const player of game.players) {
    player.life = life[player.name] ?? player.life;
    for (const card of hands[player.name] ?? []) newCard(game, card, player.name, 'hand');
    for (const card of graveyards[player.name] ?? []) newCard(game, card, player.name, 'graveyard');
  }
  for (const card of battlefield) {
    const permanent = newCard(game, card, card.controller, 'battlefield');
    permanent.sick = false;
    permanent.chosen = card.chosen ?? null;
    permanent.tapped = card.tapped ?? false;
  }
}

export function newCard(game, { id, name }, owner, zone) {
  game.made += 1;
  const card = { id: id ?? `${name} #${game.made}`, name, owner, token: false };
  game.cards.push(card);
  return Object.assign(card, inZone(zone, owner));
}

const inZone = (zone, controller) => ({
  zone,
  controller,
  tapped: false,
  sick: true,
  damage: 0,
  attacking: null,
  blocking: null,
  blocked: false,
  chosen: null,
});

export function move(game, card, zone) {
  Object.assign(card, inZone(zone, card.owner));
  if (card.token && zone !== 'battlefield') game.cards.splice(game.cards.indexOf(card), 1);
}

export function createToken(game, name, controller) {
  newCard(game, { name }, controller, 'battlefield').token = true;
}

export function draw(game, player) {
  const card = player.library.shift();
  if (card) move(game, card, 'hand');
  else player.drewFromNothing = true;
}

// A small seeded generator, so that a game replayed is the same game.
export function shuffle(game, cards) {
  for (let i = cards.length - 1; i > 0; i -= 1) {
    game.seed = (Math.imul(game.seed, 1664525) + 1013904223) >>> 0;
    const j = game.seed % (i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}

export const cardById = (game, id) => game.cards.find((card) => card.id === id);
export const handOf = (game, name) =>
  game.cards.filter((card) => card.zone === 'hand' && card.owner === name);
export const permanents = (game) => game.cards.filter((card) => card.zone === 'battlefield');
export const permanentsOf = (game, name) =>
  permanents(game).filter((card) => card.controller === name);
export const playerNamed = (game, name) => game.players.find((player) => player.name === name);

export const activeTeam = (game) => game.teams[game.active];
export const otherTeam = (game) => game.teams[1 - game.active];
export const teamsInOrder = (game) => [activeTeam(game), otherTeam(game)];
export const membersOf = (game, team) => team.players.map((name) => playerNamed(game, name));

// Each head keeps a number of its own; the team has what they add up to.
export const teamLife = (game, team) =>
  membersOf(game, team).reduce((sum, player) => sum + player.life, 0);

// What a card reads as a player's life total: the team's.
export function lifeTotal(game, player) {
  if (game.houseRules.ownLife) return player.life;
  return teamLife(
    game,
    game.teams.find((team) => team.name === player.team),
  );
}

export function setLife(game, player, total) {
  player.life += total - lifeTotal(game, player);
}

export function damagePlayer(player, amount) {
  player.life -= amount;
}

// Each thing that goes on the stack has a number of its own, whatever lies there already.
export function putOnStack(game, item) {
  game.stacked += 1;
  game.stack.push({ ...item, number: game.stacked });
}
