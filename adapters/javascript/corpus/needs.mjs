// What a case asks of an engine, held against what the engine says of itself.

const skipped = (why) => ({ verdict: 'skipped', why });

const missing = (asked, claimed) => (asked ?? []).filter((name) => !claimed.includes(name));

// The first thing that the engine does not claim; undefined where nothing is lacking.
export function lack(played, days, date, can) {
  const { variant } = days.new_game;
  if (!can.variants.includes(variant)) return skipped(`the variant ${variant}`);
  if (date < can.rules.first || can.rules.last < date) return skipped(`the rules of ${date}`);
  for (const kind of ['profiles', 'facets', 'places', 'actions', 'advances', 'answers']) {
    const lacking = missing(played.needs[kind], can[kind]);
    if (lacking.length) return skipped(`${kind}: ${lacking.join(', ')}`);
  }
  for (const [name, asked] of Object.entries(days.cards)) {
    if (!knows(name, asked, can.cards)) return skipped(`the card ${name}`);
    if (can.cards.wording === 'current' && asked.reworded) return skipped(`${name} as it was worded`);
  }
  const unseen = missing(played.needs.observes, can.observes);
  return unseen.length ? { verdict: 'not observable', why: unseen.join(', ') } : undefined;
}

function knows(name, asked, cards) {
  if (['*', name, ...(asked.stand_ins ?? [])].some((each) => cards.names.includes(each))) return true;
  if (cards.words.length === 0) return false;
  return cards.words.includes('*') || missing(asked.words, cards.words).length === 0;
}

// Where the rules leave a doubt, what the engine cannot observe is left out, unless that is all.
export function withoutUnseen(played, can) {
  if ((played.level ?? 'must') === 'must') return played;
  const seen = played.play.filter(({ command }) => sees(command, can));
  if (!seen.some(({ expect }) => expect.is === 'value')) return played;
  const observes = played.needs.observes.filter((name) => can.observes.includes(name));
  return { ...played, play: seen, needs: { ...played.needs, observes } };
}

const sees = ({ cmd, ask }, can) => cmd !== 'observe' || can.observes.includes(ask.q);
