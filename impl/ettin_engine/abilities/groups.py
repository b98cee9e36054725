"""Which players a word means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.teams import opponents, players_in_order

if TYPE_CHECKING:
    from ettin_engine.state import Item, Player, State
    from ettin_spec.cards.words import Who


def meant(state: State, who: Who, item: Item) -> tuple[Player, ...]:
    """The players that a word means to what is on the stack, outside any group."""
    return players(state, who, item.controller, item.that_player, item.target)


def players(
    state: State, who: Who, you: Player, that: Player | None, target: Player | None = None
) -> tuple[Player, ...]:
    """The players that a word means to an ability of `you`.  Clause: object.you

    `that` is the player of the innermost event or group, `target` the one chosen.
    """
    match who:
        case "you":
            return (you,)
        case "each_player":
            return players_in_order(state)
        case "each_opponent":
            return opponents(state, you)
        case "that_player":
            return (that,) if that is not None else ()
        case "target":
            return (target,) if target is not None else ()
