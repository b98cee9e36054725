"""The reference behind an adapter with one mistake: `mistaken_adapter.py MISTAKE`."""

import json
import sys
from pathlib import Path

from msgspec.structs import replace

from ettin_spec.protocol.actions import Attack, Block, Cast, Keep
from ettin_spec.protocol.capabilities import CardSupport
from ettin_spec.protocol.commands import Act, Advance, Answer, Left, NewGame, Observe, Pass
from ettin_spec.protocol.questions import AskCommander
from ettin_spec.protocol.results import Done, Needs, Refused, Value
from ettin_spec.protocol.wire import serve

sys.path.insert(0, str(Path(__file__).parents[1] / "liars"))
from lying_engine import Liar


class Mistaken(Liar):
    """It claims one variant, and whatever else the command line says of claims."""

    variant = "two-headed-giant"
    status = None

    def initialize(self):
        """The reference's claims, changed."""
        claims = json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}
        if "cards" in claims:
            claims["cards"] = CardSupport(**claims["cards"])
        return replace(super().initialize(), variants=(self.variant,), tells=(), **claims)

    def tell(self, command):
        """What the mistake makes of a command, noting where the game stands."""
        result = self.mistake(command)
        self.status = getattr(result, "status", None) or self.status
        return result

    def mistake(self, command):
        """What this adapter answers to a command."""
        return self.honest(command)


class ReversedSeats(Mistaken):
    variant = "free-for-all"

    def mistake(self, command):
        if isinstance(command, NewGame):
            command = replace(command, teams=command.teams[::-1])
        return self.honest(command)


class LeftByHeight(Mistaken):
    """Whatever has left the stack, it goes on until that is empty."""

    def mistake(self, command):
        result = self.honest(command)
        if isinstance(command, Advance) and isinstance(command.to, Left):
            while isinstance(result, Done) and result.status.stack:
                result = self.honest(Pass(result.status.waiting.team))
        return result


class IgnoresAnswers(Mistaken):
    def mistake(self, command):
        return Done(self.status) if isinstance(command, Answer) else self.honest(command)


class PassesNothing(Mistaken):
    def mistake(self, command):
        if not isinstance(command, Pass):
            return self.honest(command)
        if command.team != self.status.waiting.team:
            return Refused("no priority", self.status)
        return Done(self.status)


class DropsAttacks(Mistaken):
    def mistake(self, command):
        if isinstance(command, Act) and isinstance(command.action, Attack):
            command = Act(replace(command.action, attackers=()))
        return self.honest(command)


class DropsBlocks(Mistaken):
    def mistake(self, command):
        if isinstance(command, Act) and isinstance(command.action, Block):
            command = Act(replace(command.action, blockers=()))
        return self.honest(command)


class AttacksAtAnyTime(Mistaken):
    def mistake(self, command):
        result = self.honest(command)
        attacks = isinstance(command, Act) and isinstance(command.action, Attack)
        return Done(self.status) if attacks and isinstance(result, Refused) else result


class CastsNothing(Mistaken):
    def mistake(self, command):
        casts = isinstance(command, Act) and isinstance(command.action, Cast)
        return Done(self.status) if casts else self.honest(command)


class OwnNames(Mistaken):
    """Options of choices are its own ids of cards."""

    def mistake(self, command):
        result = self.honest(command)
        if not isinstance(result, Needs):
            return result
        ids = tuple(f"card {number}" for number, _ in enumerate(result.choice.options))
        return replace(result, choice=replace(result.choice, options=ids))


class KeepsNoCommander(Mistaken):
    """What is cast from the command zone is a creature like any other."""

    variant = "commander"

    def mistake(self, command):
        asks = isinstance(command, Observe) and isinstance(command.ask, AskCommander)
        return Value(None) if asks else self.honest(command)


class KeepsForAll(Mistaken):
    """Who keeps, keeps for all players."""

    players = ()

    def mistake(self, command):
        if isinstance(command, NewGame):
            self.players = [player for team in command.teams for player in team.players]
        if not (isinstance(command, Act) and isinstance(command.action, Keep)):
            return self.honest(command)
        results = [self.honest(Act(Keep(player))) for player in self.players]
        return next(each for each in reversed(results) if isinstance(each, Done))


class CountsOnlyRounds(Mistaken):
    """The turn is counted when the first team has it again."""

    def mistake(self, command):
        result = self.honest(command)
        if getattr(result, "status", None) is None:
            return result
        return replace(result, status=replace(result.status, turn=result.status.turn // 2 + 2))


if __name__ == "__main__":
    serve(globals()[sys.argv[1]](), sys.stdin.buffer, sys.stdout.buffer)
