"""pytest-bdd speaks the same sentences: one step definition for all of them.

In a `conftest.py`: `pytest_plugins = ["ettin_tck.bdd"]` and a fixture `engine` that
gives an engine of the protocol, the command of one, or the name of an installed one; in a test
module: `scenarios("features/en")`. A case is played
on its last day, or on the ISO date that a fixture `rules_date` gives.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import step
from pytest_bdd.parsers import StepParser

from ettin_spec.input_files import read_text
from ettin_spec.language.feature_corpus import FeaturesError
from ettin_spec.language.gherkin.dated_rows import DROPPED
from ettin_spec.language.gherkin.feature_reader import read_feature
from ettin_spec.language.gherkin.feature_source import parse_source
from ettin_spec.language.scenario import Case, Scenario
from ettin_spec.language.sentences.spoken_language import load_tongue
from ettin_spec.languages import LANGUAGES
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.engine_interface import Engine
from ettin_spec.rulebook import load_rules
from ettin_tck.cases.plan import Plan, messages
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.required_claims import lack, without_unseen
from ettin_tck.cases.selection import Chosen, last_day
from ettin_tck.engines import installed
from ettin_tck.engines.any_engine import AnyEngine, session_of, words_of
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.judging.offered_choices import Offers
from ettin_tck.judging.one_game import OneGame, Played
from ettin_tck.judging.open_choices import asked_in, held_open
from ettin_tck.judging.plan_runner import held_against_no_refusals
from ettin_tck.judging.proved_routes import ProvedRoutes
from ettin_tck.judging.reference_choices import ReferenceChoices
from ettin_tck.judging.scenario_blame import scenario_at_fault
from ettin_tck.library import Library
from ettin_tck.verdicts import Verdict

SKIPPED = (Verdict.SKIPPED, Verdict.NOT_OBSERVABLE)


class _Reading:
    """One case on an engine, as far as its sentences have been reached."""

    def __init__(self, engine: Engine, plan: Plan, can: Capabilities, library: Library) -> None:
        self._library, self._reference = library, installed.maker(installed.REFERENCE)
        self._sentences = enumerate(plan.case.steps)
        self._engine, self._plan, self._can = engine, plan, can
        self._game, self._messages = OneGame(engine, plan, can), messages(plan, can)
        self._beside = ReferenceChoices(self._reference)
        self._offers = Offers(self._beside, plan, can)
        self._said = ""

    def begin(self) -> None:
        """Set up the game and read back what was placed."""
        self._play(-1)

    def reach(self, text: str) -> None:
        """Play what the next sentence says; after the last one, see what refusals have done."""
        place, step = next(self._sentences)
        self._said = text
        said = self._library.tongue.agreeing(text)
        assert step.text == said, f'the next sentence is "{step.text}", not "{text}"'
        for number, move in enumerate(self._plan.moves):
            if move.sentence == place:
                self._play(number)
        if place == len(self._plan.case.steps) - 1:
            self._compare()

    def _play(self, move: int) -> None:
        for batch in self._messages.batches:
            mine = [item for item in batch if item.move == move]
            if mine and not self._game.run(mine):
                self._end(self._offers.judged(self._game.played))

    def _compare(self) -> None:
        played = held_against_no_refusals(
            self._engine, self._plan, self._can, self._game.played, self._messages
        )
        played = self._offers.judged(played)
        if played.problem is None:
            must = asked_in(self._beside, self._plan)
            held = held_open(self._engine, self._plan, self._can, must, self._offers)
            played = held or played
        if played.problem is not None:
            self._end(played)

    def _end(self, played: Played) -> None:
        """Skip or fail the test for the problem that ended the case, the scenario's or not."""
        problem = played.problem
        assert problem is not None
        if self._reference is not None:
            found = scenario_at_fault(self._plan, problem, self._library, self._reference)
            problem = found or problem
        if problem.verdict in SKIPPED:
            pytest.skip(problem.message)  # what an engine does not do is no failure
        answers = f"expected {problem.expected}, was {problem.actual}" if problem.expected else ""
        told = ", ".join(part for part in (problem.message, answers) if part)
        pytest.fail(f"{problem.verdict}: {told}\n    {self._said}", pytrace=False)


