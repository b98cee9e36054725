// Choices that a scenario answers by rule: matched by purpose and decider, in any order.

import { asks, choose } from './driving.mjs';
import { Refusal, Unforeseen } from './outcomes.mjs';
import { choiceOf } from './status.mjs';

const NEUTRAL = ['trigger_order'];

// Answers what the rules foresee until the engine wants an action, or nothing any more.
export function settle(session) {
  while (
    session.engine.pendingPrompt() &&
    !asks(session.engine, 'priority', 'attacker', 'blocker', 'mulligan')
  ) {
    const choice = choiceOf(session);
    const rule = session.rules.findLast((each) => fits(session, each, choice));
    if (!rule && !NEUTRAL.includes(choice.purpose)) throw new Unforeseen();
    const picked = next(choice, rule ?? { take: 1 });
    choose(
      session.engine,
      (option) => option === picked,
      `${picked} is not offered: ${choice.options}`,
    );
  }
}

function fits({ game }, { by, purpose }, choice) {
  const deciders = game.teams.find((team) => team.id === by)?.players ?? [by];
  return purpose === choice.purpose && choice.decider.some((player) => deciders.includes(player));
}

// The engine takes several one by one, so what is wanted is used up from the front; triggers
// from the back, for the engine asks what goes on the stack first, and first to resolve is last.
function next({ purpose, options }, { pick = [], take }) {
  const wanted = take ? options : pick;
  if (wanted.length === 0) throw new Refusal(`the answer to ${purpose} picks nothing`);
  const order = purpose === 'trigger_order' ? [...wanted].reverse() : wanted;
  return order.find((option) => options.includes(option)) ?? order[0];
}
