// One small question at a time. A question with one option answers itself, unless the player
// has set a stop there.

export function* ask(game, prompt) {
  if (prompt.options.length === 1 && !isStop(game, prompt)) return prompt.options[0];
  return yield prompt;
}

function isStop({ stops, step }, { kind, player }) {
  if (kind !== 'priority' || !stops.players.includes(player)) return false;
  return stops.steps === 'all' || stops.steps.includes(step);
}
