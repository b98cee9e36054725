"""Is right for Angie and her team, and gives any other team one life too many in the end."""

from lying_engine import Liar, main

from ettin_spec.protocol.commands import Advance, NewGame, Observe
from ettin_spec.protocol.questions import AskLife
from ettin_spec.protocol.results import Value


class KnowsNames(Liar):
    angie_is_here = True
    under_way = False

    def tell(self, command):
        if isinstance(command, NewGame):
            self.under_way = False
            self.angie_is_here = any("Angie" in team.players for team in command.teams)
        self.under_way = self.under_way or isinstance(command, Advance)
        result = self.honest(command)
        asked = isinstance(command, Observe) and isinstance(command.ask, AskLife)
        if asked and self.under_way and not self.angie_is_here:
            return Value(result.value + 1)
        return result


main(KnowsNames)
