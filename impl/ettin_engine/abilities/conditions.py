"""Conditions: what has to be true for an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.amounts import value
from ettin_engine.abilities.filters.object_filters import fitting, selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.abilities.turn_times import (
    at_sorcery_speed,
    is_before,
    is_during,
    is_turn_of,
)
from ettin_engine.objects.characteristics import types
from ettin_engine.objects.command_zone import is_in_command_zone, is_in_graveyard
from ettin_engine.objects.faces import card_seen
from ettin_engine.players.player_counters import is_poisoned
from ettin_engine.players.teams import active_team, members
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import Item, Permanent, Player, State
    from ettin_spec.cards.declaration.terms import Condition


def holds(state: State, item: Item) -> bool:
    """Is the condition of an ability true, if it has one?  Clause: trigger.intervening_if"""
    return item.only_if is None or is_true(state, item.only_if, speaker(item))


def is_true(state: State, condition: Condition, by: Speaker) -> bool:
    """Is a condition true, to who says it?"""
    word, inner = condition.said()
    match word:
        case "some" | "none":
            return bool(selected(state, inner, by)) == (word == "some")
        case "at_least":
            return value(state, inner[0], by) >= value(state, inner[1], by)
        case "more":
            return value(state, inner[0], by) > value(state, inner[1], by)
        case "target_is" | "revealed_is":
            cards = (by.target,) if word == "target_is" else by.revealed
            there = [card for card in cards if card in state.known]
            return any(inner in types(card_seen(state, card)) for card in there)
        case "all":
            return all(is_true(state, each, by) for each in inner)
        case "odd":
            return value(state, inner, by) % 2 == 1
        case "fits":
            those = {it.id for it in selected(state, inner.what, by)}
            on_nothing = inner.what in ("enchanted", "equipped", "created") and not those
            return not on_nothing and those <= {it.id for it in fitting(state, inner.filter, by)}
        case "cost_paid" | "in_zone":
            return _is_true_of_itself(state, condition, by)
        case "during" | "before":
            return _is_now(state, condition, by)
        case (
            "poisoned"
            | "first_draw"
            | "turn_of"
            | "sorcery_time"
            | "monarch"
            | "initiative"
            | "completed_dungeon"
            | "controls_commander"
        ):
            return _is_true_of(state, word, players(state, inner, by))
    raise AssertionError(f"a condition without a reader: {word}")


def _is_true_of_itself(state: State, condition: Condition, by: Speaker) -> bool:
    """Is something true of the object that asks: what was paid for it, or where it is?

    Clauses: spell.kicker, ability.zone
    """
    if condition.cost_paid is not None:
        return condition.cost_paid in by.paid
    it, zones = by.source, condition.in_zone or ()
    if it is None:
        return False
    on_battlefield = "battlefield" in zones and it.id in state.permanents
    is_dead = "graveyard" in zones and is_in_graveyard(state, it)
    return on_battlefield or is_dead or ("command_zone" in zones and is_in_command_zone(state, it))


def _is_now(state: State, condition: Condition, by: Speaker) -> bool:
    """Is it a certain part of a turn, or before a certain point of it?"""
    if (during := condition.during) is None:
        assert condition.before is not None
        return is_before(state, condition.before)
    whose = players(state, during.of, by) if during.of is not None else None
    mine = whose is None or is_turn_of(state, whose)
    return mine and is_during(state, during.part)


def _is_true_of(state: State, word: str, those: tuple[Player, ...]) -> bool:
    """Is something true of players?"""
    if word == "turn_of":
        return is_turn_of(state, those)
    if word == "sorcery_time":
        return any(at_sorcery_speed(state, player) for player in those)
    if word == "first_draw":
        return all(_draws_first(state, player) for player in those)
    if word in ("monarch", "initiative"):
        return any(what == word and who in those for what, who in state.designated.items())
    if word == "completed_dungeon":
        return not state.completed.isdisjoint(those)
    if word == "controls_commander":
        return any(
            _leads(it, state, player) for it in state.permanents.values() for player in those
        )
    return any(is_poisoned(state, player) for player in those)


def _leads(it: Permanent, state: State, player: Player) -> bool:
    """Is it a commander that this player owns and controls?  Clause: commander.designation"""
    return it.card in state.commanders and it.owner == it.controller == player


def _draws_first(state: State, player: Player) -> bool:
    """Is it the player's own draw step, and no card drawn in it yet?  Clause: step.draw"""
    mine = player in members(state, active_team(state))
    return mine and state.flow.step == StepName.DRAW and player not in state.drawn
