"""Explaining and bisecting name the same days on which a situation came out otherwise."""

from __future__ import annotations

import pytest
from shared.corpora import library
from shared.sampling import sample

from ettin_spec.language.scenario import Case, Scenario
from ettin_tck.cli import run
from ettin_tck.explaining.history import otherwise, turns


def of_several_rows() -> list[tuple[Scenario, Case]]:
    """Each scenario that one variant has several cases of: its last one, as `explain` tells it."""
    found = []
    for scenario in library().corpus.scenarios:
        variants = [case.variant for case in scenario.cases]
        if len(variants) > 1 and len(set(variants)) == 1:
            found.append((scenario, scenario.cases[-1]))
    return found


def days_of_bisect(name: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert run(["bisect", name]) == 0
    said = capsys.readouterr().out.splitlines()[-1].removeprefix(f"{name}: ")
    return [] if said == "the same at every date" else said.split(", ")


def days_of_explain(scenario: Scenario, case: Case) -> list[str]:
    """The day on which each of the spans begins that are told, and that of the present one."""
    its, today = library(), library().today
    spans = otherwise(its, scenario, case, today)
    return sorted({day for it in spans for day in (it.since, it.until) if day is not None})[1:]


@pytest.mark.slow  # plays situations on every date
def test_explaining_and_bisecting_name_the_same_days(capsys: pytest.CaptureFixture[str]) -> None:
    rows = of_several_rows()
    named = [each for each in rows if each[0].id == "mulligan.all_declare"]
    assert named
    for scenario, case in [*named, *sample(rows, 20)]:
        days = days_of_bisect(scenario.id, capsys)
        assert days_of_explain(scenario, case) == days, scenario.id


def test_the_rows_of_one_day_show_what_those_of_another_do_not() -> None:
    scenario = library().corpus.scenario("mulligan.all_declare")
    days = [[turn.date for turn in turns(library(), scenario, case)] for case in scenario.cases]
    assert "2019-07-12" in days[0]
    assert all(each == days[0] for each in days)
