// Plays a case on a date and judges each answer.

const OUTCOME = { refused: 'fail', needs: 'unanswered', unsupported: 'fail', unobservable: 'fail' };

export function judge(session, played, days, date) {
  const setup = [{ ...days.new_game, date }, played.opening, ...(played.answers ?? [])];
  let status;
  for (const command of setup) {
    const [result] = session.run([command]);
    if (result.is !== 'done') return { verdict: 'adapter error', why: `${command.cmd}: ${result.is}` };
    status = result.status;
  }
  for (const beat of played.play) {
    const [result] = session.run([beat.command]);
    const wrong = problem(beat.expect, result, status);
    if (wrong) return { verdict: OUTCOME[result.is] ?? 'fail', why: `${beat.says}: ${wrong}` };
    status = result.status ?? status;
  }
  return { verdict: 'pass' };
}

// What is wrong with a result; undefined if nothing is.
function problem(expect, result, before) {
  if (result.is !== expect.is) return `${result.is}, not ${expect.is}`;
  if (expect.is === 'value' && !same(expect.value, result.value)) {
    return `${JSON.stringify(result.value)}, not ${JSON.stringify(expect.value)}`;
  }
  if (!result.status) return undefined; // a match has none
  if (expect.is === 'refused' && !same(standing(before), standing(result.status))) {
    return 'refused, and yet the game went on';
  }
  if (expect.at && !same(expect.at, result.status)) return `stands at ${result.status.step}`;
  if (expect.turns && !over(result) && result.status.turn - before.turn !== expect.turns) {
    return `${result.status.turn - before.turn} turns ended`;
  }
}

const over = ({ status }) => status.waiting.for === 'over';

const standing = ({ passed, steps, ...status }) => status;

// Is everything expected there? Further fields of an object are free.
function same(expected, actual) {
  if (expected === null || typeof expected !== 'object') return expected === actual;
  if (actual === null || typeof actual !== 'object') return false;
  if (Array.isArray(expected) && expected.length !== actual.length) return false;
  return Object.keys(expected).every((key) => same(expected[key], actual[key]));
}
