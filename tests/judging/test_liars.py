"""Each liar is caught, and for its lie."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest
from shared.corpora import library

from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import CaseEnded, Departed, Ended
from ettin_tck.checking.check_run import Check
from ettin_tck.engines.installed import maker
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.verdicts import PLAYED, Verdict

pytestmark = pytest.mark.slow  # many cases of a day are played by each liar

LIARS = Path(__file__).parents[1] / "liars"
NAMES = sorted({path.stem for path in LIARS.glob("*.py")} - {"lying_engine"})
DATE = "2012-01-01"
REFERENCE = (sys.executable, "-m", "ettin_tck", "engine")
FEW = ("combat.*", "life.*")
"""What a liar plays that is caught by variations, of which each case has several."""
ALL_OF, OF_THE_REST = "life.", 8
"""Of what the others play, all of one topic, and one in so many of the rest."""


@cache
def events_of(command, *, vary=False):
    """All that a check of a child tells; the honest one is asked about what went wrong."""
    few = FEW if vary and command != REFERENCE else ()
    chosen = select(library(), Wanted(dates=(DATE,), ids=few))
    if not few:
        chosen = [
            each
            for number, each in enumerate(chosen)
            if each.case.id.startswith(ALL_OF) or number % OF_THE_REST == 0
        ]
    order = Order(library(), chosen, command, vary=vary, reference=maker("reference"), traced=True)
    with Session(command, Limits()) as session:
        return list(Check(order, session).events())


def told_by(liar, vary=False):
    return events_of((sys.executable, str(LIARS / f"{liar}.py")), vary=vary)


def cases(events, verdict):
    return [e for e in events if isinstance(e, CaseEnded) and e.verdict is verdict]


def departures(events):
    return [event for event in events if isinstance(event, Departed)]


def exit_code(events):
    assert isinstance(events[-1], Ended)
    return events[-1].exit


@pytest.mark.together("refuses_everything")
def test_the_honest_engine_is_not_accused():
    events = events_of(REFERENCE, vary=True)
    wrong = [e for e in events if isinstance(e, CaseEnded) and e.verdict is not Verdict.PASS]
    assert (wrong, departures(events), exit_code(events)) == ([], [], 0)
    assert cases(events, Verdict.PASS)


@pytest.mark.together("half_reader")
def test_half_reader_is_told_when_it_would_be_right():
    failed = cases(told_by("half_reader"), Verdict.FAIL)
    hidetsugu = next(case for case in failed if case.id == "life.read.hidetsugu")
    assert (hidetsugu.expected, hidetsugu.actual) == ("1", "9")
    assert [clause.number for clause in hidetsugu.clauses] == ["810.9a"]
    assert hidetsugu.explained == (
        "9 is right under the rules before 2010-04-23 (policy life.read = half_rounded_up)",
    )


@pytest.mark.together("refuses_everything")
def test_refuses_everything_fails_wherever_something_is_legal():
    events = told_by("refuses_everything")
    assert any(
        case.why == "the engine refused a legal action" for case in cases(events, Verdict.FAIL)
    )
    passed = {case.id for case in cases(events, Verdict.PASS)}
    refusing = {
        case.id
        for case in cases(events_of(REFERENCE), Verdict.PASS)
        if any(getattr(line.result, "reason", None) for line in case.trace)
    }
    assert refusing
    assert not refusing & passed


@pytest.mark.together("drops_attacks")
def test_drops_attacks_is_called_by_its_name():
    failed = cases(told_by("drops_attacks"), Verdict.FAIL)
    assert any("dropped it without a word" in case.why for case in failed)


@pytest.mark.together("wrong_team_first")
def test_wrong_team_first_is_found_by_the_monitor_and_said_once():
    events = told_by("wrong_team_first")
    found, *others = departures(events)
    assert found.transition == "pass.resolve"
    assert found.clause.number
    assert all(found.transition in other.perhaps for other in others)
    assert len({each.transition for each in (found, *others)}) == len(others) + 1
    told_by_a_refusal = "the action was refused and yet the game went on"
    assert {case.why for case in cases(events, Verdict.FAIL)} <= {told_by_a_refusal}
    assert exit_code(events) == 1


@pytest.mark.together("pays_for_refusals")
def test_pays_for_refusals_changes_what_a_refusal_must_leave():
    failed = cases(told_by("pays_for_refusals"), Verdict.FAIL)
    assert any("refused and yet changed something: life" in case.why for case in failed)


@pytest.mark.together("poisons_refusals")
def test_poisons_refusals_is_caught_wherever_something_is_refused():
    failed = cases(told_by("poisons_refusals"), Verdict.FAIL)
    assert {"player_counters"} <= {case.asked[4:].partition(",")[0] for case in failed}
    assert len([case for case in failed if "changed something" in case.why]) > 150 / OF_THE_REST


@pytest.mark.together("mills_refusals")
def test_mills_refusals_is_caught_wherever_something_is_refused():
    failed = cases(told_by("mills_refusals"), Verdict.FAIL)
    caught = [case for case in failed if "changed something: library_size" in case.why]
    assert len(caught) > 150 / OF_THE_REST


@pytest.mark.together("reads_the_run")
def test_reads_the_run_finds_nothing_in_it():
    """Before every action ended its run this one passed all cases of every date."""
    failed = cases(told_by("reads_the_run"), Verdict.FAIL)
    assert any(case.why == "the engine allowed an illegal action" for case in failed)
    assert len(failed) > 20 / OF_THE_REST


@pytest.mark.together("boasts")
def test_boasts_of_what_it_does_not_support():
    failed = cases(told_by("boasts"), Verdict.FAIL)
    assert any("claims attack" in case.why for case in failed)
    assert cases(told_by("boasts"), Verdict.SKIPPED) == []


@pytest.mark.together("forgets_positions")
def test_forgets_positions_is_a_broken_adapter_and_no_wrong_engine():
    events = told_by("forgets_positions")
    assert cases(events, Verdict.ADAPTER_ERROR)
    assert cases(events, Verdict.FAIL) == []


@pytest.mark.together("echoes_positions")
def test_echoes_positions_never_sees_anything_happen():
    failed = cases(told_by("echoes_positions"), Verdict.FAIL)
    assert any(case.actual == "17" for case in failed)


@pytest.mark.together("knows_names")
def test_knows_names_passes_until_the_names_change():
    events = told_by("knows_names", vary=True)
    failed = cases(events, Verdict.FAIL)
    assert failed
    assert {case.variation for case in failed} == {"names changed"}
    assert all("--as 'names changed' --seed 0" in case.again for case in failed)
    assert exit_code(told_by("knows_names")) == 0


@pytest.mark.together("reads_where_the_run_ends")
def test_reads_where_the_run_ends_finds_nothing_to_read():
    failed = cases(told_by("reads_where_the_run_ends"), Verdict.FAIL)
    assert any(case.actual == "refused (the run ends here)" for case in failed)


@pytest.mark.together("lies_where_one_is_left_out")
def test_lies_where_one_is_left_out_departs_in_the_games_without_it():
    events = told_by("lies_where_one_is_left_out")
    assert departures(events)
    assert cases(events, Verdict.FAIL) == []


@pytest.mark.parametrize("liar", NAMES)
def test_every_liar_in_the_folder_is_caught_by_a_test_of_its_own(liar):
    tests = [name for name in globals() if name.startswith(f"test_{liar}_")]
    assert tests, f"nothing catches tests/liars/{liar}.py"
    first = (LIARS / f"{liar}.py").read_text(encoding="utf-8").partition("\n")[0]
    assert first.startswith('"""') and first.endswith('."""'), "a liar opens with its lie"


@pytest.mark.parametrize(
    "liar", [pytest.param(name, marks=pytest.mark.together(name)) for name in NAMES]
)
def test_no_liar_breaks_the_protocol(liar):
    (ended,) = [e for e in told_by(liar, vary=liar == "knows_names") if isinstance(e, Ended)]
    assert ended.exit == 1
    assert sum(counts.get(v, 0) for counts in ended.counts.values() for v in PLAYED)
