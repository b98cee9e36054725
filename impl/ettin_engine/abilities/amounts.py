"""Numbers that an ability has to work out."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from ettin_engine.abilities.filters.object_filters import devotion, selected
from ettin_engine.abilities.filters.player_groups import players, players_and_gone
from ettin_engine.abilities.parties import in_party
from ettin_engine.objects.characteristics import SUPERTYPES, characteristics_of, types
from ettin_engine.objects.exiled_cards import exiled_with
from ettin_engine.objects.faces import card_seen
from ettin_engine.players.life_totals import life_total_of, starting_life
from ettin_engine.players.player_counters import held_together, kinds_of
from ettin_engine.players.teams import heads
from ettin_spec.cards.declaration.mana_costs import mana_value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import Player, State
    from ettin_spec.cards.declaration.names import TurnEvent, Who
    from ettin_spec.cards.declaration.terms import (
        CardsRevealed,
        CardsThere,
        ThisWay,
        Value,
        ValueWord,
        What,
    )


ARITHMETIC: dict[str, Callable[[int], int]] = {
    "negative": lambda number: -number,
    "twice": lambda number: 2 * number,
    "half_down": lambda number: number // 2,
    "half_up": lambda number: -(-number // 2),
    "third_up": lambda number: -(-number // 3),
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
        case "life" | "starting_life" | "cards_in_hand" | "cards_in_library":
            return _of_player(state, word, players(state, inner, by))
        case "count" | "power" | "toughness" | "mana_value":
            return _of_objects(state, word, inner, by)
        case "lowest" | "highest":
            each = amounts(state, inner.among, inner.value, by).values()
            return min(each) if word == "lowest" else max(each)
        case "devotion" | "cards_exiled_with" | "this_way" | "cards_revealed":
            return _of_speaker(state, word, inner, by)
        case "counters":
            return sum(it.counters.get(inner.counter, 0) for it in selected(state, inner.on, by))
        case (
            "player_counters"
            | "counter_kinds"
            | "happened"
            | "players"
            | "party"
            | "opponents_attacked"
            | ("cards_in_graveyard" | "types_in_graveyard")
        ):
            return _of_players(state, says, by)
        case "plus" | "minus":
            return _together(word, [value(state, part, by) for part in inner])
        case "the" | "theirs" | "variable" | "votes":
            return _told(word, inner, by)
    raise AssertionError(f"a value without a reader: {word}")


def _of_speaker(state: State, word: str, what: Any, by: Speaker) -> int:
    """A number of who says it: the controller's devotion, or what has gone by it."""
    if word == "devotion":
        return devotion(state, by.you, what)
    if word == "this_way":
        return _gone(state, what, by)
    if word == "cards_revealed":
        return _revealed(state, what, by)
    assert by.source is not None, "only with a permanent can cards have been exiled"
    return len(exiled_with(state, by.source.id))


def _revealed(state: State, says: CardsRevealed, by: Speaker) -> int:
    """How many cards of a type, or without it, effects before have revealed.

    Clause: effect.reveal
    """
    each = [types(card_seen(state, card)) for card in by.revealed]
    return sum(
        (says.type is None or says.type in kinds) and says.not_type not in kinds for kinds in each
    )


def _gone(state: State, says: ThisWay, by: Speaker) -> int:
    """How many permanents of a type have gone before, or what they had, as they were then.

    Clause: object.as_it_was
    """
    whose = players(state, says.of, by) if says.of is not None else None
    those = [
        each.looks
        for each in by.gone
        if each.was == says.was
        and says.type in ("permanent", *each.looks.types)
        and (whose is None or each.it.controller in whose)
    ]
    match says.total:
        case "power":
            return sum(it.power for it in those)
        case "toughness":
            return sum(it.toughness for it in those)
    return len(those)


def _together(word: str, numbers: list[int]) -> int:
    """A sum, or what is left, which is nothing where it would be less.  Clause: number.negative"""
    return sum(numbers) if word == "plus" else max(0, numbers[0] - numbers[1])


def _of_objects(state: State, word: str, what: What, by: Speaker) -> int:
    """How many objects there are, or what the one is that is meant; a target, or the object of an
    event, as it was last.

    Clauses: object.mana_value, object.as_it_was
    """
    looked = [characteristics_of(state, it) for it in selected(state, what, by)]
    if word == "count":
        return len(looked)
    if not looked and what == "target" and by.target_seen is not None:
        looked = [by.target_seen]
    if not looked and what == "that_object" and by.that_seen is not None:
        looked = [by.that_seen]
    match word:
        case "power":
            return sum(it.power for it in looked)
        case "toughness":
            return sum(it.toughness for it in looked)
    return sum(mana_value(it.cost) for it in looked)


def _told(word: str, name: str, by: Speaker) -> int:
    """A number that was named, for all or for the player at hand, or that was chosen for X, or of
    votes.

    Clauses: spell.variable, effect.vote
    """
    if word == "variable":
        return by.x
    if word == "votes":
        return by.named.get(f"votes for {name}", 0)
    return by.named.get(name if word == "the" else of_one(name, by.that), 0)


def _of_player(state: State, word: str, whose: tuple[Player, ...]) -> int:
    """What one player has now, began with, or holds; 0 for nobody.  Clause: life.start"""
    if not whose:
        return 0
    player = whose[0]
    match word:
        case "life":
            return life_total_of(state, player)
        case "starting_life":
            return starting_life(state.rules, heads(state))
        case "cards_in_library":
            return len(state.libraries[player])
    return len(state.hands[player])


def _in_graveyards(state: State, says: CardsThere, by: Speaker) -> int:
    each = _graveyard_types(state, players(state, says.of, by))
    return sum(says.types is None or bool({*says.types} & {*kinds}) for kinds in each)


def _graveyard_types(state: State, whose: tuple[Player, ...]) -> list[tuple[str, ...]]:
    """The supertypes and card types of each card that players have in their graveyards."""
    cards = (card for p in whose for card in state.graveyards[p])
    return [types(card_seen(state, card)) for card in cards]


def _of_players(state: State, says: ValueWord, by: Speaker) -> int:
    if (happened := says.happened) is not None:
        whose = players_and_gone(state, happened.of or "each_player", by)
        return sum(_this_turn(state, happened.what).get(player, 0) for player in whose)
    if (by_whom := says.opponents_attacked) is not None:
        return sum(len(state.attacked.get(p, ())) for p in players(state, by_whom, by))
    if (of_whom := says.party) is not None:
        return sum(in_party(state, player) for player in players(state, of_whom, by))
    if (of := says.player_counters) is not None:
        return held_together(state, players(state, of.of, by), of.counter)
    if (there := says.cards_in_graveyard) is not None:
        return _in_graveyards(state, there, by)
    if (of_types := says.types_in_graveyard) is not None:
        return len({*chain(*_graveyard_types(state, players(state, of_types, by)))} - SUPERTYPES)
    if says.players is not None:
        return len(players(state, says.players, by))
    assert says.counter_kinds is not None
    return sum(len(kinds_of(state, player)) for player in players(state, says.counter_kinds, by))


def _this_turn(state: State, what: TurnEvent) -> Mapping[Player, int]:
    """How much of something has happened this turn, for each player."""
    match what:
        case "life_lost":
            return state.life_lost
        case "spells_cast":
            return state.casts
    return state.happened.get(what, {})
