"""A player draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.libraries import take_top
from ettin_engine.events.replacement_effects import applied, key_of, next_modifier
from ettin_engine.events.triggers.trigger_matching import (
    drew,
)
from ettin_engine.events.turn_history import count
from ettin_engine.proposed_events import Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.events.replacement_effects import Key
    from ettin_engine.state import Item, Player


def draw(
    table: Table,
    player: Player,
    perform: Callable[[Table, Item], None],
    used: frozenset[Key] = frozenset(),
) -> None:
    """A player draws a card, or as many as something makes of it.

    Clauses: replacement.draw, replacement.once, replacement.instead. Each of several cards is a
    draw of its own, which what has not made it (`used`) may replace. `perform` does what is done
    instead; a draw in that is still what the first one was made.
    """
    event, used = Event("draw", (1,), player), used | table.used
    work = next_modifier(table, event, used)
    if work is None:
        draw_unreplaced(table, player)
        return
    event = applied(table, work, event)
    used |= {key_of(work)}
    with table.having_used(used):
        for item in event.instead:
            perform(table, item)
    for _ in range(event.amount):
        draw(table, player, perform, used)


def draw_unreplaced(table: Table, player: Player) -> None:
    """A player draws a card, or is noted as unable to.  Clause: draw.empty"""
    library = table.s.libraries[player]
    if not library:
        table.set(unable_to_draw=table.s.unable_to_draw | {player})
        return
    card = take_top(table, player)
    s = table.s
    table.set(hands={**s.hands, player: (*s.hands[player], card)}, drawn=s.drawn | {player})
    drew(table, player, count(table, "cards_drawn", player))
