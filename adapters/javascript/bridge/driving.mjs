// Answering the engine's questions on behalf of the players.

import { Refusal } from './outcomes.mjs';

export const asks = (engine, ...kinds) => kinds.includes(engine.pendingPrompt()?.kind);

// Takes the option for which `test` holds; the engine offers legal ones only.
export function choose(engine, test, reason) {
  const index = engine.pendingPrompt().options.findIndex(test);
  if (index < 0) throw new Refusal(reason);
  engine.respond(index);
}

export const passOnce = (engine) =>
  choose(engine, (option) => option.do === 'pass', 'nobody can pass');

export const teamOf = (session, player) =>
  session.game.teams.find((team) => team.players.includes(player));

// The team of the player whom the engine asks for an action, if it asks for one.
const holder = (session) =>
  asks(session.engine, 'priority') ? teamOf(session, session.engine.pendingPrompt().player) : null;

// The engine asks each player; a team has passed when its last member has.
export const teamsThatPassed = (session, passes) =>
  passes
    .map((player) => session.game.teams.find((team) => team.players.at(-1) === player)?.id)
    .filter(Boolean);

export function pass(session, { team }) {
  if (holder(session)?.id !== team) throw new Refusal(`no window: ${team} does not have priority`);
  const before = session.engine.table().passes.length;
  const passed = () => teamsThatPassed(session, session.engine.table().passes.slice(before));
  while (!passed().includes(team)) passOnce(session.engine);
}

// Passes for a teammate who is asked first. No opponent may get a window in between.
export function bringTo(session, player) {
  const { engine } = session;
  const team = holder(session);
  if (!team?.players.includes(player))
    throw new Refusal(`no window: ${player}'s team does not have priority`);
  while (holder(session) === team && engine.pendingPrompt().player !== player) passOnce(engine);
  if (holder(session) !== team) throw new Refusal(`${player} can do nothing but pass now`);
}

// The engine passes by itself for whoever can only pass, unless a stop is set. One member's
// window is the team's, so the first members' stops are enough.
export const stopsAt = (session, steps) => ({
  players: session.game.teams.map((team) => team.players[0]),
  steps,
});
