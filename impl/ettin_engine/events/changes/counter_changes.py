"""Counters are put on permanents and removed; players get and lose them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.life_prohibitions import barred
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.replacement_effects import replaced
from ettin_engine.events.triggers.chapter_triggers import chapters_reached
from ettin_engine.events.triggers.trigger_matching import (
    counters_were_put,
    defeated,
)
from ettin_engine.players.player_counters import is_shared
from ettin_engine.players.teams import team_of
from ettin_engine.proposed_events import Event
from ettin_engine.state import Permanent
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId, Player


def put_counters(table: Table, permanent: ObjectId, kind: str, number: int) -> None:
    """Counters are put on a permanent, or with a negative number removed."""
    there = table.s.permanents[permanent].counters
    left = there.get(kind, 0) + number
    change_permanent(table, permanent, counters={**there, kind: left})
    if number < 0 and left == 0 and kind == CounterKind.DEFENSE:
        defeated(table, table.s.permanents[permanent])
    if number > 0 and kind == CounterKind.LORE:
        chapters_reached(table, table.s.permanents[permanent], there.get(kind, 0))


def put_counters_for(
    table: Table, player: Player, permanent: ObjectId, kind: str, number: int
) -> None:
    """A player puts counters on a permanent, which something may replace and abilities may see.

    Clause: counters.put. What is removed is replaced by nothing.
    """
    if number > 0:
        number = so_many_counters(table, permanent, number)
    put_counters(table, permanent, kind, number)
    if number > 0:
        counters_were_put(table, player, kind, table.s.permanents[permanent])


def so_many_counters(table: Table, permanent: ObjectId, number: int) -> int:
    """How many counters of one kind are put on a permanent on which so many would be."""
    return replaced(table, Event("put_counters", (number,), permanent=permanent)).amount


def remove_pairs(table: Table, it: Permanent) -> None:
    """As many +1/+1 as -1/-1 counters go, all that can.  Clause: counters.pairs"""
    pairs = min(it.counters[CounterKind.PLUS], it.counters[CounterKind.MINUS])
    for kind in (CounterKind.PLUS, CounterKind.MINUS):
        put_counters(table, it.id, kind, -pairs)


def give_counters(table: Table, player: Player, kind: str, number: int) -> None:
    """A player gets counters, which the team has where they are shared.

    Clauses: poison.shared, poison.cannot, counters.put
    """
    if kind == CounterKind.POISON:
        number = 0 if player in barred(table.s, "get_poison") else number
    number = replaced(table, Event("put_counters", (number,), player)).amount
    _add(table, player, kind, number)


def lose_counters(table: Table, player: Player, kind: str, number: int) -> None:
    """A player loses counters, as many as there are at most.  Clause: poison.lose_counters"""
    _add(table, player, kind, -number)


def _add(table: Table, player: Player, kind: str, number: int) -> None:
    shared = is_shared(table.s, kind)
    field, key = ("team_counters", team_of(table.s, player)) if shared else ("counters", player)
    there = getattr(table.s, field)[key]
    table.put(field, key, {**there, kind: max(0, there.get(kind, 0) + number)})
