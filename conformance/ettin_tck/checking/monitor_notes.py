"""What the monitors of a whole check have to say of passes: whoever tells some tells all.

`passed` may be left out, for the monitor then works out who must have passed; but whoever fills it
where that is right, and leaves it empty where it would be wrong, would be judged by half of what it
does. So it is one or the other for a whole check: of a `pass` for whoever fills `passed` at all, of
an `advance` for whoever does so of some `advance`, or claims `tells: ["passed"]`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ettin_spec.protocol.commands import Advance, Pass

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_tck.checking.check_events import Departed

CLAIM = "passed"
"""What an engine claims in `tells` that tells all passes."""

BY_PASS, BY_ADVANCE = (Pass, Advance)


class PassesTold(NamedTuple):
    """After which commands an engine told passes, and after which it told none that there were.

    Of the latter the first as a departure, and `times`, how often, by the command.
    """

    told: frozenset[type[Command]] = frozenset()
    untold: Mapping[type[Command], Departed] = {}
    times: Mapping[type[Command], int] = {}

    def __add__(self, later: PassesTold) -> PassesTold:  # type: ignore[override]
        """What was told in games that came one after the other."""
        return PassesTold(
            self.told | later.told,
            {**later.untold, **self.untold},
            Counter(self.times) + Counter(later.times),
        )


NO_PASSES = PassesTold()


class MonitorNotes:
    """Takes what came of each case, in order."""

    def __init__(self) -> None:
        self._seen = NO_PASSES
        self._is_promised = False

    def begin(self, can: Capabilities) -> None:
        """The engine has said what it tells."""
        self._is_promised = CLAIM in can.tells

    def take(self, passes: PassesTold) -> Iterator[Departed]:
        """One more case; what it shows to be left out, be it in a case before it."""
        self._seen += passes
        for kind, departed in self._seen.untold.items():
            if self._must_tell(kind):
                yield departed

    def _must_tell(self, kind: type[Command]) -> bool:
        """Does it tell so much that it has to tell passes after commands of this kind, too?"""
        told = self._seen.told
        return self._is_promised or BY_ADVANCE in told or (kind is BY_PASS and BY_PASS in told)

    @property
    def untold(self) -> int:
        """How many commands were judged without their passes, which need not be told."""
        times = self._seen.times.items()
        return sum(number for kind, number in times if not self._must_tell(kind))

    def notes(self) -> Iterator[str]:
        """The notes, for the end of a check."""
        if not self.untold:
            return
        first = next(each for kind, each in self._seen.untold.items() if not self._must_tell(kind))
        yield (
            f"`passed` was empty after commands that take passes: {self.untold} times, first in "
            f"{first.case}, {first.date}; by {first.clause.number or first.clause.key} teams pass "
            "in turn, which nobody has looked at there; an engine that fills it is judged by it"
        )
