"""What a card can't say of costs, of offers and of what it leaves behind."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ettin_spec.cards.declaration.words import AbilityWord
from ettin_spec.cards.unbound_names import unbound

WIN = [{"win": "you"}]
LANDS = {"what": {"type": "Land"}}


def said(ability: dict[str, Any]) -> AbilityWord:
    """An ability."""
    return msgspec.convert(ability, AbilityWord)


def paying(cost: dict[str, Any]) -> dict[str, Any]:
    """An ability that is activated for a cost."""
    return {"activate": {"cost": [cost], "do": WIN}}


def doing(effect: dict[str, Any]) -> dict[str, Any]:
    """A spell that does something."""
    return {"spell": {"do": [effect]}}


@pytest.mark.parametrize(
    ("ability", "says"),
    [
        (paying({"sacrifice_some": {**LANDS, "number": 1}}), "by `sacrifice`"),
        (paying({"sacrifice_some": {**LANDS, "number": "some"}}), "some"),
        (paying({"loyalty": "X"}), "loyalty"),
        (paying({"return_one": {"type": "Land", "controller": "you"}}), "is the own"),
        (doing({"put_from_hand": {"who": "each_player", "what": "itself"}}), "is `you`"),
        ({"additional": {"cost": [{"mana": "{1}"}]}}, "by `kicker`"),
        ({"additional": {"cost": [{"loyalty": 1}]}}, "what is asked"),
        (doing({"offer": {"cost": [{"discard": 1}]}}), "`otherwise`"),
        (doing({"offer": {"cost": [{"one_of": [{"discard": 1}]}], "do": WIN}}), "no other"),
        (doing({"offer": {"cost": [{"one_of": [{"loyalty": 1}] * 2}], "do": WIN}}), "is asked"),
        (doing({"this_turn": {"when": {"state": {"odd": 1}}, "do": WIN}}), "by `later`"),
    ],
)
def test_what_means_nothing_is_refused(ability: dict[str, Any], says: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=says):
        said(ability)


def test_what_is_left_behind_knows_its_own_event_and_nothing_else() -> None:
    lose = {"lose_life": {"who": "that_player", "amount": 1}}
    gains = {"when": {"gains_life": {"who": "you"}}, "do": [lose]}
    assert list(unbound(said(doing({"this_turn": gains})))) == []
    draw = {"draw": {"who": "target"}}
    targets = {"targets": {"target": {"who": "any_player"}}}
    spell = {"spell": {**targets, "do": [draw, {"this_turn": {**gains, "do": [draw]}}]}}
    assert [each.name for each in unbound(said(spell))] == ["target"]


def test_both_targets_are_named_only_where_there_are_two() -> None:
    one = {"targets": {"target": {"what": {}}}, "do": [{"tap": "targets"}]}
    assert [each.name for each in unbound(said({"spell": one}))] == ["targets"]


def test_tokens_that_are_created_for_each_player_are_known_to_what_follows() -> None:
    token = {"create": {"subtype": "Goblin", "body": "1/1"}}
    draw = {"draw": {"who": "you"}}
    for does, unknown in ((token, []), (draw, ["created"])):
        each = {"for_each": {"who": "each_opponent", "but": "defending_player", "do": [does]}}
        spell = said({"spell": {"do": [each, {"exile": "created"}]}})
        assert [each.name for each in unbound(spell) if each.name == "created"] == unknown


def test_damage_is_to_a_player_or_on_an_object() -> None:
    hits = {"hits": {"by": "itself", "to": "you", "on": "itself"}}
    with pytest.raises(msgspec.ValidationError, match="`on` an object"):
        said({"trigger": {"when": hits, "do": [{"win": "you"}]}})
