"""Sacrificing permanents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.amounts import amounts
from ettin_engine.abilities.object_filters import selected
from ettin_engine.abilities.references import speaker
from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.basic_changes import leave_for_graveyard
from ettin_engine.events.trigger_matching import sacrificed
from ettin_engine.objects.object_lookup import label_of
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Permanent, Player
    from ettin_spec.cards.declaration.effect_parts import Sacrifice
    from ettin_spec.cards.declaration.terms import What


def sacrifice(table: Table, says: Sacrifice, item: Item) -> None:
    """Each player chooses among the own permanents; then all are sacrificed."""
    numbers = amounts(table.s, says.who, says.number, speaker(item))
    each = [chosen(table, says.what, item, player, n) for player, n in numbers.items()]
    sacrifice_all(table, [it for some in each for it in some])


def sacrifice_one(table: Table, item: Item, what: What) -> None:
    """A cost is paid with one permanent that its payer controls.

    Raises:
        Illegal: the payer controls none that fits.
    """
    one = chosen(table, what, item, item.controller, 1)
    if not one:
        raise Illegal(f"{item.controller} controls nothing to sacrifice for {item.name}")
    sacrifice_all(table, one)


def sacrifice_all(table: Table, those: list[Permanent]) -> None:
    """Permanents are sacrificed together."""
    before = table.s
    leave_for_graveyard(table, [it.id for it in those])
    for it in those:
        sacrificed(table, before, it)


def chosen(table: Table, what: What, item: Item, player: Player, most: int) -> list[Permanent]:
    """What a player picks of the own permanents that fit, as many as there are at most."""
    fitting = [it for it in selected(table.s, what, speaker(item)) if it.controller == player]
    options = tuple(label_of(it) for it in fitting)
    count = min(most, len(fitting))
    kind, purpose = ChoiceKind.OBJECTS, Purpose.SACRIFICE
    picked = table.ask(Choice(kind, purpose, (player,), options, item.name, min=count, max=count))
    return [fitting[options.index(label)] for label in picked]
