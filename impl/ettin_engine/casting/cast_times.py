"""When a player can cast a spell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import affected_players, at_work
from ettin_engine.abilities.filters.spell_filters import is_such
from ettin_engine.abilities.references import Speaker
from ettin_engine.abilities.turn_times import at_sorcery_speed
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import types

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Lasting, State
    from ettin_spec.cards.declaration.names import CastTime


def check_time(state: State, spell: Item, *, free: bool) -> None:
    """A spell is cast when a sorcery could be, an instant whenever one has priority.

    Clauses: priority.timing, spell.cast_when

    Raises:
        Illegal: it is not the time.
    """
    if at_sorcery_speed(state, spell.controller):
        return
    check_bound(state, spell)
    assert spell.says is not None
    quick = free or "Instant" in types(spell.says) or "flash" in spell.says.abilities
    if not quick and not _is_said(state, spell, "any_time"):
        raise Illegal(f"{spell.name} is cast only in a main phase of one's team, on an empty stack")


def check_bound(state: State, spell: Item) -> None:
    """Nobody casts at another time who is said to cast as a sorcery only.

    Clause: spell.cast_when

    Raises:
        Illegal: something says so of this player.
    """
    if _is_said(state, spell, "as_sorcery"):
        raise Illegal(f"{spell.name} can be cast only when a sorcery could be")


def _is_said(state: State, spell: Item, when: CastTime) -> bool:
    return any(
        work.says.when == when
        and spell.controller in affected_players(state, work)
        and (work.says.spell is None or is_such(state, work.says.spell, spell, work.speaker))
        for work in at_work(state, "cast_when")
    )


def use_up(table: Table, spell: Item) -> None:
    """What lets a player's next spell be cast at any time has had its spell, whenever it was cast.

    Clause: spell.cast_when
    """
    left = tuple(each for each in table.s.lasting if not _is_next(table.s, each, spell))
    if len(left) != len(table.s.lasting):
        table.set(lasting=left)


def _is_next(state: State, begun: Lasting, spell: Item) -> bool:
    says = begun.change.cast_when
    if says is None or not says.next or spell.controller not in begun.players:
        return False
    return says.spell is None or is_such(state, says.spell, spell, Speaker(begun.controller))
