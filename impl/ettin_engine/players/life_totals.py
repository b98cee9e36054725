"""A player's life total, as rules, effects and costs read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.teams import heads, team_of

if TYPE_CHECKING:
    from ettin_engine.state import Player, Rules, State


def starting_life(rules: Rules, heads: int) -> int:
    """The life total with which a team of so many players begins.

    Clauses: life.start, team.more_heads. Units: life points.
    """
    more = (heads - 2) * int(rules["heads.life"]) if heads > 2 else 0
    return int(rules["life.start"]) + more


def parts(rules: Rules, heads: int) -> int:
    """Into how many parts a team's life is divided, of which each member is taken to have one.

    Clause: life.read
    """
    match rules["life.read"]:
        case "half_rounded_up":
            return 2
        case "equal_share_rounded_up":
            return heads
    return 1


def part(team_total: int, parts: int) -> int:
    """One part of a team's total, rounded up."""
    return -(-team_total // parts)


def payable(state: State, player: Player) -> int:
    """The most life that a player can pay.  Clause: life.pay

    Units: life points.
    """
    if state.rules["life.pay"] == "team_total":
        return state.life[team_of(state, player)]
    return own_share(state, player)


def own_share(state: State, player: Player) -> int:
    """What of the team's life is one member's, if it is divided equally, rounded up.

    Clause: life.read. Units: life points.
    """
    return part(state.life[team_of(state, player)], heads(state))


def life_total_of(state: State, player: Player) -> int:
    """The number that an effect or a cost reads as one player's life total.  Clause: life.read

    Units: life points. May be negative.
    """
    return part(state.life[team_of(state, player)], parts(state.rules, heads(state)))


def most_lost(state: State, player: Player, amount: int, least: int) -> int:
    """The most of a loss after which the player's life total is still read as `least` or more.

    Clause: life.read. Nothing at all where it is less already. Units: life points.
    """
    total, of = state.life[team_of(state, player)], parts(state.rules, heads(state))
    return next((n for n in range(amount, 0, -1) if part(total - n, of) >= least), 0)
