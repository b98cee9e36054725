"""What the monitor makes of an engine that reports these statuses, each said by hand."""

from __future__ import annotations

import pytest
from monitor.random_engine import (
    SOMEWHERE,
    TEAMS,
    rules,
)
from msgspec.structs import replace

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.seats import absent
from ettin_spec.monitor.departures.blame import Departure
from ettin_spec.monitor.hidden_steps import reached
from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.monitor.status_details import TURN, Told
from ettin_spec.protocol import actions as a
from ettin_spec.protocol.base import GameState, StepName, TurnChange
from ettin_spec.protocol.commands import Act, Advance, Command, Pass
from ettin_spec.protocol.results import Changed, ForPriority, Over, Status


def at_main(stack: int = 0, holder: str = "X", **changed: object) -> Status:
    """A status in the first main phase of turn 3 of team X."""
    status = Status(3, "X", StepName.PRECOMBAT_MAIN, stack, ForPriority(holder))
    return replace(status, **changed)


CAST = Act(a.Cast("Ronald", "Flame Rift"))


def follow(*reports: tuple[Status, Command]) -> list[Departure]:
    """The departures of an engine that was placed in a main phase and then reports this.

    Nothing in its game counters a spell.
    """
    monitor = Monitor(rules(), TEAMS, Known(barred=frozenset({"countered"})))
    assert monitor.begin(at_main()) is None
    said = (monitor.see(status, command) for status, command in reports)
    return [departure for departure in said if departure is not None]


def test_one_priority_bug_is_told_once_with_both_sides_of_it() -> None:
    after_pass = at_main(1, "Y", passed=("X",))
    departures = follow(
        (at_main(1), CAST),
        (after_pass, Pass("X")),
        (at_main(0, "Y", passed=("Y",)), Pass("Y")),
        (at_main(0, "X", passed=("Y",)), Pass("Y")),
    )
    (departure,) = departures
    assert (departure.transition, departure.clause) == ("pass.resolve", "priority.pass")
    assert departure.expected.startswith("team X has priority in precombat_main of turn 3")
    assert departure.got.startswith("team Y has priority in precombat_main of turn 3")


def test_resolving_everything_at_once_is_found() -> None:
    departures = follow(
        (at_main(1), CAST),
        (at_main(2), CAST),
        (at_main(2, "Y", passed=("X",)), Pass("X")),
        (at_main(0, passed=("Y",)), Pass("Y")),
    )
    assert [d.transition for d in departures] == ["pass.resolve"]


def test_triggers_on_top_of_what_resolved_are_no_departure() -> None:
    both = at_main(5, passed=("X", "Y"))
    assert follow((at_main(1), CAST), (both, Advance(SOMEWHERE))) == []


def test_an_engine_may_skip_a_declaration_with_nothing_to_declare() -> None:
    """From the beginning of combat to its end: nobody was asked to attack."""
    end = at_main(step=StepName.END_OF_COMBAT, passed=("X", "Y") * 3)
    assert follow((end, Advance(SOMEWHERE))) == []


def test_a_step_must_not_be_left_by_one_pass() -> None:
    combat = at_main(step=StepName.BEGINNING_OF_COMBAT, passed=("X",))
    assert [d.transition for d in follow((combat, Pass("X")))] == ["pass.first"]


def test_the_departure_of_a_situation_is_worked_out_once() -> None:
    combat = at_main(step=StepName.BEGINNING_OF_COMBAT, passed=("X",))
    (one,), (again,) = (follow((combat, Pass("X"))) for _ in range(2))
    assert one is again
    elsewhere = replace(combat, step=StepName.POSTCOMBAT_MAIN)
    assert follow((elsewhere, Pass("X"))) != [one]


def test_a_game_that_goes_on_after_its_end_is_found() -> None:
    lost = Over({"X": GameState.LOST, "Y": GameState.WON})
    over = at_main(step=StepName.OVER, waiting=lost)
    departures = follow((at_main(1), CAST), (over, Advance(SOMEWHERE)), (at_main(), Pass("X")))
    assert [d.transition for d in departures] == ["sba.over"]


def test_a_concession_ends_the_game_for_the_whole_team_at_once() -> None:
    concedes = Act(a.Concede("Helen"))
    ends = [
        at_main(step=StepName.OVER, waiting=Over({"X": one, "Y": other}))
        for one, other in [(GameState.WON, GameState.LOST), (GameState.LOST, GameState.WON)]
    ]
    assert follow((ends[0], concedes)) == []
    for wrong in (ends[1], at_main()):
        (departure,) = follow((wrong, concedes))
        assert (departure.transition, departure.clause) == ("conceded", "team.concedes")


def test_a_status_that_names_no_team_is_a_departure_and_no_traceback() -> None:
    assert len(follow((at_main(0, "Z", passed=("Q",)), Pass("X")))) == 1
    assert len(follow((at_main(0, active="Z"), Pass("X")))) == 1


def after_change(*changes: Changed, later: Status) -> list[Departure]:
    """The departures of an engine that tells of changes as a spell resolves, and then is here."""
    resolved = at_main(passed=("X", "Y"), changed=changes)
    return follow((at_main(1), CAST), (resolved, Advance(SOMEWHERE)), (later, Advance(SOMEWHERE)))


