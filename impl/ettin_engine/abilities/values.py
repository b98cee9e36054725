"""Numbers that an ability has to work out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.groups import players
from ettin_engine.abilities.selectors import devotion, selected
from ettin_engine.life import life_total_of

if TYPE_CHECKING:
    from ettin_engine.state import Item, Player, State
    from ettin_spec.cards.words import Value


def value(state: State, says: Value, item: Item, that: Player | None) -> int:
    """The number that a value means to an item on the stack; `that` as in `players`."""
    if isinstance(says, int):
        return says
    word, inner = says.said()
    match word:
        case "life":
            (player,) = players(state, inner, item.controller, that, item.target)
            return life_total_of(state, player)
        case "count":
            return len(selected(state, inner, item.source, item.controller, that))
        case "lowest":
            among = players(state, inner.among, item.controller, that, item.target)
            return min(value(state, inner.value, item, player) for player in among)
        case "devotion":
            return devotion(state, item.controller, inner)
        case "the":
            return item.named[inner]
        case "twice":
            return 2 * value(state, inner, item, that)
        case "half_down":
            return value(state, inner, item, that) // 2
        case "half_up":
            return -(-value(state, inner, item, that) // 2)
    raise AssertionError(f"a value without a reader: {word}")
