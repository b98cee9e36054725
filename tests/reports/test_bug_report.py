"""`ettin report` writes what somebody understands who has no ettin."""

from __future__ import annotations

import sys

import pytest

from ettin_tck.cli import run

pytestmark = pytest.mark.slow  # each starts ettin, and some an engine

ETTIN = (sys.executable, "-m", "ettin_tck")
WRONG = (*ETTIN, "engine", "--mistake", "half_a_life_total")
HIDETSUGU = ("life.read.hidetsugu", "--date", "2012-01-01")


def reported(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code, the report and what else was said."""
    code = run(["report", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_bug_report_has_position_steps_rule_and_both_answers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = reported(capsys, *HIDETSUGU, "--", *WRONG)
    assert code == 0
    heads = [line for line in out.splitlines() if line.startswith("## ")]
    assert heads == [
        *("## The position", "## Step by step", "## What should happen", "## What happens"),
        "## The rule",
    ]
    for part in (
        "Angie and Barry against Edward and Ronald. Rules of 2012-01-01.",
        "1. Angie's team has 17 life",
        "deals damage to each player equal to half that player's life total",
        "6. **Angie's team has 1 life**",
        "Angie's team has 1 life (expected: 1).",
        "It said: 9",
        "after step 5 (the ability resolves)",
        "before 2010-04-23",
        "810.9a: The number that an effect",
    ):
        assert part in out


def test_it_is_readable_without_ettin(capsys: pytest.CaptureFixture[str]) -> None:
    """No message of the protocol, and one line alone names the command."""
    _, out, _ = reported(capsys, *HIDETSUGU, "--", *WRONG)
    assert "{q:" not in out and '"cmd"' not in out
    assert len([line for line in out.splitlines() if "ettin replay" in line]) == 1


def test_without_an_engine_its_answer_is_left_to_be_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = reported(capsys, *HIDETSUGU)
    assert code == 0
    assert "(to be written: what your engine does)" in out
    assert "- Angie's team has 1 life" in out


def test_an_objection_says_where_the_scenario_stands_and_asks_for_a_text(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = reported(capsys, *HIDETSUGU, "--object", "--", *WRONG)
    assert code == 0
    assert out.startswith("# Objection to life.read.hidetsugu")
    assert "The scenario stands in `" in out and ".feature:" in out
    assert "## Why it should be otherwise\n\n(to be written: which passage" in out
    assert "It said: 9" in out


def test_of_an_engine_that_is_right_there_is_nothing_to_report(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = reported(capsys, *HIDETSUGU, "--", *ETTIN, "engine")
    assert (code, out) == (5, "")
    assert "nothing to report, it passes" in err


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("life.red.hidetsugu",), 5, "nearest: life.read.hidetsugu"),
        ((*HIDETSUGU, "--", "./no-such-engine"), 3, "the engine broke"),
    ],
)
def test_what_cannot_be_reported_is_one_clear_error(
    arguments: tuple[str, ...], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found, out, err = reported(capsys, *arguments)
    assert (found, out) == (code, "")
    assert said in err
