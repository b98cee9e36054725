"""What the cards of a case tell the monitor: which acts use the stack, and what cannot happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ettin_spec.protocol.commands import Deal, Place
from ettin_spec.protocol.facts import Counters, InCommandZone, Monarch, PlayerCounters

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import Library

FIRST_STRIKES = frozenset({"keyword.first_strike", "keyword.double_strike"})

COUNTERING = frozenset({"effect.counter", "ability.ward", "ability.disguise", "effect.manifest"})
"""Words by which a spell or ability is countered."""

MAY_TRIGGER = ("ability", "effect", "change", "keyword", "counter")
"""The kinds of words among which some bring abilities that trigger."""

NEVER_TRIGGER = {
    "ability": {
        *("body", "activate", "cycling", "free", "enchant", "deck", "landwalk", "enters", "spell"),
        *("modes", "protection"),
        *("enters_as", "enters_doing", "surge", "kicker", "flashback", "static"),
        *("equip", "reconfigure"),
    },
    "change": {
        *("becomes", "attack_costs", "costs_more", "block_more", "cant", "gain", "life_floor"),
        *(
            "isnt",
            "must",
            "must_attack",
            "goaded",
            "player_has",
            "prevent",
            "pump",
            "replace",
            "skip",
        ),
        *("costs_less", "stay_tapped", "block_costs", "assigns_toughness", "redirect"),
        *("has_colour", "untaps_too", "cast_when", "exile_instead"),
    },
    "counter": {
        *("+1/+1", "-1/-1", "energy", "experience", "poison", "quest", "strife", "eon", "hour"),
        *("loyalty", "defense", "plague", "charge"),
    },
    "effect": {
        *("only_if", "for_each", "discard", "exile", "return_to_hand", "transform", "tap", "untap"),
        *("tap_or_untap", "goad", "regenerate", "unattach", "phase_out"),
        *("take_from_neighbours", "choose_colour", "pick_at_random", "reveal", "put_revealed"),
        *("turn_face_down", "turn_face_up", "become_copy", "add_mana", "becomes", "create"),
        *("control_player", "damage", "draw", "exchange_life", "extra_phases", "extra_step"),
        *("extra_turn", "fight", "gain_life", "get_counters", "lose", "lose_counters"),
        *("get_emblem", "lose_life", "may", "counter", "unless_pays", "offer"),
        *("proliferate", "put", "sacrifice", "set_life", "shuffle_in", "until", "skip", "win"),
    },
    "keyword": {
        *("double_strike", "first_strike", "flying", "flash", "haste", "infect", "menace"),
        *("aftermath", "fear", "intimidate"),
        *("opening_hand", "reach", "indestructible", "phasing", "protection_from_everything"),
    },
}
"""Words of these kinds by which nothing triggers; of one that is not here nobody has said so.

The words of a card are all that it says, of the tokens it makes and of its other side too.
"""

TRIGGERING_TYPES = frozenset(
    {
        *("Battle", "Saga", "Room", "Case", "Attraction"),
        *("Dungeon", "Plane", "Phenomenon", "Scheme"),
    }
)
"""Types of cards that have abilities which trigger by the rules, whatever the card says."""

OTHER_ABILITIES = frozenset(
    {"ability.enters_as", "effect.become_copy", "effect.transform", "change.gain"}
)
"""Words by which a permanent may come to have abilities that its own card does not show."""


ENDS_WITH_THE_TURN = "duration.end_of_turn"

ASKING = ("how_many", "if", "value")
"""The kinds of words by which what a permanent is like may turn on what there is elsewhere."""


def barred_facts(plan: Plan, library: Library) -> frozenset[str]:
    """The facts of the machine that nothing in the case can bring about."""
    said = library.words(plan.new_game.cards, plan.date)
    barred = set[str]()
    if FIRST_STRIKES.isdisjoint(said):
        barred.add("strikes_first")
    if COUNTERING.isdisjoint(said) and not any(word.startswith("how_many.") for word in said):
        barred.add("countered")
    by_words = any(map(_may_trigger, (*said, *_counters(plan))))
    if not by_words and not _by_type(plan) and not _has_monarch(plan):
        barred.add("triggers")
    if not _may_act_in_cleanup(plan, said):
        barred.add("state_based_action")
    return frozenset(barred)


def _may_act_in_cleanup(plan: Plan, words: frozenset[str]) -> bool:
    """Whether a permanent, or a commander that is discarded, may go as durations end.

    Only what ends with the turn, or turns on hands and graveyards, changes in a cleanup step.
    """
    if any(isinstance(said, InCommandZone) for said in _placed(plan)):
        return True
    return ENDS_WITH_THE_TURN in words or any(word.partition(".")[0] in ASKING for word in words)


def _may_trigger(word: str) -> bool:
    kind, _, name = word.partition(".")
    return kind in MAY_TRIGGER and name not in NEVER_TRIGGER[kind]


def _counters(plan: Plan) -> Iterator[str]:
    """The kinds of counters that are placed, as words."""
    facts = (said for said in _placed(plan) if isinstance(said, Counters | PlayerCounters))
    return (f"counter.{fact.kind}" for fact in facts)


def _has_monarch(plan: Plan) -> bool:
    """Whether somebody is the monarch, who draws for it, and from whom damage takes it."""
    return any(isinstance(said, Monarch) and said.crowned for said in _placed(plan))


def _by_type(plan: Plan) -> bool:
    """Whether a card has an ability that triggers because of its type."""
    lines = (card["type"] for card in plan.new_game.cards.values())
    return any(not TRIGGERING_TYPES.isdisjoint(line.split()) for line in lines)


def mana_sources(plan: Plan, library: Library) -> tuple[frozenset[str], frozenset[str]]:
    """The cards, by label, whose ability is one of mana; and those of which one cannot tell.

    A card is one of these wherever it is: it may be played, cast or put onto the battlefield.
    """
    labels = dict(_labelled(plan))
    kinds = {name: library.adds_mana(name, plan.date) for name in dict.fromkeys(labels.values())}
    if not OTHER_ABILITIES.isdisjoint(library.words(plan.new_game.cards, plan.date)):
        return frozenset(), frozenset(labels)
    sources = frozenset(label for label, name in labels.items() if kinds[name])
    return sources, frozenset(label for label, name in labels.items() if kinds[name] is None)


def _labelled(plan: Plan) -> Iterator[tuple[str, str]]:
    """Each card of the opening by its label, with its name."""
    for said in _placed(plan):
        card, label = getattr(said, "card", None), getattr(said, "label", None)
        labels = getattr(said, "labels", ()) if label is None else (label,)
        if card is not None:
            yield from ((each, card) for each in labels)


def _placed(plan: Plan) -> tuple[Any, ...]:
    match plan.opening:
        case Place(_, facts):
            return facts
        case Deal(_, hands, commanders, libraries):
            return (*hands, *commanders, *libraries)
    return ()
