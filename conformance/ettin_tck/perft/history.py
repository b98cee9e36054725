"""What is played before anything is counted: deeds as data, for any number of teams."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ettin_spec.protocol.commands import Team
    from ettin_spec.yaml_files.yaml_places import Marked, Path_

DEEDS = ("casts", "activates", "attacks", "resolves", "goes_on")


class Whose(StrEnum):
    """A team: the one whose turn is placed, the next one, and the one that is before the first."""

    FIRST = "first"
    SECOND = "second"
    LAST = "last"

    def of(self, teams: Sequence[Team]) -> Team:
        """Which of these it is; of two teams the second is the last."""
        return teams[{Whose.FIRST: 0, Whose.SECOND: 1, Whose.LAST: -1}[self]]


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is done; exactly one of `DEEDS` says what.

    `by`: the team whose first player does it, or to a step of whose turn everybody goes on.
    `at`: the team whose first player is the target. `activating`: at the beginning of each step on
    the way the first player of the active team and of the next one do so.
    """

    casts: str = ""
    activates: str = ""
    attacks: str = ""
    resolves: str = ""
    goes_on: StepName | None = None
    by: Whose = Whose.FIRST
    at: Whose | None = None
    activating: str = ""

    @property
    def what(self) -> tuple[str, ...]:
        """Which of the things that can be done it says."""
        return tuple(name for name in DEEDS if getattr(self, name))


def check(file: Marked, path: Path_, history: Sequence[Deed], there: Collection[str]) -> None:
    """Can a history be meant, where these permanents are there?

    Raises:
        SpecError: it cannot, with its place.
    """
    pending: list[str] = []
    for number, deed in enumerate(history):
        wrong = _wrong(deed, there, pending)
        if wrong:
            raise SpecError(file.at(*path, number), wrong)
        if deed.casts or deed.activates:
            pending.append(deed.casts or deed.activates)
        elif deed.resolves or deed.goes_on:
            del pending[-1 if deed.resolves else 0 :]


def _wrong(deed: Deed, there: Collection[str], pending: Sequence[str]) -> str:
    """What is wrong with a deed where this is on the stack, the top last; empty if nothing."""
    used = deed.activates or deed.attacks or deed.activating
    if len(deed.what) != 1:
        return f"a deed is one of {', '.join(DEEDS)}, and this is {_listed(deed.what)}"
    if used and used not in there:
        return f"a team's first player does not control {used}"
    if deed.resolves and deed.resolves not in pending[-1:]:
        return f"{deed.resolves} is not on top of the stack, which has {_listed(pending)}"
    if deed.at and not (deed.casts or deed.activates):
        return "only what is cast or activated is at a team"
    if deed.activating and not deed.goes_on:
        return "something is activated on the way to a step only"
    return ""


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "nothing"
