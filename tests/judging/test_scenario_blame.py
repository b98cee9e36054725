"""What no engine could play is the scenario's fault, and no engine is blamed for it."""

from __future__ import annotations

import msgspec
import pytest
from judging.miniature_engine import Miniature, life_is, plan
from junitparser import JUnitXml
from shared.corpora import library

from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Place
from ettin_spec.protocol.facts import Life
from ettin_spec.protocol.results import Refused, Unsupported
from ettin_tck.cli import run
from ettin_tck.judging.plan_runner import play
from ettin_tck.judging.scenario_blame import scenario_at_fault
from ettin_tck.verdicts import Verdict

MATCH_WITH_PRIORITY = """# language: en
Feature: A match in which somebody passes
  > A match has turns, and no priority.

  @id:x.passes @clause:life.read @from:2018-04-27 @must
  Scenario: A match is no game
    Given the match is played in a Swiss round
    When Angie's team passes priority
    Then the game goes on
"""


class RefusesPositions(Miniature):
    """Places no team at 17 life, and says why in one way or another."""

    def __init__(self, kind=Refused):
        super().__init__()
        self._kind = kind

    def one(self, command):
        if isinstance(command, Place) and any(
            isinstance(fact, Life) and fact.total == 17 for fact in command.facts
        ):
            return self._kind("nobody can have 17", *([self.status] * (self._kind is Refused)))
        return super().one(command)


class Deaf(Miniature):
    """Places nothing at all."""

    def one(self, command):
        return Refused("no", self.status) if isinstance(command, Place) else super().one(command)


POSITION = plan(life_is("A", 17))


def blamed(engine, case, reference):
    problem = play(engine, case, Miniature.can).problem
    assert problem is not None
    return scenario_at_fault(case, problem, library(), lambda _: reference)


@pytest.mark.parametrize("kind", [Refused, Unsupported])
def test_a_position_that_the_reference_refuses_too_is_the_scenarios_fault(kind):
    found = blamed(RefusesPositions(kind), POSITION, RefusesPositions())
    assert found.verdict is Verdict.HARNESS_ERROR, "nobody but ettin has written this scenario"
    assert found.message == (
        "scene.feature:1: the scenario is at fault, since the reference cannot play it either: "
        "nobody can have 17"
    )


def test_a_position_that_the_reference_places_is_the_engines_fault():
    assert blamed(RefusesPositions(), POSITION, Miniature()) is None


def test_a_wrong_answer_is_the_engines_whatever_the_reference_makes_of_it():
    assert blamed(Miniature(), plan(life_is("A", 18)), Deaf()) is None


@pytest.mark.parametrize("verb", [["check", "--vary", "--repeat", "3"], ["replay", "x.passes"]])
def test_what_the_user_has_written_is_an_error_of_that_file(verb, tmp_path, capsys):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "match.feature").write_text(MATCH_WITH_PRIORITY, encoding="utf-8")
    report = tmp_path / "report.xml"
    more = ["--junit", str(report)] if verb[0] == "check" else []
    assert run([*verb, *more, "--features", str(tmp_path)]) == 2
    out = capsys.readouterr().out
    assert "SCENARIO  x.passes" in out
    assert "match.feature:8: the scenario is at fault" in out
    assert "FLAKY" not in out
    if more:
        assert sum(suite.errors for suite in JUnitXml.fromfile(str(report))) == 1


def test_an_engine_that_does_less_than_it_claims_is_still_blamed():
    claims = msgspec.structs.replace(Miniature.can, actions=("attack", "cast"))
    assert isinstance(claims, Capabilities)
    problem = play(Deaf(), POSITION, claims).problem
    assert problem.verdict is Verdict.ADAPTER_ERROR
    assert scenario_at_fault(POSITION, problem, library(), lambda _: Miniature()) is None
