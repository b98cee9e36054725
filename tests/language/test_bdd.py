"""pytest-bdd and the fast player give the same verdicts, on right and on wrong engines."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from language.right_and_wrong_engines import ENGINES
from shared.corpora import library
from shared.reference_plays import reference_play
from shared.run_results import kept
from shared.sampling import sample, whole

from ettin_spec.compiled.cache import FOLDER, cache_folder
from ettin_spec.language import features_root
from ettin_spec.own_files import located
from ettin_tck import bdd
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, last_day, select
from ettin_tck.judging.plan_runner import play
from ettin_tck.verdicts import Verdict

pytest_plugins = ["pytester"]

CONFTEST = """
import pytest
from language.right_and_wrong_engines import ENGINES

pytest_plugins = [{plugin!r}]

@pytest.fixture
def engine():
    return ENGINES[{engine!r}]()
"""
DEALING = """
import sys

import pytest

sys.path.insert(0, {children!r})
from places_nothing import PlacesNothing

pytest_plugins = [{plugin!r}]

@pytest.fixture
def engine():
    return PlacesNothing(("deal", "in_hand"))
"""
THREE = """# language: en
Feature: A team at 3 life
  @id:life.three @clause:life.read @from:2005-08-01 @must
  Scenario: Heartless Hidetsugu leaves 1 of 3 life, whatever is read
    Given Angie's team has 3 life
    And Angie controls “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Angie's team has 1 life
"""
MODULE = """
from pytest_bdd import scenarios

scenarios(*{paths!r})
"""
PLUGIN = bdd.__name__
"""Imported here, so that the features it has read stay read from one inner run to the next."""
SKIPPED = (Verdict.SKIPPED, Verdict.NOT_OBSERVABLE)


WRONG_IN = {
    "bars too little": "en/combat/attack_restrictions.feature",
    "halves life": "en/life/reading.feature",
    "plays five turns": "en/match/turns_after_time.feature",
}
"""Where an engine is wrong that is so in few files."""


LANGUAGES = ("en", "fr", "it", "ja")
SHARES = len(LANGUAGES) * (1 if whole() else 8)
"""So many shares of the features there are; each language plays one of them."""

KEPT = cache_folder()
"""What is compiled lies there; pytester gives a test another home."""


def files(engine: str) -> list[Path]:
    """What an engine is asked to play: a share, which the wrong ones have between them."""
    every = everything()
    if engine == "right":
        return every[::SHARES]
    wrong = [name for name in ENGINES if name != "right"]
    share = every[wrong.index(engine) :: len(wrong) * (2 if whole() else 6)]
    shown = [features_root() / WRONG_IN[engine]] if engine in WRONG_IN else []
    return [*share, *(path for path in shown if path not in share)]


def everything() -> list[Path]:
    """The English features."""
    return sorted((features_root() / "en").rglob("*.feature"))


def fast(engine: str) -> dict[str, str]:
    """What the fast player says of each case of an engine's on its last day."""
    return kept(f"fast-{engine}", lambda: played_fast(engine))


def played_fast(engine: str) -> dict[str, str]:
    """The fast player's verdicts, played now; what the right engine does is known already."""
    verdicts = {}
    played = set(files(engine))
    for chosen in select(library(), Wanted()):
        if located(chosen.scenario.place.file) not in played:
            continue
        date = last_day(chosen.case, library().today)
        if engine == "right":
            verdict = reference_play(chosen.case.id, date).verdict
        else:
            made = ENGINES[engine]()
            verdict = play(made, plan_of(library(), chosen, date), made.initialize()).verdict
        passed = "passed" if verdict is Verdict.PASS else "failed"
        verdicts[chosen.case.id] = "skipped" if verdict in SKIPPED else passed
    return verdicts


def stepwise(pytester: pytest.Pytester, engine: str, paths: Iterable[Path]) -> dict[str, str]:
    """What pytest-bdd says of each case below some folders or files."""
    pytester.makeconftest(CONFTEST.format(engine=engine, plugin=PLUGIN))
    pytester.makepyfile(test_it=MODULE.format(paths=[*map(str, paths)]))
    run = pytester.inline_run("-q", "--tb=no", "--strict-markers", "-p", "no:cacheprovider")
    reports = run.getreports("pytest_runtest_logreport")
    calls = [report for report in reports if report.when == "call"]
    return {str(dict(report.user_properties)["case"]): report.outcome for report in calls}


@pytest.mark.slow  # every case is played
@pytest.mark.parametrize("engine", ENGINES)
def test_both_players_give_the_same_verdicts(pytester: pytest.Pytester, engine: str) -> None:
    assert stepwise(pytester, engine, files(engine)) == fast(engine)


@pytest.mark.slow  # every case is played
def test_each_wrong_engine_is_caught_and_the_right_one_passes() -> None:
    caught = {engine: sorted(set(fast(engine).values())) for engine in ENGINES}
    assert caught["right"] == ["passed"]
    assert caught["cannot wait"] == ["passed", "skipped"]
    others = set(ENGINES) - {"right", "cannot wait"}
    assert [engine for engine in others if "failed" not in caught[engine]] == []


