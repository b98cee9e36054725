"""The reference tells each step as it begins, once, and none that is skipped."""

from __future__ import annotations

from shared.corpora import library

from ettin_engine.serve import ReferenceEngine
from ettin_spec.language import seating
from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.facts import InHand
from ettin_spec.protocol.results import Begun, Done, Needs, Refused, Result, Status
from ettin_spec.rulebook import Rulebook
from ettin_tck.library import SCOPE

TEAMS = seating("two-headed-giant")
ONE, OTHER = TEAMS[0], TEAMS[1]
BEGINNING = (StepName.UNTAP, StepName.UPKEEP, StepName.DRAW)
REST = (
    StepName.BEGINNING_OF_COMBAT,
    StepName.DECLARE_ATTACKERS,
    StepName.END_OF_COMBAT,
    StepName.POSTCOMBAT_MAIN,
    StepName.END,
    StepName.CLEANUP,
)


def begun(team: str, *steps: StepName) -> tuple[Begun, ...]:
    """These steps of a team's turn."""
    return tuple(Begun(team, step) for step in steps)


def table() -> ReferenceEngine:
    """The reference, with a game of today."""
    cards = library().declarations(("Filler",), library().today)
    engine = ReferenceEngine()
    engine.run([c.NewGame(library().today, "two-headed-giant", SCOPE, TEAMS, cards)])
    return engine


def status_of(result: Result) -> Status:
    """A result's status."""
    assert isinstance(result, Done | Needs | Refused) and result.status is not None
    return result.status


def steps_of(result: Result) -> tuple[Begun, ...]:
    """The steps that a result's status tells."""
    return status_of(result).steps


TO_MAIN = c.Advance(c.At(OTHER.id, StepName.PRECOMBAT_MAIN))


def test_a_turn_without_an_attack_has_these_steps() -> None:
    placed, reached = table().run([c.Place(ONE.id, ()), TO_MAIN])
    assert steps_of(placed) == ()
    assert steps_of(reached) == (
        *begun(ONE.id, *REST),
        *begun(OTHER.id, *BEGINNING, StepName.PRECOMBAT_MAIN),
    )


def test_a_step_is_told_with_the_question_that_is_asked_in_it_and_not_again() -> None:
    player, engine = ONE.players[0], table()
    hand = tuple(InHand(player, "Filler", f"card {n}") for n in range(9))
    placed, asked = engine.run([c.Place(ONE.id, hand), TO_MAIN])
    assert isinstance(asked, Needs) and asked.choice.purpose == Purpose.DISCARD
    assert steps_of(asked) == begun(ONE.id, *REST)
    answer = c.Answer(player, Purpose.DISCARD, take=2)
    answered, reached = engine.run([answer, TO_MAIN])
    told = (*steps_of(answered), *steps_of(reached))
    assert told == begun(OTHER.id, *BEGINNING, StepName.PRECOMBAT_MAIN)
    monitor = Monitor(Rulebook.on(library().today), TEAMS, Known(tells_steps=True))
    assert monitor.begin(status_of(placed)) is None
    for result, command in ((asked, TO_MAIN), (answered, answer), (reached, TO_MAIN)):
        assert monitor.see(status_of(result), command) is None


def test_an_answer_for_later_tells_nothing_again() -> None:
    engine = table()
    _, reached, answered = engine.run(
        [c.Place(ONE.id, ()), TO_MAIN, c.Answer(ONE.players[0], Purpose.DISCARD, take=1)]
    )
    assert steps_of(reached) and steps_of(answered) == ()


def test_what_is_refused_has_had_no_steps() -> None:
    refused, reached = (
        table().run([c.Place(ONE.id, ()), c.Advance(c.Left("nothing"))])[-1],
        table().run([c.Place(ONE.id, ()), c.Pass(ONE.id), TO_MAIN])[-1],
    )
    assert isinstance(refused, Refused) and steps_of(refused) == ()
    assert len(steps_of(reached)) == len(REST) + len(BEGINNING) + 1


def test_the_first_team_skips_its_first_draw_step_and_mulligans_are_no_step() -> None:
    engine = table()
    keeps = [c.Act(a.Keep(player)) for team in TEAMS for player in team.players]
    results = engine.run([c.Deal(ONE.id), *keeps])
    told = [step for result in results for step in steps_of(result)]
    (reached,) = engine.run([c.Advance(c.At(ONE.id, StepName.PRECOMBAT_MAIN))])
    assert (*told, *steps_of(reached)) == begun(
        ONE.id, StepName.UNTAP, StepName.UPKEEP, StepName.PRECOMBAT_MAIN
    )
