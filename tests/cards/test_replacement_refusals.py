"""What a card can't say of events that something replaces or prevents."""

from __future__ import annotations

import msgspec
import pytest

from ettin_spec.cards.declaration.words import AbilityWord
from ettin_spec.cards.unbound_names import unbound

DRAWS = {"draw": {"who": "that_player"}}


def said(change: dict[str, object]) -> AbilityWord:
    """A static ability that makes one change."""
    return msgspec.convert({"static": {"changes": [change]}}, AbilityWord)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"replace": {"event": "gain_life", "with": 0, "what": {"type": "Creature"}}}, "`what`"),
        ({"replace": {"event": "gain_life"}}, "with"),
        ({"replace": {"event": "die", "with": 0}}, "die"),
        ({"prevent": {"who": "you", "number": 0}}, "1 or more"),
        ({"life_floor": {"who": "you"}}, "total"),
        ({"instead": {"event": "draw", "who": "you"}}, "something is done"),
        ({"instead": {"event": "gain_life", "who": "you", "may": True}}, "gain_life"),
    ],
)
def test_what_makes_no_sense_is_refused(change: dict[str, object], says: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=says):
        said(change)


def test_the_amount_that_is_replaced_has_a_name_only_where_it_is_given() -> None:
    twice = {"twice": {"the": "n"}}
    named = said({"replace": {"event": "damage", "as": "n", "with": twice}})
    unnamed = said({"replace": {"event": "damage", "with": twice}})
    assert list(unbound(named)) == []
    assert [each.name for each in unbound(unnamed)] == ["n"]


def test_that_player_of_an_averted_draw_is_the_one_who_would_have_drawn() -> None:
    of_each = said({"instead": {"event": "draw", "who": "each_opponent", "do": [DRAWS]}})
    of_you = said({"instead": {"event": "draw", "who": "you", "do": [DRAWS]}})
    assert list(unbound(of_each)) == []
    assert [each.name for each in unbound(of_you)] == ["that_player"]


def test_that_turn_is_an_extra_turn_that_was_given_before() -> None:
    later = {"later": {"at": {"step": "end", "of": "that_turn"}, "do": [{"lose": "you"}]}}
    given = msgspec.convert({"spell": {"do": [{"extra_turn": "you"}, later]}}, AbilityWord)
    none = msgspec.convert({"spell": {"do": [later, {"extra_turn": "you"}]}}, AbilityWord)
    assert list(unbound(given)) == []
    assert [each.name for each in unbound(none)] == ["that_turn"]
