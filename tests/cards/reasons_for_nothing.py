"""Why something that resolves may change nothing: the closed list of reasons."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ettin_engine.abilities.amounts import value
from ettin_engine.abilities.conditions import is_true
from ettin_engine.abilities.continuous.continuous_effects import at_work, unable
from ettin_engine.abilities.filters.object_filters import is_card_meant, selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import Speaker, speaker
from ettin_engine.players.teams import sharing
from ettin_engine.state import Item, Permanent, State
from ettin_spec.cards.declaration import words
from ettin_spec.cards.declaration.terms import Filter, Value, ValueWord

REASONS = (
    "no legal object",
    "no target chosen",
    "an amount of 0",
    "so already",
    "not true",
    "not that step",
    "prohibited",
    "replaced",
    "only shown or named",
)
"""Each with a test of its own in `test_drawn_abilities`."""

SO_ALREADY = {
    "tap": lambda it: it.tapped,
    "untap": lambda it: not it.tapped,
    "unattach": lambda it: it.attached is None,
    "turn_face_up": lambda it: not it.face_down,
    "turn_face_down": lambda it: it.face_down,
}
"""Effects that find objects as they would make them."""
NAMING = ("reveal", "choose_colour", "vote", "vote_for", "pick_at_random", "pay_any_mana", "scry")
"""Effects that show something, or name it for those after them."""
NUMBERS = ("amount", "number", "times")
OBJECTS = ("what", "on", "of", "by")


def why_nothing(state: State, item: Item) -> str | None:
    """The first reason why all that an item does changes nothing; None where there is none."""
    first = item.do[0].vote_for or item.do[0].pick_at_random if item.do else None
    if first is not None and not selected(state, first, speaker(item)):
        return "no legal object"
    found = [_why(state, each, item) for each in item.do]
    return None if None in found or not found else found[0]


def _why(state: State, effect: words.Effect, item: Item) -> str | None:
    word, says = effect.said()
    by = speaker(item)
    if word in NAMING:
        return "only shown or named"
    if word == "only_if":
        then = says.do if is_true(state, says.if_, by) else says.otherwise
        return why_nothing(state, replace(item, do=then)) if then else "not true"
    if (inner := _inner(word, says)) is not None:
        return _why_of_inner(state, word, says, item, inner)
    return (
        _why_of_numbers(state, says, by)
        or _why_of_objects(state, word, says, by)
        or _why_of_cards(state, says, item)
        or _why_of_players(state, word, says, item)
    )


def _inner(word: str, says: Any) -> tuple[words.Effect, ...] | None:
    """What an effect does that holds others."""
    match word:
        case "may":
            return says
        case "for_each" | "repeat" | "offer" | "unless_pays":
            return (*says.do, *getattr(says, "otherwise", ()))
        case "friend_or_foe":
            return (*says.friends, *says.foes)
    return None


def _why_of_inner(
    state: State, word: str, says: Any, item: Item, inner: tuple[words.Effect, ...]
) -> str | None:
    by = speaker(item)
    if word == "repeat" and value(state, says.times, by) <= 0:
        return "an amount of 0"
    if word not in ("for_each", "offer"):
        return why_nothing(state, replace(item, do=inner))
    each = [
        player
        for player in players(state, says.who, by)
        if player not in (players(state, says.but, by) if getattr(says, "but", None) else ())
        and (
            getattr(says, "if_", None) is None
            or is_true(state, says.if_, by.taking(player, says.who))
        )
    ]
    if not each:
        return "not true"
    found = [why_nothing(state, replace(item, do=inner, that_player=p)) for p in each]
    return None if None in found else found[0]


def _why_of_numbers(state: State, says: Any, by: Speaker) -> str | None:
    numbers: list[Value] = [getattr(says, slot, 1) for slot in NUMBERS]
    each = [by] if getattr(says, "who", None) is None else _each(state, says.who, by)
    return (
        "an amount of 0"
        if any(
            isinstance(number, int | ValueWord)
            and all(value(state, number, who) <= 0 for who in each)
            for number in numbers
        )
        else None
    )


def _each(state: State, who: Any, by: Speaker) -> list[Speaker]:
    return [by.taking(player, who) for player in players(state, who, by)] or [by]


def _why_of_objects(state: State, word: str, says: Any, by: Speaker) -> str | None:
    slots = [getattr(says, slot, None) for slot in OBJECTS] if not _is_whole(says) else [says]
    for what in (each for each in slots if each is not None):
        if isinstance(what, str) and word not in _OF_ONE:
            continue  # a word for one object has to mean one
        there = [it for it in selected(state, what, by) if _is_theirs(state, word, says, it, by)]
        if not there:
            return "no legal object" if isinstance(what, Filter) or word == "sacrifice" else None
        if word in SO_ALREADY and all(map(SO_ALREADY[word], there)):
            return "so already"
        if word == "keep" and _finds_so(state, says, by):
            return "so already"
    return None


_OF_ONE = ("sacrifice", *SO_ALREADY)


def _is_whole(says: Any) -> bool:
    return isinstance(says, Filter | str)


def _is_theirs(state: State, word: str, says: Any, it: Permanent, by: Speaker) -> bool:
    """Is it there, and with whom it has to be to be sacrificed?"""
    here = it.id in state.permanents
    return here and (word != "sacrifice" or it.controller in players(state, says.who, by))


def _finds_so(state: State, says: Any, by: Speaker) -> bool:
    """Is nothing left that players would not keep, or is it tapped that would be?"""
    rest: list[Permanent] = []
    for player in players(state, says.who, by):
        theirs = selected(state, says.what, by.taking(player, says.who))
        rest += [*theirs][says.number :]
    return all(says.rest == "tap" and it.tapped for it in rest)


def _why_of_cards(state: State, says: Any, item: Item) -> str | None:
    """Does no card fit that would come from a hand or a library?"""
    by = speaker(item)
    kind = type(says).__name__
    if kind == "PutFromTop":
        there = state.libraries[item.controller][: says.number]
        return (
            None
            if any(is_card_meant(state, says.what, c, by) for c in there)
            else "no legal object"
        )
    if kind == "PutFromHand":
        if says.what == "itself":
            return "no legal object"  # it is on the battlefield, and not in a hand
        cards = [card for p in players(state, says.who, by) for card in state.hands[p]]
        return (
            None
            if any(is_card_meant(state, says.what, c, by) for c in cards)
            else "no legal object"
        )
    return None


def _why_of_players(state: State, word: str, says: Any, item: Item) -> str | None:
    by = speaker(item)
    if word == "extra_step":
        return "not that step" if says.step != state.flow.step else None
    who = says if isinstance(says, str) else getattr(says, "who", None)
    if word == "exchange_life":
        theirs = [p for p in players(state, who, by) if p not in sharing(state, item.controller)]
        return None if theirs else "so already"
    if who in ("target", "second_target", "target_controller") and item.target is None:
        return "no target chosen"
    if who == "target_controller" and item.target in state.hands:
        return "no legal object"  # the target is a player, whom nobody controls
    if word == "gain_life" and {*players(state, who, by)} <= unable(state, "gain_life"):
        return "prohibited"
    averted = [work for work in at_work(state, "instead") if work.says.event == word]
    return "replaced" if averted else None
