"""Abilities drawn from the grammar of the vocabulary change the game, but for a few reasons."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NamedTuple

import pytest
from cards.drawn_abilities import Drawing
from cards.fired_events import EVENTS, named
from cards.played_abilities import aimed, changed, resolved, triggered, with_trial
from cards.reasons_for_nothing import REASONS, why_nothing
from cards.test_reference_words import CREATURE, acting, sayable
from msgspec.structs import replace

from ettin_engine.decisions.table import Table
from ettin_engine.state import Item, State
from ettin_spec.cards.declaration.words import AbilityWord, Card

Said = dict[str, Any]

CHUNKS, DRAWN = 4, 500
"""So many abilities are drawn in each of so many parts, which can be tested side by side."""
CHANGE = 0.95
"""Of those that resolve so many change something."""
PLACES = ("spell", "activate", "trigger", "trigger")


class Played(NamedTuple):
    """A drawn ability that resolved: what was said, and the states before and after."""

    says: Said
    item: Item
    before: State
    after: State

    @property
    def resolving(self) -> State:
        """The state in which it resolves, with itself on the stack."""
        return replace(self.before, stack=(*self.before.stack, self.item))


def declared(seed: int) -> tuple[str, Said, Any]:
    """A card with one drawn ability, the place that it stands in, and its event if it has one."""
    drawing = Drawing(seed)
    effects = drawing.effects()
    place, trial = drawing.random.choice(PLACES), drawing.random.choice(EVENTS)
    body: Said = {"do": effects}
    if "target" in json.dumps(effects):
        body["targets"] = drawing.targets()
    if place == "activate":
        body["cost"] = ["tap"]
    if place == "trigger":
        body["when"] = trial.event
    kinds = {"type": "Instant", "cost": "{1}"} if place == "spell" else CREATURE
    enlisting = ["enlist"] * (place == "trigger")
    return place, {**kinds, "abilities": [{place: body}, *enlisting]}, trial


def waiting(card: Card, place: str, trial: Any) -> tuple[Item | None, Table]:
    """What is to resolve, with its targets; None where there is no target, or all is done."""
    if place != "trigger":
        item, table = acting(card)
        return (aimed(table, item, item.targets) if item.targets else item), table
    table = with_trial(card)
    trial.fire(table)
    return next(iter(triggered(table)), None), table


def played(seed: int) -> Played | None:
    """A drawn ability as it resolves; None where the reader refuses it, or it has no target."""
    place, says, trial = declared(seed)
    card = sayable(says)
    if card is None:
        return None
    item, table = waiting(card, place, trial)
    return None if item is None else Played(says, item, *resolved(table, item))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_is_drawn_changes_the_game_or_has_a_reason(chunk: int) -> None:
    found: Counter[str] = Counter()
    seed = chunk * 1_000_000
    while found.total() < DRAWN:
        seed += 1
        each = played(seed)
        if each is None:
            continue
        if changed(each.before, each.after):
            found["changed"] += 1
            continue
        reason = why_nothing(each.resolving, each.item)
        assert reason in REASONS, f"seed {seed} does nothing: {json.dumps(each.says)}"
        found[reason] += 1
    share = found["changed"] / found.total()
    print(f"{share:.1%} of {found.total()} drawn abilities change something: {dict(found)}")
    assert share >= CHANGE, found


RESOLVING: dict[str, Said] = {
    "no legal object": {"destroy": {"subtype": "Dragon"}},
    "no target chosen": {"lose_life": {"who": "target", "amount": 1}},
    "an amount of 0": {"gain_life": {"who": "you", "amount": {"minus": [1, 2]}}},
    "so already": {"untap": "itself"},
    "not true": {"only_if": {"if": {"none": {}}, "do": [{"draw": {"who": "you"}}]}},
    "not that step": {"extra_step": {"step": "end"}},
    "prohibited": {"gain_life": {"who": "you", "amount": 1}},
    "replaced": {"draw": {"who": "you"}},
    "only shown or named": {"reveal": "you"},
}
"""For each reason one effect that changes nothing by it."""
BESIDE: dict[str, Said] = {
    "prohibited": {"cant": {"do": "gain_life", "who": "each_player"}},
    "replaced": {"instead": {"event": "draw", "who": "you", "may": True}},
}
"""What is said besides by the same card, as long as it is there."""
OTHERWISE: dict[str, Said] = {
    "no legal object": {"destroy": {"subtype": "Bear"}},
    "an amount of 0": {"gain_life": {"who": "you", "amount": {"minus": [2, 1]}}},
    "so already": {"tap": "itself"},
    "not true": {"only_if": {"if": {"some": {}}, "do": [{"draw": {"who": "you"}}]}},
}
"""The same effect where the reason is not there."""


def resolving(reason: str, effect: Said) -> tuple[Item, State, State]:
    """An activated ability with one effect, without the target that it need not have."""
    body: Said = {"cost": ["tap"], "do": [effect]}
    if reason == "no target chosen":
        body["targets"] = {"target": {"who": "any_player"}, "up_to": True}
    statics = [{"static": {"changes": [BESIDE[reason]]}}] if reason in BESIDE else []
    card = sayable({**CREATURE, "abilities": [{"activate": body}, *statics]})
    assert card is not None
    item, table = waiting_of(card)
    return item, *resolved(table, item)


def waiting_of(card: Card) -> tuple[Item, Table]:
    """The first ability of a permanent, activated."""
    table = with_trial(card)
    ability = card.abilities[0]
    assert isinstance(ability, AbilityWord)
    assert ability.activate is not None
    says = ability.activate
    source = named(table, "Trial")
    return Item("Trial", "Angie", says.do, source=source, targets=says.targets), table


def test_every_reason_has_its_test() -> None:
    assert set(RESOLVING) == set(REASONS)


@pytest.mark.parametrize("reason", RESOLVING)
def test_a_reason_is_told_where_it_is_one(reason: str) -> None:
    item, before, after = resolving(reason, RESOLVING[reason])
    assert not changed(before, after)
    assert why_nothing(before, item) == reason


@pytest.mark.parametrize("reason", OTHERWISE)
def test_no_reason_is_told_where_it_is_none(reason: str) -> None:
    item, before, after = resolving(reason, OTHERWISE[reason])
    assert changed(before, after)
    assert why_nothing(before, item) is None


@pytest.mark.parametrize("reason", BESIDE)
def test_without_what_prevents_it_the_same_changes_something(reason: str) -> None:
    card = sayable(
        {**CREATURE, "abilities": [{"activate": {"cost": ["tap"], "do": [RESOLVING[reason]]}}]}
    )
    assert card is not None
    item, table = waiting_of(card)
    before, after = resolved(table, item)
    assert changed(before, after)
    assert why_nothing(before, item) is None
