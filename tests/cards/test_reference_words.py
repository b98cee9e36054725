"""Each word for a player or an object, in every place: it means something there, or is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from cards.fired_events import EVENTS, Trial, named, spell_on_stack
from cards.played_abilities import (
    aimed,
    card_of,
    changed,
    resolved,
    spell_game,
    triggered,
    with_trial,
)

from ettin_engine.effects import perform
from ettin_engine.events.changes.basic_changes import push
from ettin_engine.state import Item
from ettin_spec.cards.declaration.parts.effect_parts import Draw
from ettin_spec.cards.declaration.words import AbilityWord, Card, Effect
from ettin_spec.cards.unbound_names import of_several, unbound_in
from ettin_spec.cards.unread_targets import unread_in

Said = dict[str, Any]

WHO = (
    *("you", "your_team", "each_player", "each_opponent", "each_other_player", "each_friend"),
    *("each_foe", "that_player", "target", "second_target", "target_controller"),
    *("that_controller", "active_player", "enchanted_player", "chosen_player"),
)
WHAT = (
    *("itself", "that_object", "target", "second_target", "targets", "created", "picked"),
    *("voted", "enchanted", "equipped"),
)
DRAW: Said = {"draw": {"who": "you"}}


def of_players(who: str) -> Iterator[tuple[str, Said]]:
    """What can be said of players: done to them, of their objects, of their numbers, if so."""
    yield "life is lost", {"lose_life": {"who": who, "amount": 1}}
    yield "objects of theirs", {"untap": {"controller": who}}
    yield "a count", {"gain_life": {"who": "you", "amount": {"count": {"controller": who}}}}
    yield "if", {"only_if": {"if": {"poisoned": who}, "do": [DRAW]}}
    yield "a step skipped", {"skip": {"who": who, "next": "draw"}}
    cant = {"cant": {"do": "gain_life", "who": who}}
    yield "a change", {"until": {"end": "end_of_turn", "changes": [cant]}}


def of_objects(what: str) -> Iterator[tuple[str, Said]]:
    """What can be said of objects: done to them, their numbers, others than they, if so."""
    yield "counters", {"put": {"on": what, "counter": "quest"}}
    for word in ("tap", "untap", "goad", "regenerate", "destroy", "phase_out", "turn_face_down"):
        effect: Said = {word: what}
        yield word, {"tap_or_untap": what} if "tap" in word else effect
    yield "a fight", {"fight": {"what": what, "with": "itself"}}
    yield "power", {"gain_life": {"who": "you", "amount": {"power": what}}}
    yield "mana value", {"gain_life": {"who": "you", "amount": {"mana_value": what}}}
    pump = {"pump": {"what": what, "power": 1}}
    yield "a change", {"until": {"end": "end_of_turn", "changes": [pump]}}
    yield "exiled", {"exile": what}
    yield "returned", {"return_to_hand": what}
    yield "a copy", {"create_copy": {"of": what}}
    yield "damage by it", {"damage": {"amount": 1, "to": "you", "by": what}}
    yield "others", {"untap": {"type": "Creature", "other_than": what}}
    fits = {"fits": {"what": what, "filter": {"type": "Creature"}}}
    yield "if", {"only_if": {"if": fits, "do": [DRAW]}}
    yield "shuffled in", {"shuffle_in": what}
    yield "put back", {"put_onto_battlefield": {"what": what, "under": "you"}}


def uses() -> Iterator[tuple[str, Said]]:
    """Every word in each of its uses that can be said by type, with what it is called here."""
    for who in WHO:
        yield from ((f"{who}, {how}", effect) for how, effect in of_players(who))
    for what in WHAT:
        yield from ((f"{what}, {how}", effect) for how, effect in of_objects(what))
    yield "that_card", {"return_that_card": {"to": "hand"}}
    yield "that_spell", {"counter": "that_spell"}
    yield "spell_cast", {"copy_spell": "spell_cast"}
    yield "revealed", {"put_revealed": {"to": "hand"}}
    yield "transform", {"transform": "itself"}
    yield "attach", {"attach": "target"}
    yield "with itself", {"return_exiled": {"under": "you", "which": "with_itself"}}
    yield "produced", {"add_mana": {"colour": "produced"}}
    yield "X", {"gain_life": {"who": "you", "amount": {"variable": "X"}}}
    yield "the", {"gain_life": {"who": "you", "amount": {"the": "n"}}}
    yield "theirs", {"gain_life": {"who": "each_player", "amount": {"theirs": "n"}}}


CREATURE: Said = {"type": "Creature - Elf", "cost": "{1}{G}", "body": "3/3"}
USES = dict(uses())


def is_accepted(card: Card) -> bool:
    """Would the reader let a file say it?"""
    return not (any(unbound_in(card)) or any(unread_in(card)) or any(of_several(card.abilities)))


def sayable(says: Said) -> Card | None:
    """The card, if its types let it be said and the reader accepts it."""
    try:
        card = card_of(says)
    except ValueError:
        return None
    return card if is_accepted(card) else None


def triggers(trial: Trial, effect: Said) -> Card | None:
    """A creature that does something by an event, if that can be said."""
    ability = {"trigger": {"when": trial.event, "do": [effect]}}
    return sayable({**CREATURE, "abilities": [ability, "enlist"]})


@pytest.mark.parametrize("trial", EVENTS, ids=lambda trial: trial.name)
def test_what_a_word_means_in_an_event_changes_the_game(trial: Trial) -> None:
    """Or the reader refuses it there."""
    accepted = 0
    for use, effect in USES.items():
        card = triggers(trial, effect)
        if card is None:
            continue
        table = with_trial(card)
        before = table.s
        trial.fire(table)
        items = triggered(table)  # none of what adds mana, which it does at once
        states = resolved(table, items[0]) if items else (before, table.s)
        assert changed(*states), f"{trial.name}: {use} does nothing"
        accepted += 1
    assert accepted >= 30, f"{trial.name}: only {accepted} uses are accepted"


@pytest.mark.parametrize("trial", EVENTS, ids=lambda trial: trial.name)
def test_a_word_is_no_trouble_once_the_source_is_gone(trial: Trial) -> None:
    """What it does then is what it can; it was once an error that nobody caught."""
    for effect in USES.values():
        card = triggers(trial, effect)
        if card is None:
            continue
        table = with_trial(card)
        trial.fire(table)
        items = triggered(table)
        if any(it.card == "Trial" for it in table.s.permanents.values()):
            gone = Item("Driver", "Edward", (Effect(destroy="target"),), target="Trial")
            perform(table, gone)
        for item in items:
            resolved(table, item)


GIVEN = {
    "gains life": {"that_player", "the"},
    "casts": {"that_player", "that_spell", "spell_cast", "the"},
    "enters": {"that_object", "that_controller"},
    "dies": {"that_object", "that_controller", "that_card"},
    "sacrificed": {"that_object", "that_controller", "that_card"},
    "attacks itself": {"that_object", "that_controller"},
    "becomes a target": {"that_player", "that_object", "that_controller", "that_spell"},
    "taps for mana": {"that_player", "that_object", "that_controller", "produced"},
    "hit together": {"that_player"},
    "step of each player": {"that_player"},
    "step of you": set(),
    "state": set(),
}
OF_EVENTS = {
    *("that_player", "that_object", "that_controller", "that_card", "that_spell"),
    *("spell_cast", "produced", "the"),
}


@pytest.mark.parametrize("name", GIVEN)
def test_an_event_gives_what_it_has_and_no_more(name: str) -> None:
    trial = next(each for each in EVENTS if each.name == name)
    words = {use.partition(",")[0] for use, effect in USES.items() if triggers(trial, effect)}
    assert words & OF_EVENTS == GIVEN[name]


TARGETS: dict[str, Said] = {
    "player": {"target": {"who": "any_player"}},
    "permanent": {"target": {"what": {"type": "Creature"}}},
    "card": {"target": {"card_in": "graveyard", "type": "Creature"}},
    "spell": {"target": {"spell": {}}},
    "ability": {"target": {"ability": "any"}},
    "two": {"target": {"what": {"type": "Creature"}}, "second_target": {"what": {"type": "Land"}}},
    "each": {
        "target": {"what": {"controller": "that_player", "token": False}},
        "for_each": "each_opponent",
    },
}
MORE_USES: dict[str, Said] = {
    "countered": {"counter": "target"},
    "copied": {"copy_spell": "target"},
    "onto the battlefield": {"put_onto_battlefield": "target"},
    "all onto the battlefield": {"put_onto_battlefield": "targets"},
    "on top": {"put_on_library": "target"},
    "life": {"gain_life": {"who": "you", "amount": {"life": "target"}}},
    "is a creature": {"only_if": {"if": {"target_is": "Creature"}, "do": [DRAW]}},
    "exchanged": {"exchange_control": "targets"},
}


@pytest.mark.parametrize("kind", TARGETS)
@pytest.mark.parametrize("place", ["spell", "activate"])
def test_what_a_word_means_of_a_target_changes_the_game(place: str, kind: str) -> None:
    accepted = 0
    both = [{"put": {"on": "second_target", "counter": "quest"}}] if kind == "two" else []
    for use, effect in {**USES, **MORE_USES}.items():
        body: Said = {"do": [effect, *both], "targets": TARGETS[kind]}
        if place == "activate":
            body["cost"] = ["tap"]
        kinds = CREATURE if place == "activate" else {"type": "Instant", "cost": "{1}"}
        card = sayable({**kinds, "abilities": [{place: body}]})
        if card is None:
            continue
        item, table = acting(card)
        ready = aimed(table, item, item.targets) if item.targets else item
        assert ready is not None, f"{kind}: {use} has no target"
        assert changed(*resolved(table, ready)), f"{kind}: {use} does nothing"
        accepted += 1
    assert accepted >= 2


def acting(card: Card) -> tuple[Item, Any]:
    """What a spell or an activated ability is on the stack, above a spell and an ability."""
    (ability,) = card.abilities
    assert isinstance(ability, AbilityWord)
    table = with_trial(card) if ability.activate else spell_game(card)
    push(table, spell_on_stack(table, "Edward's Bear in hand", "Edward"))
    drawing = (Effect(draw=Draw("you")),)
    push(table, Item("Relic", "Edward", drawing, source=named(table, "Edward's Relic")))
    if (says := ability.activate) is not None:
        source = named(table, "Trial")
        return Item("Trial", "Angie", says.do, source=source, targets=says.targets), table
    assert ability.spell is not None
    does = ability.spell
    return Item("Trial", "Angie", does.do, "Trial", card, targets=does.targets), table
