"""The reference as an engine that cannot be given a position: `places_nothing.py PLACES [WRONG]`.

PLACES is what it claims to place, separated by commas. WRONG is a mistake: `one_land` refuses a
player's second land, `wide_shock` takes two life too much once somebody has cast Shock.
"""

import sys

import msgspec

from ettin_spec.protocol.actions import Cast, PlayLand
from ettin_spec.protocol.commands import Act, NewGame, Observe, Place
from ettin_spec.protocol.questions import AskLife
from ettin_spec.protocol.results import Needs, Refused, Unsupported, Value
from ettin_spec.protocol.wire import serve
from ettin_tck.engines.installed import make


class PlacesNothing:
    """Deals, and plays what is asked of it; with a position it ends."""

    def __init__(self, places, wrong=""):
        self.engine, self.places, self.wrong = make(), tuple(places), wrong
        self.shocked, self.lands, self.status = 0, set(), None

    def initialize(self):
        return msgspec.structs.replace(self.engine.initialize(), places=self.places)

    def run(self, commands):
        results = []
        for command in commands:
            results.append(self._one(command))
            if isinstance(results[-1], Refused | Needs | Unsupported):
                break
        return results

    def _one(self, command):
        if isinstance(command, Place):
            sys.exit("asked to place a position")
        if isinstance(command, NewGame):
            self.shocked, self.lands = 0, set()
        action = command.action if isinstance(command, Act) else None
        if self.wrong == "one_land" and isinstance(action, PlayLand):
            if action.by in self.lands:
                return Refused("one land a game", self.status)
            self.lands.add(action.by)
        if self.wrong == "wide_shock" and isinstance(action, Cast):
            self.shocked += action.object.startswith("Shock")
        (result,) = self.engine.run([command])
        self.status = getattr(result, "status", None) or self.status
        if self.shocked and isinstance(command, Observe) and isinstance(command.ask, AskLife):
            return Value(result.value - 2)
        return result


if __name__ == "__main__":
    serve(PlacesNothing(sys.argv[1].split(","), *sys.argv[2:]), sys.stdin.buffer, sys.stdout.buffer)
