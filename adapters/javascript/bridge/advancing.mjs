// Advancing: everybody passes and declares nothing until a target is reached.

import { DONE } from '../engine/engine.mjs';
import { asks, choose, passOnce, stopsAt } from './driving.mjs';
import { settle } from './answering.mjs';
import { engineStep } from './names.mjs';
import { Refusal, Unsupported } from './outcomes.mjs';

export function advance(session, { to }) {
  const { engine } = session;
  if (!ADVANCES.includes(to.until))
    throw new Unsupported(`this engine does not advance to ${to.until}`);
  const target = TARGETS[to.until](engine.table(), to);
  engine.setStops(stopsAt(session, target.steps));
  try {
    do {
      oneDecision(engine);
      settle(session);
      if (target.isPassedBy?.(engine.table()))
        throw new Refusal(`passed by: no window in ${to.step}`);
    } while (engine.pendingPrompt() && !target.isReached(engine.table()));
  } finally {
    engine.setStops(stopsAt(session, 'all'));
  }
}

function oneDecision(engine) {
  if (asks(engine, 'priority')) passOnce(engine);
  else if (asks(engine, 'attacker', 'blocker')) choose(engine, (option) => option === DONE);
  else throw new Refusal('somebody has to decide first, or the game is over');
}

// What each target means, with the steps in which the engine must stop on the way.
const TARGETS = {
  step(start, { team, step: name }) {
    const step = engineStep(name);
    const left = ({ turn, step: now }) => turn !== start.turn || now !== start.step;
    let passingSince = null;
    return {
      steps: [step, 'upkeep'],
      isReached: (now) => left(now) && now.active === team && now.step === step,
      // A whole turn of the team, begun after the start, went by.
      isPassedBy(now) {
        const over = passingSince !== null && now.turn > passingSince;
        if (now.turn > start.turn && now.active === team) passingSince ??= now.turn;
        return over;
      },
    };
  },

  left_stack({ stack }, { object }) {
    // By identity: what triggers meanwhile goes on the stack where this one was.
    const watched = stack.findLast(({ source }) => source === object)?.number;
    if (!watched) throw new Refusal(`nothing on the stack comes from ${object}`);
    const isThere = (now) => now.stack.some(({ number }) => number === watched);
    return { steps: 'all', isReached: (now) => !isThere(now) };
  },

  turns_end(start, { turns, team }) {
    if (team && team !== start.active) throw new Refusal(`it is not the turn of ${team}`);
    return { steps: ['upkeep'], isReached: (now) => now.turn >= start.turn + turns };
  },
};

export const ADVANCES = Object.keys(TARGETS);
