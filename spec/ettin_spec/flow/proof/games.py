"""What is searched: games of a size, under the policies of a day, within named bounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ettin_spec.errors import EttinError, called
from ettin_spec.flow.definition.flow_model import Flow
from ettin_spec.flow.definition.sections import mapping, only
from ettin_spec.flow.generated.machine import State
from ettin_spec.flow.packed.bit_layout import Fixed
from ettin_spec.flow.seats import absent, are_in_pairs, empty, start
from ettin_spec.yaml_files.yaml_places import load

SEARCHES_FILE = Path(__file__).parent / "searches.yaml"
SEATS = ("active", "holder", "called", "ordinary")
"""Fields that name one of the teams that sit."""

NEVER = (
    *("passed", "losing", "triggers", "no_turn"),
    *("no_untap", "no_upkeep", "no_draw", "no_main", "no_combat"),
)
"""What never comes to be of a team that does not sit."""


@dataclass(frozen=True)
class Size:
    """So many teams of so many heads, so many neighbours of which win together."""

    teams: int
    heads: int
    allies: int = 1

    def starts(self, whoever: bool) -> tuple[State, ...]:
        """The start of a game that the first team begins, or that each of them does."""
        firsts = range(self.teams if whoever else 1)
        return tuple(start(self.heads, first, self.teams, self.allies) for first in firsts)

    def fixed(self) -> Fixed:
        """What never changes in a game of this size: the seats where nobody sits."""
        nobody = dict(enumerate(empty(self.heads, self.teams)))
        gone = [team for team, is_gone in enumerate(absent(self.teams)) if is_gone]
        never: dict[tuple[str, int | None], int] = {(name, t): 0 for name in NEVER for t in gone}
        never |= {("lost", team): 1 for team in gone}
        never |= {("kept", head): 1 for head, is_empty in nobody.items() if is_empty}
        never |= {("again", head): 0 for head, is_empty in nobody.items() if is_empty}
        return never | {("in_pairs", None): int(are_in_pairs(self.allies))}


@dataclass(frozen=True)
class Bounded:
    """Bounds by name, in words; left out of games of more than `most_teams` teams. Where `players`
    is not 0 so many play of a game in which more are alone, and no other game is searched."""

    name: str
    says: str
    bounds: Mapping[str, int]
    most_teams: int
    players: int = 0

    def size_of(self, size: Size, named: bool) -> Size | None:
        """How large the game is that is searched for one of a size; None if none is.

        Too many teams are not in the way where the bounds are `named`.
        """
        if not self.players:
            return size if named or size.teams <= self.most_teams else None
        alone = size.heads == size.allies == 1 and size.teams > self.players
        return Size(self.players, 1) if alone else None

    def with_bounds(self, flow: Flow, own: Mapping[str, int]) -> Bounded:
        """The same with other bounds of some fields besides.

        Raises:
            EttinError: nothing that can be bounded is called so, or not by so much.
        """
        counts = {f.name: WIDEST for f in flow.fields.values() if f.bounded_above}
        highest = {name: most for name, most in counts.items() if name not in OPEN} | {"losing": 1}
        for name, most in own.items():
            if most > called("bound", name, highest):
                raise EttinError(f"{name} can be bounded by {highest[name]} at most, not by {most}")
        said = ", ".join(f"{name} {most}" for name, most in own.items())
        return replace(self, bounds={**self.bounds, **own}, name=f"{self.name}, {said}")

    def within(self, flow: Flow, size: Size) -> dict[str, int]:
        """The bound of each field that has one, and of those that name a team."""
        none = {f.name: 0 for f in flow.fields.values() if f.bounded_above and f.name not in OPEN}
        seats = dict.fromkeys(SEATS, size.teams - 1)
        return none | {"losing": 0} | dict(self.bounds) | seats


KEYS = ("says", "bounds", "most_teams", "players")
WIDEST = 255
"""The most that a bound can be; each is some bits of every state."""

OPEN = ("strikes", "due")
"""Fields that count nothing and so need no bound."""


@cache
def searches() -> Mapping[str, Bounded]:
    """The project's bounds, by name.

    Raises:
        SpecError: the file cannot be meant.
    """
    file = load(SEARCHES_FILE)
    found = {}
    for name in mapping(file):
        only(file, (name,), KEYS, ("says", "bounds"))
        says = mapping(file, name)
        bounds = {key: int(most) for key, most in mapping(file, name, "bounds").items()}
        most, players = int(says.get("most_teams", 4)), int(says.get("players", 0))
        found[name] = Bounded(name, says["says"], bounds, most, players)
    return found


def search_called(name: str) -> Bounded:
    """Bounds by their name.

    Raises:
        EttinError: none are called so.
    """
    return called("search", name, searches())
