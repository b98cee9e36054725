"""Every line of every source is accounted for, and every statement shown or excused."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from shared.corpora import corpus

from ettin_spec.rulebook import load_rules
from ettin_spec.sources import Sources, SourcesError, holes, load_sources
from ettin_spec.sources.ledger_reader import HERE, read_sources

SEEDS = {"F": 117, "I": 122, "J": 153, "W": 61, "C": 58}
"""The lines of each document that are not blank."""


def test_no_line_statement_example_or_scenario_is_a_hole() -> None:
    assert [str(error) for error in holes(load_sources(), corpus(), load_rules())] == []


@pytest.mark.parametrize(("letter", "filled"), SEEDS.items())
def test_every_line_that_is_not_blank_is_listed(letter: str, filled: int) -> None:
    source = load_sources().sources[letter]
    numbers = {int(line.number) for line in source.lines}
    assert len(numbers) == filled
    assert numbers | source.blank == set(range(1, source.size + 1))
    assert not numbers & source.blank


def test_only_other_variants_have_statements_without_scenarios_that_stay() -> None:
    statements = load_sources().statements
    others = {s.variant for s in statements.values() if not s.is_ours}
    assert others == {"commander", "free-for-all", "more-heads", "planechase", "archenemy"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the ledger's files, into which a test plants a mistake."""
    shutil.copytree(HERE, tmp_path / "sources", ignore=shutil.ignore_patterns("*.py", "__*"))
    return tmp_path / "sources"


def planted(folder: Path, name: str, before: str, after: str) -> tuple[Sources, list[str]]:
    """The ledger with one passage (a pattern) replaced, and what is wrong with its files."""
    path = folder / name
    text = path.read_text(encoding="utf-8")
    changed, number = re.subn(before, after, text, count=1)
    assert number == 1
    path.write_text(changed, encoding="utf-8")
    found, problems = read_sources(folder, load_rules())
    return found, [str(problem) for problem in problems]


FRENCH, ITALIAN = "lines/answers_2012_french.yaml", "lines/answers_2005_italian.yaml"
JAPANESE, PAGE = "lines/memo_2016_japanese.yaml", "lines/encyclopedia_italian.yaml"
FILES = {
    "a line left out": (FRENCH, "- {line: 12, ", "- {line: 11, ", "line 12 of F is a hole"),
    "a line listed that is blank": (
        FRENCH,
        "line: 12",
        "line: 13",
        "line 13 of F is blank",
    ),
    "a line twice": (ITALIAN, "line: 5,", "line: 3,", "I:3 stands twice"),
    "a line beyond the last": (PAGE, "line: 75", "line: 76", "W has no line 76"),
    "a line that says nothing": (
        FRENCH,
        r"says: \[match\.two_teams_of_two, match\.one_game\]",
        "says: []",
        "F:12 is a hole",
    ),
    "a line with a reason that is none": (
        FRENCH,
        "reason: title",
        "reason: tittle",
        "no reason 'tittle'\n    nearest: title",
    ),
    "a line that says what is not stated": (
        FRENCH,
        r"match\.one_win",
        "match.one_wind",
        "no statement 'match.one_wind'\n    nearest: match.one_win",
    ),
    "a copy that is none": (JAPANESE, "same_as: 3", "same_as: 5", "does not read as line 5"),
    "a hash cut short": (FRENCH, "hash: ", "hash: 0", "no hash of twelve"),
    "a statement nobody makes": (
        ITALIAN,
        r"\[start\.last_cut\]",
        "[start.shuffle]",
        "no line of any source says 'start.last_cut'",
    ),
    "a policy that is none": (
        "statements/life.yaml",
        "{life.start: 40}",
        "{life.strat: 40}",
        "no policy 'life.strat'\n    nearest: life.start",
    ),
    "a setting that never was": (
        "statements/life.yaml",
        "{life.start: 40}",
        "{life.start: 41}",
        "policy life.start was never '41'",
    ),
    "a statement of no day": (
        "statements/life.yaml",
        "  policies: {life.start: 40}",
        "  policies: {life.start: 40}\n  from: 2012-01-01",
        "life.start_forty holds on no day",
    ),
    "a date that is none": (
        "statements/commander.yaml",
        "until: 2016-01-16",
        "until: 2016-01-32",
        "'2016-01-32' is no date",
    ),
    "a reason beside scenarios": (
        "statements/life.yaml",
        "  policies: {life.start: 40}",
        "  policies: {life.start: 40}\n  reason: people",
        "has scenarios and a reason for having none",
    ),
    "a kind that is none": (
        "statements/life.yaml",
        "kind: game",
        "kind: gmae",
        "'gmae' is not known here",
    ),
    "an example of what its lines do not say": (
        "examples.yaml",
        r"shows: \[resources\.you\]",
        "shows: [life.one_total]",
        "F-EX01 shows 'life.one_total', which its lines do not say",
    ),
    "an erratum of a blank line": ("errata.yaml", r"\[185\]", "[186]", "F has nothing on line 186"),
}


