"""What two engines say, in one form: names of their own for what has no label are left out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from ettin_spec.protocol.base import ChoiceKind
from ettin_spec.protocol.results import ForChoice, ForPriority, Over
from ettin_tck.cases.renaming import OF_EFFECTS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ettin_spec.protocol.results import Choice, Status, Waiting

Plain: TypeAlias = tuple[Any, ...]

OWN_NAME = re.compile(r"^(?:\d+: |copy \d+ of )?(.+?)(?:(?: |~|#)\d+)?$")
"""What an engine calls something without a label: a name, and a number of its own; a copy of a
spell may be called one."""

SHARE = re.compile(r"(.+?): (\d+)(?:, |$)")
"""A part of an option that divides something."""

FILLER = "Filler"
"""The card of which libraries are made, which an engine need not name."""

DIVIDING = (ChoiceKind.DAMAGE, ChoiceKind.DISTRIBUTE)


@dataclass(frozen=True)
class Forms:
    """Brings what is said at one table into one form.

    `cards` has the labels there, each with its card; `known` is what else is called by its name,
    such as players.
    """

    cards: Mapping[str, str]
    known: Collection[str]

    def name(self, said: str) -> str:
        """A label or a player as it stands; of anything else the name alone."""
        if said in self.cards or said in self.known:
            return said
        match = OWN_NAME.match(said)
        return "a card" if match is None or match[1] == FILLER else f"a {match[1]}"

    def option(self, choice: Choice, said: str) -> str:
        """An option of a choice; effects may be called by what has them, or by its card's name."""
        name = self.name(said)
        if choice.purpose in OF_EFFECTS and name in self.cards:
            return f"a {self.cards[name]}"
        return name

    def choice(self, choice: Choice) -> Plain:
        """A choice, whatever order its options stand in."""
        head = (choice.purpose, tuple(sorted(choice.decider)))
        if choice.kind in DIVIDING:
            return (*head, tuple(sorted({self.name(each) for each in receivers(choice)})))
        options = tuple(sorted(self.option(choice, each) for each in choice.options))
        return (*head, options, choice.min, choice.max)

    def status(self, status: Status) -> Plain:
        """Where a game stands; how high the stack is while a choice is made is the engine's."""
        waiting = self._waiting(status.waiting)
        stack = None if waiting[0] == "choice" else status.stack
        return (status.turn, status.active, str(status.step), stack, waiting, status.left)

    def _waiting(self, waiting: Waiting) -> Plain:
        match waiting:
            case ForPriority(team):
                return ("priority", team)
            case Over(teams):
                return ("over", tuple(sorted(teams.items())))
            case ForChoice(choice) if choice.kind in (ChoiceKind.ATTACKERS, ChoiceKind.BLOCKERS):
                return ("declares", choice.kind, tuple(sorted(choice.decider)))
            case ForChoice(choice):
                return ("choice", *self.choice(choice))


def receivers(choice: Choice) -> list[str]:
    """Who gets a share, of a choice whose options are receivers or whole divisions."""
    found: dict[str, None] = {}
    for option in choice.options:
        parts = SHARE.findall(option)
        found |= dict.fromkeys([to for to, _ in parts] if parts else [option])
    return list(found)
