"""The untap step: what untaps in it, and what is kept from doing so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous.continuous_effects import affected, at_work, players_of
from ettin_engine.abilities.filters.object_filters import is_meant
from ettin_engine.events.phasing import phase_in_and_out
from ettin_engine.events.tapping import untap_permanent
from ettin_engine.players.teams import active_team, members
from ettin_engine.turn.day_and_night import turn_daytime

if TYPE_CHECKING:
    from collections.abc import Collection

    from ettin_engine.abilities.continuous.continuous_effects import Work
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Lasting, ObjectId, Permanent, Player, State


def untap_permanents(table: Table) -> None:
    """The active team's permanents untap, and others that do so too, but for those that are kept
    from it.

    Clauses: step.untap, step.untap_kept, step.untap_too. Before that others phase in and out.
    """
    phase_in_and_out(table, members(table.s, active_team(table.s)))
    turn_daytime(table)
    active = members(table.s, active_team(table.s))
    whose, too = _untap(table.s, active), _untap_too(table.s, active)
    there = table.s.permanents.values()
    tapped = [it for it in there if it.tapped and (it.controller in whose or it.id in too)]
    works = at_work(table.s, "stay_tapped")
    theirs = [it for it in tapped if it.controller in active]
    kept = {it.id for it in theirs if any(_keeps(table.s, work, it) for work in works)}
    for it in tapped:
        if it.id not in kept:
            untap_permanent(table, it.id)
    if any(work.begun is not None for work in works):
        left = [_after_untap_step(table.s, each, active) for each in table.s.lasting]
        table.set(lasting=tuple(each for each in left if each is not None))


def _untap(state: State, active: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players of the active team whose permanents untap.  Clause: step.untap_kept"""
    return active[:1] if state.rules["turn.untaps"] == "primary_player" else active


def _untap_too(state: State, active: Collection[Player]) -> frozenset[ObjectId]:
    """What untaps in the untap step of these players although others control it."""
    works = at_work(state, "untaps_too")
    now = [w for w in works if {*players_of(state, w, w.says.of)} & {*active}]
    return frozenset(it for work in now for it in affected(state, work))


def _keeps(state: State, work: Work, it: Permanent) -> bool:
    """Does it keep a permanent tapped in its controller's untap step?  Permanents of some kind are
    those that fit now.

    Clause: step.untap_open
    """
    if work.begun is None or not work.begun.players:
        return it.id in affected(state, work)
    return it.controller in work.begun.players and is_meant(state, work.says.what, it, work.speaker)


def _after_untap_step(state: State, begun: Lasting, active: Collection[Player]) -> Lasting | None:
    """What is left of a change after an untap step of these players.

    Clause: step.untap_kept. What is phased out has not had its untap step.
    """
    if begun.until != "next_untap_step":
        return begun
    there = (state.permanents[it] for it in begun.objects if it in state.permanents)
    objects = tuple(it.id for it in there if it.controller not in active)
    objects += tuple(it for it in begun.objects if it in state.phased_out)
    whom = tuple(player for player in begun.players if player not in active)
    return replace(begun, objects=objects, players=whom) if objects or whom else None
