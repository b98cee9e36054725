"""Damage to a player that the rules once let an opponent have dealt to a planeswalker instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous.continuous_effects import Work
from ettin_engine.objects.characteristics import is_planeswalker
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import opponents
from ettin_engine.state import NOBODY
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.proposed_events import Event
    from ettin_engine.state import Permanent, State

BY_THE_RULES = Work("planeswalkers", None, NOBODY, 0, "planeswalkers")
"""What modifies an event though nothing on the battlefield says so."""


def planeswalkers_instead(state: State, event: Event) -> tuple[Permanent, ...]:
    """The player's planeswalkers to which an opponent may have the damage dealt.

    Clause: planeswalker.redirection
    """
    if event.kind != "damage" or event.combat or event.player is None or not event.amount:
        return ()
    if event.dealer is None or event.dealer not in opponents(state, event.player):
        return ()
    there = (it for it in state.permanents.values() if it.controller == event.player)
    found = tuple(it for it in there if is_planeswalker(state, it))
    return found if found and state.rules["walker.redirection"] == "opponent" else ()


def with_planeswalker(table: Table, event: Event) -> Event:
    """The event as who deals the damage likes it: to the player, or to a planeswalker instead."""
    found = planeswalkers_instead(table.s, event)
    options = tuple(label_of(it) for it in found)
    assert event.dealer is not None
    kind, purpose, by = ChoiceKind.OBJECTS, Purpose.REDIRECTED, (event.dealer,)
    picked = table.ask(Choice(kind, purpose, by, options, min=0, max=1))
    if not picked:
        return event
    return replace(event, player=None, permanent=found[options.index(picked[0])].id)
