"""Paying with permanents of one's own that go elsewhere than to a graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.object_filters import fitting
from ettin_engine.abilities.references import speaker
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.object_lookup import label_of
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Permanent
    from ettin_spec.cards.declaration.terms import Filter


def one_returned(table: Table, item: Item, what: Filter) -> Permanent:
    """The permanent that its payer picks to return to its owner's hand.

    Clause: cost.resources. A teammate's are of no use.

    Raises:
        Illegal: the payer controls none that fits.
    """
    player = item.controller
    those = fitting(table.s, what, speaker(item))
    own = {label_of(it): it for it in those if it.controller == player}
    if not own:
        raise Illegal(f"{player} controls nothing to return for {item.name}")
    kind, purpose = ChoiceKind.OBJECTS, Purpose.RETURNED
    (picked,) = table.ask(Choice(kind, purpose, (player,), tuple(own), item.name))
    return own[picked]
