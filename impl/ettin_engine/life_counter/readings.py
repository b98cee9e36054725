"""What effects would read of life and poison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.life_totals import life_total_of
from ettin_engine.players.player_counters import held, held_together, is_poisoned
from ettin_engine.players.teams import opponents
from ettin_spec.protocol import life_counts as n
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from ettin_engine.state import State


def read(state: State, ask: n.CountQuestion) -> int | bool:
    """The value that answers a question about one player, who plays."""
    match ask:
        case n.AskReadLife(player):
            return life_total_of(state, player)
        case n.AskLifeLost(player):
            return state.life_lost.get(player, 0)
        case n.AskPoisoned(player):
            return is_poisoned(state, player)
        case n.AskReadPoison(player, n.Whose.OWN):
            return held(state, player, CounterKind.POISON)
        case n.AskReadPoison(player):
            return held_together(state, opponents(state, player), CounterKind.POISON)
