"""Who has which counters: some kinds a team shares, all others are each player's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.teams import team_of
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from ettin_engine.state import Player, Rules, State


def is_shared(state: State, kind: str) -> bool:
    """Does a team have the counters of this kind that its players get?  Clause: poison.shared"""
    return kind == CounterKind.POISON and state.rules["poison.shared"] == "team"


def lethal_poison(rules: Rules, heads: int) -> int:
    """How many poison counters lose the game, where teams have so many players.

    Clauses: poison.lethal, team.more_heads. Units: poison counters.
    """
    more = (heads - 2) * int(rules["heads.poison"]) if heads > 2 else 0
    return int(rules["poison.lethal"]) + more


def held(state: State, player: Player, kind: str) -> int:
    """How many counters of a kind a player is read to have.  Clause: poison.read"""
    if is_shared(state, kind):
        return state.team_counters[team_of(state, player)].get(kind, 0)
    return state.counters[player].get(kind, 0)


def held_together(state: State, players: tuple[Player, ...], kind: str) -> int:
    """How many counters of a kind several players have together.  Clause: poison.read"""
    if len(players) > 1 and is_shared(state, kind) and _counts_teams(state):
        players = tuple({team_of(state, player): player for player in players}.values())
    return sum(held(state, player, kind) for player in players)


def _counts_teams(state: State) -> bool:
    return state.rules["poison.opponents"] == "each_team"


def kinds_of(state: State, player: Player) -> tuple[str, ...]:
    """The kinds of counters that a player has, in a fixed order.  Clause: counters.kinds"""
    there = {kind for kind, number in state.counters[player].items() if number}
    of_team = state.team_counters[team_of(state, player)]
    if any(of_team.values()) and state.rules["counters.kinds"] == "own_and_team":
        there |= {kind for kind, number in of_team.items() if number}
    return tuple(sorted(there))


def is_poisoned(state: State, player: Player) -> bool:
    """Has a player a poison counter, or the team where it has them?  Clause: poison.poisoned"""
    return held(state, player, CounterKind.POISON) > 0
