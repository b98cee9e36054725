"""What a user does not know by name is found: clauses, cards, ids, and the rest of a line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ettin_tck.cli import run


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """What a command that must succeed prints."""
    assert run([*arguments]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.slow  # starts ettin each time
@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        (("block teammate",), "en", "combat.block.teammate"),
        (("TEAMMATE", "blocks"), "en", "combat.block.teammate"),
        (("Heartless", "Hidetsugu", "17"), "en", "life.read.hidetsugu"),
        (("810.9a", "hidetsugu"), "en", "life.read.hidetsugu"),
        (("life.read", "F-EX11"), "en", "life.read.hidetsugu"),
        (("free-for-all", "calibration.copy.dies"), "en", "calibration.copy.dies"),
        (("equipe hidetsugu",), "fr", "life.read.hidetsugu"),
    ],
)
def test_list_finds_all_words_in_any_order(
    words: tuple[str, ...], language: str, found: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = [line.split()[0] for line in lines(capsys, "list", *words, "--lang", language)]
    assert found in ids
    assert len(ids) < 120


def test_where_nothing_has_all_words_the_nearest_ids_are_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["list", "life.read.hidetsgu"]) == 5
    err = capsys.readouterr().err
    assert err.count("nearest: ") == 1
    assert "life.read.hidetsugu" in err


@pytest.mark.parametrize(
    ("words", "language", "key"),
    [
        (("tax", "commander"), "en", "commander.tax"),
        (("{2}", "COMMANDER", "costs"), "en", "commander.tax"),
        (("903.8",), "en", "commander.tax"),
        (("commandement", "coute"), "fr", "commander.tax"),
    ],
)
def test_a_clause_is_found_by_what_it_says(
    words: tuple[str, ...], language: str, key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = lines(capsys, "list", "--of", "clauses", *words, "--lang", language)
    assert key in {line.split()[0] for line in found}
    assert len(found) < 20


@pytest.mark.parametrize(
    ("words", "language", "name"),
    [
        (("half", "life", "each player"), "en", "Heartless Hidetsugu"),
        (("hidetsugu", "heartless"), "en", "Heartless Hidetsugu"),
        (("hidetsugu",), "it", "Hidetsugu lo Spietato"),
    ],
)
def test_a_card_is_found_by_what_is_on_it(
    words: tuple[str, ...], language: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = lines(capsys, "list", "--of", "cards", *words, "--lang", language)
    assert [line for line in found if line.startswith(f"{name}  ")]
    assert len(found) < 10


@pytest.mark.slow  # all card texts are told
def test_words_that_only_a_card_has_are_found_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["list", "rounded hidetsugu life"]) == 5
    said = "1 of the cards do: ettin list --of cards rounded hidetsugu life"
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("what", ["clauses", "cards"])
def test_what_nothing_says_is_said(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["list", "--of", what, "nothing says this"]) == 5
    assert f"none of the {what} says 'nothing says this'" in capsys.readouterr().err


def test_a_policy_is_found_by_words_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    found = lines(capsys, "policies", "mulligan", "FIRST")
    assert [line.split()[0] for line in found if not line.startswith(" ")] == ["mulligan.first"]


@pytest.mark.slow  # the whole corpus is read
@pytest.mark.parametrize("verb", [("check", "--id"), ("replay",), ("bisect",), ("list",)])
def test_five_ids_are_near_a_mistyped_one(
    verb: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*verb, "mulligan.frist"]) == 5
    near = capsys.readouterr().err.partition("nearest: ")[2].splitlines()[0].split(", ")
    assert len(near) == 5
    assert all(each.startswith("mulligan") for each in near)


def completions(line: str, tmp_path: Path) -> list[str]:
    """What a shell is told when it asks how a line goes on, by the installed command."""
    asked = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)}
    asked["_ETTIN_COMPLETE"] = "bash_complete"
    done = subprocess.run(
        (sys.executable, "-m", "ettin_tck"),
        env={**os.environ, **asked},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return [each.removeprefix("plain,") for each in done.stdout.splitlines()]


@pytest.mark.slow  # the installed command is asked by a shell
@pytest.mark.parametrize(
    ("line", "goes_on"),
    [
        ("ettin po", ["policies", "policy"]),
        ("ettin check --shar", ["--shard"]),
        ("ettin replay life.read.hidetsugu.", ["life.read.hidetsugu.two_totals"]),
        ("ettin check --id life.read.hidetsugu.", ["life.read.hidetsugu.two_totals"]),
        ("ettin list --variant two-player", ["two-player", "two-player-commander"]),
        ("ettin engine --mistake ten", ["ten_poison_counters"]),
        ("ettin nosuchverb --", []),
    ],
)
def test_a_shell_completes_a_line(line: str, goes_on: list[str], tmp_path: Path) -> None:
    assert completions(line, tmp_path) == goes_on


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_line_that_switches_completion_on_gives_a_script(shell: str, tmp_path: Path) -> None:
    done = subprocess.run(
        (sys.executable, "-m", "ettin_tck"),
        env={**os.environ, "_ETTIN_COMPLETE": f"{shell}_source"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "_ETTIN_COMPLETE" in done.stdout
    assert done.returncode == 0, done.stderr
