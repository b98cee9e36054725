// Actions: a complete intent, taken apart into the engine's small questions.

import { DONE } from '../engine/engine.mjs';
import { asks, bringTo, choose, teamOf } from './driving.mjs';
import { Refusal, Unsupported } from './outcomes.mjs';

const DOES = {
  cast: usePriority,
  activate: usePriority,
  attack,
  block,
  mulligan: declare,
  keep: declare,
  play_land: playLand,
  concede,
};

export const ACTIONS = Object.keys(DOES);

export function act(session, { action }) {
  if (!ACTIONS.includes(action.do)) throw new Unsupported(`this engine has no '${action.do}'`);
  if (!teamOf(session, action.by)) throw new Refusal(`${action.by} does not play`);
  DOES[action.do](session, action);
}

function usePriority(session, { do: verb, by, object, targets = [] }) {
  if (targets.length > 0) throw new Unsupported('no card here has targets');
  bringTo(session, by);
  const isIt = (option) => option.do === verb && option.card === object;
  choose(session.engine, isIt, `${by} cannot ${verb} ${object} now`);
}

function playLand(session, { by, object }) {
  usePriority(session, { do: 'land', by, object });
}

function concede({ engine }, { by }) {
  if (!engine.pendingPrompt()) throw new Refusal('the game is over');
  engine.concede(by);
}

function declare({ engine }, { do: says, by }) {
  if (!asks(engine, 'mulligan')) throw new Refusal('this is not the time for mulligans');
  const isIt = (option) => option.player === by && option.says === says;
  choose(engine, isIt, `it is not for ${by} to declare ${says} now`);
}

function attack(session, { by, attackers }) {
  const pairs = attackers.map(({ object, whom }) => [object, whom.player]);
  pairUp(session, by, pairs, { first: 'attacker', second: 'attacked', field: 'attacking' });
}

function block(session, { by, blockers }) {
  const pairs = blockers.map(({ object, attacker }) => [object, attacker]);
  pairUp(session, by, pairs, { first: 'blocker', second: 'blocked', field: 'blocking' });
}

// The engine asks for one creature, then for what it attacks or blocks, until told 'done';
// where there is one option it does not ask, so what came of it is compared with the intent.
function pairUp(session, by, pairs, { first, second, field }) {
  const { engine } = session;
  if (
    !asks(engine, first) ||
    teamOf(session, by) !== teamOf(session, engine.pendingPrompt().player)
  ) {
    throw new Refusal(`no window: ${by} is not asked for this`);
  }
  const wanted = new Map(pairs);
  if (wanted.size < pairs.length) throw new Refusal('a creature is named twice');
  const left = new Set(wanted.keys());
  while (asks(engine, first, second)) {
    const { kind, options, creature } = engine.pendingPrompt();
    const next =
      kind === first ? (options.find((id) => left.has(id)) ?? DONE) : wanted.get(creature);
    choose(engine, (option) => option === next, `${creature} may not be ${field} ${next}`);
    left.delete(next);
  }
  for (const { id, [field]: actual } of engine.table().battlefield) {
    const intended = wanted.get(id) ?? null;
    if (actual !== intended) throw new Refusal(`${id} ends up ${field} ${actual}, not ${intended}`);
    wanted.delete(id);
  }
  if (wanted.size > 0)
    throw new Refusal(`${[...wanted.keys()].join(', ')} is not on the battlefield`);
}
