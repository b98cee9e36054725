"""What is kept of a state is what working it out afresh would find, wherever a game goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from rules.two_team_game import TEAMS, controls
from shared.today import TODAY

from ettin_engine import machine_moves
from ettin_engine.abilities.continuous.layers import with_layers_applied
from ettin_engine.decisions import table
from ettin_engine.decisions.choices import Illegal, Picked
from ettin_engine.decisions.table import Table, calm_of, is_checked, is_quiet
from ettin_engine.flow_steps.fact_reports import next_fact
from ettin_engine.flow_steps.position import Decision, Position
from ettin_engine.flow_steps.whole_steps import decide, settled
from ettin_engine.objects.characteristics import abilities
from ettin_engine.serve.action_decisions import decision_of
from ettin_engine.serve.game_setup import new_game, placed
from ettin_engine.state import State
from ettin_engine.state_based_actions import (
    battles_without_protector,
    losing_teams,
    permanents_that_go,
    with_counters_in_pairs,
)
from ettin_spec.cards import load_cards
from ettin_spec.cards.declaration.words import Triggered
from ettin_spec.flow.generated import machine
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.results import Choice

DATES = st.sampled_from(["2006-12-20", "2012-01-01", TODAY])
SPEAKING = (
    "Path of Bravery",
    "Crescendo of War",
    "Glorious Anthem",
    "Exercise of the Mirror",
    "Platinum Angel",
    "Yawgmoth's Bargain",
)
"""Cards that say what holds: by life, by who attacks, by who defends."""
SILENT = ("Heartless Hidetsugu", "Hill Giant", "Verdant Force", "Mana Source", "Flame Rift")
INTENTS = (
    a.Activate("Angie", "Heartless Hidetsugu"),
    a.Cast("Ronald", "Flame Rift"),
    a.Attack("Edward", (a.Attacker("Hill Giant", a.Whom(player="Barry")),)),
    a.Attack("Edward", (a.Attacker("Hill Giant", a.Whom(team="A")),)),
    a.Activate("Ronald", "Mana Source#1"),
)
FACTS = (
    controls("Angie", "Heartless Hidetsugu"),
    controls("Edward", "Hill Giant"),
    controls("Ronald", "Mana Source", 8),
    f.InHand("Ronald", "Flame Rift", "Flame Rift"),
    f.Life("A", 7),
)


def first_options(choice: Choice) -> Picked:
    """Answers whatever is asked with what is offered first."""
    return choice.options[: choice.min]


def opened(date: str, speaking: tuple[str, ...], counters: int) -> Position:
    """A game with cards that speak of it, and perhaps a creature with counters."""
    cards = load_cards()
    names = (*SILENT, *SPEAKING, "Filler")
    sent = {name: msgspec.to_builtins(cards.card(name, date)) for name in names}
    created = new_game(c.NewGame(date, "two-headed-giant", "tournament", TEAMS, sent), {})
    voices = tuple(controls(p, name) for name in speaking for p in ("Edward",))
    more = (f.Counters("Hill Giant", "+1/+1", counters),) if counters else ()
    return settled(Position(placed(created, c.Place("E", (*FACTS, *voices, *more)))), first_options)


def departures(state: State) -> list[str]:
    """What is kept of a state and is not so."""
    fresh, found = with_layers_applied(state), []
    for field in ("characteristics", "altered", "has_continuous_effects", "heeds_steps"):
        if getattr(state, field) != getattr(fresh, field):
            found.append(field)
    if is_checked(state) and to_be_done(fresh):
        found.append("checked")
    if is_quiet(state) and next_fact(replace(fresh, checked_in=None)) != machine_moves.NOTHING:
        found.append("quiet")
    if calm_of(state) == "still" and any(ability.when.step for ability in triggered(state)):
        found.append("still")
    return found


def triggered(state: State) -> Iterator[Triggered]:
    """All triggered abilities of what is on the battlefield."""
    for it in state.permanents.values():
        for ability in abilities(state, it):
            if ability.trigger is not None:
                yield ability.trigger


def to_be_done(state: State) -> bool:
    """Would a check find anything?"""
    goes = permanents_that_go(state) or battles_without_protector(state)
    goes = goes or with_counters_in_pairs(state)
    return bool(losing_teams(state) or goes or state.arrived or state.unable_to_draw)


@contextmanager
def watched() -> Iterator[list[str]]:
    """Every state that a table holds in the meantime is looked at; what is not so is listed."""
    found: list[str] = []

    def after(kept: Callable[..., Any]) -> Callable[..., Any]:
        def changed(self: Table, *args: Any, **changes: Any) -> Any:
            result = kept(self, *args, **changes)
            found.extend(departures(self.s))
            return result

        return changed

    with (
        patch.object(Table, "set", after(Table.set)),
        patch.object(Table, "step", after(Table.step)),
    ):
        yield found


def play(position: Position, draw: Callable[[list[Decision]], Decision]) -> None:
    """Up to thirty decisions, legal or not."""
    for _ in range(30):
        flow = position.state.flow
        if machine.waits(flow) == "over":
            break
        plain = machine.allowed(flow, machine.Reading(position.state.rules))
        named = ("act", "act_at_once", "attack", "call_time", "concede")
        passive = [Decision(*each) for each in plain if each[0] not in named]
        intents = [decision_of(position.state, intent) for intent in INTENTS]
        with suppress(Illegal):
            position = decide(position, draw([*passive, *passive, *intents]), first_options)


SPEAKERS = st.lists(st.sampled_from(SPEAKING), unique=True, max_size=3).map(tuple)


@settings(max_examples=60, deadline=None)
@given(date=DATES, speaking=SPEAKERS, counters=st.integers(0, 2), data=st.data())
@pytest.mark.slow  # works all of it out anew
def test_what_is_kept_is_what_would_be_found(
    date: str, speaking: tuple[str, ...], counters: int, data: st.DataObject
) -> None:
    with watched() as found:
        play(opened(date, speaking, counters), lambda among: data.draw(st.sampled_from(among)))
    assert found == []


def passing(among: list[Decision]) -> Decision:
    """Whoever has priority passes; otherwise what can be decided first is."""
    return next((each for each in among if each.name == "pass"), among[0])


def flame_rift_with(speaking: tuple[str, ...]) -> list[str]:
    """Departures while Flame Rift is cast, which team A does not survive."""
    with watched() as found:
        position = opened("2012-01-01", speaking, 0)
        play(decide(position, decision_of(position.state, INTENTS[1]), first_options), passing)
    return found


def test_looks_that_were_kept_too_long_would_be_seen() -> None:
    assert flame_rift_with(("Path of Bravery",)) == []
    with patch.object(table, "OUTSIDE_LAYERS", table.OUTSIDE_LAYERS | {"life"}):
        assert "characteristics" in flame_rift_with(("Path of Bravery",))


def test_a_check_that_was_kept_too_long_would_be_seen() -> None:
    assert flame_rift_with(()) == []
    unchecked = table.OUTSIDE_SIMPLE_CHECKS | {"life"}
    with patch.object(table, "OUTSIDE_SIMPLE_CHECKS", unchecked):
        assert "checked" in flame_rift_with(())


@pytest.mark.parametrize("date", ["2006-12-20", TODAY])
def test_a_move_is_what_the_machine_does_step_by_step(date: str) -> None:
    state = opened(date, (), 0).state
    rules: Any = state.rules
    flow, event = state.flow, ("pass", state.flow.holder)
    moved = machine_moves.move(flow, event, machine_moves.settings_of(rules), "busy")
    step = machine.step(flow, event, machine.Reading(rules))
    while step.state != moved.after:
        assert step.duties == ()
        step = machine.step(step.state, None, machine.Reading(rules))
    assert step.duties == moved.duties
