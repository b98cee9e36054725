"""A way to a position: what is dealt and done until the game stands there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import Answer, Command, Deal, Observe


@dataclass(frozen=True)
class Route:
    """A deal and the commands after it, the last of which arrives in the position.

    `cards` are those that are dealt, by name, with what only helps on the way. `later`: answers
    that stay in force, for hands that are larger than those of the position. `arrival`: what is
    asked in the end, each with its answer; nothing before the route was tried.
    """

    deal: Deal
    commands: tuple[Command, ...]
    cards: tuple[str, ...]
    later: tuple[Answer, ...] = ()
    arrival: tuple[tuple[Observe, object], ...] = ()
