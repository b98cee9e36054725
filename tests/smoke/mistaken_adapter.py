"""The reference behind an adapter with one mistake: `mistaken_adapter.py MISTAKE`."""

import json
import sys
from pathlib import Path

from msgspec.structs import replace

from ettin_spec.protocol.actions import Attack, Block, Cast, Keep
from ettin_spec.protocol.capabilities import CardSupport
from ettin_spec.protocol.commands import Act, Advance, Answer, Left, NewGame, Observe, Pass
from ettin_spec.protocol.decks import AskDecksAllowed
from ettin_spec.protocol.life_counts import AskReadLife, DealDamage, PayLife
from ettin_spec.protocol.matches import ChooseTurn, RecordGame
from ettin_spec.protocol.questions import AskCommander, AskOutcome
from ettin_spec.protocol.results import Done, Needs, Refused, Value
from ettin_spec.protocol.wire import serve

sys.path.insert(0, str(Path(__file__).parents[1] / "liars"))
from lying_engine import Liar


class Mistaken(Liar):
    """It claims one variant, and whatever else the command line says of claims."""

    variant = "two-headed-giant"
    profiles = ("game", "life", "match", "deck")
    status = None

    def initialize(self):
        """The reference's claims, changed."""
        claims = json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}
        if "cards" in claims:
            claims["cards"] = CardSupport(**claims["cards"])
        return replace(super().initialize(), **self.claims(), **claims)

    def claims(self):
        """What it claims otherwise than the reference."""
        return {"variants": (self.variant,), "profiles": self.profiles, "tells": ()}

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


class HeadsApart(Mistaken):
    """Who is dealt damage alone has it; the team's total is that of the first."""

    profiles = ("life",)
    first = ()

    def mistake(self, command):
        if isinstance(command, NewGame):
            self.first = [team.players[0] for team in command.teams]
        hurts = isinstance(command, Act) and isinstance(command.action, DealDamage)
        return Done() if hurts and command.action.to not in self.first else self.honest(command)


class ReadsHalf(Mistaken):
    profiles = ("life",)

    def mistake(self, command):
        result = self.honest(command)
        reads = isinstance(command, Observe) and isinstance(command.ask, AskReadLife)
        return Value(result.value // 2) if reads else result


class PaysTooMuch(Mistaken):
    profiles = ("life",)

    def mistake(self, command):
        result = self.honest(command)
        pays = isinstance(command, Act) and isinstance(command.action, PayLife)
        return Done() if pays and isinstance(result, Refused) else result


class NeverLoses(Mistaken):
    profiles = ("life",)

    def mistake(self, command):
        asks = isinstance(command, Observe) and isinstance(command.ask, AskOutcome)
        return Value("goes_on") if asks else self.honest(command)


class AnybodyChooses(Mistaken):
    profiles = ("match",)

    def mistake(self, command):
        result = self.honest(command)
        chooses = isinstance(command, Act) and isinstance(command.action, ChooseTurn)
        return Done() if chooses and isinstance(result, Refused) else result


class CountsNoTurns(Mistaken):
    """The turns that are left do not go by."""

    profiles = ("match",)

    def mistake(self, command):
        return Done() if isinstance(command, Advance) else self.honest(command)


class RecordsAgain(Mistaken):
    profiles = ("match",)

    def mistake(self, command):
        result = self.honest(command)
        records = isinstance(command, Act) and isinstance(command.action, RecordGame)
        return Done() if records and isinstance(result, Refused) else result


class CountsNoCards(Mistaken):
    """Whatever is handed in is allowed, of any size and any number of copies."""

    profiles = ("deck",)
    handed = ()

    def mistake(self, command):
        self.handed = getattr(command, "facts", self.handed)
        asks = isinstance(command, Observe) and isinstance(command.ask, AskDecksAllowed)
        return Value({"allowed": True}) if asks and self.handed else self.honest(command)


class AllowsNothing(Mistaken):
    profiles = ("deck",)

    def mistake(self, command):
        asks = isinstance(command, Observe) and isinstance(command.ask, AskDecksAllowed)
        return Value({"allowed": False}) if asks else self.honest(command)


class WrongShape(Mistaken):
    """The answer about decks is no object."""

    profiles = ("deck",)

    def mistake(self, command):
        asks = isinstance(command, Observe) and isinstance(command.ask, AskDecksAllowed)
        return Value(False) if asks else self.honest(command)


if __name__ == "__main__":
    serve(globals()[sys.argv[1]](), sys.stdin.buffer, sys.stdout.buffer)
