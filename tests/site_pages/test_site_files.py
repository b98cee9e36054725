"""`ettin docs build`: what it writes, read as files."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path

import pytest
from shared.corpora import library
from site_pages.conftest import built
from site_pages.written_pages import faults, pages

import ettin_tck.site as site_room
from ettin_spec.languages import LANGUAGES
from ettin_tck.explaining.phrases_on_cards import wordings
from ettin_tck.pages.page_words import frames
from ettin_tck.site.addresses import TRIED
from ettin_tck.site.offline import MOST
from ettin_tck.site.references.drawing import State, drawn
from ettin_tck.site.start_page import commonest
from ettin_tck.site.words_said import words_said

pytestmark = [
    pytest.mark.slow,  # whole sites are built
    pytest.mark.together("site"),
]


def test_every_page_says_its_language_and_leads_somewhere(site):
    found = pages(site)
    assert len(found) > 1_000
    assert list(faults(site, found)) == []


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ('href="../../assets/site.css"', 'href="https://example.org/s.css"', "loads https"),
        ('href="../rules/life.set_each.html"', 'href="../rules/no.html"', "leads nowhere"),
        ('lang="en"', "", "is in the language ''"),
        ("<h1>", "<h2>", "has headings"),
        ("<label>", "<b>", "a field without a label"),
    ],
)
def test_what_is_wrong_with_a_page_is_found(site, tmp_path, before, after, fault):
    folder = tmp_path / "site"
    for part in ("assets", "en/rules", "en/cards", "en/sources"):
        shutil.copytree(site / part, folder / part)
    shutil.copy(site / "manifest.webmanifest", folder)
    page = Path("en/questions/life.set_each.biorhythm.html")
    (folder / page).parent.mkdir(parents=True)
    text = (site / page).read_text(encoding="utf-8")
    assert before in text
    found = {}
    for name, content in (("sound", text), ("broken", text.replace(before, after, 1))):
        (folder / page).write_text(content, encoding="utf-8")
        told = faults(folder.resolve(), pages(folder.resolve()))
        found[name] = [each for each in told if each.startswith(str(page)) and fault in each]
    wrong_already = [each for each in found["sound"] if fault != "leads nowhere"]
    assert wrong_already == []
    assert len(found["broken"]) > len(found["sound"])


def test_a_question_has_its_answer_why_and_when_it_was_otherwise(site):
    text = (site / "fr/questions/life.set_each.biorhythm.html").read_text(encoding="utf-8")
    answer = text.index('<section class="then">')
    assert answer < text.index("Angie a 1 point") < text.index('id="why"')
    assert "../sources/F.html#L66" in text
    assert 'data-since="2005-08-01" data-until="2010-04-22"' in text
    assert "../policies.html#life.set_each" in text


def test_a_policy_names_the_questions_that_it_makes_otherwise(site):
    text = (site / "en/policies.html").read_text(encoding="utf-8")
    policy = text[text.index('id="life.set_each"') :]
    assert "questions/life.set_each.biorhythm.html" in policy[: policy.index("</section>")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_phrase_has_a_page_with_its_rule_and_the_situations_that_show_it(language, site):
    its = library(language)
    for key, wording in wordings(language).items():
        text = (site / language / "wordings" / f"{key}.html").read_text(encoding="utf-8")
        assert f"../rules/{wording.clause}.html" in text, key
        assert its.clause(wording.clause, its.today).number in text, key
        built_ones = [it for it in wording.scenarios if (site / f"en/questions/{it}.html").exists()]
        assert text.count('<section class="shown">') == len(built_ones), key
    shown = (site / language / "wordings" / "each_life_total.html").read_text(encoding="utf-8")
    assert shown.count('<section class="shown">') == 2
    assert shown.count('<div class="then">') >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_engines_whose_reports_are_named_stand_side_by_side(site, language):
    text = (site / language / "engines.html").read_text(encoding="utf-8")
    life = next(it for it in text.split("<tr>") if frames(language).topic("life") in it)
    assert 'class="number right"' in life
    assert 'class="number wrong"' in life
    assert text.count("ettin reference") == 2
    assert 'href="engines.html"' in (site / language / "index.html").read_text(encoding="utf-8")


def test_a_report_that_is_none_ends_it_before_anything_is_written(tmp_path):
    (tmp_path / "none.ndjson").write_text("{}\n", encoding="utf-8")
    done = built(tmp_path / "site", "--results", str(tmp_path / "none.ndjson"))
    assert (done.returncode, "none.ndjson" in done.stderr) == (2, True)
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_keeps_every_page_of_a_language_in_little_room(site, language):
    packed = (site / language / "offline.bin").read_bytes()
    kept = dict(map(json.loads, gzip.decompress(packed).decode().splitlines()))
    pages = {it.relative_to(site).as_posix() for it in (site / language).rglob("*.html")}
    left_out = {it for it in pages if it.startswith(f"{language}/{TRIED}")}
    assert pages - kept.keys() == left_out
    assert [it for it in kept if kept[it] != (site / it).read_text(encoding="utf-8")] == []
    about = json.loads((site / language / "offline.json").read_text(encoding="utf-8"))
    assert (about["files"], len(packed) <= MOST) == (len(kept), True)


def test_each_language_has_the_words_of_the_site():
    names = {
        language: {
            (name, *(said if isinstance(said, dict) and name == "positions" else ()))
            for name, said in words_said(language).words.items()
        }
        for language in LANGUAGES
    }
    assert [language for language, its in names.items() if its != names["en"]] == []


def test_every_word_of_the_site_is_said_somewhere():
    room = Path(site_room.__file__).parent
    said = "".join(
        path.read_text(encoding="utf-8")
        for path in (*room.rglob("*.py"), *(room / "templates").iterdir())
    )
    words = words_said("en").words
    assert [it for it in words if f'"{it}"' not in said and f"'{it}'" not in said] == []


def test_what_is_asked_most_is_answered_today_in_each_language():
    scenarios = {it.id: it for it in library("en").corpus.scenarios}
    asked = commonest()
    assert len(asked) == 20
    assert {name for name in asked if scenarios[name].cases[-1].until is not None} == set()
    assert {name for name, said in asked.items() if list(said) != list(LANGUAGES)} == set()


def test_a_drawing_keeps_the_order_and_draws_each_move_once():
    states = [State(name, name) for name in "abcd"]
    made = drawn(states, [("a", "b"), ("a", "b"), ("a", "c"), ("d", "a"), ("d", "d")])
    tops = [box.y for box in made.boxes]
    assert tops == sorted(tops)
    assert len(made.arrows) == 3


def test_a_picture_of_a_guide_is_told_in_words(site):
    text = (site / "en" / "guides" / "readme.html").read_text(encoding="utf-8")
    assert "<img" not in text
    assert "state lit beside it" in text


def test_what_cannot_be_built_is_one_line(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    inside = built(tmp_path / "file" / "site", "--id", "combat.block.teammate")
    assert (inside.returncode, inside.stderr.count("\n")) == (2, 1)
    assert "Traceback" not in inside.stderr
    unknown = built(tmp_path / "site", "--id", "life.biorythm")
    assert unknown.returncode == 5
    assert "no scenario is called 'life.biorythm'" in unknown.stderr
