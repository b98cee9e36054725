"""Gives a poison counter to whoever's action it refuses."""

from lying_engine import Liar, main

from ettin_spec.protocol.commands import Act, NewGame, Observe
from ettin_spec.protocol.questions import AskPlayerCounters
from ettin_spec.protocol.results import Refused, Value


class PoisonsRefusals(Liar):
    given = 0

    def tell(self, command):
        if isinstance(command, NewGame):
            self.given = 0
        result = self.honest(command)
        self.given += isinstance(command, Act) and isinstance(result, Refused)
        asked = isinstance(command, Observe) and isinstance(command.ask, AskPlayerCounters)
        if asked and isinstance(result, Value):
            return Value(result.value + self.given)
        return result


main(PoisonsRefusals)
