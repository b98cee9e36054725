"""Legendary permanents of one name, and planeswalkers of one type: which of them stay."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from ettin_engine.objects.characteristics import characteristics_of
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import players_in_order
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId, Permanent, State
    from ettin_spec.rulebook import Setting


def doubles_that_go(table: Table) -> tuple[ObjectId, ...]:
    """The permanents that go because there is another of their name or type.

    Clauses: legend.rule, walker.rule. Who keeps one of several chooses it.
    """
    found: list[ObjectId] = []
    for alike in _alike(table.s, "Legendary"):
        found += _going(table, table.s.rules["legend.rule"], alike)
    for alike in _alike(table.s, "Planeswalker"):
        found += _going(table, table.s.rules["walker.rule"], alike)
    return tuple(dict.fromkeys(found))


def _alike(state: State, kind: str) -> Iterator[tuple[Permanent, ...]]:
    """The permanents of a kind that have something in common, where there are several."""
    shared: Mapping[str, list[Permanent]] = defaultdict(list)
    for it in state.permanents.values():
        now = characteristics_of(state, it)
        if kind in now.types:
            for name in (now.name,) if kind == "Legendary" else now.subtypes:
                shared[name].append(it)
    return (tuple(several) for several in shared.values() if len(several) > 1)


def _going(table: Table, rule: Setting, alike: tuple[Permanent, ...]) -> Iterable[ObjectId]:
    match rule:
        case "all_go":
            return [it.id for it in alike]
        case "one_stays_each":
            owned = (
                tuple(it for it in alike if it.controller == player)
                for player in players_in_order(table.s)
            )
            return [gone for own in owned for gone in _but_one(table, own)]
    return ()


def _but_one(table: Table, own: tuple[Permanent, ...]) -> list[ObjectId]:
    """A player's own permanents, but for the one that the player chooses."""
    if len(own) < 2:
        return []
    options = tuple(label_of(it) for it in own)
    kind, by = ChoiceKind.OBJECTS, (own[0].controller,)
    picked = table.ask(Choice(kind, Purpose.LEGEND, by, options, own[0].name))
    return [it.id for it, label in zip(own, options, strict=True) if label not in picked]
