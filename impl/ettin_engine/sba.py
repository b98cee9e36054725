"""State-based actions: what they find on one state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.looks import is_creature, toughness
from ettin_engine.teams import team_of

if TYPE_CHECKING:
    from ettin_engine.state import ObjectId, State, TeamId


def teams_without_life(state: State) -> frozenset[TeamId]:
    """Teams whose life total is 0 or less.  Clause: life.zero"""
    return frozenset(team for team, life in state.life.items() if life <= 0)


def teams_unable_to_draw(state: State) -> frozenset[TeamId]:
    """Teams a member of which had to draw from an empty library.  Clause: draw.empty"""
    return frozenset(team_of(state, player) for player in state.unable_to_draw)


LOSSES = (teams_without_life, teams_unable_to_draw)


def losing_teams(state: State) -> frozenset[TeamId]:
    """Teams that lose at the next check, for whatever reason.  Clause: state_check.when"""
    return frozenset().union(*(loss(state) for loss in LOSSES))


def creatures_that_die(state: State) -> tuple[ObjectId, ...]:
    """Creatures with no toughness, or with lethal damage.  Clause: creature.dies"""
    return tuple(
        it.id
        for it in state.permanents.values()
        if is_creature(state, it) and it.damage >= toughness(state, it)
    )
