"""A site of a few questions, built once by the command, and a browser to read it with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

QUESTIONS = (
    "life.set_each.biorhythm*",
    "combat.block.teammate",
    "combat.planeswalker.block",
    "game.cant_lose.life",
)
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 300
WRONG = (sys.executable, "-m", "ettin_tck", "engine", "--with", "life.set_each=sum")


def built(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """What `ettin docs build` says."""
    return ettin("docs", "build", str(folder), *options)


def ettin(*options: str) -> subprocess.CompletedProcess[str]:
    """What the command says."""
    command = (sys.executable, "-m", "ettin_tck", *options)
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site in four languages, with the reference side by side with a wrong engine.

    Its pages play where npm can bring Python.
    """
    folder = tmp_path_factory.mktemp("site") / "built"
    ids = [word for question in QUESTIONS for word in ("--id", question)]
    trying = ("--try",) if shutil.which("npm") else ()
    reports = [folder.with_name(f"{name}.ndjson") for name in ("right", "wrong")]
    for report, engine in zip(reports, ((), ("--", *WRONG)), strict=True):
        checked = ettin("check", *ids, "--ndjson", str(report), *engine)
        assert checked.returncode == bool(engine), checked.stderr
    results = [word for report in reports for word in ("--results", str(report))]
    done = built(folder, *ids, *trying, *results, "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"{folder / 'index.html'}\n")
    return folder.resolve()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window; where there is none a test is skipped, in CI it fails."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("needs Chromium, and CI is set: install it")
        pytest.skip("needs Chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield opened
        opened.close()
