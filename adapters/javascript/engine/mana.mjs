// Mana pays itself: unspent mana first, then sources of exactly the colour, the rest for what is
// left.

import { CARDS } from './cards.mjs';
import { permanentsOf, playerNamed } from './game.mjs';

const manaOf = (source) => source.unspent ?? CARDS[source.name].mana;

// Sources that a player may tap for the mana alone; what adds any mana is tapped as it pays.
export const tappable = (game, player) =>
  permanentsOf(game, player).filter((card) => /^[WUBRGC]$/.test(manaOf(card)) && !card.tapped);

export function tapForMana(game, player, card) {
  card.tapped = true;
  playerNamed(game, player).mana += manaOf(card);
}

export function pay(game, player, cost) {
  const of = playerNamed(game, player);
  for (const source of payment(game, player, cost)) {
    if (source.unspent) of.mana = of.mana.replace(source.unspent, '');
    else source.tapped = true;
  }
}

// What pays for a cost such as '6GG', or null where it does not suffice.
export function payment(game, player, cost) {
  const unspent = [...playerNamed(game, player).mana].map((letter) => ({ unspent: letter }));
  const untapped = permanentsOf(game, player).filter((card) => manaOf(card) && !card.tapped);
  const free = [...unspent, ...untapped];
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
