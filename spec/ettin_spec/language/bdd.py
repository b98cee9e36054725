"""pytest-bdd speaks the same sentences: one step definition for all of them.

In a `conftest.py`: `pytest_plugins = ["ettin_spec.language.bdd"]` and a fixture `engine` that
gives an engine of the protocol; in a test module: `scenarios("features/en")`. A case is played
on its last day, or on the ISO date that a fixture `rules_date` gives.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import step
from pytest_bdd.parsers import StepParser

from ettin_spec.cards import load_cards
from ettin_spec.language.corpus import FeaturesError, read_text
from ettin_spec.language.model import Case, Scenario
from ettin_spec.language.outline import DROPPED
from ettin_spec.language.reader import read_feature
from ettin_spec.language.scripting import script
from ettin_spec.language.sitting import CannotPlay, Sitting
from ettin_spec.language.source import parse_source
from ettin_spec.language.tongue import load_tongue
from ettin_spec.protocol.engine import Engine
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.model import LANGUAGES, eve

TODAY = "current"
"""The named date on which a case that still holds is played."""

_ASKED = pytest.StashKey[tuple[str, Any]]()
_SITTING = pytest.StashKey[Sitting]()


class Phrase(StepParser):
    """Matches every sentence that the phrase tables know, and those that a `—` drops."""

    def __init__(self) -> None:
        super().__init__("a sentence of the scenario language")

    def is_matching(self, name: str) -> bool:
        return _known(name)

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {"sentence": name}


@cache
def _known(text: str) -> bool:
    return DROPPED in text or any(load_tongue(language).says(text) for language in LANGUAGES)


@pytest.fixture
def rules_date() -> str | None:
    """The date whose rules are played; None for the last day of each case."""
    return None


@step(Phrase())
def play_sentence(
    sentence: str, request: pytest.FixtureRequest, engine: Engine, rules_date: str | None
) -> None:
    """Play one sentence; the first of a scenario sets up the game."""
    try:
        if _SITTING not in request.node.stash:
            request.node.stash[_SITTING] = _begun(request, engine, rules_date)
        request.node.stash[_SITTING].reach(sentence)
    except CannotPlay as reason:
        pytest.skip(str(reason))


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Remember which scenario a test plays."""
    request.node.stash[_ASKED] = (feature.filename, scenario)


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:  # noqa: ARG001 - pytest-bdd's hook
    """Tags are ours, not marks: `--strict-markers` never sees them."""
    return True


def _begun(request: pytest.FixtureRequest, engine: Engine, date: str | None) -> Sitting:
    case = _case(request)
    request.node.user_properties.append(("case", case.id))
    if date is not None and not case.holds_on(date):
        pytest.skip(f"{case.id} is not in force on {date}")
    on = date or (eve(case.until) if case.until else load_rules().parse_date(TODAY))
    cards = load_cards()
    sitting = Sitting(script(case, cards), engine, cards, on)
    sitting.begin()
    return sitting


def _case(request: pytest.FixtureRequest) -> Case:
    """The case that a test plays: its scenario by title, its row by the cells."""
    file, asked = request.node.stash[_ASKED]
    cells = dict(request.getfixturevalue("_pytest_bdd_example"))
    scenario = _scenarios(file)[asked.name]
    columns = load_tongue(scenario.language).table.lexicon.file.columns
    since = cells.pop(columns.date, None)
    cells.pop(columns.rule, None)
    return next(
        case
        for case in scenario.cases
        if since in (None, case.since) and dict(case.values) == cells
    )


@cache
def _scenarios(file: str) -> dict[str, Scenario]:
    """The scenarios of a file by title; FeaturesError tells all that is wrong with it."""
    text = read_text(Path(file))
    language = parse_source(text, file).language or "en"
    read = read_feature(text, file, load_tongue(language), load_rules())
    if read.problems:
        raise FeaturesError(tuple(read.problems))
    return {scenario.title: scenario for scenario in read.scenarios}