@pytest.mark.slow  # reads a changed copy of all the files
@pytest.mark.parametrize(("name", "before", "after", "said"), FILES.values(), ids=FILES)
def test_a_mistake_in_a_file_is_told_with_its_place(
    folder: Path, name: str, before: str, after: str, said: str
) -> None:
    problems = planted(folder, name, before, after)[1]
    assert any(said in problem for problem in problems)
    assert all(".yaml:" in problem for problem in problems)


@pytest.mark.slow  # reads all the files
def test_the_files_as_they_stand_have_no_mistake(folder: Path) -> None:
    assert read_sources(folder, load_rules())[1] == ()


@pytest.mark.slow  # reads a changed copy of all the files
def test_all_mistakes_are_told_at_once() -> None:
    problems = read_sources(HERE, load_rules())[1]
    assert str(SourcesError(problems)) == "\n".join(map(str, problems))


HOLES = {
    "a scenario that is none": (
        "statements/life.yaml",
        r"scenarios: \[life\.start\b",
        "scenarios: [life.strat",
        "no scenario 'life.strat'\n    nearest: life.start",
    ),
    "a scenario of other days": (
        "statements/life.yaml",
        r"policies: {life.set_each: sum}\n  scenarios: \[",
        "policies: {life.set_each: sum}\n  scenarios: [life.set_each.biorhythm.none, ",
        "life.set_each.biorhythm.none is never in force while life.set_each_sum holds",
    ),
    "a statement without scenarios": (
        "statements/life.yaml",
        r"  scenarios: \[life\.pay\.team.*\]\n",
        "",
        "life.pay_up_to_total is a hole",
    ),
    "a scenario that shows nothing": (
        "statements/life.yaml",
        r"  scenarios: \[life\.pay\.team.*\]\n",
        "",
        "no statement of the ledger names the scenario 'life.pay.team'",
    ),
    "a statement pending that is shown": (
        "pending.yaml",
        "statements:.*",
        "statements:\n  - life.one_total",
        "'life.one_total' is no longer pending",
    ),
    "a statement pending that is none": (
        "pending.yaml",
        "statements:.*",
        "statements:\n  - life.one_totla",
        "no statement 'life.one_totla'\n    nearest: life.one_total",
    ),
    "an example pending that is played": (
        "pending.yaml",
        "examples:.*",
        "examples:\n  - F-EX10",
        "'F-EX10' is no longer pending",
    ),
    "an example that no scenario plays": (
        "examples.yaml",
        "F-EX10:",
        "F-EX99:",
        "F-EX99 is a hole",
    ),
    "a tag of no example": (
        "examples.yaml",
        "F-EX10:",
        "F-EX99:",
        "no worked example is called 'F-EX10'",
    ),
}


@pytest.mark.slow  # reads a changed copy of all the files
def test_a_scenario_that_states_nothing_new_needs_no_statement(folder: Path) -> None:
    planted(folder, "beyond.yaml", r"\Z", "life.pay.*: Told by nobody.\n")
    found, _ = planted(folder, "statements/life.yaml", r"life\.pay\.team\b", "life.start")
    told = [str(error) for error in holes(found, corpus(), load_rules())]
    assert not any("names the scenario 'life.pay.team'" in error for error in told)


@pytest.mark.slow  # reads a changed copy of all the files
@pytest.mark.parametrize(("name", "before", "after", "said"), HOLES.values(), ids=HOLES)
def test_a_hole_is_found(folder: Path, name: str, before: str, after: str, said: str) -> None:
    found, problems = planted(folder, name, before, after)
    assert problems == []
    told = [str(error) for error in holes(found, corpus(), load_rules())]
    assert any(said in error for error in told)
