// Attackers, blockers, damage: creature by creature.

import { ask } from './ask.mjs';
import { CARDS, creaturesOf } from './cards.mjs';
import { activeTeam, cardById, damagePlayer, otherTeam, permanents, playerNamed } from './game.mjs';

export const DONE = 'done';

export const attackers = (game) => permanents(game).filter((card) => card.attacking);

export function* declareAttackers(game) {
  for (const player of activeTeam(game).players) yield* attackersOf(game, player);
  for (const card of attackers(game)) card.tapped = true;
}

function* attackersOf(game, player) {
  for (;;) {
    const able = creaturesOf(game, player).filter(
      (card) => !card.tapped && !card.sick && !card.attacking && targetsFor(game, card).length > 0,
    );
    const options = [DONE, ...able.map((card) => card.id)];
    const id = yield* ask(game, { kind: 'attacker', player, options });
    if (id === DONE) return;
    const creature = cardById(game, id);
    const whom = { kind: 'attacked', player, creature: id, options: targetsFor(game, creature) };
    creature.attacking = yield* ask(game, whom);
  }
}

function targetsFor(game, creature) {
  const barred = (player) =>
    permanents(game).some((card) => CARDS[card.name].forbids?.(card, creature, player));
  return otherTeam(game).players.filter((player) => !barred(player));
}

export function* declareBlockers(game) {
  for (const player of otherTeam(game).players) yield* blockersOf(game, player);
}

function* blockersOf(game, player) {
  for (;;) {
    const able = creaturesOf(game, player).filter((card) => !card.tapped && !card.blocking);
    const options = [DONE, ...able.map((card) => card.id)];
    const id = yield* ask(game, { kind: 'blocker', player, options });
    if (id === DONE) return;
    const against = attackers(game).map((card) => card.id);
    const blocked = yield* ask(game, { kind: 'blocked', player, creature: id, options: against });
    cardById(game, id).blocking = blocked;
    cardById(game, blocked).blocked = true;
  }
}

// All at once: every blow is worked out before any of them lands.
export function combatDamage(game) {
  const blows = attackers(game).flatMap((attacker) => blowsAround(game, attacker));
  for (const land of blows) land();
}

function blowsAround(game, attacker) {
  const blockers = permanents(game).filter((card) => card.blocking === attacker.id);
  const back = blockers.map((card) => () => {
    attacker.damage += CARDS[card.name].power;
  });
  if (attacker.blocked) return [...back, ...divided(attacker, blockers)];
  const hit = playerNamed(game, attacker.attacking);
  return [() => damagePlayer(hit, CARDS[attacker.name].power)];
}

// Lethal damage to each blocker in turn, what is left to the last.
function divided(attacker, blockers) {
  let left = CARDS[attacker.name].power;
  return blockers.map((blocker, i) => {
    const lethal = CARDS[blocker.name].toughness - blocker.damage;
    const amount = i === blockers.length - 1 ? left : Math.min(left, lethal);
    left -= amount;
    return () => {
      blocker.damage += amount;
    };
  });
}

export function endCombat(game) {
  for (const card of permanents(game))
    Object.assign(card, { attacking: null, blocking: null, blocked: false });
}
