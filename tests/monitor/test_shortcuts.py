"""What the monitor takes a short way to is what the plain definition says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from monitor.random_engine import ALONE, TEAMS, Walker, rules, walk
from msgspec.structs import replace

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies, State
from ettin_spec.flow.seats import start
from ettin_spec.monitor.hidden_steps import (
    CHANGES,
    DECLARES_NOTHING,
    LEADS_TO_CHECK,
    arcs,
    hidden_arcs,
    is_stop,
    reached,
    shown_after,
    stops,
)
from ettin_spec.monitor.possible_states import guessed
from ettin_spec.monitor.status_details import NOTHING, TURN, Told
from ettin_spec.monitor.status_match import Eye, seating_of
from ettin_spec.monitor.status_outline import outline
from ettin_spec.protocol.base import ChoiceKind, GameState, Purpose, StepName
from ettin_spec.protocol.commands import Team
from ettin_spec.protocol.results import Choice, ForChoice, Over, Status

pytestmark = pytest.mark.slow  # shortcuts are held against the long way

RULES = [rules(), rules(order="one_team_at_a_time", first_draw="only_secondary_draws")]
TOLD = [
    NOTHING,
    Told(losers=frozenset({1})),
    Told(losers=frozenset({0, 1}), over=True),
    Told((("extra_turn", 1), ("skip_draw", 0))),
    Told((("skip_upkeep", 0), ("extra_combat", None)), frozenset({0})),
]


def some_states(seed: int, policies: Policies, steps: int = 150) -> Iterator[State]:
    """States of a game in which anything happens, the more so to who has triggers."""
    random, state = Random(seed), start(2, teams=2 + 2 * (seed % 2))
    for _ in range(steps):
        if machine.waits(state) == "over":
            return
        events = [None] if machine.is_automatic(state) else list(machine.allowed(state, policies))
        fatal = ("loses", "wins", "concede")
        mild = [e for e in events if e is None or e[0] not in fatal or random.random() < 0.05]
        after = arcs(state, random.choice(mild or events), policies)
        state = random.choice(after)[0][0]
        yield state


def plainly_hidden(state: State, policies: Policies, told: Told) -> list[Event | None]:
    """The hidden events of a state: of all that are allowed, those that nothing speaks against."""
    if machine.is_automatic(state):
        return [None]
    events, kind = machine.allowed(state, policies), machine.waits(state)
    if kind != "facts":
        return [event for event in events if event[0] in DECLARES_NOTHING]
    playing = [team for team, lost in enumerate(state.lost) if not lost]
    anybody = playing[0] if state.lost[state.active] else state.active
    may_be = {
        "loses": lambda team: team in told.losers or state.position not in LEADS_TO_CHECK,
        "wins": lambda _: told.over,
        "vanishes": lambda _: bool(told.losers),
        "triggers": lambda team: team == anybody and not state.triggers[team],
    }
    return [
        event
        for event in events
        if (
            may_be[event[0]](event[1])
            if event[0] in may_be
            else event in told.changes[:1] or event[0] not in CHANGES
        )
    ]


@pytest.mark.parametrize("told", TOLD)
@pytest.mark.parametrize("seed", range(6))
def test_hidden_steps_are_those_of_the_hidden_events_that_are_allowed(
    seed: int, told: Told
) -> None:
    policies = Policies.of(RULES[seed % len(RULES)])
    for state in some_states(seed, policies):
        events = plainly_hidden(state, policies, told)
        plain = [arc for event in events for arc in arcs(state, event, policies)]
        assert list(hidden_arcs(state, policies, told)) == plain


@pytest.mark.parametrize("told", TOLD)
@pytest.mark.parametrize("seed", range(4))
def test_stops_are_what_is_reached_and_can_be_shown(seed: int, told: Told) -> None:
    policies = Policies.of(RULES[seed % len(RULES)])
    for state in some_states(seed, policies):
        everything = reached([(state, 3 * TURN)], policies, told)
        assert stops([(state, 3 * TURN)], policies, told) == {
            s for s in everything if is_stop(s[0])
        }


@pytest.mark.parametrize("seed", range(6))
def test_what_is_shown_after_an_event_is_what_its_steps_lead_to(seed: int) -> None:
    policies = Policies.of(RULES[seed % len(RULES)])
    for state in some_states(seed, policies):
        for name in ("pass", "act", "attack", "block", "concede", "keep", "call_time"):
            for event in ((name, None), (name, 0), (name, 1), (name, 2)):
                plain = stops([seen for seen, _ in arcs(state, event, policies)], policies)
                assert shown_after(frozenset([(state, 0)]), event, policies) == plain


@pytest.mark.parametrize("seed", range(4))
def test_every_fact_that_a_state_allows_is_one_of_its_place(seed: int) -> None:
    policies = Policies.of(rules())
    for state in some_states(seed, policies):
        if machine.waits(state) == "facts":
            allowed = machine.allowed(state, policies)
            assert [e for e in machine.facts(state.at) if e in allowed] == list(allowed)


def test_a_circle_of_automatic_steps_leads_nowhere() -> None:
    """No game has lost all its teams before it began, but an engine may say so."""
    everybody = (True,) * 4
    state = machine.at(StepName.MULLIGANS, "tally", lost=everybody, again=(True,) * 16)
    upkeep = machine.at(StepName.UPKEEP, "happen", lost=everybody)
    singly = Policies.of(rules(order="one_player_at_a_time"))
    assert stops([(state, 0), (upkeep, 0)], singly) == frozenset()


def reworded(status: Status) -> Status:
    """A status that says the same in other words."""
    match status.waiting:
        case Over(teams, _):
            return replace(status, waiting=Over(dict(teams), "for another reason"))
        case ForChoice(choice):
            other = replace(choice, options=("this", "that"), source="something", max=2)
            return replace(status, waiting=ForChoice(other))
    return replace(status, stack=status.stack + (status.stack >= 3))


@pytest.mark.parametrize("teams", [TEAMS, ALONE], ids=["two teams", "four players"])
def test_statuses_of_one_outline_fit_the_same_states(teams: tuple[Team, ...]) -> None:
    eye = Eye(seating_of(teams), Policies.of(rules()))
    for seed in range(6):
        walker = Walker(rules(), Random(seed), losses=0.02, advances=4, teams=teams)
        for status, _ in walk(walker, 20):
            other = reworded(status)
            assert outline(other) == outline(status)
            for state, _ in guessed(eye, status) or ():
                assert eye.fits(state, status.turn, other) == eye.fits(state, status.turn, status)


def test_outlines_differ_where_something_counts() -> None:
    asks = Choice(ChoiceKind.TARGET, Purpose.ATTACKERS, ("Angie",))
    over = Over({"X": GameState.WON, "Y": GameState.LOST})
    status = Status(3, "X", StepName.DECLARE_ATTACKERS, 0, ForChoice(asks))
    others = [
        replace(status, turn=4),
        replace(status, active="Y"),
        replace(status, step=StepName.UPKEEP),
        replace(status, stack=1),
        replace(status, left=("Y",)),
        replace(status, waiting=over),
        replace(status, waiting=ForChoice(replace(asks, decider=("Ronald",)))),
        replace(status, waiting=ForChoice(replace(asks, for_player="Ronald"))),
        replace(status, waiting=ForChoice(replace(asks, purpose=Purpose.TARGET))),
        replace(status, waiting=replace(over, teams={"X": GameState.LOST, "Y": GameState.WON})),
    ]
    assert len({outline(each) for each in (status, *others)}) == len(others) + 1
