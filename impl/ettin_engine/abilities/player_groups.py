"""Which players a word means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.teams import opponents, players_in_order, teammates

if TYPE_CHECKING:
    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import Player, State
    from ettin_spec.cards.declaration.names import Who


def players(state: State, who: Who, by: Speaker) -> tuple[Player, ...]:
    """The players that a word means to who says it.  Clause: object.you"""
    match who:
        case "you":
            return (by.you,)
        case "your_team":
            return teammates(state, by.you)
        case "each_player":
            return players_in_order(state)
        case "each_opponent":
            return opponents(state, by.you)
        case "each_other_player":
            return tuple(p for p in players_in_order(state) if p != by.you)
        case "that_player":
            return (by.that,) if by.that is not None else ()
        case "target":
            return (by.target,) if by.target in state.hands else ()
        case "active_player":
            return (by.active,) if by.active is not None else ()
        case "defending_player":
            return (by.defending,) if by.defending is not None else ()
        case "attacking_player":
            return (by.attacking,) if by.attacking is not None else ()
