"""`ettin corpus`: whole, reproducible, and enough to judge an engine without the features."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache, partial
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from reports.plain_json_runner import Engine, plays, verdicts
from shared.corpora import library
from shared.run_results import kept
from shared.sampling import sample, whole
from shared.today import TODAY

from ettin_spec.language.scenario import Case
from ettin_spec.rulebook import load_rules
from ettin_spec.schemas.json_schemas import FOLDER
from ettin_tck.cases.selection import last_day
from ettin_tck.cli import run

pytestmark = pytest.mark.slow  # the whole corpus is written, in every language and on every date

LANGUAGES = ("en", "fr", "it", "ja")
SOME = sample(LANGUAGES, 3)
FEW = ("2005-08-01", "2010-04-23", TODAY)
"""Days of the first, the middle and the last rules."""

PLAYED = 9
"""Of the scenarios in the file one in so many is played from it."""

ETTIN = (sys.executable, "-m", "ettin_tck")
HALF = "life.read=half_rounded_up"
SCHEMA = jsonschema_rs.validator_for(json.loads((FOLDER / "corpus.json").read_text("utf-8")))


def printed(*options: str, seed: str = "0") -> bytes:
    """The corpus as a process of its own writes it."""
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = (*ETTIN, "corpus", *options)
    return subprocess.run(command, capture_output=True, check=True, env=env).stdout


@cache
def corpus() -> Any:
    """The whole corpus in English as it is read."""
    return json.loads(kept("corpus", printed))


@cache
def few_dates(language: str = "en") -> Any:
    """The corpus on few days."""
    make = partial(printed, "--lang", language, *(f"--date={day}" for day in FEW))
    return json.loads(kept(f"corpus-of-few-dates-{language}", make))


def days_of_all() -> list[str]:
    """Few days between which every case is in force on one: its last, if on none before."""
    ends = [(last_day(case, library().today), case) for case in cases()]
    days: list[str] = []
    for end, case in sorted(ends, key=lambda each: each[0]):
        if not days or days[-1] < case.since:
            days.append(end)
    return days


def on_days_of_all(language: str) -> Any:
    """The corpus on those days."""
    return json.loads(printed("--lang", language, *(f"--date={day}" for day in days_of_all())))


def cases() -> list[Case]:
    """Every case."""
    return [case for scenario in library().corpus.scenarios for case in scenario.cases]


def checked(tmp_path: Path, corpus: Any, *engine: str) -> dict[tuple[str, str], bool]:
    """Does each case pass, as `ettin check` sees it on every date of the corpus?"""
    dates = sorted({date for _, _, date in plays(corpus)})
    file = tmp_path / "events"
    ids = (f"--id={scenario['id']}" for scenario in corpus["scenarios"])
    dated = (f"--date={date}" for date in dates)
    run(["check", *dated, *ids, "--ndjson", str(file), "--", *engine])
    events = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    cases = [event for event in events if event["event"] == "case"]
    return {(e["case"], e["date"]): e["verdict"] == "pass" for e in cases}


def test_the_same_input_gives_the_same_bytes() -> None:
    """Whatever the seed of the hashes; here on dates on each of which many scenarios change."""
    days = tuple(f"--date={day}" for day in FEW)
    one, other = (printed(*days, seed=seed) for seed in ("1", "2"))
    assert one == other


@pytest.mark.together("corpus schema")
@pytest.mark.parametrize("language", SOME)
def test_what_is_written_is_what_the_schema_says(language: str) -> None:
    SCHEMA.validate(few_dates(language))
    assert few_dates(language)["language"] == language


@pytest.mark.together("corpus schema")
def test_another_version_of_the_form_would_be_seen() -> None:
    lacking = {key: value for key, value in few_dates().items() if key != "schema"}
    assert not SCHEMA.is_valid(lacking)


@pytest.mark.together("corpus schema")
def test_languages_differ_in_words_and_places_only() -> None:
    """Ids, dates, commands, expectations and needs are the same."""

    def bare(node: Any) -> Any:
        if isinstance(node, list):
            return [bare(each) for each in node]
        if isinstance(node, dict):
            told = {"title", "says", "line", "given", "values", "language", "notice"}
            return {key: bare(value) for key, value in node.items() if key not in told | {"found"}}
        return node

    told = [on_days_of_all(language) if whole() else few_dates(language) for language in SOME]
    assert len(told[0]["scenarios"]) > 1_000
    english, *others = map(bare, told)
    assert [each == english for each in others] == [True] * len(others)


def test_every_case_is_written_on_some_day() -> None:
    told = on_days_of_all("en")["scenarios"]
    assert sum(len(scenario["cases"]) for scenario in told) == len(cases())


def test_every_date_on_which_a_rule_changed_is_played() -> None:
    assert {date for _, _, date in plays(corpus())} >= set(load_rules().change_dates())


def test_the_file_alone_judges_as_ettin_does(tmp_path: Path) -> None:
    some = {**few_dates(), "scenarios": few_dates()["scenarios"][::PLAYED]}
    with Engine((*ETTIN, "engine")) as engine:
        found = verdicts(some, engine)
    assert found.items() <= checked(tmp_path, some, "ettin", "engine").items()
    assert all(found.values())
    assert len(found) > 300


def test_the_file_alone_finds_what_ettin_finds(tmp_path: Path) -> None:
    scenarios = [s for s in few_dates()["scenarios"] if s["id"].startswith("life.")]
    about_life = {**few_dates(), "scenarios": scenarios}
    with Engine((*ETTIN, "engine", "--with", HALF)) as engine:
        found = verdicts(about_life, engine)
    wrong = ("ettin", "engine", "--with", HALF)
    assert found.items() <= checked(tmp_path, about_life, *wrong).items()
    assert not found["life.read.hidetsugu@2010-04-23", "2010-04-23"]


def test_each_day_has_its_own_number_and_wording() -> None:
    (hidetsugu,) = [s for s in corpus()["scenarios"] if s["id"] == "life.read.hidetsugu"]
    numbers = {
        date: days["clauses"][0]["number"]
        for case in hidetsugu["cases"]
        for days in case["days"]
        for date in days["dates"]
    }
    assert numbers["2005-08-01"] == "606.9a"
    assert numbers["2010-04-23"] == "806.10a"
    assert numbers[load_rules().parse_date("current")] == "810.9a"
    moats = [
        json.dumps(days["new_game"]["cards"])
        for case, days, _ in plays(corpus())
        if case["id"].startswith("combat.moat")
    ]
    assert len(set(moats)) > 1


def test_dates_that_are_asked_for_are_those_written(tmp_path: Path) -> None:
    assert run(["corpus", "--date", "2012-01-01", "--out", str(tmp_path)]) == 0
    found = json.loads((tmp_path / "en.json").read_text("utf-8"))
    assert {date for _, _, date in plays(found)} == {"2012-01-01"}
    assert all(c["from"] <= "2012-01-01" < c.get("until", "9") for c, _, _ in plays(found))


def test_a_mistake_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["corpus", "--date", "yesterday"]) == 2
    assert run(["corpus", "--out", str(tmp_path / "nowhere" / "en.json")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert "'yesterday' is no date" in said[0]
    assert "nowhere/en.json: No such file" in said[-1]
