"""How a creature divides its combat damage among several others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.objects.characteristics import has, power, toughness
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.state import Hit
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId, Player


def ordered(
    table: Table, creature: ObjectId, others: Sequence[ObjectId], deciders: tuple[Player, ...]
) -> tuple[ObjectId, ...]:
    """The order in which others get a creature's damage, if there is one.  Clause: combat.order"""
    if len(others) < 2 or table.s.rules["combat.division"] != "in_order":
        return tuple(others)
    options = tuple(label_of(table.s.permanents[other]) for other in others)
    name, count = table.s.permanents[creature].name, len(others)
    kind, purpose = ChoiceKind.ORDER, Purpose.DAMAGE_ORDER
    picked = table.ask(Choice(kind, purpose, deciders, options, name, min=count, max=count))
    return tuple(others[options.index(label)] for label in picked)


def divided(
    table: Table,
    creature: ObjectId,
    others: Sequence[ObjectId],
    deciders: tuple[Player, ...],
    before: Sequence[Hit],
) -> list[Hit]:
    """A creature's damage among those of the others that are still there.

    Clause: combat.division. `before` is the damage that others of the same team have been
    assigned to deal at the same time.
    """
    there = [other for other in others if other in table.s.permanents]
    it = table.s.permanents[creature]
    if not there:
        return []
    amount = max(0, power(table.s, it))
    ways = _legal_ways(table, there, amount, before)
    way = _chosen(table, it.name, there, deciders, ways)
    infect, parts = has(table.s, it, "infect"), zip(way, there, strict=True)
    return [Hit(part, creature=other, infect=infect, by=it) for part, other in parts]


def _legal_ways(
    table: Table, others: Sequence[ObjectId], amount: int, before: Sequence[Hit]
) -> list[tuple[int, ...]]:
    ways = list(_ways(amount, len(others)))
    if len(others) == 1:
        return ways
    if table.s.rules["combat.division"] != "in_order":
        return ways
    lethal = [_lethal(table, other, before) for other in others]
    return [way for way in ways if _in_order(way, lethal)]


def _chosen(
    table: Table,
    name: str,
    others: Sequence[ObjectId],
    deciders: tuple[Player, ...],
    ways: Sequence[tuple[int, ...]],
) -> tuple[int, ...]:
    if len(ways) == 1:
        return ways[0]
    names = [label_of(table.s.permanents[other]) for other in others]
    options = tuple(", ".join(f"{n}: {m}" for n, m in zip(names, way, strict=True)) for way in ways)
    choice = Choice(ChoiceKind.DAMAGE, Purpose.DAMAGE, deciders, options, name)
    return ways[options.index(table.ask(choice)[0])]


def _ways(amount: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way of sharing an amount out, most to the first ones first."""
    if parts == 1:
        yield (amount,)
        return
    for first in range(amount, -1, -1):
        for rest in _ways(amount - first, parts - 1):
            yield (first, *rest)


def _lethal(table: Table, other: ObjectId, before: Sequence[Hit]) -> int:
    """What a creature still lacks of lethal damage, other damage assigned to it counted.

    It is negative where more than that is assigned to it already.
    """
    it = table.s.permanents[other]
    elsewhere = sum(each.amount for each in before if each.creature == other)
    return toughness(table.s, it) - it.damage - elsewhere


def _in_order(way: Sequence[int], lethal: Sequence[int]) -> bool:
    """Does each get lethal damage before a later one gets any?"""
    return all(way[i] >= lethal[i] or not any(way[i + 1 :]) for i in range(len(way)))
