"""`import ettin`, the fixture for pytest, and pytest-bdd in a project that knows nothing else."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ettin
from ettin_tck import api
from ettin_tck.engines.installed import make

pytestmark = [
    pytest.mark.slow,  # each is a check
    pytest.mark.together("python api"),
]

ROOT = Path(__file__).parents[2]
IDS, DATES = ["life.read.hidetsugu"], ["2012-01-01"]
WRONG = {"life.read": "half_rounded_up"}
COMMAND = [sys.executable, "-m", "ettin_tck", "engine", "--with", "life.read=half_rounded_up"]
PAGE = (ROOT / "docs/python.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("module", [ettin, api])
def test_the_examples_in_the_documentation_of_the_code_are_true(module) -> None:
    done = doctest.testmod(module)
    assert (done.attempted > 2, done.failed) == (True, 0)


@pytest.mark.parametrize(
    "engine",
    [COMMAND, " ".join(COMMAND), make("reference", WRONG), lambda: make("reference", WRONG)],
    ids=["words", "string", "object", "maker"],
)
def test_an_engine_is_a_command_an_object_or_what_makes_one(engine) -> None:
    report = ettin.check(engine, ids=IDS, dates=DATES)
    assert (report.ok, report.failed, report.exit) == (False, 1, ettin.Exit.REGRESSION)
    (failure,) = report.failures
    assert (failure.verdict, failure.actual) == (ettin.Verdict.FAIL, "9")
    assert "your engine: 9" in str(report)


def test_an_engine_is_the_name_of_an_entry_point() -> None:
    report = ettin.check("reference", ids=IDS, dates=DATES)
    assert (report.ok, report.passed, report.failures, report.departures) == (True, 1, (), ())


class Raises:
    """An engine whose code fails in the middle."""

    def initialize(self):
        return make().initialize()

    def run(self, _):
        raise ValueError("no such zone")


def test_an_object_that_raises_is_broken_and_no_error_of_the_check() -> None:
    report = ettin.check(Raises(), ids=IDS, dates=DATES)
    assert report.exit is ettin.Exit.ENGINE_BROKE
    assert "ValueError: no such zone" in str(report)


def test_an_object_that_says_nothing_of_itself_is_broken_and_no_error_of_the_check() -> None:
    report = ettin.check(object, ids=IDS, dates=DATES)
    assert report.exit is ettin.Exit.ENGINE_BROKE
    assert "'object' object has no attribute 'initialize'" in str(report)


@pytest.mark.parametrize(
    ("engine", "options", "said"),
    [
        (3, {}, "3 is no engine"),
        ("", {}, "is no engine"),
        ("reference", {"dates": ["1999-01-01"]}, "2005-08-01"),
        ("reference", {"variant": "chess"}, "no variant 'chess'"),
        ("reference", {"ids": ["life.red.hidetsugu"]}, "nearest: life.read.hidetsugu"),
    ],
)
def test_what_cannot_be_meant_raises_one_clear_error(engine, options, said: str) -> None:
    with pytest.raises(ettin.EttinError, match=re.escape(said)):
        ettin.check(engine, **{"ids": IDS, "dates": DATES, **options})


def test_all_that_is_exported_is_there_and_documented() -> None:
    assert sorted(ettin.__all__) == sorted(set(ettin.__all__))
    assert all(getattr(ettin, name) is not None for name in ettin.__all__)
    for name in ("Report", "check"):
        assert getattr(ettin, name).__doc__


def pytest_in(folder: Path) -> subprocess.CompletedProcess[str]:
    """A session of pytest of its own, in a project of its own."""
    return subprocess.run(
        (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--strict-markers"),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_fixture_fails_a_test_as_the_command_line_tells_it(tmp_path: Path) -> None:
    (tmp_path / "test_rules.py").write_text(
        f"COMMAND = {COMMAND!r}\n\n"
        "def test_right(ettin_check):\n"
        f"    assert ettin_check('reference', ids={IDS!r}, dates={DATES!r}).passed == 1\n\n"
        "def test_wrong(ettin_check):\n"
        f"    ettin_check(COMMAND, ids={IDS!r}, dates={DATES!r})\n\n"
        "def test_misspelt(ettin_check):\n"
        "    ettin_check('reference', ids=['life.red.hidetsugu'])\n",
        encoding="utf-8",
    )
    done = pytest_in(tmp_path)
    assert done.returncode == 1, done.stderr
    assert "2 failed, 1 passed" in done.stdout
    assert "nearest: life.read.hidetsugu" in done.stdout
    assert "ettin_tck/" not in done.stdout, "the way through the judge is nobody's business"
    assert "FAIL  life.read.hidetsugu  2012-01-01" in done.stdout
    assert "9 is right under the rules before 2010-04-23" in done.stdout
    assert "Traceback" not in done.stdout


def blocks(heading: str) -> list[str]:
    """The Python that the page shows under a heading."""
    text = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)


def test_pytest_bdd_plays_a_fresh_project_made_of_what_the_page_shows(tmp_path: Path) -> None:
    conftest, module = blocks("Sentences as tests")
    assert '"./my-adapter --stdio"' in conftest
    reference = f'"{sys.executable} -m ettin_tck engine"'
    (tmp_path / "conftest.py").write_text(
        conftest.replace('"./my-adapter --stdio"', reference), encoding="utf-8"
    )
    (tmp_path / "test_features.py").write_text(module, encoding="utf-8")
    folder = tmp_path / "features/en"
    folder.mkdir(parents=True)
    told = (ROOT / "features/en/life/reading.feature").read_text(encoding="utf-8")
    (folder / "reading.feature").write_text(told, encoding="utf-8")
    done = pytest_in(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\d+ passed", done.stdout)


def test_the_fixture_of_the_page_is_the_one_that_there_is(tmp_path: Path) -> None:
    (example,) = blocks("In a test")
    reference = f'"{sys.executable} -m ettin_tck engine"'
    told = example.replace('"./my-adapter --stdio"', reference).replace("life.*", "life.read.*")
    (tmp_path / "test_it.py").write_text(told, encoding="utf-8")
    done = pytest_in(tmp_path)
    assert "1 passed" in done.stdout, done.stdout + done.stderr
