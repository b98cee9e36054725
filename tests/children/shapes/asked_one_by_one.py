"""The adapter of an engine that asks one player at a time and can be copied.

Teams have priority, not players: `asked_one_by_one.py [MISTAKE]` passes for those whom the script
does not let act, and goes back to a copy where the engine stops half way. MISTAKE is one that this
shape invites, or `two players` for an engine that has no teams yet.
"""

import copy
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
import reads_text  # noqa: E402 - found beside
import talk  # noqa: E402 - found above
from one_player_game import Game  # noqa: E402 - found beside
from reads_text import No  # noqa: E402 - as above

CAN = {**reads_text.CAN, "name": "asked one by one"}
ALONE = {**CAN, "variants": ["two-player"]}
"""What it claims as long as it has no teams."""


class Table:
    """One game in ettin's words."""

    def __init__(self, command, game=Game):
        self.game = game(command)

    def act(self, action):
        """Pass for those of the team who are asked before whoever acts; for no opponent."""
        self.only_own(action["by"])
        self.game.cast(action["by"], action["object"], action.get("targets", []))

    def only_own(self, by):
        members = self.game.sides[self.game.side_of[by]]
        while self.game.asked in members[: members.index(by)]:
            self.game.pass_priority()

    def give_up(self, team):
        """Pass for each of the team who is still to be asked; then the team has passed."""
        game = self.game
        if game.lost or team != game.first:
            raise No("the team does not have priority")
        for _ in range(self.still_asked(team)):
            game.pass_priority()
        game.passed.append(team)

    def still_asked(self, team):
        members = self.game.sides[team]
        return len(members) - members.index(self.game.asked)

    def leave_stack(self, label):
        while any(each[0] == label for each in self.game.stack):
            self.give_up(self.game.first)


class PassesForOneHead(Table):
    """The team has passed when the first of its players has."""

    def still_asked(self, _):
        return 1


class PassesForOpponents(Table):
    """Whoever acts is let act, whatever the others might have done before."""

    def only_own(self, by):
        while self.game.asked != by:
            self.game.pass_priority()


class AsksTheCaster(Table):
    """The caster is asked on, and those who come before in the team after all opponents."""

    def __init__(self, command):
        super().__init__(command, Caster)


class Caster(Game):
    def asks_after_casting(self, by):
        self.asked = by


MISTAKES = {
    "passes for one head": PassesForOneHead,
    "passes for opponents": PassesForOpponents,
    "asks the caster": AsksTheCaster,
}


class Server(reads_text.Server):
    """The commands of one conversation, each carried out whole or not at all."""

    table, goes_back, kind = None, True, Table

    @property
    def game(self):
        return self.table.game

    def result(self, command):
        before = copy.deepcopy(self.table)
        result = super().result(command)
        if result["is"] == "refused" and self.goes_back:
            self.table = before
            result["status"] = self.table.game.status()
        return result

    def follow(self, command):
        match command["cmd"]:
            case "new_game":
                self.table = self.kind(command)
            case "place":
                self.game.place(command)
            case "act":
                self.table.act(command["action"])
            case "pass":
                self.table.give_up(command["team"])
            case "advance":
                self.table.leave_stack(command["to"]["object"])


if __name__ == "__main__":
    shape = sys.argv[1] if len(sys.argv) > 1 else ""
    talk.CAN = ALONE if shape == "two players" else CAN
    Server.kind = MISTAKES.get(shape, Table)
    Server.goes_back = shape != "keeps what was refused"
    talk.serve(Server().run)
