"""The site as judges use it: in Chromium, from disk."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as BrowserPage
from shared.corpora import library

from ettin_spec.languages import LANGUAGES
from ettin_tck.explaining.phrases_on_cards import marked, unmarked

pytestmark = [
    pytest.mark.slow,  # whole sites are built
    pytest.mark.together("site"),
]

NARROW = {"width": 390, "height": 800}
expect.set_options(timeout=60_000)
ASKED = {
    "en": ("what happens with biorhythm", "Angie's team has 1 life", "Angie's team has 3 life"),
    "fr": ("que se passe-t-il avec Biorythme", "L'équipe d'Angie a 1 point", "a 3 points de vie"),
    "it": ("che cosa succede con Bioritmo", "La squadra di Angie ha 1 pun", "ha 3 pun"),
    "ja": ("生命の律動", "ライフは1点である", "ライフは3点である"),
}
BLOCKED = {
    "en": ("can my teammate block for me", "A teammate blocks what attacks the other player"),
    "fr": ("mon coéquipier peut-il bloquer pour moi", "Un coéquipier bloque ce qui attaque"),
    "it": ("il mio compagno può bloccare per me", "Un compagno di squadra blocca ciò che"),
    "ja": ("チームメイト ブロック", "チームメイトはもう1人への攻撃クリーチャーをブロックする"),
}


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder and says nothing of it."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


class Reader:
    """A page that is read, with what it asked for and what failed in it."""

    def __init__(self, page: BrowserPage, site: Path) -> None:
        self.page, self.site = page, site
        self.requests: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda it: self.requests.append(it.url))
        page.on("pageerror", lambda it: self.errors.append(str(it)))

    def opens(self, address: str) -> None:
        """Go to a page of the site."""
        self.page.goto(f"{self.site.as_uri()}/{address}")

    def finds(self, language: str, question: str, kind: str) -> None:
        """Two actions on the start page: type, and follow the first result of a kind."""
        self.opens(f"{language}/index.html")
        self.page.fill("#search", question)
        with self.page.expect_navigation():
            self.page.locator(f"#results a[href^='{kind}/']").first.click()


@pytest.fixture
def reader(browser: Browser, site: Path) -> Iterator[Reader]:
    page = browser.new_page(viewport=NARROW)
    page.set_default_timeout(60_000)
    found = Reader(page, site)
    yield found
    page.close()
    assert found.errors == []
    assert [url for url in found.requests if not url.startswith(site.as_uri())] == []


@pytest.mark.parametrize("language", ASKED)
def test_biorhythm_is_answered_in_two_actions_with_why_and_that_it_was_otherwise(language, reader):
    question, now, before = ASKED[language]
    reader.finds(language, question, "questions")
    assert now in reader.page.inner_text(".then")
    assert "810.9d" in reader.page.inner_text("#why")
    assert before in reader.page.inner_text("[data-since='2005-08-01']")
    assert reader.page.get_attribute("html", "lang") == language


@pytest.mark.parametrize("language", BLOCKED)
def test_whether_a_teammate_blocks_is_answered_in_two_actions(language, reader):
    question, answer = BLOCKED[language]
    reader.finds(language, question, "questions")
    assert reader.page.inner_text("h1").startswith(answer)
    assert "805.10d" in reader.page.inner_text("#why")
    assert reader.page.locator(".spans > li").count() > 1


def test_a_card_is_found_by_its_japanese_name_and_by_a_part_of_it(reader):
    for typed in ("生命の律動", "律動"):
        reader.finds("ja", typed, "cards")
        assert reader.page.inner_text("h1") == "生命の律動"


def test_a_rule_is_found_by_the_number_that_it_had(reader):
    reader.finds("it", "606.9b", "rules")
    assert "606.9b" in reader.page.inner_text("main")


def test_what_nothing_says_is_told_to_who_hears_the_page(reader):
    reader.opens("en/index.html")
    reader.page.fill("#search", "xyzzyx")
    status = reader.page.locator("#found")
    assert status.get_attribute("aria-live") == "polite"
    expect(status).to_contain_text("Nothing says this")


def test_results_are_walked_with_the_keyboard(reader):
    reader.opens("en/index.html")
    reader.page.keyboard.type("biorhythm")
    reader.page.keyboard.press("ArrowDown")
    reader.page.keyboard.press("Enter")
    reader.page.wait_for_selector(".face")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pasted_text_is_marked_as_the_command_marks_it(language, reader):
    its = library(language)
    faces = [face for name in its.cards.entries if (face := its.face(name, its.today))]
    texts = [*faces, "\n".join(faces[:20]).replace("'", "’"), "Flying", ""]
    reader.opens(f"{language}/wordings.html")
    told = reader.page.evaluate(
        """(texts) => texts.map((text) => [
            ettinWording.marked(ettinWordings, text).map(
                (it) => [text.slice(it.start, it.end), ettinWordings.phrases[it.phrase][0]]),
            ettinWording.unmarked(ettinWordings, text),
        ])""",
        texts,
    )
    assert told == [
        [
            [
                [it[hit.start : hit.end], f"wordings/{hit.wording.key}.html"]
                for hit in marked(it, language)
            ],
            list(unmarked(it, language)),
        ]
        for it in texts
    ]
    assert sum(len(hits) for hits, _ in told) > 800


def test_a_pasted_text_leads_to_the_page_of_a_phrase_and_says_what_is_not_known(reader):
    reader.opens("en/index.html")
    reader.page.click("a[href='wordings.html']")
    reader.page.fill("#card-text", "Flying\nEach opponent loses 2 life.")
    expect(reader.page.locator("#marked ul")).to_have_text("Flying")
    expect(reader.page.locator("#marked")).to_contain_text("No phrase")
    reader.page.click("#marked mark a:has-text('Each opponent')")
    expect(reader.page.locator("h1")).to_have_text("Each opponent")
    assert "your teammate is none" in reader.page.inner_text(".headline")
    assert "102.3" in reader.page.inner_text("#why")
    reader.opens("en/wordings.html")
    reader.page.fill("#card-text", "Vigilance")
    expect(reader.page.locator("#marked mark")).to_have_count(0)
    expect(reader.page.locator("#marked")).to_contain_text("is known in this text")


def test_the_page_of_a_phrase_is_found_by_what_a_card_says(reader):
    reader.finds("fr", "chaque adversaire", "wordings")
    assert reader.page.inner_text("h1") == "Chaque adversaire"


def test_a_link_opens_the_page_at_a_date(reader):
    reader.opens("en/questions/life.set_each.biorhythm.html#2006-01-01")
    assert "2006-01-01" in reader.page.inner_text(".onday")
    assert "Angie's team has 3 life" in reader.page.inner_text(".onday")
    assert "\n" not in reader.page.inner_text(".onday").strip()


def test_a_game_is_gone_through_step_by_step(reader):
    reader.opens("en/questions/life.set_each.biorhythm.html#step-8")
    board = reader.page.locator(".board:visible")
    expect(board).to_contain_text("stack: 1 object (Biorhythm)")
    expect(board).to_have_count(1)
    reader.page.keyboard.press("ArrowLeft")
    expect(reader.page).to_have_url(re.compile("#step-7$"))
    expect(board).to_contain_text("stack: nothing")
    for _ in range(20):
        reader.page.keyboard.press("ArrowRight")
    expect(reader.page.locator(".controls")).to_contain_text("Step 14 of 14")


def test_a_report_of_ones_own_opens_at_the_step_that_is_wrong(reader, tmp_path):
    report = tmp_path / "report.ndjson"
    engine = (sys.executable, "-m", "ettin_tck", "engine", "--with", "life.read=half_rounded_up")
    asked = ("--id", "life.read.hidetsugu", "--date", "2012-01-01", "--ndjson", str(report))
    subprocess.run(
        (sys.executable, "-m", "ettin_tck", "check", *asked, "--", *engine),
        capture_output=True, check=False, timeout=300,
    )  # fmt: skip
    traced = next(
        it
        for it in map(json.loads, report.read_text(encoding="utf-8").splitlines())
        if "trace" in it
    )
    reader.opens("fr/trace.html")
    reader.page.set_input_files("#file", str(report))
    last = reader.page.locator(".game li[data-here]")
    assert last.get_attribute("class") == "failed"
    assert last.get_attribute("id") == f"step-{len(traced['trace'])}"
    expect(reader.page.locator("#opened")).to_contain_text("1 ≠ 9")


def traced(folder: Path, *words: str) -> Path:
    """The trace of one case, played as the words say."""
    asked = ("--id", "life.read.hidetsugu", "--traces", str(folder))
    command = (sys.executable, "-m", "ettin_tck", "check", *asked, *words)
    subprocess.run(command, capture_output=True, check=False, timeout=300)
    return next(folder.iterdir())


BROKEN = (sys.executable, "-m", "ettin_tck", "engine", "--with", "life.read=half_rounded_up")


def test_two_engines_are_opened_at_the_first_step_that_differs(reader, tmp_path):
    right = traced(tmp_path / "right", "--date", "2012-01-01")
    wrong = traced(tmp_path / "wrong", "--date", "2012-01-01", "--", *BROKEN)
    answers = [
        [
            json.loads(line).get("result")
            for line in path.read_text(encoding="utf-8").splitlines()[1:]
        ]
        for path in (right, wrong)
    ]
    bare = [[{**(it or {}), "policies": None} for it in each] for each in answers]
    first = next(n for n, (one, two) in enumerate(zip(*bare, strict=False), 1) if one != two)
    reader.opens("en/trace.html")
    reader.page.set_input_files("#file", [str(right), str(wrong)])
    expect(reader.page.locator("#parting")).to_contain_text(f"First difference, step {first}: {{")
    here = reader.page.locator(".game li[data-here]")
    assert here.get_attribute("id") == f"step-{first}"
    assert "value: 1" in here.inner_text()
    assert "value: 9" in here.locator(".wrong").inner_text()
    reader.page.keyboard.press("ArrowLeft")
    expect(reader.page).to_have_url(re.compile(f"#step-{first - 1}$"))
    reader.page.keyboard.press("d")
    expect(reader.page).to_have_url(re.compile(f"#step-{first}$"))
    reader.page.set_input_files("#file", [str(right), str(right)])
    reader.page.wait_for_selector("#parting:has-text('No step differs.')")


def test_two_dates_of_one_engine_part_where_the_rule_changed(reader, tmp_path):
    before = traced(tmp_path / "before", "--date", "2006-01-01")
    after = traced(tmp_path / "after", "--date", "2012-01-01")
    text = before.read_text(encoding="utf-8").splitlines()
    head = json.loads(text[0])
    head["case"] = json.loads(after.read_text(encoding="utf-8").splitlines()[0])["case"]
    before.write_text("\n".join((json.dumps(head), *text[1:])), encoding="utf-8")
    reader.opens("fr/trace.html")
    reader.page.set_input_files("#file", [str(before), str(after)])
    expect(reader.page.locator("#parting")).to_contain_text("Première différence")
    assert "value: 1" in reader.page.inner_text(".game li[data-here] .wrong")


def test_a_link_to_a_step_holds_for_the_file_that_is_opened_there(reader, tmp_path):
    reader.opens("en/trace.html#step-3")
    reader.page.set_input_files("#file", str(traced(tmp_path / "one", "--date", "2012-01-01")))
    assert reader.page.locator(".game li[data-here]").get_attribute("id") == "step-3"


def test_a_question_leads_to_the_step_at_which_two_dates_part(reader):
    reader.opens("en/questions/life.set_each.biorhythm.html")
    parting = reader.page.locator(".parting").first
    told = parting.inner_text()
    assert "First difference, step" in told
    assert "→" in told
    step = parting.locator("a").get_attribute("href")
    reader.page.keyboard.press("d")
    expect(reader.page).to_have_url(re.compile(f"{re.escape(step)}$"))
    reader.page.wait_for_selector(f".game {step}[data-here]")


def test_the_drawing_of_the_machine_shows_where_the_game_is(reader):
    reader.opens("en/questions/life.set_each.biorhythm.html#step-8")
    reader.page.click(".where summary")
    lit = reader.page.locator(".where svg [data-here]")
    lit.first.wait_for()
    states = [it.get_attribute("data-state") for it in lit.all()]
    assert states == ["precombat_main", "priority.wait"]
    reader.page.locator(".where svg [data-state=precombat_main]").click()
    expect(reader.page).to_have_url(re.compile("/en/machine.html#precombat_main$"))
    assert reader.page.locator("section#precombat_main tr a[href^='rules/']").count() > 0
    arrows = reader.page.locator("svg.machine a:has(path)")
    assert arrows.count() > 20
    assert {it.get_attribute("href")[0] for it in arrows.all()} == {"#"}


def test_a_file_that_is_no_game_is_said_to_be_none(reader, tmp_path):
    (tmp_path / "some.json").write_text("{", encoding="utf-8")
    reader.opens("en/trace.html")
    reader.page.set_input_files("#file", str(tmp_path / "some.json"))
    assert "neither a trace nor" in reader.page.inner_text("[role=alert]:visible")


def test_a_phone_reads_all_of_a_language_when_there_is_no_network(browser, site):
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    root = f"http://127.0.0.1:{server.server_port}/it"
    page = browser.new_page(viewport=NARROW)
    page.set_default_timeout(60_000)
    page.goto(f"{root}/index.html")
    page.evaluate(
        """async (about) => {
            const cache = await caches.open("ettin");
            while (!(await cache.match(about))) await new Promise((go) => setTimeout(go, 50));
        }""",
        f"{root}/offline.json",
    )
    server.shutdown()
    server.server_close()
    page.goto(f"{root}/index.html")
    page.fill("#search", "bioritmo")
    page.locator("#results a[href^='questions/']").first.click()
    expect(page.locator("h1")).to_contain_text("Bioritmo")
    for far in sorted((site / "it").rglob("*.html"))[::40]:
        page.goto(f"{root}/{far.relative_to(site / 'it').as_posix()}")
        expect(page.locator("h1")).not_to_be_empty()
    page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_checker_of_accessibility_finds_nothing(scheme, browser, site):
    page = browser.new_page(viewport=NARROW, color_scheme=scheme)
    addresses = (
        "en/index.html",
        "ja/questions/life.set_each.biorhythm.html",
        "fr/policies.html",
        "it/machine.html",
        "en/cards/biorhythm.html",
        "en/sources/J.html",
        "en/trace.html",
        "ja/wordings.html",
        "fr/wordings/each_life_total.html",
    )
    found = {}
    for address in addresses:
        page.goto(f"{site.as_uri()}/{address}")
        if page.locator(".where:visible").count():
            page.click(".where summary")
            page.wait_for_selector(".where svg")
        found[address] = [it["id"] for it in Axe().run(page).response["violations"]]
    page.close()
    assert found == {address: [] for address in addresses}
