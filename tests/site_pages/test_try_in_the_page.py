"""Scenarios that are changed and played in the page itself: in Chromium, from disk."""

from __future__ import annotations

import gzip
import json
import os
import shutil
from base64 import b64decode, b64encode
from collections.abc import Iterator
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page as BrowserPage
from shared.corpora import library
from shared.sampling import sample
from site_pages.conftest import built

from ettin_spec.languages import LANGUAGES
from ettin_tck.site.embedding.fetched import PYODIDE
from ettin_tck.site.trying.scenario_source import source_of
from ettin_tck.site.trying.trial import Asked, answered

pytestmark = [
    pytest.mark.slow,  # a whole site is built, and Python started in a browser
    pytest.mark.together("site"),
]

NAME = "life.set_each.biorhythm"
TOTALS = "| 1     | 3      |"
CHANGED = "| 7     | 3      |"
EVERY = 150
"""One scenario of so many is played in an ordinary run."""
PLAYS = "(asked) => ettinPlays(asked, () => {})"


@pytest.fixture(scope="module")
def trial_page(browser: Browser, site: Path) -> Iterator[BrowserPage]:
    """The page of a question on which it is tried; nothing that it asks for leaves the folder."""
    if not (site / "python").exists():
        if os.environ.get("CI"):
            pytest.fail("needs npm, and CI is set: install it")
        pytest.skip("needs npm")
    page = browser.new_page(viewport={"width": 390, "height": 800})
    page.set_default_timeout(120_000)
    asked: list[str] = []
    errors: list[str] = []
    page.on("request", lambda it: asked.append(it.url))
    page.on("pageerror", lambda it: errors.append(str(it)))
    page.goto(f"{site.as_uri()}/fr/questions/{NAME}.html")
    page.click("text=Essayer")
    page.wait_for_selector("#try")
    assert [it for it in asked if "/python/" in it] == []
    yield page
    page.close()
    assert errors == []
    own = (f"{site.as_uri()}/", "data:", "blob:")
    assert [it[:80] for it in asked if not it.startswith(own)] == []


def here(page: BrowserPage, asked: Asked) -> Any:
    """What comes of a text in the page."""
    return page.evaluate(PLAYS, msgspec.to_builtins(asked))


def test_a_number_is_changed_and_what_follows_is_read_without_a_server(trial_page):
    text = trial_page.input_value("#text")
    assert TOTALS in text
    trial_page.fill("#text", text.replace(TOTALS, CHANGED))
    trial_page.click("#try [type=submit]")
    trial_page.wait_for_selector(".tried")
    told = trial_page.inner_text("#came")
    assert "Voici ce qui s'ensuit : L'équipe d'Angie a 1 point de vie" in told
    assert trial_page.locator(".tried .board:visible").count() > 1


def test_each_scenario_is_answered_in_the_page_as_by_the_command(trial_page):
    """As they are, each on today's date or its last day; of a sample, each in another language."""
    names = [it.id for it in library("en").corpus.scenarios]
    texts = {it: {its.id: its for its in library(it).corpus.scenarios} for it in LANGUAGES}
    other: list[str] = []
    for number, name in enumerate(sample(names, EVERY, first=7)):
        language = list(LANGUAGES)[number % len(LANGUAGES)]
        asked = Asked(language, source_of(texts[language][name]))
        came = json.loads(answered(msgspec.json.encode(asked)))
        assert (came["wrong"], 'class="wrong"' in came["html"]) == ([], False), name
        if here(trial_page, asked) != came:
            other.append(f"{name} ({language})")
    assert other == []


