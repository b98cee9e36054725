"""What each message means for your engine: a method for each, named as the message is.

What is not there yet answers `unsupported`, with the method to write it in.
"""

from __future__ import annotations

from collections.abc import Sequence

from messages import (
    Act,
    Action,
    Advance,
    Answer,
    Command,
    Deal,
    NewGame,
    Observe,
    Pass,
    Place,
    Refused,
    Result,
    Unsupported,
)
from table import NotAllowed, NotKnown, Table

ENDS_A_RUN = ("refused", "needs", "unsupported")


class Adapter:
    """One game of your engine, and how it is told what to do. In place of `Table` put your engine."""

    def __init__(self) -> None:
        """Nothing is played before `new_game`."""
        self.table = Table([], 0)

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """One result a command; the first that is refused, needs a choice or is unknown ends it."""
        results: list[Result] = []
        for command in commands:
            results.append(self.carry_out(command))
            if results[-1]["is"] in ENDS_A_RUN:
                break
        return results

    def carry_out(self, command: Command) -> Result:
        """The result of a command. A refusal changes nothing."""
        try:
            return self._carry_out(command)
        except NotAllowed as refusal:
            return Refused({"is": "refused", "reason": str(refusal), "status": self.table.status()})
        except NotKnown as gap:
            return Unsupported({"is": "unsupported", "reason": str(gap)})

    def _carry_out(self, command: Command) -> Result:
        match command["cmd"]:
            case "new_game":
                return self.new_game(command)
            case "place":
                return self.place(command)
            case "deal":
                return self.deal(command)
            case "answer":
                return self.answer(command)
            case "act":
                return self.act(command)
            case "pass":
                return self.pass_(command)
            case "advance":
                return self.advance(command)
            case "observe":
                return self.observe(command)
        raise NotKnown(f"{command['cmd']}: add a method for it to adapter.py")

    def new_game(self, command: NewGame) -> Result:
        """Forget everything; the teams, in turn order, with their players from right to left."""
        self.table = Table(command["teams"], STARTING_LIFE)
        return self._done()

    def place(self, command: Place) -> Result:
        """The whole position: precombat main phase of `active`, who has priority."""
        self.table.begin(command["active"], command.get("turn", 3))
        for fact in command["facts"]:
            match fact["fact"]:
                case "life":
                    self.table.life[fact["team"]] = fact["total"]
                case other:
                    raise NotKnown(f"place {other}: write it in `place` of adapter.py")
        return self._done()

    def deal(self, command: Deal) -> Result:
        """The start of a game; mulligans come next."""
        raise NotKnown("deal: write it in `deal` of adapter.py")

    def answer(self, command: Answer) -> Result:
        """Keep it: a choice with this purpose and decider is made so, whenever it comes up."""
        raise NotKnown(f"answer {command['purpose']}: write it in `answer` of adapter.py")

    def act(self, command: Act) -> Result:
        """One action as a whole: done, or refused with nothing changed."""
        action: Action = command["action"]
        match action["do"]:
            case "concede":
                self.table.concede(action["by"])
                return self._done()
        raise NotKnown(f"act {action['do']}: write it in `act` of adapter.py")

    def pass_(self, command: Pass) -> Result:
        """A team passes priority: pass for each member whom your engine asks."""
        self.table.pass_priority(command["team"])
        return self._done()

    def advance(self, command: Advance) -> Result:
        """All pass and declare nothing until the target, a choice or the end."""
        raise NotKnown(f"advance {command['to']['until']}: write it in `advance` of adapter.py")

    def observe(self, command: Observe) -> Result:
        """The answer to a question. Read, never write."""
        ask = command["ask"]
        match ask["q"]:
            case "life":
                return {"is": "value", "value": self.table.life[ask["team"]]}
            case "moment":
                moment = {"team": self.table.active, "step": self.table.step}
                return {"is": "value", "value": moment}
            case "outcome":
                return {"is": "value", "value": self.table.outcome(ask.get("team"))}
        reason = f"observe {ask['q']}: write it in `observe` of adapter.py"
        return {"is": "unobservable", "reason": reason}

    def _done(self) -> Result:
        return {"is": "done", "status": self.table.status()}


STARTING_LIFE = 30
"""Of a team of two, since 2007-05-01."""
