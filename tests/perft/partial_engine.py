"""The reference as an engine that plays less: `partial_engine.py WHAT` serves it.

`cast` and `card` it does not claim, `casting` it says that it does not support as it is asked to,
`advances` it neither claims nor supports, `cast_refused` it claims and refuses.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from ettin_spec.protocol.actions import Cast
from ettin_spec.protocol.capabilities import Capabilities, CardSupport
from ettin_spec.protocol.commands import Act, Advance, Command
from ettin_spec.protocol.results import Needs, Refused, Result, Unsupported
from ettin_spec.protocol.wire import serve
from ettin_tck.engines.installed import make

WITHOUT: Mapping[str, str] = {
    "cast": "it does not claim cast",
    "card": "it does not know Meditate (",
    "casting": "it casts nothing",
}
"""What keeps it from being led to a position in whose history cards are cast, and what is said."""


class Partial:
    """The reference without something."""

    def __init__(self, without: str) -> None:
        self.engine, self.without = make(), without

    def initialize(self) -> Capabilities:
        """What it claims."""
        can = self.engine.initialize()
        match self.without:
            case "cast":
                return replace(can, actions=tuple(a for a in can.actions if a != "cast"))
            case "advances":
                return replace(can, advances=())
            case "card":
                return replace(
                    can, cards=CardSupport(names=("Mana Source", "Filler", "Wall of Blood"))
                )
        return can

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """The results up to what it does not do."""
        results: list[Result] = []
        for command in commands:
            results += self._not_done(command) or self.engine.run([command])
            if isinstance(results[-1], Needs | Refused | Unsupported):
                break
        return results

    def _not_done(self, command: Command) -> list[Result]:
        casts = isinstance(command, Act) and isinstance(command.action, Cast)
        if casts and self.without == "casting":
            return [Unsupported("it casts nothing")]
        if casts and self.without == "cast_refused":
            return [Refused("it casts nothing")]
        if self.without == "advances" and isinstance(command, Advance):
            return [Unsupported("it does not go on")]
        return []


if __name__ == "__main__":
    serve(Partial(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