def next_turn(active: str, step: StepName = StepName.UPKEEP) -> Status:
    """A status of turn 4."""
    return at_main(turn=4, active=active, step=step, holder=active)


@pytest.mark.slow  # many drawn games
def test_an_extra_turn_that_was_told_is_taken() -> None:
    extra = Changed(TurnChange.EXTRA_TURN, "X")
    assert after_change(extra, later=next_turn("X")) == []
    (departure,) = after_change(extra, later=next_turn("Y"))
    assert (departure.transition, departure.clause) == ("turn.extra", "turn.extra")


@pytest.mark.slow  # searches all that two extra turns may lead to
def test_the_extra_turn_that_was_told_last_is_taken_first() -> None:
    own, other = (Changed(TurnChange.EXTRA_TURN, team) for team in "XY")
    assert after_change(own, other, later=next_turn("Y")) == []
    assert after_change(other, own, later=next_turn("X")) == []
    assert len(after_change(own, other, later=next_turn("X"))) == 1
    assert len(after_change(other, own, later=next_turn("Y"))) == 1


def test_what_was_told_is_looked_for_in_that_order_alone() -> None:
    """Any order of so many changes would be more states than there is room for."""
    skips = [TurnChange.SKIP_UNTAP, TurnChange.SKIP_UPKEEP, TurnChange.SKIP_DRAW]
    changes = [Changed(what, team) for what in (*skips, TurnChange.SKIP_MAIN) for team in "XY"]
    told = tuple((each.what.value, "XY".index(each.team or "")) for each in changes)
    upkeep = machine.at("upkeep", "happen", lost=absent(2))
    states = reached([(upkeep, 0)], Policies.of(rules()), Told(told))
    assert max(counted % TURN for _, counted in states) == len(told)
    assert len(states) < 2_000


@pytest.mark.slow  # many drawn games
def test_an_extra_turn_that_was_not_told_is_a_departure() -> None:
    skip = Changed(TurnChange.SKIP_UNTAP, "Y")
    assert after_change(skip, later=next_turn("Y")) == []
    assert [d.transition for d in after_change(skip, later=next_turn("X"))] == ["turn.next"]


@pytest.mark.slow  # many drawn games
def test_a_step_that_is_to_be_skipped_has_no_priority() -> None:
    skip = Changed(TurnChange.SKIP_DRAW, "Y")
    assert after_change(skip, later=next_turn("Y", StepName.PRECOMBAT_MAIN)) == []
    (departure,) = after_change(skip, later=next_turn("Y", StepName.DRAW))
    assert departure.clause in ("turn.skip", "step.draw")


def test_a_step_that_is_always_skipped_is_told_as_it_would_begin() -> None:
    """No effect resolves between the upkeep and the main phase."""
    upkeep = next_turn("Y")
    main = next_turn("Y", StepName.PRECOMBAT_MAIN)
    passed = replace(main, passed=("Y", "X"))
    told = replace(passed, changed=(Changed(TurnChange.SKIP_DRAW, "Y"),))
    before = (at_main(1), CAST), (upkeep, Advance(SOMEWHERE))
    assert follow(*before, (told, Advance(SOMEWHERE))) == []
    (departure,) = follow(*before, (passed, Advance(SOMEWHERE)))
    assert departure.clause in ("turn.skip", "step.draw")
    other = replace(passed, changed=(Changed(TurnChange.SKIP_DRAW, "X"),))
    assert len(follow(*before, (other, Advance(SOMEWHERE)))) == 1


def test_an_additional_step_that_was_told_is_taken() -> None:
    upkeep, draw = next_turn("Y"), next_turn("Y", StepName.DRAW)
    extra = (Changed(TurnChange.EXTRA_UPKEEP),)
    resolved = replace(upkeep, passed=("Y", "X"), changed=extra)
    act = replace(upkeep, stack=1), Act(a.Cast("Edward", "Flame Rift"))
    before = (upkeep, Advance(SOMEWHERE)), act, (resolved, Advance(SOMEWHERE))
    on = replace(upkeep, passed=("Y", "X")), Advance(SOMEWHERE)
    assert follow(*before, on) == []
    wrong = replace(draw, passed=("Y", "X")), Advance(SOMEWHERE)
    (departure,) = follow(*before, wrong)
    assert departure.transition in ("upkeep.again", "upkeep.comes")


def test_after_a_phase_that_follows_the_ending_phase_the_turn_is_over() -> None:
    end = at_main(step=StepName.END)
    extra = (Changed(TurnChange.EXTRA_COMBAT),)
    act = replace(end, stack=1), Act(a.Cast("Ronald", "Flame Rift"))
    resolved = replace(end, passed=("X", "Y"), changed=extra)
    combat = at_main(step=StepName.BEGINNING_OF_COMBAT, passed=("X", "Y"))
    before = (end, Advance(SOMEWHERE)), act, (resolved, Advance(SOMEWHERE))
    assert follow(*before, (combat, Advance(SOMEWHERE))) == []
    begun = (*before, (combat, Advance(SOMEWHERE)))
    assert follow(*begun, (next_turn("Y"), Advance(SOMEWHERE))) == []
    assert len(follow(*begun, (replace(end, passed=("X", "Y")), Advance(SOMEWHERE)))) == 1
