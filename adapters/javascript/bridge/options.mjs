// The adapter's own options: an uneven split of a team's life, hands on the table, a mistake.

const KNOWN = {
  '--split=even': {},
  '--split=lopsided': { lopsided: true },
  '--open-hands': { openHands: true },
  '--with-bug=own-life': { ownLife: true },
};

export function readOptions(args) {
  const unknown = args.find((arg) => !(arg in KNOWN));
  if (unknown) {
    process.stderr.write(`no option ${unknown}; there are: ${Object.keys(KNOWN).join(' ')}\n`);
    process.exit(2);
  }
  return Object.assign({}, ...args.map((arg) => KNOWN[arg]));
}
