// Where the game stands, in the protocol's words.

import { asks, teamOf, teamsThatPassed } from './driving.mjs';
import { protocolStep } from './names.mjs';

// What each of the engine's questions is, to the protocol.
const CHOICES = {
  mulligan: { kind: 'yes_no', purpose: 'mulligan' },
  bottom: { kind: 'objects', purpose: 'bottom' },
  discard: { kind: 'objects', purpose: 'discard' },
  member: { kind: 'player', purpose: 'affected_member' },
  trigger: { kind: 'order', purpose: 'trigger_order' },
  color: { kind: 'option', purpose: 'colour' },
  attacker: { kind: 'attackers', purpose: 'attackers', ofTeam: true },
  blocker: { kind: 'blockers', purpose: 'blockers', ofTeam: true },
};

// Attackers, blockers and mulligans are declared by acts.
const DECLARED = ['mulligan', 'attackers', 'blockers'];

// The purposes of answers that can be of use here.
export const ANSWERS = Object.values(CHOICES)
  .map(({ purpose }) => purpose)
  .filter((purpose) => !DECLARED.includes(purpose));

export function statusOf(session) {
  const { turn, active, step, stack, passes, result } = session.engine.table();
  const passed = teamsThatPassed(session, passes.slice(session.told));
  session.told = passes.length;
  const waiting = result ? over(session, result) : waitingFor(session);
  return { turn, active, step: protocolStep(step), stack: stack.length, waiting, passed };
}

function waitingFor(session) {
  if (!asks(session.engine, 'priority')) return { for: 'choice', choice: choiceOf(session) };
  return { for: 'priority', team: teamOf(session, session.engine.pendingPrompt().player).id };
}

export const stateOf = (team, { losers }) => {
  if (!losers.includes(team)) return 'won';
  return losers.length > 1 ? 'drawn' : 'lost';
};

const over = ({ game }, result) => ({
  for: 'over',
  teams: Object.fromEntries(game.teams.map(({ id }) => [id, stateOf(id, result)])),
  reason: `${result.losers.join(' and ')} lost`,
});

const unique = (list) => [...new Set(list)];

const declaration = (options) => ({
  decider: unique(options.map(({ player }) => player)),
  options: unique(options.map(({ says }) => says)),
});

// The engine asks one player; where the question is a team's, either member may decide.
export function choiceOf(session) {
  const { kind, player, team, source, options } = session.engine.pendingPrompt();
  const { ofTeam, ...named } = CHOICES[kind];
  if (ofTeam) return { ...named, decider: teamOf(session, player).players, min: 0 };
  if (kind === 'mulligan') return { ...named, ...declaration(options) };
  const decider = team ? teamOf(session, player).players : [player];
  return { ...named, decider, options, ...(source && { source }) };
}
