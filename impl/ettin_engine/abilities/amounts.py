"""Numbers that an ability has to work out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.object_filters import devotion, selected
from ettin_engine.abilities.player_groups import players
from ettin_engine.objects.characteristics import types
from ettin_engine.players.life_totals import life_total_of, starting_life
from ettin_engine.players.player_counters import held_together, kinds_of
from ettin_engine.players.teams import heads

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import Player, State
    from ettin_spec.cards.declaration.names import Who
    from ettin_spec.cards.declaration.terms import CardsThere, Value, ValueWord


ARITHMETIC: dict[str, Callable[[int], int]] = {
    "twice": lambda number: 2 * number,
    "half_down": lambda number: number // 2,
    "half_up": lambda number: -(-number // 2),
}
"""Numbers that are made of one other."""


def amounts(state: State, who: Who, says: Value, by: Speaker) -> dict[Player, int]:
    """For each player that a word means the number, worked out for that player."""
    return {p: value(state, says, by.taking(p, who)) for p in players(state, who, by)}


def of_one(name: str, player: Player | None) -> str:
    """How the number is named that an effect has named for each of several players."""
    return f"{name} of {player}"


def value(state: State, says: Value, by: Speaker) -> int:
    """The number that a value means to who says it."""
    if isinstance(says, int):
        return says
    word, inner = says.said()
    if word in ARITHMETIC:
        return ARITHMETIC[word](value(state, inner, by))
    match word:
        case "life" | "starting_life" | "cards_in_hand":
            return _of_player(state, word, players(state, inner, by))
        case "count":
            return len(selected(state, inner, by))
        case "lowest" | "highest":
            each = amounts(state, inner.among, inner.value, by).values()
            return min(each) if word == "lowest" else max(each)
        case "devotion":
            return devotion(state, by.you, inner)
        case "counters":
            return sum(it.counters.get(inner.counter, 0) for it in selected(state, inner.on, by))
        case "player_counters" | "counter_kinds" | "life_lost" | "cards_in_graveyard":
            return _of_players(state, says, by)
        case "plus":
            return sum(value(state, part, by) for part in inner)
        case "the" | "theirs":
            return by.named.get(inner if word == "the" else of_one(inner, by.that), 0)
    raise AssertionError(f"a value without a reader: {word}")


def _of_player(state: State, word: str, whose: tuple[Player, ...]) -> int:
    """What one player has now, began with, or holds; 0 for nobody.  Clause: life.start"""
    if not whose:
        return 0
    (player,) = whose
    match word:
        case "life":
            return life_total_of(state, player)
        case "starting_life":
            return starting_life(state.rules, heads(state))
    return len(state.hands[player])


def _in_graveyards(state: State, says: CardsThere, by: Speaker) -> int:
    cards = (card for p in players(state, says.of, by) for card in state.graveyards[p])
    kinds = (types(state.cards[state.known[card].name]) for card in cards)
    return sum(bool({*says.types} & {*kind}) for kind in kinds)


def _of_players(state: State, says: ValueWord, by: Speaker) -> int:
    if (lost := says.life_lost) is not None:
        return sum(state.life_lost.get(player, 0) for player in players(state, lost, by))
    if (of := says.player_counters) is not None:
        return held_together(state, players(state, of.of, by), of.counter)
    if (there := says.cards_in_graveyard) is not None:
        return _in_graveyards(state, there, by)
    assert says.counter_kinds is not None
    return sum(len(kinds_of(state, player)) for player in players(state, says.counter_kinds, by))