VARIANT = "variant"
"""The tag that says in which variant a scenario is played, and the parameter that it becomes."""

_ASKED = pytest.StashKey[tuple[str, Any]]()
_READING = pytest.StashKey[_Reading]()
_STARTED = pytest.StashKey[dict[tuple[str, ...], Session]]()


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
    sentence: str, request: pytest.FixtureRequest, engine: AnyEngine, rules_date: str | None
) -> None:
    """Play one sentence; the first of a scenario sets up the game."""
    if _READING not in request.node.stash:
        request.node.stash[_READING] = _begun(request, engine, rules_date)
    if DROPPED not in sentence:
        request.node.stash[_READING].reach(sentence)


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Remember which scenario a test plays."""
    request.node.stash[_ASKED] = (feature.filename, scenario)


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:
    """Tags are ours, not marks: `--strict-markers` never sees them."""
    name, _, value = tag.partition(":")
    if name == VARIANT:
        function.__dict__.setdefault(VARIANT, set()).add(value)
    return True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A scenario of several variants is a test in each."""
    variants = sorted(getattr(metafunc.function, VARIANT, ()))
    if len(variants) > 1:
        metafunc.fixturenames.append(VARIANT)
        metafunc.parametrize(VARIANT, variants)


def _begun(request: pytest.FixtureRequest, engine: AnyEngine, date: str | None) -> _Reading:
    scenario, case = _case(request)
    request.node.user_properties.append(("case", case.id))
    engine = _opened(request.session, engine)
    library, can = _library(scenario.language), engine.initialize()
    if date is not None and not case.holds_on(date):
        pytest.skip(f"{case.id} is not in force on {date}")  # other rules held then
    on = date or last_day(case, library.today)
    plan = without_unseen(plan_of(library, Chosen(scenario, case, on), on), can)
    plan = _ways(scenario.language).for_engine(plan, can)
    lacking = lack(plan, can, library.card_needs(plan.new_game.cards, on))
    if lacking is not None:
        pytest.skip(lacking.why)  # what is not claimed is not asked, as in `ettin check`
    reading = _Reading(engine, plan, can, library)
    reading.begin()
    return reading


def _opened(session: pytest.Session, engine: AnyEngine) -> Engine:
    """An engine to play on; a command is started once, and ended with the session."""
    words = words_of(engine)
    if not words:
        return session_of(engine, Limits())
    started = session.stash.setdefault(_STARTED, {})
    if words not in started:
        started[words] = session_of(engine, Limits())
        session.addfinalizer(started[words].stop)
    return started[words]


@cache
def _library(language: str) -> Library:
    return Library(language)


@cache
def _ways(language: str) -> ProvedRoutes:
    """The ways to positions of engines that are given none, as `ettin check` has them."""
    return ProvedRoutes(_library(language), installed.maker(installed.REFERENCE))


def _case(request: pytest.FixtureRequest) -> tuple[Scenario, Case]:
    """The case that a test plays: its scenario by title, its row by the cells."""
    file, asked = request.node.stash[_ASKED]
    cells = dict(request.getfixturevalue("_pytest_bdd_example"))
    try:
        scenario = _scenarios(file)[asked.name]
    except FeaturesError as error:
        pytest.fail(str(error), pytrace=False)
    columns = load_tongue(scenario.language).table.lexicon.file.columns
    since = cells.pop(columns.date, None)
    cells.pop(columns.rule, None)
    spec = getattr(request.node, "callspec", None)
    variant = spec.params.get(VARIANT) if spec is not None else None
    return scenario, next(
        case
        for case in scenario.cases
        if since in (None, case.since)
        and dict(case.values) == cells
        and variant in (None, case.variant)
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
