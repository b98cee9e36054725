// What ettin and this engine call the same things.

// Cards that only have to be there, and real ones that do for them.
const STANDS_FOR = { 'Vanilla 1/1': 'Eager Cadet', Filler: 'Wastes', 'Mana Source': 'Manalith' };

export const GENERIC = Object.keys(STANDS_FOR);
export const engineCard = (name) => STANDS_FOR[name] ?? name;

const STEPS = {
  mulligans: 'mulligans',
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main1: 'precombat_main',
  'combat-begins': 'beginning_of_combat',
  attackers: 'declare_attackers',
  blockers: 'declare_blockers',
  damage: 'combat_damage',
  'combat-ends': 'end_of_combat',
  main2: 'postcombat_main',
  end: 'end',
  cleanup: 'cleanup',
  over: 'over',
};

export const protocolStep = (step) => STEPS[step];
export const engineStep = (name) => Object.keys(STEPS).find((step) => STEPS[step] === name);
