"""Who plays, with which cards, and what several plays have in common."""

from __future__ import annotations

from dataclasses import dataclass

from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Advance, Left, Observe, Place, Team
from ettin_spec.protocol.facts import Controls, Fact, Life
from ettin_spec.protocol.questions import AskZone
from ettin_tck.smoke_steps.play_steps import Beat, Says, Stands

TURN, TOTAL = 3, 17
"""The turn of a position, and the life total of whoever is dealt damage."""

GIANT, BEARS, SHOCK, WARDEN, EDICT, HOUND = (
    "Hill Giant",
    "Grizzly Bears",
    "Shock",
    "Soul Warden",
    "Cruel Edict",
    "Isamaru, Hound of Konda",
)
MOUNTAIN, FOREST, SWAMP, PLAINS = "Mountain", "Forest", "Swamp", "Plains"
CARDS = (GIANT, BEARS, SHOCK, WARDEN, EDICT, HOUND, MOUNTAIN, FOREST, SWAMP, PLAINS)
"""All cards of plays."""


@dataclass(frozen=True)
class Table:
    """Who plays: all teams in turn order; the active one, its opponent, and a player of each.

    `leaves_open`: the engine claims that it never decides for a player; `turns_after_time`: so
    many follow the one in which time is called.
    """

    teams: tuple[Team, ...]
    leaves_open: bool
    turns_after_time: int

    @property
    def active(self) -> Team:
        """The team whose turn it is."""
        return self.teams[0]

    @property
    def foe(self) -> Team:
        """The first team in turn order that does not win with the active one."""
        return next(team for team in self.teams if team.wins_with != self.active.wins_with)

    @property
    def me(self) -> str:
        """A player of the active team."""
        return self.active.players[0]

    @property
    def you(self) -> str:
        """A player of the opponents."""
        return self.foe.players[0]

    def position(self, *facts: Fact) -> Place:
        """A position in the main phase of the active team."""
        return Place(self.active.id, facts)


def creature(player: str) -> Controls:
    """A creature of a player that can attack."""
    return Controls(player, 1, card=GIANT, labels=("attacker",))


def lands(player: str, land: str, number: int) -> Controls:
    """Lands of a player, each with a label."""
    labels = tuple(f"{land} {one}" for one in range(1, number + 1))
    return Controls(player, number, card=land, labels=labels)


def life(table: Table) -> Life:
    """An odd life total of the opponents."""
    return Life(table.foe.id, TOTAL)


def left(table: Table, label: str, stack: int, because: str) -> Beat:
    """All pass until a spell or ability has left a stack that is then so high."""
    wanted = Stands(StepName.PRECOMBAT_MAIN, table.active.id, TURN, stack, table.active.id)
    return Beat(Advance(Left(label)), wanted, because)


def in_graveyard(label: str, because: str) -> Beat:
    """A card is in its owner's graveyard."""
    return Beat(Observe(AskZone(label)), Says({"zone": "graveyard"}), because)
