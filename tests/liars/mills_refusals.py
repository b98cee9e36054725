"""Puts a card of everybody's library away for each action that it refuses."""

from lying_engine import Liar, main

from ettin_spec.protocol.commands import Act, NewGame, Observe
from ettin_spec.protocol.questions import AskLibrarySize
from ettin_spec.protocol.results import Refused, Value


class MillsRefusals(Liar):
    milled = 0

    def tell(self, command):
        if isinstance(command, NewGame):
            self.milled = 0
        result = self.honest(command)
        self.milled += isinstance(command, Act) and isinstance(result, Refused)
        if isinstance(command, Observe) and isinstance(command.ask, AskLibrarySize):
            return Value(result.value - self.milled)
        return result


main(MillsRefusals)
