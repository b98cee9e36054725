"""Who can't gain or lose life, or get poison: the player of whom it is said, or the whole team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous_effects import unable
from ettin_engine.players.teams import teammates

if TYPE_CHECKING:
    from ettin_engine.state import Player, State

WHOM = {
    "gain_life": "life.cannot_gain",
    "lose_life": "life.cannot_lose",
    "get_poison": "poison.cannot",
}
"""The policy that says whom it bars who can't do something."""


def barred(state: State, do: str) -> frozenset[Player]:
    """The players who can't do this.

    Clauses: life.cannot_gain, life.cannot_lose, poison.cannot
    """
    players = unable(state, do)
    if not players or state.rules[WHOM[do]] != "team":
        return players
    return frozenset(mate for player in players for mate in teammates(state, player))
