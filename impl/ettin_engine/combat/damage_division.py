"""How a creature divides its combat damage among several others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous.continuous_effects import affected, at_work
from ettin_engine.events.damage.damage_keywords import keywords_of
from ettin_engine.objects.characteristics import power, toughness
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.state import Hit
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId, Permanent, Player, State


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


def assigned_amount(state: State, it: Permanent) -> int:
    """How much combat damage a creature assigns.  Clauses: combat.damage, combat.damage_assigned"""
    works = at_work(state, "assigns_toughness")
    if any(it.id in affected(state, work) for work in works):
        return max(0, toughness(state, it))
    return max(0, power(state, it))


def divided(
    table: Table,
    creature: ObjectId,
    others: Sequence[ObjectId],
    deciders: tuple[Player, ...],
    before: Sequence[Hit],
    *,
    beyond: Callable[[], list[Hit]] | None = None,
    free: bool = False,
) -> list[Hit]:
    """A creature's damage among those of the others that are still there.

    Clauses: combat.division, combat.trample. `before` is the damage that others of the same team
    have been assigned to deal at the same time; `beyond` whom or what the damage may go to that
    is left, which is asked for only where any can be. `free` says that no order binds it.
    """
    there = [other for other in others if other in table.s.permanents]
    it = table.s.permanents[creature]
    amount, had = assigned_amount(table.s, it), keywords_of(table.s, it)
    lethal = [max(0, _lethal(table, other, had, before)) for other in there]
    hits = [Hit(0, creature=other, by=it, had=had) for other in there]
    if beyond is not None and amount > sum(lethal):
        hits += beyond()
    if not hits:
        return []
    ways = _legal_ways(table, amount, len(hits), lethal, free=free or _is_free(table, had))
    way = _chosen(table, it.name, hits, deciders, ways)
    return [replace(each, amount=part) for each, part in zip(hits, way, strict=True)]


def _legal_ways(
    table: Table, amount: int, parts: int, lethal: Sequence[int], *, free: bool
) -> list[tuple[int, ...]]:
    """Every legal way; a part more than there are others is what tramples over all of them."""
    ways = list(_ways(amount, parts))
    if parts > len(lethal):
        ways = [way for way in ways if not way[-1] or _kills_all(way, lethal)]
    if len(lethal) > 1 and not free and table.s.rules["combat.division"] == "in_order":
        ways = [way for way in ways if _in_order(way, lethal)]
    return ways


def _chosen(
    table: Table,
    name: str,
    hits: Sequence[Hit],
    deciders: tuple[Player, ...],
    ways: Sequence[tuple[int, ...]],
) -> tuple[int, ...]:
    if len(ways) == 1:
        return ways[0]
    names = [_name(table, each) for each in hits]
    options = tuple(", ".join(f"{n}: {m}" for n, m in zip(names, way, strict=True)) for way in ways)
    choice = Choice(ChoiceKind.DAMAGE, Purpose.DAMAGE, deciders, options, name)
    return ways[options.index(table.ask(choice)[0])]


def _name(table: Table, hit: Hit) -> str:
    """What the options call whom or what is hit."""
    if hit.player is not None:
        return hit.player
    assert hit.creature is not None
    return label_of(table.s.permanents[hit.creature])


def _ways(amount: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way of sharing an amount out, most to the first ones first."""
    if parts == 1:
        yield (amount,)
        return
    for first in range(amount, -1, -1):
        for rest in _ways(amount - first, parts - 1):
            yield (first, *rest)


def _lethal(table: Table, other: ObjectId, had: frozenset[str], before: Sequence[Hit]) -> int:
    """What a creature still lacks of lethal damage, other damage assigned to it counted.

    Clause: combat.deathtouch. It is negative where more than that is assigned to it already;
    `had` are the keywords of what deals the damage.
    """
    it = table.s.permanents[other]
    elsewhere = [each for each in before if each.creature == other and each.amount]
    lacking = toughness(table.s, it) - it.damage - sum(each.amount for each in elsewhere)
    touched = any("deathtouch" in each.had for each in elsewhere)
    if touched or "deathtouch" in had:
        one_is_enough = table.s.rules["combat.deathtouch"] == "one_is_lethal"
        return min(lacking, 0 if touched else 1) if one_is_enough else lacking
    return lacking


def _is_free(table: Table, had: frozenset[str]) -> bool:
    """Is what has these keywords bound to no order?  Clause: combat.deathtouch"""
    return "deathtouch" in had and table.s.rules["combat.deathtouch"] == "divided_freely"


def _kills_all(way: Sequence[int], lethal: Sequence[int]) -> bool:
    """Does each of those that block get lethal damage?"""
    return all(part >= least for part, least in zip(way, lethal, strict=False))


def _in_order(way: Sequence[int], lethal: Sequence[int]) -> bool:
    """Does each get lethal damage before a later one gets any?"""
    return all(way[i] >= lethal[i] or not any(way[i + 1 :]) for i in range(len(lethal)))
