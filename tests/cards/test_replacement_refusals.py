"""What a card can't say of events that something replaces or prevents."""

from __future__ import annotations

import msgspec
import pytest

from ettin_spec.cards.declaration.words import AbilityWord
from ettin_spec.cards.unbound_names import unbound


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
    assert [name for _, name in unbound(unnamed)] == ["n"]
