"""What a verdict rests on is said with it, and what rests on us alone is no failure by itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from reports.test_corpus_export import corpus
from shared.corpora import library
from shared.reference_plays import reference_play
from shared.sampling import sample

from ettin_engine.serve import ReferenceEngine
from ettin_spec.rulebook import Basis, Dated, Policy, load_rules
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen
from ettin_tck.cli import run
from ettin_tck.judging.plan_runner import play
from ettin_tck.library import SCOPE

pytestmark = pytest.mark.slow  # each is a check

EVERY = 6
"""Each unproven value is looked for in one in so many scenarios."""
DOUBTED = ("turn.extra.each_player.first_text", "2006-12-20", "turn.of_several=once")
PROVEN = ("turn.extra.each_player", "2012-01-01", "turn.of_several=each")


def _check(told: tuple[str, str, str], *options: str) -> int:
    name, date, wrong = told
    engine = ("--", "ettin", "engine", "--with", wrong)
    return run(["check", "--id", name, "--date", date, *options, *engine])


def _cases(path: Path) -> list[dict[str, Any]]:
    events = [json.loads(line) for line in path.read_bytes().splitlines()]
    return [event for event in events if event["event"] == "case"]


def test_what_differs_from_an_inference_alone_is_told_apart_and_not_red(capsys):
    assert _check(DOUBTED) == 0
    out = capsys.readouterr().out
    assert "no rules text says these" in out
    assert "DIFFERS  turn.extra.each_player.first_text" in out
    assert "rests on our inference" in out
    assert "1 case differs from an inference of ours" in out


def test_with_strict_it_is_a_failure_like_any_other(capsys):
    assert _check(DOUBTED, "--strict") == 1
    assert "FAIL  turn.extra.each_player.first_text" in capsys.readouterr().out


def test_what_differs_from_the_text_is_red_and_says_so(capsys):
    assert _check(PROVEN) == 1
    assert "rests on the rules text" in capsys.readouterr().out


@pytest.mark.slow  # a check of a day
def test_an_official_answer_is_told_with_the_policy_that_it_settles(capsys):
    told = ("trigger.step.verdant_force", "2007-10-01", "trigger.step=per_player")
    assert run(["check", "-v", "--id", told[0], "--date", told[1]]) == 0
    assert "(answer)" in capsys.readouterr().out


@pytest.mark.slow  # plays many cases
def test_every_line_of_the_results_says_it(tmp_path):
    lines, xml = tmp_path / "results", tmp_path / "results.xml"
    assert _check(DOUBTED, "--ndjson", str(lines), "--junit", str(xml)) == 0
    (case,) = _cases(lines)
    assert case["basis"] == "inference"
    assert case["doubted"] is True
    assert "rests on our inference" in xml.read_text()
    assert "<failure" not in xml.read_text()
    assert _check(PROVEN, "--ndjson", str(lines), "--junit", str(xml)) == 1
    assert _cases(lines)[0]["basis"] == "text"
    assert "<failure" in xml.read_text()


@pytest.mark.slow  # starts several checks
def test_a_known_doubt_is_known_and_a_mended_one_is_stale(tmp_path):
    known = str(tmp_path / "known.json")
    assert _check(DOUBTED, "--baseline", known, "--update-baseline") == 0
    assert _check(DOUBTED, "--baseline", known, "--strict") == 0
    right = ["check", "--id", DOUBTED[0], "--date", DOUBTED[1], "--baseline", known]
    assert run(right) == 1


@pytest.mark.slow  # reads the whole corpus file
def test_every_case_of_the_corpus_file_rests_on_something():
    bases = {
        days.get("basis")
        for scenario in corpus()["scenarios"]
        for case in scenario["cases"]
        for days in case["days"]
    }
    assert bases == {Basis.TEXT, Basis.ANSWER, Basis.INFERENCE}


def test_policies_can_be_listed_by_what_they_rest_on(capsys):
    assert run(["policies", "--basis", "inference"]) == 0
    listed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    unproven = [value for _, value in _unproven()]
    assert len(listed) == len(unproven) > 0
    assert all("rests on our inference" in line for line in listed)
    assert run(["policies", "no such rule"]) == 5


def test_policies_say_where_two_readings_are_one(capsys):
    assert run(["policies", "combat.blocks"]) == 0
    same = (
        "  until 2023-04-14  for_battles_too says the same as for_the_team. There is no battle yet."
    )
    assert same in capsys.readouterr().out.splitlines()


def test_the_ledger_says_what_statements_and_cases_rest_on(capsys):
    assert run(["ledger", "--statement", "turn.each_draws", "--format", "json"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)["entries"]
    assert entry["basis"] == "answer" or entry["basis"] == "text"
    assert {shown["basis"] for shown in entry["shown"]} == {"text"}


def _unproven() -> list[tuple[Policy, Dated]]:
    return [
        (policy, value)
        for policy in load_rules().policies.values()
        for values in (policy.values, *policy.pieces.values())
        for value in values
        if value.unproven
    ]


def _neighbours(policy: Policy, value: Dated) -> list[str]:
    values = next(v for v in (policy.values, *policy.pieces.values()) if value in v)
    place = values.index(value)
    return [str(v.value) for v in values[max(0, place - 1) : place + 2] if v.value != value.value]


@pytest.mark.slow  # cases of some twenty dates are played, some of them by wrong engines too
@pytest.mark.parametrize(
    ("policy", "value"), _unproven(), ids=lambda each: getattr(each, "key", None) or each.since
)
def test_a_verdict_that_an_unproven_value_makes_is_called_an_inference(policy, value):
    found, day = library(), value.since
    number = _unproven().index((policy, value))
    for scenario in sample(found.corpus.scenarios, EVERY, number):
        for case in scenario.cases:
            pieces = found.rules.variants[case.variant].pieces
            if not case.holds_on(day) or policy.at(day, SCOPE, pieces) is not value:
                continue
            right = reference_play(case.id, day)
            if policy.key not in right.policies:
                continue
            plan = plan_of(found, Chosen(scenario, case, day), day)
            for other in _neighbours(policy, value):
                wrong = ReferenceEngine({policy.key: other})
                if play(wrong, plan, wrong.initialize()).verdict != right.verdict:
                    basis = found.evidence(scenario, case, day).basis
                    assert basis is Basis.INFERENCE, case.id
