// What each message means for your engine: a method for each, named as the message is.
// What is not there yet answers `unsupported`, with the method to write it in.

import { NotAllowed, NotKnown, Table } from './table.mjs';

/** @typedef {import('./messages').Command} Command */
/** @typedef {import('./messages').Result} Result */

const ENDS_A_RUN = ['refused', 'needs', 'unsupported'];
const STARTING_LIFE = 30; // of a team of two, since 2007-05-01

/** @param {string} what @param {string} method */
const notYet = (what, method) => new NotKnown(`${what}: write it in ${method} of adapter.mjs`);

/** One game of your engine, and how it is told what to do. In place of `Table` put your engine. */
export class Adapter {
  table = new Table([], 0);

  /**
   * One result a command; the first that is refused, needs a choice or is unsupported ends it.
   * @param {Command[]} commands
   */
  run(commands) {
    /** @type {Result[]} */
    const results = [];
    for (const command of commands) {
      const result = this.carryOut(command);
      results.push(result);
      if (ENDS_A_RUN.includes(result.is)) break;
    }
    return results;
  }

  /** @param {Command} command @returns {Result} */
  carryOut(command) {
    try {
      return this.dispatch(command);
    } catch (error) {
      if (error instanceof NotKnown) return { is: 'unsupported', reason: error.message };
      if (!(error instanceof NotAllowed)) throw error;
      return { is: 'refused', reason: error.message, status: this.table.status() };
    }
  }

  /** @param {Command} command @returns {Result} */
  dispatch(command) {
    switch (command.cmd) {
      case 'new_game': return this.newGame(command);
      case 'place': return this.place(command);
      case 'deal': return this.deal(command);
      case 'answer': return this.answer(command);
      case 'act': return this.act(command);
      case 'pass': return this.pass(command);
      case 'advance': return this.advance(command);
      case 'observe': return this.observe(command);
    }
    throw notYet(command.cmd, 'dispatch');
  }

  /**
   * Forget everything; the teams, in turn order, with their players from right to left.
   * @param {import('./messages').NewGame} command
   */
  newGame(command) {
    this.table = new Table(command.teams, STARTING_LIFE);
    return this.done();
  }

  /**
   * The whole position: precombat main phase of `active`, who has priority.
   * @param {import('./messages').Place} command
   */
  place(command) {
    this.table.begin(command.active, command.turn ?? 3);
    for (const fact of command.facts) {
      switch (fact.fact) {
        case 'life':
          this.table.life[fact.team] = fact.total;
          break;
        default:
          throw notYet(`place ${fact.fact}`, 'place');
      }
    }
    return this.done();
  }

  /**
   * The start of a game; mulligans come next.
   * @param {import('./messages').Deal} command
   * @returns {Result}
   */
  deal(command) {
    throw notYet(command.cmd, 'deal');
  }

  /**
   * Keep it: a choice with this purpose and decider is made so, whenever it comes up.
   * @param {import('./messages').Answer} command
   * @returns {Result}
   */
  answer(command) {
    throw notYet(`answer ${command.purpose}`, 'answer');
  }

  /**
   * One action as a whole: done, or refused with nothing changed.
   * @param {import('./messages').Act} command
   */
  act({ action }) {
    switch (action.do) {
      case 'concede':
        this.table.concede(action.by);
        return this.done();
    }
    throw notYet(`act ${action.do}`, 'act');
  }

  /**
   * A team passes priority: pass for each member whom your engine asks.
   * @param {import('./messages').Pass} command
   */
  pass(command) {
    this.table.pass(command.team);
    return this.done();
  }

  /**
   * All pass and declare nothing until the target, a choice or the end.
   * @param {import('./messages').Advance} command
   * @returns {Result}
   */
  advance(command) {
    throw notYet(`advance ${command.to.until}`, 'advance');
  }

  /**
   * The answer to a question. Read, never write.
   * @param {import('./messages').Observe} command
   * @returns {Result}
   */
  observe({ ask }) {
    const { active: team, step, life } = this.table;
    switch (ask.q) {
      case 'life': return { is: 'value', value: life[ask.team] };
      case 'moment': return { is: 'value', value: { team, step } };
      case 'outcome': return { is: 'value', value: this.table.outcome(ask.team) };
    }
    return { is: 'unobservable', reason: notYet(`observe ${ask.q}`, 'observe').message };
  }

  /** @returns {Result} */
  done() {
    return { is: 'done', status: this.table.status() };
  }
}
