// What a user interface sees of a game: the question that waits, and a way to answer it.

import { newGame, permanents, teamLife } from './game.mjs';
import { play } from './turn.mjs';

export { CARDS } from './cards.mjs';
export { DONE } from './combat.mjs';

const seen = ({ id, name, zone, owner }) => ({ id, name, zone, owner });

export class Engine {
  #setup;
  #moves = [];
  #game;
  #script;
  #prompt;

  constructor(setup) {
    this.#setup = structuredClone(setup);
    this.#begin();
  }

  // {kind, player, options, ...}, or null once the game is over.
  pendingPrompt() {
    return this.#prompt;
  }

  // Answers the question with the option of that number.
  respond(index) {
    if (!(index in (this.#prompt?.options ?? []))) throw new RangeError(`no option ${index}`);
    this.#make({ index });
  }

  // Whoever it is, and whatever the game waits for: the player's team has lost.
  concede(player) {
    if (!this.#prompt) throw new RangeError('the game is over');
    this.#make({ concedes: player });
  }

  // Where players want to be asked even if they can only pass: {players, steps} ('all' steps).
  setStops(stops) {
    this.#make({ stops });
  }

  // How far the game has come; `rewind` plays it again up to there.
  mark() {
    return this.#moves.length;
  }

  rewind(mark) {
    if (mark === this.#moves.length) return;
    const kept = this.#moves.slice(0, mark);
    this.#moves = [];
    this.#begin();
    kept.forEach((move) => this.#make(move));
  }

  // What lies open on the table, for drawing it; hands too where they are played open.
  table() {
    const { turn, step, stack, passes, result, cards, teams, players } = this.#game;
    return {
      turn,
      step,
      result,
      passes,
      active: teams[this.#game.active].name,
      life: Object.fromEntries(teams.map((team) => [team.name, teamLife(this.#game, team)])),
      libraries: Object.fromEntries(players.map(({ name, library }) => [name, library.length])),
      stack: stack.map(({ source, ...shown }) => ({ ...shown, source: source.id })),
      battlefield: permanents(this.#game).map(({ chosen, ...shown }) => ({ ...shown })),
      cards: cards.filter(({ zone }) => this.#isOpen(zone)).map(seen),
    };
  }

  #isOpen(zone) {
    return zone !== 'library' && (zone !== 'hand' || this.#game.houseRules.openHands);
  }

  #begin() {
    this.#game = newGame(structuredClone(this.#setup));
    this.#script = play(this.#game);
    if (this.#setup.stops) this.#game.stops = this.#setup.stops;
    this.#prompt = this.#script.next().value ?? null;
  }

  #end(loser) {
    const { name } = this.#game.teams.find((team) => team.players.includes(loser));
    Object.assign(this.#game, { result: { losers: [name] }, step: 'over' });
    this.#prompt = null;
  }

  #make(move) {
    this.#moves.push(move);
    if (move.stops) this.#game.stops = move.stops;
    else if (move.concedes) this.#end(move.concedes);
    else this.#prompt = this.#script.next(this.#prompt.options[move.index]).value ?? null;
  }
}
