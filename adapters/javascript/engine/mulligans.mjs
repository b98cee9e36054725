// Opening hands: seven cards, everybody declares, then all mulligans at once; the first is free.

import { ask } from './ask.mjs';
import { cardById, draw, handOf, membersOf, move, shuffle, teamsInOrder } from './game.mjs';

const HAND = 7;

export function* mulligans(game) {
  const taken = new Map(game.players.map((player) => [player, 0]));
  game.players.forEach((player) => drawHand(game, player));
  let deciding = game.players;
  while (deciding.length > 0) {
    const again = [];
    for (const team of teamsInOrder(game)) {
      const members = membersOf(game, team).filter((player) => deciding.includes(player));
      again.push(...(yield* declarations(game, members, taken)));
    }
    again.forEach((player) => newHand(game, player));
    for (const player of again) {
      yield* putOnBottom(game, player, taken.get(player));
      taken.set(player, taken.get(player) + 1);
    }
    deciding = again;
  }
}

// The members of a team declare in the order they like; gives those who go again.
function* declarations(game, members, taken) {
  const again = [];
  while (members.length > 0) {
    const options = members.flatMap((player) => optionsOf(player.name, taken.get(player)));
    const prompt = { kind: 'mulligan', player: options[0].player, options };
    const { player: name, says } = yield* ask(game, prompt);
    const [player] = members.splice(members.findIndex((each) => each.name === name), 1);
    if (says === 'mulligan') again.push(player);
  }
  return again;
}

const optionsOf = (player, taken) =>
  (taken <= HAND ? ['keep', 'mulligan'] : ['keep']).map((says) => ({ player, says }));

function drawHand(game, player) {
  for (let i = 0; i < HAND; i += 1) draw(game, player);
}

function newHand(game, player) {
  for (const card of handOf(game, player.name)) toLibrary(game, player, card);
  shuffle(game, player.library);
  drawHand(game, player);
}

function* putOnBottom(game, player, count) {
  for (let i = 0; i < count; i += 1) {
    const options = handOf(game, player.name).map((card) => card.id);
    const id = yield* ask(game, { kind: 'bottom', player: player.name, options });
    toLibrary(game, player, cardById(game, id));
  }
}

function toLibrary(game, player, card) {
  move(game, card, 'library');
  player.library.push(card);
}
