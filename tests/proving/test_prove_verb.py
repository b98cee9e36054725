"""`ettin prove`, called as a user calls it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from gherkin.dialect import Dialect
from proving.broken_flows import FLOW, changed

from ettin_spec.flow.proof.games import search_called, searches
from ettin_spec.flow.proof.properties import properties
from ettin_spec.languages import LANGUAGES
from ettin_spec.yaml_files.yaml_places import load
from ettin_tck.cli import run
from ettin_tck.library import Library
from ettin_tck.proving.proof import Means, games, prove, tasks_of
from ettin_tck.proving.proof_page import provenance, row_of
from ettin_tck.proving.traces_told import ALWAYS, MEANT, WORDS, broken_told

pytestmark = pytest.mark.slow  # each is a search

PAGE = Path(__file__).parents[2] / "docs" / "proved.md"


def test_a_search_tells_how_much_there_was_and_what_was_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["prove", "--bounds", "calm", "--markdown", str(tmp_path / "page.md")]) == 0
    out = capsys.readouterr().out
    assert "0 broken" in out
    assert "never taken: mulligan.taken" in out
    (row,) = _searched((tmp_path / "page.md").read_text("utf-8"))
    assert row in _searched(PAGE.read_text("utf-8")), (
        "the command that stands in it writes it again"
    )


def test_two_teams_are_searched_under_every_set_of_policies_and_the_page_has_the_same_counts(
    tmp_path: Path,
) -> None:
    made = tmp_path / "page.md"
    command = ("prove", "--variant", "two-headed-giant", "--date", "all", "--markdown", str(made))
    done = subprocess.run(
        (sys.executable, "-m", "ettin_tck", *command), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    rows = [row for row in made.read_text("utf-8").splitlines() if row.startswith("| 2 teams")]
    assert len(rows) == done.stdout.count(" states ")
    assert [row for row in rows if row not in PAGE.read_text("utf-8")] == []


def test_the_page_is_of_the_flow_and_the_properties_that_are_here() -> None:
    text = PAGE.read_text("utf-8")
    for name, digest in provenance().items():
        assert f"- `{name}`: {digest}" in text
    assert "**broken**" not in text
    for rule in properties():
        assert f"| {rule.says} |" in text


def _searched(page: str) -> list[str]:
    """The rows of a page that say what was searched, from the policies on, without their day."""
    rows = [line.split(" | ", 1) for line in page.splitlines() if " | calm | " in line]
    return [f"{game} {rest.partition(': ')[2]}" for game, rest in rows]


def test_the_page_has_every_game_of_every_day_within_all_bounds_that_fit() -> None:
    rules = Library("en").rules
    played = games(list(rules.variants), rules.change_dates())
    tasks = tasks_of(played, list(searches().values()), Means())
    text = PAGE.read_text("utf-8")
    wanted = [row_of(game, within) for game, within in tasks]
    assert [row for row in wanted if row not in text] == []
    assert len(wanted) == len(re.findall(r"^\| \d ", text, re.MULTILINE))
    assert re.search(r"`ettin prove .*`, at commit [0-9a-f]{12},", text)
    for within in searches().values():
        assert within.name == "wide" or within.says in text


def test_who_has_no_room_for_all_states_has_proved_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["prove", "--bounds", "calm", "--states", "100"]) == 1
    assert "NOT ALL" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bounds", "clam"], "no search 'clam'; nearest: calm"),
        (["--variant", "solitaire"], "no variant 'solitaire'"),
        (["--variant", "commander", "--date", "2006-01-01"], "none of these variants"),
    ],
)
def test_what_there_is_not_is_said(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["prove", *arguments]) in (2, 5)
    assert says in capsys.readouterr().err


def test_every_game_of_every_day_is_one_of_some_variant() -> None:
    rules = Library("en").rules
    found = games(list(rules.variants), rules.change_dates())
    assert {name for game in found for name in game.variants} == set(rules.variants)
    assert len({(game.size, game.policies) for game in found}) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_to_a_broken_property_is_a_scenario_in_words(language: str) -> None:
    library, wrong = Library(language), changed("hand.kept", without="kept")
    played = games(["two-headed-giant"], [library.today])
    tasks = tasks_of(played, [search_called("calm")], Means())
    proof = prove(tasks, Means(), lambda _: None, wrong)
    _, comment, *lines = broken_told(library, proof, *proof.broken[0])
    assert comment == f"# language: {language}"
    dialect = Dialect.for_name(language)
    assert dialect is not None
    when = dialect.when_keywords[1]
    said = [line.strip() for line in lines if line.strip().startswith(when)]
    assert said
    for line in said:
        assert library.tongue.read(line.removeprefix(when))


def test_every_event_has_words_in_every_language() -> None:
    events = {"wrong", "for_ever"} | set(FLOW.events) - set(MEANT) - {"nothing"}
    for language in LANGUAGES:
        assert set(load(WORDS / f"{language}.yaml").data) == events
    assert set(ALWAYS) == {"flow.wrong_step", "flow.no_step"}
