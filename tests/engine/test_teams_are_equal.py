"""Games are between two teams, each of as many players as the variant has heads."""

from __future__ import annotations

import json
import subprocess
import sys

import msgspec
import pytest
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.language import seating
from ettin_spec.protocol import commands as c
from ettin_spec.protocol.results import Done, Unsupported
from ettin_tck.cli import run

DATE = TODAY


FEATURE = """# language: en
Feature: Three against two
  > One player too many.

  @id:mine.three_against_two @variant:{variant} @from:2018-04-27 @must
  Scenario: Angie and two others play
    Given Angie's team has 30 life
    And Edward controls “Hill Giant”
    And Celia controls “Hill Giant”
    Then Angie's team has 30 life
"""


def game(variant: str, *sizes: int) -> c.NewGame:
    """A game of teams of these sizes."""
    everybody = seating("four-headed-giant")
    teams = tuple(
        c.Team(team.id, team.players[:size], team.primary)
        for team, size in zip(everybody, sizes, strict=False)
    )
    return c.NewGame(DATE, variant, "tournament", teams)


def opened(variant: str, *sizes: int) -> object:
    """What the reference answers to it."""
    return ReferenceEngine().run([game(variant, *sizes)])[0]


@pytest.mark.parametrize(
    ("variant", "size"),
    [("two-player", 1), ("two-headed-giant", 2), ("three-headed-giant", 3)],
)
def test_teams_of_the_size_of_the_variant_play(variant: str, size: int) -> None:
    assert isinstance(opened(variant, size, size), Done)


@pytest.mark.parametrize(
    ("variant", "sizes", "said"),
    [
        ("three-headed-giant", (3, 2), "teams of 3 and 2"),
        ("two-headed-giant", (2, 3), "teams of 2 and 3"),
        ("three-headed-giant", (2, 2), "teams of 2 and 2"),
        ("two-player", (1,), "teams of 1"),
        ("two-player", (), "teams of no"),
    ],
)
def test_teams_of_another_size_are_refused(variant: str, sizes: tuple[int, ...], said: str) -> None:
    answer = opened(variant, *sizes)
    assert isinstance(answer, Unsupported)
    assert said in answer.reason


@pytest.mark.slow  # each is a check
@pytest.mark.parametrize(
    ("variant", "code"), [("two-headed-giant", 2), ("three-headed-giant", 0), ("two-player", 2)]
)
def test_a_scenario_with_a_player_too_many_is_one_clear_error(
    capsys: pytest.CaptureFixture[str], tmp_path, variant: str, code: int
) -> None:
    file = tmp_path / "en" / "mine.feature"
    file.parent.mkdir()
    file.write_text(FEATURE.format(variant=variant), encoding="utf-8")
    assert int(run(["check", "--features", str(tmp_path)])) == code
    err = capsys.readouterr().err
    if code:
        assert f"mine.feature:9: Celia does not play in {variant}" in err
        assert len(err.splitlines()) == 2


@pytest.mark.slow  # a process is started
def test_a_served_engine_answers_unequal_teams_with_the_reason_and_goes_on() -> None:
    asked = [game("three-headed-giant", 3, 2), game("three-headed-giant", 3, 3)]
    requests = [
        {"jsonrpc": "2.0", "id": i, "method": "run", "params": {"commands": [command]}}
        for i, command in enumerate(asked)
    ]
    done = subprocess.run(
        [sys.executable, "-m", "ettin_tck", "engine"],
        input=b"".join(msgspec.json.encode(request) + b"\n" for request in requests),
        capture_output=True,
        check=True,
    )
    refused, begun = (json.loads(line)["result"]["results"] for line in done.stdout.splitlines())
    assert [each["is"] for each in (*refused, *begun)] == ["unsupported", "done"]
    assert "2 teams of 3; this game has teams of 3 and 2" in refused[0]["reason"]


def test_the_reference_claims_what_it_plays_and_nothing_else() -> None:
    claimed = ReferenceEngine().initialize().variants
    assert {"two-player", "two-headed-giant", "three-headed-giant", "four-headed-giant"} <= {
        *claimed
    }
