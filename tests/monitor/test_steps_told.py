"""Steps that a status tells are held against the flow one by one."""

from __future__ import annotations

from random import Random

import pytest
from monitor.random_engine import ALONE, SOMEWHERE, TEAMS, Walker, rules, walk
from msgspec.structs import replace

from ettin_spec.flow.generated import machine
from ettin_spec.monitor.departures.blame import Departure
from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol import actions as a
from ettin_spec.protocol.base import ChoiceKind, Purpose, StepName
from ettin_spec.protocol.commands import Act, Advance, Command, Pass
from ettin_spec.protocol.results import Begun, Choice, ForChoice, ForPriority, Status

ASKS = ForChoice(Choice(ChoiceKind.ATTACKERS, Purpose.ATTACKERS, ("Angie", "Ronald")))
TELLS = Known(tells_steps=True)
QUIET = frozenset({"triggers", "strikes_first"})

MAIN, END = StepName.PRECOMBAT_MAIN, StepName.END_OF_COMBAT
COMBAT, SECOND = StepName.BEGINNING_OF_COMBAT, StepName.POSTCOMBAT_MAIN
ATTACK, BLOCK = StepName.DECLARE_ATTACKERS, StepName.DECLARE_BLOCKERS
DAMAGE = StepName.COMBAT_DAMAGE


@pytest.mark.slow  # follows games at random
@pytest.mark.parametrize("hide", [False, True], ids=["passes told", "passes not told"])
@pytest.mark.parametrize("teams", [TEAMS, ALONE], ids=["two teams", "four players"])
def test_an_honest_engine_that_tells_its_steps_is_never_accused(
    teams: tuple[object, ...], hide: bool
) -> None:
    told = 0
    for seed in range(15):
        walker = Walker(
            rules(turns_after_time=(3, 5, "none")[seed % 3]),
            Random(seed),
            losses=0.002,
            changes=(0.0, 0.03, 0.08)[seed % 3],
            advances=(30, 6, 4)[seed % 3],
            teams=teams,  # type: ignore[arg-type]
        )
        monitor = Monitor(walker.rulebook, walker.teams, TELLS)
        for status, command in walk(walker, 40):
            shown = replace(status, passed=()) if hide else status
            said = monitor.begin(shown) if command is None else monitor.see(shown, command)
            assert said is None, (seed, status, said)
            told += len(status.steps)
    assert told > 300


@pytest.mark.slow  # many drawn games
@pytest.mark.parametrize("tells", [False, True], ids=["steps not told", "steps told"])
def test_an_honest_engine_of_a_game_without_triggers_is_never_accused(tells: bool) -> None:
    for seed in range(16):
        walker = Walker(rules(), Random(seed), losses=0.01, triggers=0.0, strikes=0.0)
        monitor = Monitor(walker.rulebook, TEAMS, Known(barred=QUIET, tells_steps=tells))
        for status, command in walk(walker, 30):
            said = monitor.begin(status) if command is None else monitor.see(status, command)
            assert said is None, (seed, status, said)


def begun(*steps: StepName, team: str = "X") -> tuple[Begun, ...]:
    """These steps of a turn."""
    return tuple(Begun(team, step) for step in steps)


def at(step: StepName, turn: int = 3, team: str = "X", **more: object) -> Status:
    """A status in a step in which the active team has priority and nothing is on the stack."""
    return replace(Status(turn, team, step, 0, ForPriority(team)), **more)


def said_of(
    *reports: tuple[Status, Command], tells: bool = True, barred: frozenset[str] = QUIET
) -> list[Departure]:
    """The departures of an engine that was placed in a main phase and then reports this."""
    monitor = Monitor(rules(), TEAMS, Known(barred=barred, tells_steps=tells))
    assert monitor.begin(at(MAIN)) is None
    said = (monitor.see(status, command) for status, command in reports)
    return [departure for departure in said if departure is not None]


PASSES = ("X", "Y")
TO_END_OF_TURN = (COMBAT, ATTACK, END, SECOND, StepName.END, StepName.CLEANUP)
OTHERS_TURN = (StepName.UNTAP, StepName.UPKEEP, StepName.DRAW, MAIN)


