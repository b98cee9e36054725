"""Which transitions of the flow no tour leads through, and why: `not_toured.yaml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.flow.generated.machine import TRANSITIONS
from ettin_tck.touring.tours import how_many

if TYPE_CHECKING:
    from collections.abc import Set

    from ettin_spec.flow.generated.machine import Policies
    from ettin_spec.flow.proof.games import Size

NOT_TOURED_FILE = Path(__file__).with_name("not_toured.yaml")


class NotToured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Transitions through which no tour leads, with a reason that holds in some games."""

    because: str
    transitions: tuple[str, ...]
    teams: str = ""
    allies: bool | None = None
    policies: Mapping[str, tuple[str | int, ...]] = {}

    def holds(self, size: Size, policies: Policies) -> bool:
        """Is it so in games of a size, under the flow's policies?"""
        fits = self.teams in {"", how_many(size)} and self.allies in {None, size.allies > 1}
        return fits and all(
            getattr(policies, name) in values for name, values in self.policies.items()
        )


@cache
def not_toured() -> tuple[NotToured, ...]:
    """All reasons that there are."""
    return msgspec.yaml.decode(NOT_TOURED_FILE.read_bytes(), type=tuple[NotToured, ...])


def reasons(size: Size, policies: Policies) -> Mapping[str, str]:
    """Why no tour leads through a transition, of those of which that is known."""
    found: dict[str, str] = {}
    for each in not_toured():
        if each.holds(size, policies):
            found |= dict.fromkeys(each.transitions, each.because)
    return found


def left_out(gone: Set[str], size: Size, policies: Policies) -> Iterator[str]:
    """What is told of the transitions that were not gone: by their reasons, and the others."""
    why = reasons(size, policies)
    left = [name for name in TRANSITIONS if name not in gone]
    if without := [name for name in left if name not in why]:
        yield f"not gone through: {', '.join(without)}"
    for reason in dict.fromkeys(why[name] for name in left if name in why):
        names = ", ".join(name for name in left if why.get(name) == reason)
        yield f"gone through by no tour, because {reason}: {names}"
