"""Gives priority to the wrong team in every game in which something of the last one is left out."""

from lying_engine import Liar, main
from msgspec.structs import replace

from ettin_spec.protocol.commands import NewGame, Observe, Place
from ettin_spec.protocol.results import Done, ForPriority


class LiesWhereOneIsLeftOut(Liar):
    def __init__(self):
        super().__init__()
        self.last, self.now = [], []

    def tell(self, command):
        if isinstance(command, NewGame):
            self.last, self.now = self.now or self.last, []
            self.teams = [team.id for team in command.teams]
        if not isinstance(command, Observe):
            self.now.append(command)
        result = self.honest(command)
        status = result.status if isinstance(result, Done) else None
        if status is None or not isinstance(status.waiting, ForPriority):
            return result
        if isinstance(command, NewGame | Place) or not self.is_left_out():
            return result
        other = next(team for team in self.teams if team != status.waiting.team)
        return replace(result, status=replace(status, waiting=ForPriority(other)))

    def is_left_out(self):
        """Is this the last game by now, without one of its commands at least?"""
        rest = iter(self.last)
        comes = all(each in rest for each in self.now)
        return comes and self.now != self.last[: len(self.now)]


if __name__ == "__main__":
    main(LiesWhereOneIsLeftOut)