@pytest.mark.slow  # every case is played
@pytest.mark.parametrize("language", sample(LANGUAGES[1:], 3, 2))
def test_every_language_plays_under_pytest_bdd(pytester: pytest.Pytester, language: str) -> None:
    """No file in two languages, English included: the corpora are equal, as others test."""
    mine = everything()[LANGUAGES.index(language) :: SHARES]
    told = [features_root() / language / path.relative_to(features_root() / "en") for path in mine]
    found = stepwise(pytester, "right", told)
    assert set(found.values()) == {"passed"}
    scenarios = [s for s in library().corpus.scenarios if located(s.place.file) in set(mine)]
    assert set(found) == {case.id for scenario in scenarios for case in scenario.cases}


@pytest.mark.slow  # a room of features is read by pytest-bdd
def test_a_case_that_is_not_in_force_on_a_date_is_skipped(pytester: pytest.Pytester) -> None:
    date = '\n@pytest.fixture\ndef rules_date():\n    return "2012-01-01"\n'
    pytester.makeconftest(CONFTEST.format(engine="right", plugin=PLUGIN) + date)
    folder = features_root() / "en/life"
    pytester.makepyfile(test_it=MODULE.format(paths=[str(folder)]))
    told = [s for s in library().corpus.scenarios if located(s.place.file).is_relative_to(folder)]
    in_force = [case.holds_on("2012-01-01") for scenario in told for case in scenario.cases]
    passed, skipped = in_force.count(True), in_force.count(False)
    assert passed and skipped
    pytester.runpytest_inprocess("-q").assert_outcomes(passed=passed, skipped=skipped)


WRONG_AND_UNTAGGED = """Feature: F
  @id:x.life @clause:life.read @from:2018-04-27
  Scenario: S
    Given Angie's team has 17 life
    Then Angie's team has 12 life
"""


@pytest.mark.slow  # pytest-bdd reads all the features' cards and words
def test_a_failure_is_its_sentence_and_the_answers_and_no_code_of_ours(
    pytester: pytest.Pytester,
) -> None:
    told = {"a": WRONG_AND_UNTAGGED, "b": WRONG_AND_UNTAGGED.replace("@id:x.life ", "")}
    for name, text in told.items():
        pytester.path.joinpath(f"{name}.feature").write_text(text, encoding="utf-8")
    pytester.makeconftest(CONFTEST.format(engine="right", plugin=PLUGIN))
    pytester.makepyfile(test_it=MODULE.format(paths=[str(pytester.path)]))
    result = pytester.runpytest_inprocess("-q")
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(
        ["fail: expected 12, was 17", "    Angie's team has 12 life", "*b.feature:*has no id"]
    )
    result.stdout.no_fnmatch_line("*ettin_tck/bdd.py*")


PRIORITY_IN_A_MATCH = """Feature: F
  @id:x.passes @clause:life.read @from:2018-04-27 @must
  Scenario: S
    Given the match is played in a Swiss round
    When Angie's team passes priority
    Then the game goes on
"""


@pytest.mark.slow  # pytest-bdd reads all the features' cards and words
def test_what_no_engine_can_play_is_the_scenarios_fault(pytester: pytest.Pytester) -> None:
    """Before, this read as an engine that does not support what was asked, and was skipped."""
    pytester.path.joinpath("a.feature").write_text(PRIORITY_IN_A_MATCH, encoding="utf-8")
    pytester.makeconftest(CONFTEST.format(engine="right", plugin=PLUGIN))
    pytester.makepyfile(test_it=MODULE.format(paths=[str(pytester.path)]))
    result = pytester.runpytest_inprocess("-q")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*error: *a.feature:5*the scenario is at fault*"])


CHOOSES_ITSELF = """
import pytest
from judging.test_answers_kept_back import ChoosesItself

pytest_plugins = [{plugin!r}]

@pytest.fixture
def engine():
    return ChoosesItself("bottom")
"""


@pytest.mark.slow  # a session of pytest in a session
def test_answers_are_kept_back_as_the_fast_player_does(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CHOOSES_ITSELF.format(plugin=PLUGIN))
    paths = [str(features_root() / "en/choices/opening_hands.feature")]
    pytester.makepyfile(test_it=MODULE.format(paths=paths))
    result = pytester.runpytest_inprocess("-q")
    result.stdout.fnmatch_lines(["*chooses for the player*nobody is asked (bottom)*"])


def test_a_sentence_that_nobody_says_is_an_error_of_its_own(pytester: pytest.Pytester) -> None:
    text = "Feature: F\n  @id:a.b @from:2005-08-01\n  Scenario: S\n    Then it rains\n"
    pytester.path.joinpath("a.feature").write_text(text, encoding="utf-8")
    pytester.makeconftest(CONFTEST.format(engine="right", plugin=PLUGIN))
    pytester.makepyfile(test_it=MODULE.format(paths=[str(pytester.path)]))
    result = pytester.runpytest_inprocess("-q")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*Step definition is not found*it rains*"])


@pytest.mark.slow  # proves the ways
def test_an_engine_that_takes_no_position_gets_there_by_playing(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER, str(KEPT or ""))
    children = str(Path(__file__).parents[1] / "children")
    pytester.makeconftest(DEALING.format(plugin=PLUGIN, children=children))
    feature = pytester.path / "three.feature"
    feature.write_text(THREE, encoding="utf-8")
    pytester.makepyfile(test_it=MODULE.format(paths=[str(feature)]))
    run = pytester.inline_run("-q", "--tb=no", "-p", "no:cacheprovider")
    passed, skipped, failed = run.listoutcomes()
    assert (len(passed), skipped, failed) == (1, [], [])