@pytest.mark.usefixtures("trial_page")
def test_another_engine_in_the_folder_answers_otherwise(browser, site, tmp_path):
    for part in ("assets", "en/try", "python"):
        shutil.copytree(site / part, tmp_path / part)
    script = tmp_path / "python" / "packages.js"
    begin, packed, end = script.read_text(encoding="utf-8").split('"')
    right, wrong = b"dict(overrides or {})", b"dict(overrides or {'life.set_each': 'sum'})"
    archive = BytesIO()
    with ZipFile(BytesIO(gzip.decompress(b64decode(packed)))) as ours, ZipFile(archive, "w") as its:
        for name in ours.namelist():
            content = ours.read(name)
            its.writestr(name, content.replace(right, wrong))
    repacked = b64encode(gzip.compress(archive.getvalue(), 1)).decode()
    script.write_text(f'{begin}"{repacked}"{end}', encoding="utf-8")
    page = browser.new_page()
    page.goto(f"{tmp_path.as_uri()}/en/try/{NAME}.html")
    asked = Asked("en", page.input_value("#text"))
    came, told = here(page, asked), json.loads(answered(msgspec.json.encode(asked)))
    page.close()
    assert 'class="wrong"' in came["html"]
    assert came != told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_in_the_page_as_by_the_command(trial_page, language):
    own = next(it for it in library(language).corpus.scenarios if it.id == NAME)
    text = source_of(own)
    mistyped = text.replace("1     | 3 ", "x     | 3 ")
    for asked in (
        Asked(language, mistyped),
        Asked(language, text.replace("| 1     |", "| 7     |")),
        Asked(language, text, "2005-08-01"),
        Asked(language, text, "1999-01-01"),
        Asked(language, "?"),
        Asked(language, text[: len(text) // 2]),
    ):
        assert here(trial_page, asked) == json.loads(answered(msgspec.json.encode(asked)))


@pytest.mark.usefixtures("trial_page")
def test_what_is_compiled_comes_along_in_each_language_and_the_features_do_not(site):
    script = (site / "python" / "packages.js").read_text(encoding="utf-8")
    packed = gzip.decompress(b64decode(script.split('"')[1]))
    with ZipFile(BytesIO(packed)) as archive:
        names = [name.rpartition("-")[0] for name in archive.namelist() if name.endswith("msgpack")]
    each = [(f"phrases.{it}", f"texts-{it}") for it in LANGUAGES]
    found = sorted(name.rpartition("/")[2] for name in names)
    assert found == sorted(["cards", "rulebook", "senses", *chain(*each)])


@pytest.mark.usefixtures("trial_page")
def test_a_browser_that_cannot_says_so_and_names_the_command_that_can(browser, site):
    page = browser.new_page()
    page.add_init_script("delete self.WebAssembly")
    page.goto(f"{site.as_uri()}/it/try/{NAME}.html")
    page.click("#try [type=submit]")
    page.wait_for_selector("#trying:has-text('ettin serve')")
    assert "WebAssembly" in page.inner_text("#trying")
    assert page.locator("#try [type=submit]:enabled").count() == 1
    page.close()


@pytest.mark.usefixtures("trial_page")
def test_pages_without_the_folder_say_what_is_missing(browser, site, tmp_path):
    for part in ("assets", "en/try"):
        shutil.copytree(site / part, tmp_path / part)
    page = browser.new_page()
    page.goto(f"{tmp_path.as_uri()}/en/try/{NAME}.html")
    page.click("#try [type=submit]")
    page.wait_for_selector("#trying:has-text('ettin serve')")
    assert "python/" in page.inner_text("#trying")
    page.close()


@pytest.mark.parametrize("there", [False, True])
def test_where_python_cannot_be_had_one_error_says_what_to_do(tmp_path, monkeypatch, there):
    cache = tmp_path / "cache"
    monkeypatch.setenv("ETTIN_CACHE", str(cache))
    monkeypatch.setenv("PATH", str(tmp_path))
    if there:  # and is another file than the one that is wanted
        (cache / "browser").mkdir(parents=True)
        (cache / "browser" / PYODIDE.file).write_bytes(b"not it")
    done = built(tmp_path / "site", "--try", "--id", NAME)
    assert done.returncode == 2
    assert PYODIDE.file in done.stderr
    assert "npm could not fetch it" in done.stderr
    assert "without --try" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "site").exists()
