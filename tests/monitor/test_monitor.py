"""The monitor accuses no honest engine, and names the transition that a liar departs from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from monitor.random_engine import (
    ALONE,
    IN_PAIRS,
    SOMEWHERE,
    TEAMS,
    StepFunction,
    Walker,
    rules,
    walk,
)
from msgspec.structs import replace

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies, State, Step
from ettin_spec.flow.seats import absent
from ettin_spec.monitor.departures.blame import Departure
from ettin_spec.monitor.hidden_steps import reached
from ettin_spec.monitor.monitor import Monitor
from ettin_spec.monitor.told import TURN, Told
from ettin_spec.protocol import actions as a
from ettin_spec.protocol.base import ChoiceKind, GameState, Purpose, StepName, TurnChange
from ettin_spec.protocol.commands import Act, Advance, Command, Pass, Team
from ettin_spec.protocol.results import Changed, Choice, ForChoice, ForPriority, Over, Status

ORDERS = ("one_player_at_a_time", "one_team_at_a_time", "all_declare_then_all")
DRAWS = ("team_skips", "only_secondary_draws")
RULEBOOKS = [
    rules(order=order, first_draw=draw, turns_after_time=turns)
    for order, draw, turns in product(ORDERS, DRAWS, ("none", 3, 5))
]
ASKS = ForChoice(Choice(ChoiceKind.TARGET, Purpose.TARGET, (TEAMS[0].primary,)))


def seen(walker: Walker, most: int, hide: bool = False) -> Iterator[Departure | None]:
    """What the monitor says of each status; `hide` tells no passes."""
    monitor = Monitor(walker.rulebook, walker.teams)
    for status, command in walk(walker, most):
        shown = replace(status, passed=()) if hide else status
        yield monitor.begin(shown) if command is None else monitor.see(shown, command)


def first_departure(walker: Walker, monitor: Monitor, most: int = 80) -> Departure | None:
    """The first departure of a walk."""
    for status, command in walk(walker, most):
        said = monitor.begin(status) if command is None else monitor.see(status, command)
        if said is not None:
            return said
    return None


@pytest.mark.slow  # a hundred games are walked
@pytest.mark.parametrize("hide", [False, True], ids=["passes told", "passes not told"])
def test_an_honest_engine_is_never_accused(hide: bool) -> None:
    statuses = 0
    for seed, rulebook in enumerate(RULEBOOKS * 6):
        for number, said in enumerate(
            seen(Walker(rulebook, Random(seed), losses=0.0005), 100, hide)
        ):
            assert said is None, (seed, number, said)
            statuses += 1
    assert statuses > 5_000


@pytest.mark.parametrize("hide", [False, True], ids=["passes told", "passes not told"])
@pytest.mark.parametrize("teams", [ALONE, IN_PAIRS], ids=["each alone", "in pairs"])
@pytest.mark.slow  # watches many drawn games
def test_an_honest_engine_of_four_players_is_never_accused(
    hide: bool, teams: tuple[Team, ...]
) -> None:
    """Those that lose or concede leave, and the others play on."""
    left = statuses = 0
    for seed, rulebook in enumerate(RULEBOOKS):
        walker = Walker(rulebook, Random(seed), losses=0.02, advances=4, teams=teams)
        for number, said in enumerate(seen(walker, 30, hide)):
            assert said is None, (seed, number, said)
            statuses += 1
        left += walker.state.lost.count(True) > 1
    assert statuses > 200 and left > 8


def waits_for_the_gone(state: State, event: Event | None, policies: Policies) -> Step:
    """Leaves priority with who has left."""
    moved = machine.step(state, event, policies)
    if moved.transition != "priority.gone":
        return moved
    given = machine.step(moved.state, None, policies).state
    return replace(moved, state=replace(given, holder=state.holder))


def test_an_engine_that_waits_for_who_has_left_is_found() -> None:
    found: Counter[str] = Counter()
    for seed in range(30):
        step = waits_for_the_gone
        walker = Walker(rules(), Random(seed), step=step, losses=0.02, advances=3, teams=ALONE)
        said = first_departure(walker, Monitor(rules(), ALONE), 60)
        found.update([said.clause] if said else [])
    assert found["team.leaves"] > 10
    assert found.most_common(1)[0][0] == "team.leaves"


def asks_the_ally(state: State, event: Event | None, policies: Policies) -> Step:
    """Lets the teammate of who attacks declare blockers."""
    moved = machine.step(state, event, policies)
    if moved.transition != "blockers.ally":
        return moved
    return replace(moved, state=replace(state, at=machine.at("declare_blockers", "choose").at))


def goes_on_with_one_pair(state: State, event: Event | None, policies: Policies) -> Step:
    """Takes teammates for opponents once the others are out."""
    moved = machine.step(state, event, policies)
    if moved.transition not in ("sba.over", "conceded") or state.drawn or all(moved.state.lost):
        return moved
    return machine.step(replace(state, in_pairs=False), event, policies)


def test_an_engine_that_plays_on_with_one_pair_is_found() -> None:
    found: Counter[str] = Counter()
    for seed in range(40):
        step = goes_on_with_one_pair
        walker = Walker(rules(), Random(seed), step=step, losses=0.05, teams=IN_PAIRS)
        said = first_departure(walker, Monitor(rules(), IN_PAIRS), 60)
        found.update([said.clause] if said else [])
    assert found["game.over"] + found["team.concedes"] > 3


def towards_blocks(event: Event) -> int:
    """How late a decision is taken that is to lead to blockers."""
    order = ("keep", "attack", "pass", "block")
    return order.index(event[0]) if event[0] in order else len(order)


@pytest.mark.parametrize(
    ("step", "clause"), [(machine.step, None), (asks_the_ally, "combat.teammate_defends_not")]
)
def test_an_engine_that_asks_a_teammate_to_block_is_found(
    step: StepFunction, clause: str | None
) -> None:
    walker = Walker(rules(), Random(0), step=step, losses=0.0, triggers=0.0, teams=IN_PAIRS)
    monitor = Monitor(rules(), IN_PAIRS)
    said = [monitor.begin(walker.status())]
    while walker.state.step != StepName.COMBAT_DAMAGE and not any(said):
        event = min(machine.allowed(walker.state, walker.policies), key=towards_blocks)
        walker.decide(event)
        said.append(monitor.see(walker.status(), walker.command_of(event)))
    assert (said[-1].clause if said[-1] else None) == clause


def test_an_engine_that_tells_of_extra_turns_and_skipped_steps_is_never_accused() -> None:
    changes = 0
    for seed in range(8):
        walker = Walker(rules(), Random(seed), losses=0.0, changes=0.04, advances=4)
        monitor = Monitor(rules(), TEAMS)
        for status, command in walk(walker, 30):
            said = monitor.begin(status) if command is None else monitor.see(status, command)
            assert said is None, seed
            changes += len(status.changed)
    assert changes > 5


def test_an_honest_engine_may_ask_a_question_in_the_middle_of_a_step() -> None:
    questions = 0
    for seed in range(60):
        walker = Walker(rules(), Random(seed), losses=0.0)
        monitor, last = Monitor(rules(), TEAMS), Random(seed).randrange(3, 30)
        for number, (status, command) in enumerate(walk(walker, last)):
            asked = number == last and isinstance(command, Act | Pass)
            shown = replace(status, waiting=ASKS) if asked else status
            said = monitor.begin(shown) if command is None else monitor.see(shown, command)
            assert said is None
            questions += asked
    assert questions > 20


def nonactive_after_resolution(state: State, event: Event | None, policies: Policies) -> Step:
    """Gives the nonactive team priority when something has resolved."""
    moved = machine.step(state, event, policies)
    if moved.transition != "pass.resolve":
        return moved
    return replace(moved, state=replace(moved.state, holder=1 - state.active))


def leaves_a_full_stack(state: State, event: Event | None, policies: Policies) -> Step:
    """Goes to the next step when all have passed, whatever is on the stack."""
    if event is None or event[0] != "pass" or not any(state.passed) or not state.stack:
        return machine.step(state, event, policies)
    empty = machine.step(replace(state, stack=0), event, policies)
    return replace(empty, state=replace(empty.state, stack=state.stack))


def same_team_again(state: State, event: Event | None, policies: Policies) -> Step:
    """Gives the team that was on turn the next turn too."""
    moved = machine.step(state, event, policies)
    if moved.transition != "turn.next":
        return moved
    return replace(moved, state=replace(moved.state, active=state.active, holder=state.active))


def _clock_off_by(turns: int) -> StepFunction:
    def step(state: State, event: Event | None, policies: Policies) -> Step:
        moved = machine.step(state, event, policies)
        if moved.transition != "time.called":
            return moved
        return replace(moved, state=replace(moved.state, clock=moved.state.clock + turns))

    return step


def skips_the_other_team(state: State, event: Event | None, policies: Policies) -> Step:
    """Never gives the second team priority."""
    moved = machine.step(state, event, policies)
    if moved.transition != "pass.first":
        return moved
    given = machine.step(moved.state, None, policies).state
    return machine.step(given, ("pass", given.holder), policies)


def other_team_after_an_act(state: State, event: Event | None, policies: Policies) -> Step:
    """Gives the other team priority when somebody has acted."""
    moved = machine.step(state, event, policies)
    if moved.transition != "act":
        return moved
    return replace(moved, state=replace(moved.state, holder=1 - state.holder))


LIARS = [
    (nonactive_after_resolution, {"pass.resolve"}, "priority.pass"),
    (leaves_a_full_stack, {"pass.resolve"}, "priority.pass"),
    (same_team_again, {"turn.next", "turn.counted"}, None),
    (_clock_off_by(-1), {"turn.counted"}, "match.turns_after_time"),
    (_clock_off_by(1), {"time.up"}, "match.turns_after_time"),
    (skips_the_other_team, {"pass.first"}, "priority.pass"),
    (other_team_after_an_act, {"act"}, "priority.act"),
]


@pytest.mark.slow  # twelve games of each liar
@pytest.mark.parametrize(("liar", "names", "clause"), LIARS)
def test_a_liar_is_found_and_its_transition_named(
    liar: StepFunction, names: set[str], clause: str | None
) -> None:
    found: Counter[str] = Counter()
    for seed in range(12):
        walker = Walker(rules(), Random(seed), step=liar, losses=0.0, advances=4)
        said = first_departure(walker, Monitor(rules(), TEAMS), 160)
        if said is not None:
            found[said.transition] += 1
            assert clause is None or said.clause == clause
            assert said.because == machine.TRANSITIONS[said.transition][1]
    assert set(found) <= names
    assert found.total() >= 4


def test_the_old_order_of_mulligans_is_found() -> None:
    found: Counter[str] = Counter()
    for seed in range(12):
        walker = Walker(rules(order="one_player_at_a_time"), Random(seed), losses=0.0)
        said = first_departure(walker, Monitor(rules(), TEAMS), 12)
        found[said.transition if said else ""] += 1
    assert found["mulligan.declared"] > 6
    assert set(found) <= {"mulligan.declared", ""}


def at_main(stack: int = 0, holder: str = "X", **changed: object) -> Status:
    """A status in the first main phase of turn 3 of team X."""
    status = Status(3, "X", StepName.PRECOMBAT_MAIN, stack, ForPriority(holder))
    return replace(status, **changed)


CAST = Act(a.Cast("Ronald", "Flame Rift"))


def follow(*reports: tuple[Status, Command]) -> list[Departure]:
    """The departures of an engine that was placed in a main phase and then reports this."""
    monitor = Monitor(rules(), TEAMS)
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


def test_an_extra_turn_that_was_not_told_is_a_departure() -> None:
    skip = Changed(TurnChange.SKIP_UNTAP, "Y")
    assert after_change(skip, later=next_turn("Y")) == []
    assert [d.transition for d in after_change(skip, later=next_turn("X"))] == ["turn.next"]


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
