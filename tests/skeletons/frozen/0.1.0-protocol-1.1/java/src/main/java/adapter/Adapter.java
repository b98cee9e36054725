package adapter;

import adapter.Messages.Command;
import adapter.Messages.Result;
import adapter.Table.NotAllowed;
import adapter.Table.NotKnown;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What each message means for your engine: a method for each, named as the message is. What is not
 * there yet answers `unsupported`, with the method to write it in. In place of Table put your
 * engine.
 */
final class Adapter {
  /** Of a team of two, since 2007-05-01. */
  private static final int STARTING_LIFE = 30;

  private Table table = new Table(List.of(), 0);

  /** One result a command; the first that is refused, needs a choice or is unsupported ends it. */
  List<Result> run(List<Command> commands) {
    List<Result> results = new ArrayList<>();
    for (Command command : commands) {
      Result result = carryOut(command);
      results.add(result);
      if (List.of("refused", "needs", "unsupported").contains(result.tag())) {
        break;
      }
    }
    return results;
  }

  private Result carryOut(Command command) {
    try {
      return dispatch(command);
    } catch (NotAllowed refusal) {
      return new Messages.Refused(refusal.getMessage(), table.status(), null);
    } catch (NotKnown gap) {
      return new Messages.Unsupported(gap.getMessage());
    }
  }

  private Result dispatch(Command command) {
    if (command instanceof Messages.NewGame newGame) {
      return newGame(newGame);
    } else if (command instanceof Messages.Place place) {
      return place(place);
    } else if (command instanceof Messages.Deal deal) {
      return deal(deal);
    } else if (command instanceof Messages.Answer answer) {
      return answer(answer);
    } else if (command instanceof Messages.Act act) {
      return act(act);
    } else if (command instanceof Messages.Pass pass) {
      return pass(pass);
    } else if (command instanceof Messages.Advance advance) {
      return advance(advance);
    } else if (command instanceof Messages.Observe observe) {
      return observe(observe);
    }
    throw notYet(command.tag(), "dispatch");
  }

  /** Forget everything; the teams, in turn order, with their players from right to left. */
  private Result newGame(Messages.NewGame command) {
    table = new Table(command.teams(), STARTING_LIFE);
    return done();
  }

  /** The whole position: precombat main phase of `active`, who has priority. */
  private Result place(Messages.Place command) {
    table.begin(command.active(), command.turn());
    for (Messages.Fact fact : command.facts()) {
      if (fact instanceof Messages.Life life) {
        table.life.put(life.team(), life.total());
      } else {
        throw notYet("place " + fact.tag(), "place");
      }
    }
    return done();
  }

  /** The start of a game; mulligans come next. */
  private Result deal(Messages.Deal command) {
    throw notYet(command.tag(), "deal");
  }

  /** Keep it: a choice with this purpose and decider is made so, whenever it comes up. */
  private Result answer(Messages.Answer command) {
    throw notYet("answer " + command.purpose(), "answer");
  }

  /** One action as a whole: done, or refused with nothing changed. */
  private Result act(Messages.Act command) {
    if (command.action() instanceof Messages.Concede concede) {
      table.concede(concede.by());
      return done();
    }
    throw notYet("act " + command.action().tag(), "act");
  }

  /** A team passes priority: pass for each member whom your engine asks. */
  private Result pass(Messages.Pass command) {
    table.pass(command.team());
    return done();
  }

  /** All pass and declare nothing until the target, a choice or the end. */
  private Result advance(Messages.Advance command) {
    throw notYet("advance " + command.to().tag(), "advance");
  }

  /** The answer to a question. It reads, and never writes. */
  private Result observe(Messages.Observe command) {
    if (command.ask() instanceof Messages.AskLife ask) {
      return value(table.life.get(ask.team()));
    } else if (command.ask() instanceof Messages.AskMoment) {
      return value(Map.of("team", table.active, "step", table.step));
    } else if (command.ask() instanceof Messages.AskOutcome ask) {
      return value(table.outcome(ask.team()));
    }
    String reason = notYet("observe " + command.ask().tag(), "observe").getMessage();
    return new Messages.Unobservable(reason);
  }

  private Result done() {
    return new Messages.Done(table.status(), null);
  }

  private static Result value(Object value) {
    return new Messages.Value(Messages.JSON.<JsonNode>valueToTree(value), null);
  }

  private static NotKnown notYet(String what, String method) {
    return new NotKnown(what + ": write it in " + method + " of Adapter.java");
  }
}
