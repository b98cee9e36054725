"""Numbers that an ability has to work out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.groups import players
from ettin_engine.abilities.selectors import devotion, selected
from ettin_engine.life import life_total_of

if TYPE_CHECKING:
    from ettin_engine.abilities.speaker import Speaker
    from ettin_engine.state import Player, State
    from ettin_spec.cards.words import Value, Who


def amounts(state: State, who: Who, says: Value, by: Speaker) -> dict[Player, int]:
    """For each player that a word means the number, worked out for that player."""
    return {p: value(state, says, replace(by, that=p)) for p in players(state, who, by)}


def value(state: State, says: Value, by: Speaker) -> int:
    """The number that a value means to who says it."""
    if isinstance(says, int):
        return says
    word, inner = says.said()
    match word:
        case "life":
            (player,) = players(state, inner, by)
            return life_total_of(state, player)
        case "count":
            return len(selected(state, inner, by))
        case "lowest":
            among = players(state, inner.among, by)
            return min(value(state, inner.value, replace(by, that=player)) for player in among)
        case "devotion":
            return devotion(state, by.you, inner)
        case "the":
            return by.named[inner]
        case "twice":
            return 2 * value(state, inner, by)
        case "half_down":
            return value(state, inner, by) // 2
        case "half_up":
            return -(-value(state, inner, by) // 2)
    raise AssertionError(f"a value without a reader: {word}")
