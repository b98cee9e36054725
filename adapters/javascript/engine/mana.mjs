// Mana pays itself: sources of exactly the colour first, the rest for what is left.

import { CARDS } from './cards.mjs';
import { permanentsOf } from './game.mjs';

const manaOf = (card) => CARDS[card.name].mana;

// The permanents to tap for a cost such as '6GG', or null where they do not suffice.
export function payment(game, player, cost) {
  const free = permanentsOf(game, player).filter((card) => manaOf(card) && !card.tapped);
  const symbols = cost.match(/\d+|[WUBRG]/g) ?? [];
  const used = [];
  for (const color of symbols.filter((symbol) => /[WUBRG]/.test(symbol))) {
    const source =
      free.find((card) => manaOf(card) === color) ?? free.find((card) => manaOf(card) === 'any');
    if (!source) return null;
    used.push(...free.splice(free.indexOf(source), 1));
  }
  const generic = symbols
    .filter((symbol) => /\d/.test(symbol))
    .reduce((sum, n) => sum + Number(n), 0);
  if (free.length < generic) return null;
  free.sort((a, b) => (manaOf(a) === 'any') - (manaOf(b) === 'any'));
  return [...used, ...free.slice(0, generic)];
}
