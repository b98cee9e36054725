"""Our player beside pytest-bdd, on an engine that only repeats recorded answers.

Both play every case of the English features in one run, in one process, several times in turn;
printed is how many times longer pytest-bdd takes for a case, and for the corpus from its files,
which our player reads as anybody does from the second time on: compiled.
"""

from __future__ import annotations

import contextlib
import io
import shutil
import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from measuring import arguments

from ettin_engine.serve import ReferenceEngine
from ettin_spec.language import features_root
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Command
from ettin_spec.protocol.results import Result
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, date_for
from ettin_tck.judging.plan_runner import play
from ettin_tck.library import Further, Library

ROUNDS = 5
GOALS = {"a case": 15, "the corpus": 40}
FEW = "life"
"""The folder of features that a short form plays."""
CONFTEST = """
import pytest
pytest_plugins = ["ettin_tck.bdd"]
"""
MODULE = "from pytest_bdd import scenarios\nscenarios({root!r})\n"


class Parrot:
    """Repeats what the reference once answered, in the same order, and looks at nothing."""

    def __init__(self) -> None:
        self._reference = ReferenceEngine()
        self._can = self._reference.initialize()
        self._recorded: list[list[Result]] = []
        self._answers: Iterator[list[Result]] | None = None

    def rewind(self) -> None:
        """From here on the answers are repeated from the first."""
        self._answers = iter(self._recorded)

    def initialize(self) -> Capabilities:
        """The reference's."""
        return self._can

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """The next recorded answers; until the first `rewind` the reference's, recorded."""
        if self._answers is not None:
            return next(self._answers)
        self._recorded.append(self._reference.run(commands))
        return self._recorded[-1]


class Stopwatch:
    """A pytest plugin that gives the engine and adds up what each test took."""

    def __init__(self, engine: Parrot) -> None:
        self._engine = engine
        self.cases = 0
        self.seconds = 0.0

    @pytest.fixture
    def engine(self) -> Parrot:
        """The engine under test."""
        return self._engine

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Every phase of a test counts."""
        assert not report.failed, report.longreprtext
        self.seconds += report.duration
        self.cases += report.when == "call"


def with_pytest_bdd(folder: Path, engine: Parrot) -> tuple[float, float]:
    """Seconds a case, and for the whole session."""
    watch = Stopwatch(engine)
    began = time.perf_counter()
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        code = pytest.main(["-q", "-p", "no:cacheprovider", str(folder)], plugins=[watch])
    assert code == 0, printed.getvalue()
    return watch.seconds / watch.cases, time.perf_counter() - began


def with_our_player(features: Path, engine: Parrot) -> tuple[float, float]:
    """Seconds a case, and for the corpus from its files."""
    began = time.perf_counter()
    library, can = Library("en", Further(features)), engine.initialize()
    corpus = library.corpus
    loaded = time.perf_counter()
    cases = 0
    for scenario in corpus.scenarios:
        for case in scenario.cases:
            chosen = Chosen(scenario, case, None)
            date = date_for(chosen, library.today, can.rules.first, can.rules.last)
            assert play(engine, plan_of(library, chosen, date), can).problem is None
            cases += 1
    ended = time.perf_counter()
    return (ended - loaded) / cases, ended - began


def ratios(folder: Path, features: Path, rounds: int) -> Iterator[tuple[float, float]]:
    """How many times longer pytest-bdd takes in each round, after one that records the answers."""
    theirs, ours = Parrot(), Parrot()
    (folder / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    module = MODULE.format(root=str(features / "en"))
    (folder / "test_features.py").write_text(module, encoding="utf-8")
    for number in range(rounds + 1):
        bdd, player = with_pytest_bdd(folder, theirs), with_our_player(features, ours)
        if number:
            yield bdd[0] / player[0], bdd[1] / player[1]
        theirs.rewind()
        ours.rewind()


def main() -> None:
    """Print the two ratios."""
    short = arguments("Our player beside pytest-bdd.").short
    with TemporaryDirectory() as name:
        features = features_root()
        if short:
            shutil.copytree(features / "en" / FEW, Path(name) / "features/en" / FEW)
            features = Path(name) / "features"
        found = list(ratios(Path(name), features, 1 if short else ROUNDS))
    for what, column in zip(GOALS, zip(*found, strict=True), strict=True):
        ratio, goal = statistics.median(column), GOALS[what]
        print(f"pytest-bdd takes {ratio:.1f} times as long as our player for {what} (goal: {goal})")


if __name__ == "__main__":
    main()