def test_the_steps_of_a_turn_in_which_nobody_attacks_are_these() -> None:
    steps = begun(*TO_END_OF_TURN) + begun(*OTHERS_TURN, team="Y")
    passed = PASSES * 6 + ("Y", "X") * 2
    reached = at(MAIN, 4, "Y", passed=passed, steps=steps)
    assert said_of((reached, Advance(SOMEWHERE))) == []
    assert said_of((replace(reached, passed=()), Advance(SOMEWHERE))) == []


@pytest.mark.parametrize(
    ("left_out", "clause"),
    [
        (StepName.UNTAP, "step.untap"),
        (StepName.UPKEEP, "step.upkeep"),
        (StepName.DRAW, "step.draw"),
        (StepName.CLEANUP, "step.cleanup"),
        (StepName.END, "step.end_step"),
        (COMBAT, "step.combat"),
        (ATTACK, "combat.attack"),
        (SECOND, "step.main"),
    ],
)
def test_a_step_that_is_missing_is_named_with_its_clause(left_out: StepName, clause: str) -> None:
    steps = begun(*TO_END_OF_TURN) + begun(*OTHERS_TURN, team="Y")
    told = tuple(step for step in steps if step.step != left_out)
    reached = at(MAIN, 4, "Y", steps=told)
    (departure,) = said_of((reached, Advance(SOMEWHERE)))
    assert clause in (departure.clause, *(_clause(other) for other in departure.perhaps)), departure


def _clause(transition: str) -> str:
    return machine.TRANSITIONS[transition][0]


def test_an_extra_step_is_named_by_the_transition_that_skips_it() -> None:
    steps = begun(COMBAT, ATTACK, BLOCK, END, SECOND)
    reached = at(SECOND, passed=PASSES * 5, steps=steps)
    (departure,) = said_of((reached, Advance(SOMEWHERE)))
    assert (departure.transition, departure.clause) == ("blockers.skipped", "combat.no_attack")


@pytest.mark.parametrize("tells", [False, True], ids=["steps not told", "steps told"])
def test_steps_that_were_skipped_once_the_only_attacker_had_left_are_named(tells: bool) -> None:
    """Where a creature attacked, blockers are declared and damage is due though it has left."""
    bear = a.Attack("Ronald", (a.Attacker("bear", a.Whom(team="Y")),))
    (departure,) = said_of(
        (at(COMBAT, passed=PASSES, steps=begun(COMBAT)), Advance(SOMEWHERE)),
        (at(ATTACK, passed=PASSES, steps=begun(ATTACK), waiting=ASKS), Advance(SOMEWHERE)),
        (at(ATTACK), Act(bear)),
        (at(SECOND, passed=PASSES * 2, steps=begun(END, SECOND)), Advance(SOMEWHERE)),
        tells=tells,
    )
    assert (departure.transition, departure.clause) == ("blockers.ask", "combat.each_blocks")
    assert not departure.near


def test_without_steps_too_many_and_too_few_passes_are_departures_where_nothing_triggers() -> None:
    for passes in range(2, 9):
        reached = at(SECOND, passed=PASSES * passes)
        departures = said_of((reached, Advance(SOMEWHERE)), tells=False)
        assert (departures == []) == (passes == 4), passes
    hidden = at(SECOND, passed=PASSES * 7)
    assert said_of((hidden, Advance(SOMEWHERE)), tells=False, barred=frozenset()) == []


def test_steps_count_though_passes_are_not_told() -> None:
    missing = at(SECOND, steps=begun(COMBAT, ATTACK, SECOND))
    (departure,) = said_of((missing, Advance(SOMEWHERE)))
    assert departure.transition == "combat.end"


def test_what_a_step_told_shows_is_no_departure_after_a_pass() -> None:
    one = at(MAIN, waiting=ForPriority("Y"), passed=("X",))
    two = at(COMBAT, passed=("Y",), steps=begun(COMBAT))
    assert said_of((one, Pass("X")), (two, Pass("Y"))) == []
    early = replace(one, steps=begun(COMBAT))
    (departure,) = said_of((early, Pass("X")))
    assert departure.transition == "pass.first"
