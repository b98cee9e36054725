"""Sacrificing permanents, and what players choose to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.amounts import amounts, value
from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import having_undone, speaker
from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.battlefield_changes import leave_for_graveyard
from ettin_engine.events.tapping import tap_permanent
from ettin_engine.events.triggers.trigger_matching import sacrificed
from ettin_engine.objects.object_lookup import label_of
from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Permanent, Player
    from ettin_spec.cards.declaration.parts.costs import SacrificeSome
    from ettin_spec.cards.declaration.parts.effect_parts import Keep, Sacrifice
    from ettin_spec.cards.declaration.terms import What

OBJECTS = ChoiceKind.OBJECTS


def sacrifice(table: Table, says: Sacrifice, item: Item) -> Item:
    """Each player chooses among the own permanents; then all are sacrificed, and the item
    remembers which. Of objects that are named, and not only such, all are.
    """
    numbers = amounts(table.s, says.who, says.number, speaker(item))
    each = [
        chosen(table, says.what, item, player, n)
        if isinstance(says.what, Filter)
        else _own(table, says.what, item, player)
        for player, n in numbers.items()
    ]
    before, those = table.s, [it for some in each for it in some]
    sacrifice_all(table, those)
    return having_undone(item, "sacrificed", before, those)


def keep(table: Table, says: Keep, item: Item) -> None:
    """Each player chooses what to keep; then the rest is sacrificed or tapped, all together.

    Clause: effect.steps
    """
    rest: list[Permanent] = []
    by = speaker(item)
    for player in players(table.s, says.who, by):
        theirs = list(selected(table.s, says.what, by.taking(player, says.who)))
        choice = Choice(OBJECTS, Purpose.KEPT, (player,), (), item.name)
        kept = _picked(table, theirs, says.number, choice)
        rest += [it for it in theirs if it not in kept]
    if says.rest == "sacrifice":
        sacrifice_all(table, rest)
    else:
        for it in rest:
            tap_permanent(table, it.id)


def some_chosen(table: Table, says: SacrificeSome, item: Item) -> list[Permanent]:
    """What a player picks of the own permanents to pay with, as many as a cost asks for.

    Clause: cost.resources. A teammate's are of no use.

    Raises:
        Illegal: the player controls too few.
    """
    there, player = _own(table, says.what, item, item.controller), item.controller
    if says.number == "any_number":
        least, most = 0, len(there)
    else:
        least = most = value(table.s, says.number, speaker(item))
    if least > len(there):
        raise Illegal(f"{player} controls too little to sacrifice for {item.name}")
    options = tuple(label_of(it) for it in there)
    choice = Choice(OBJECTS, Purpose.SACRIFICE, (player,), options, item.name, min=least, max=most)
    return [there[options.index(label)] for label in table.ask(choice)]


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
    choice = Choice(OBJECTS, Purpose.SACRIFICE, (player,), (), item.name)
    return _picked(table, _own(table, what, item, player), most, choice)


def _own(table: Table, what: What, item: Item, player: Player) -> list[Permanent]:
    """The permanents of a player that fit and are still there; a teammate's are of no use."""
    there = (it for it in selected(table.s, what, speaker(item)) if it.id in table.s.permanents)
    return [it for it in there if it.controller == player]


def _picked(table: Table, fitting: list[Permanent], most: int, choice: Choice) -> list[Permanent]:
    """So many of them, or all if there are no more, as the choice leaves open."""
    options = tuple(label_of(it) for it in fitting)
    count = min(most, len(fitting))
    picked = table.ask(replace(choice, options=options, min=count, max=count))
    return [fitting[options.index(label)] for label in picked]
