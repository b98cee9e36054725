"""What is served, as who edits a scenario uses it: in Chromium, over the loopback interface."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser
from playwright.sync_api import Page as BrowserPage
from site_pages.served import Served, folder_of, serving

pytestmark = [
    pytest.mark.slow,  # servers read everything, and a browser is started
    pytest.mark.together("site"),
]

NAME = "life.set_each.biorhythm"
FILE = "life/setting_each.feature"
NARROW = {"width": 390, "height": 800}
TOTALS = "| 1     | 3      |"


@pytest.fixture
def served(tmp_path) -> Iterator[Served]:
    with serving("--features", str(folder_of(tmp_path, FILE))) as found:
        yield found


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[BrowserPage]:
    opened = browser.new_page(viewport=NARROW)
    opened.set_default_timeout(60_000)
    asked: list[str] = []
    errors: list[str] = []
    opened.on("request", lambda it: asked.append(it.url))
    opened.on("pageerror", lambda it: errors.append(str(it)))
    yield opened
    opened.close()
    assert errors == []
    assert [it for it in asked if not it.startswith((served.root, "blob:"))] == []


def test_a_number_is_changed_and_what_follows_is_read_and_taken_away(served, page):
    page.goto(f"{served.root}/fr/questions/{NAME}.html")
    page.click("text=Essayer")
    text = page.input_value("#text")
    page.fill("#text", text.replace(TOTALS, "| 7     | 3      |"))
    page.click("#try [type=submit]")
    page.wait_for_selector(".tried")
    told = page.inner_text("#came")
    assert "Voici ce qui s'ensuit : L'équipe d'Angie a 1 point de vie" in told
    assert page.locator(".tried .board:visible").count() > 1
    with page.expect_download() as taken:
        page.click("#away")
    assert taken.value.suggested_filename == f"{NAME}.feature"
    assert taken.value.path().read_text(encoding="utf-8") == page.input_value("#text")
    page.click("#try [type=reset]")
    assert page.input_value("#text") == text
    assert page.locator(".tried").count() == 0


def test_a_mistake_leads_to_its_line(served, page):
    page.goto(f"{served.root}/en/try/{NAME}.html")
    page.fill("#text", page.input_value("#text").replace("casts", "castz"))
    page.keyboard.press("Control+Enter")
    page.wait_for_selector("#wrong li")
    assert "castz" in page.inner_text("#wrong")
    page.click("#wrong button")
    marked = "document.querySelector('#text')"
    selected = page.evaluate(
        f"{marked}.value.slice({marked}.selectionStart, {marked}.selectionEnd)"
    )
    assert selected.strip().startswith("When Ronald castz")


def test_the_open_page_comes_anew_when_its_scenario_is_edited(served, page, tmp_path):
    page.goto(f"{served.root}/en/questions/{NAME}.html")
    file = tmp_path / "en" / FILE
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("three creatures and none", "3 and 0"), encoding="utf-8")
    page.wait_for_selector("h1:has-text('3 and 0')")
    file.write_text(text.replace("casts", "castz"), encoding="utf-8")
    page.wait_for_selector("#fault:visible")
    assert "castz" in page.inner_text("#fault")
    file.write_text(text, encoding="utf-8")
    page.wait_for_selector("h1:has-text('three creatures and none')")
    assert page.locator("#fault:visible").count() == 0


def test_what_was_written_is_not_lost_when_a_file_is_edited(served, page, tmp_path):
    page.goto(f"{served.root}/en/try/{NAME}.html")
    page.fill("#text", "# mine")
    file = tmp_path / "en" / FILE
    edited = file.read_text(encoding="utf-8").replace("three creatures and none", "3 and 0")
    with page.expect_event("console", lambda it: it.text == "2"):
        page.evaluate(
            "new EventSource('/news').addEventListener('message',"
            " (it) => console.log(JSON.parse(it.data).edition))"
        )
        file.write_text(edited, encoding="utf-8")
    assert page.input_value("#text") == "# mine"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_checker_of_accessibility_finds_nothing_where_a_scenario_is_tried(
    scheme, browser, served
):
    page = browser.new_page(viewport=NARROW, color_scheme=scheme)
    page.set_default_timeout(60_000)
    page.goto(f"{served.root}/ja/try/{NAME}.html")
    page.fill("#text", page.input_value("#text").replace(TOTALS, "| 7     | 3      |"))
    page.click("#try [type=submit]")
    page.wait_for_selector(".tried")
    violations = [it["id"] for it in Axe().run(page).response["violations"]]
    wide = page.evaluate("document.documentElement.scrollWidth")
    page.close()
    assert violations == []
    assert wide <= NARROW["width"]
