// A stand-in for your engine, which knows life, priority and who has conceded, and no more.
// Put your engine here: whatever adapter.mjs calls is what it has to do.

/** The rules forbid it, and nothing has changed. */
export class NotAllowed extends Error {}

/** This engine does not do it yet. */
export class NotKnown extends Error {}

/** Two teams in the first main phase of a turn. */
export class Table {
  /** @type {Record<string, number>} */
  life = {};
  /** @type {string | undefined} */
  lost;
  active = '';
  priority = '';
  turn = 1;
  /** @type {import('./messages').StepName} */
  step = 'precombat_main';
  inSuccession = 0;
  /** @type {string[]} */
  passed = [];

  /** @param {import('./messages').Team[]} teams @param {number} life */
  constructor(teams, life) {
    this.teams = teams;
    for (const team of teams) this.life[team.id] = life;
    this.begin(teams[0]?.id ?? '', 1);
  }

  /**
   * It is a team's precombat main phase, and it has priority.
   * @param {string} active @param {number} turn
   */
  begin(active, turn) {
    this.active = active;
    this.priority = active;
    this.turn = turn;
    this.step = 'precombat_main';
    this.inSuccession = 0;
    this.passed = [];
  }

  /**
   * A team passes; once all have in succession the step ends.
   * @param {string} team
   */
  pass(team) {
    if (this.lost) throw new NotAllowed('the game is over');
    if (team !== this.priority) throw new NotAllowed(`${team} does not have priority`);
    const ends = this.inSuccession + 1 === this.teams.length;
    if (ends && this.step !== 'precombat_main') {
      throw new NotKnown(`pass: what comes after ${this.step} is for your engine, in table.mjs`);
    }
    this.passed.push(team);
    this.step = ends ? 'beginning_of_combat' : this.step;
    this.priority = ends ? this.active : this.after(team);
    this.inSuccession = ends ? 0 : this.inSuccession + 1;
  }

  /**
   * A player concedes, and the whole team has lost.
   * @param {string} player
   */
  concede(player) {
    if (this.lost) throw new NotAllowed('the game is over');
    this.lost = this.teams.find((team) => team.players.includes(player))?.id;
    this.step = 'over';
  }

  /**
   * How the game stands for a team, or whether it goes on at all.
   * @param {string | null} [team]
   * @returns {import('./messages').GameState}
   */
  outcome(team) {
    if (!this.lost) return 'goes_on';
    return team === this.lost ? 'lost' : 'won';
  }

  /**
   * Where the game stands; passes are told once.
   * @returns {import('./messages').Status}
   */
  status() {
    const passed = this.passed;
    this.passed = [];
    const { turn, active, step } = this;
    return { turn, active, step, stack: 0, waiting: this.waiting(), passed };
  }

  /** @returns {import('./messages').Waiting} */
  waiting() {
    if (!this.lost) return { for: 'priority', team: this.priority };
    const teams = Object.fromEntries(this.teams.map(({ id }) => [id, this.outcome(id)]));
    return { for: 'over', teams };
  }

  /** @param {string} team */
  after(team) {
    const ids = this.teams.map(({ id }) => id);
    return ids[(ids.indexOf(team) + 1) % ids.length];
  }
}
