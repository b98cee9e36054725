"""Takes a life from the team whose action it refuses."""

from lying_engine import Liar, main

from ettin_spec.protocol.commands import Act, NewGame, Observe
from ettin_spec.protocol.questions import AskLife
from ettin_spec.protocol.results import Refused, Value


class PaysForRefusals(Liar):
    taken = 0

    def tell(self, command):
        if isinstance(command, NewGame):
            self.taken = 0
        result = self.honest(command)
        self.taken += isinstance(command, Act) and isinstance(result, Refused)
        if isinstance(command, Observe) and isinstance(command.ask, AskLife):
            return Value(result.value - self.taken)
        return result


main(PaysForRefusals)
