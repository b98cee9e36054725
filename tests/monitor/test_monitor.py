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
    TEAMS,
    StepFunction,
    Walker,
    rules,
    walk,
)
from msgspec.structs import replace

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies, State, Step
from ettin_spec.monitor.departures.blame import Departure
from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol.base import ChoiceKind, Purpose, StepName
from ettin_spec.protocol.commands import Act, Pass, Team
from ettin_spec.protocol.results import Choice, ForChoice

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


@pytest.mark.slow  # dozens of drawn games
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


@pytest.mark.slow  # forty drawn games
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


def test_an_engine_that_counters_what_is_on_the_stack_is_accused_only_where_nothing_can() -> None:
    accused = 0
    for seed in range(12):
        walker = Walker(rules(), Random(seed), losses=0.0, triggers=0.0, counters=0.3, advances=4)
        told = Known(barred=frozenset({"triggers", "countered"}))
        knows, open_ = Monitor(rules(), TEAMS, told), Monitor(rules(), TEAMS)
        saw = False
        for status, command in walk(walker, 30):
            said = [
                m.begin(status) if command is None else m.see(status, command)
                for m in (knows, open_)
            ]
            assert said[1] is None, seed
            saw = saw or said[0] is not None
        accused += saw
    assert accused > 5


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


NOTHING_COUNTERS = Known(barred=frozenset({"countered"}))

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
        said = first_departure(walker, Monitor(rules(), TEAMS, NOTHING_COUNTERS), 160)
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
