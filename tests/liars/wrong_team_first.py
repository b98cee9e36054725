"""Gives the nonactive team priority after a resolution."""

import msgspec
from lying_engine import Liar, main

from ettin_spec.protocol.commands import Advance, Left
from ettin_spec.protocol.results import Done, ForPriority


class WrongTeamFirst(Liar):
    teams = ()

    def tell(self, command):
        self.teams = getattr(command, "teams", self.teams)
        result = self.honest(command)
        resolved = isinstance(command, Advance) and isinstance(command.to, Left)
        if not (resolved and isinstance(result, Done)):
            return result
        if not isinstance(result.status.waiting, ForPriority):
            return result
        other = next(team.id for team in self.teams if team.id != result.status.active)
        status = msgspec.structs.replace(result.status, waiting=ForPriority(other))
        return msgspec.structs.replace(result, status=status)


main(WrongTeamFirst)
