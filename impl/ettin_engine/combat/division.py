"""How a creature divides its combat damage among several that block it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.looks import has, toughness
from ettin_engine.objects import label_of
from ettin_engine.state import Hit
from ettin_engine.teams import active_team, members
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_engine.state import Attack, ObjectId
    from ettin_engine.table import Table


def divided(table: Table, attack: Attack, amount: int, before: Sequence[Hit]) -> list[Hit]:
    """An attacker's damage among the creatures that still block it.  Clause: combat.division

    `before` is the damage that other attackers have been assigned to deal at the same time.
    """
    blockers = [b for b in attack.blockers or () if b in table.s.permanents]
    if not blockers:
        return []
    way = _chosen(table, attack, blockers, _legal_ways(table, blockers, amount, before))
    infect = has(table.s, table.s.permanents[attack.creature], "infect")
    parts = zip(way, blockers, strict=True)
    return [Hit(part, creature=b, infect=infect) for part, b in parts if part > 0]


def _legal_ways(
    table: Table, blockers: Sequence[ObjectId], amount: int, before: Sequence[Hit]
) -> list[tuple[int, ...]]:
    ways = list(_ways(amount, len(blockers)))
    if len(blockers) == 1 or table.s.rules["combat.division"] != "in_order":
        return ways
    lethal = [_lethal(table, blocker, before) for blocker in blockers]
    return [way for way in ways if _in_order(way, lethal)]


def _chosen(
    table: Table, attack: Attack, blockers: Sequence[ObjectId], ways: Sequence[tuple[int, ...]]
) -> tuple[int, ...]:
    names = [label_of(table.s.permanents[blocker]) for blocker in blockers]
    options = tuple(", ".join(f"{n}: {m}" for n, m in zip(names, way, strict=True)) for way in ways)
    deciders = members(table.s, active_team(table.s))
    name = table.s.permanents[attack.creature].name
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


def _lethal(table: Table, blocker: ObjectId, before: Sequence[Hit]) -> int:
    """What a creature still lacks of lethal damage, other damage assigned to it counted."""
    it = table.s.permanents[blocker]
    elsewhere = sum(each.amount for each in before if each.creature == blocker)
    return max(0, toughness(table.s, it) - it.damage - elsewhere)


def _in_order(way: Sequence[int], lethal: Sequence[int]) -> bool:
    """Does each blocker get lethal damage before a later one gets any?"""
    return all(way[i] >= lethal[i] or not any(way[i + 1 :]) for i in range(len(way)))
