// Opening hands: seven cards, everybody declares, then all mulligans at once; the first is free.

import { ask } from './ask.mjs';
import { cardById, draw, handOf, membersOf, move, shuffle, teamsInOrder } from './game.mjs';

const HAND = 7;

export function* mulligans(game) {
  let deciding = teamsInOrder(game).flatMap((team) => membersOf(game, team));
  const taken = new Map(deciding.map((player) => [player, 0]));
  deciding.forEach((player) => drawHand(game, player));
  while (deciding.length > 0) {
    const again = [];
    for (const player of deciding) {
      const options = taken.get(player) <= HAND ? ['keep', 'mulligan'] : ['keep'];
      const says = yield* ask(game, { kind: 'mulligan', player: player.name, options });
      if (says === 'mulligan') again.push(player);
    }
    again.forEach((player) => newHand(game, player));
    for (const player of again) {
      yield* putOnBottom(game, player, taken.get(player));
      taken.set(player, taken.get(player) + 1);
    }
    deciding = again;
  }
}

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
