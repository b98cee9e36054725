// One game at a time, command by command.

import { act } from './acting.mjs';
import { advance } from './advancing.mjs';
import { settle } from './answering.mjs';
import { pass } from './driving.mjs';
import { observe } from './observing.mjs';
import { Refusal, Unforeseen, Unsupported } from './outcomes.mjs';
import { BadParams } from './rpc.mjs';
import { deal, newGame, place } from './setting.mjs';
import { choiceOf, statusOf } from './status.mjs';

const COMMANDS = { new_game: newGame, place, deal, act, pass, advance, observe, answer };
const STOPPING = ['refused', 'needs', 'unsupported'];

function answer(session, rule) {
  session.rules = [...session.rules, rule];
}

export class Session {
  game = null; // the new_game command
  engine = null;
  rules = []; // answers by rule
  told = 0; // passes that a status has reported

  constructor(options) {
    this.options = options;
  }

  // One result per command, up to the first that stops the run.
  run(commands) {
    if (!Array.isArray(commands)) throw new BadParams('commands is a list');
    const unknown = commands.find((command) => !Object.hasOwn(COMMANDS, command?.cmd));
    if (unknown !== undefined) throw new BadParams(`no command '${unknown?.cmd}'`);
    const results = [];
    for (const command of commands) {
      results.push(this.#result(command));
      if (STOPPING.includes(results.at(-1).is)) break;
    }
    return results;
  }

  #result(command) {
    if (!this.game && command.cmd !== 'new_game') {
      return { is: 'unsupported', reason: 'there is no game: new_game comes first' };
    }
    const before = { mark: this.engine?.mark(), rules: this.rules };
    try {
      const observed = COMMANDS[command.cmd](this, command);
      if (observed) return observed;
      settle(this);
      return { is: 'done', status: statusOf(this) };
    } catch (stop) {
      return this.#stopped(stop, before);
    }
  }

  #stopped(stop, { mark, rules }) {
    if (stop instanceof Unforeseen) {
      return { is: 'needs', choice: choiceOf(this), status: statusOf(this) };
    }
    this.rules = rules;
    if (mark !== undefined) this.engine.rewind(mark);
    if (stop instanceof Refusal)
      return { is: 'refused', reason: stop.message, status: statusOf(this) };
    if (stop instanceof Unsupported) return { is: 'unsupported', reason: stop.message };
    throw stop;
  }
}
