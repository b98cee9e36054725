"""In which order failures are read: what one cause explains together, the narrowest case first."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ettin_tck.checking.case_reports import THE_WAY
from ettin_tck.report.failure import numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ettin_tck.checking.check_events import CaseEnded

REFUSED = "refused ("
"""How the answer of a failure begins that is a refusal with the engine's own reason."""


NAMED = 3
"""So many further failures of a group are named."""


class Cause(StrEnum):
    """What failures have in common."""

    RULE = "rule"
    READING = "reading"
    REFUSAL = "refusal"
    WAY = "way"


@dataclass(frozen=True)
class Group:
    """Failures that seem to have one cause.

    `what` rule, reading, reason of a refusal, or why positions were not reached by playing.
    """

    cause: Cause
    what: str
    failures: tuple[CaseEnded, ...]

    @property
    def heading(self) -> str:
        """What they have in common, where it is more than a rule and there are several."""
        number = len(self.failures)
        if number < 2 or self.cause is Cause.RULE:
            return ""
        if self.cause is Cause.READING:
            return f"{number} failures that one reading explains: {self.what}"
        if self.cause is Cause.WAY:
            return f"{number} cases that were not begun: {self.what}"
        return f"{number} failures with one reason of your engine's: {self.what}"

    @property
    def first(self) -> CaseEnded:
        """The narrowest of them."""
        return self.failures[0]

    def more(self) -> str:
        """How many there are besides the first, and which; empty for none."""
        others = [each.id for each in self.failures if each.id != self.first.id]
        which = f": {_some(others)}" if others else " of the same scenario"
        more = len(self.failures) - 1
        return f"and {more} more{which} (-v shows each)" if more else ""


def rest(groups: Sequence[Group]) -> str:
    """In one line: groups of which no more is told; empty for none."""
    if not groups:
        return ""
    cases = sum(len(group.failures) for group in groups)
    kinds = "kind" if len(groups) == 1 else "kinds"
    names = _some([group.first.id for group in groups])
    return f"and {len(groups)} more {kinds} of failures ({cases}): {names} (-v shows each)"


def _some(names: Sequence[str]) -> str:
    each = list(dict.fromkeys(names))
    return ", ".join(each[:NAMED]) + (", ..." if len(each) > NAMED else "")


def grouped(failures: Iterable[CaseEnded]) -> list[Group]:
    """Failures by the policy that explains them, else by the reason given for a refusal, else rule.

    Those in which a position was not reached are told together where the same kept it from that.

    In a group the case with the fewest sentences and cards comes first, and so do groups by their
    first cases: what is narrow says most plainly what is wrong.
    """
    found: dict[tuple[Cause, str], list[CaseEnded]] = {}
    for event in failures:
        found.setdefault(_cause(event), []).append(event)
    groups = [(key, sorted(events, key=_place)) for key, events in found.items()]
    groups.sort(key=lambda group: (_place(group[1][0])[0], numbers(group[1][0].clauses), group[0]))
    return [Group(*key, tuple(events)) for key, events in groups]


def _cause(event: CaseEnded) -> tuple[Cause, str]:
    if event.stale or event.lost:
        return (Cause.RULE, numbers(event.clauses))
    if event.causes:
        return (Cause.READING, event.causes[0])
    if event.actual.startswith(REFUSED):
        return (Cause.REFUSAL, event.actual.removeprefix(REFUSED).removesuffix(")"))
    if event.sentence == THE_WAY:
        return (Cause.WAY, event.why)
    return (Cause.RULE, numbers(event.clauses))


def _place(event: CaseEnded) -> tuple[int, str, str]:
    return (event.steps, event.id, event.date)
