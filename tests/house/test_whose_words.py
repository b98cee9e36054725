"""Names are said to be others', and the words are our own."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from house.checkout import ROOT, tracked
from shared.corpora import library

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.diagrams import page
from ettin_spec.language.sentences.listing.phrase_listing import markdown
from ettin_spec.languages import LANGUAGES
from ettin_spec.notice import notice
from ettin_tck.cli import run
from ettin_tck.corpus_export import corpus_file

POLICY = "https://company.wizards.com/en/legal/fancontentpolicy"
REFERENCES = "ETTIN_REFERENCES"
"""The variable that names a folder of the documents and of rules texts, which are not ours."""
RUN, SIGNS = 15, 30
"""So many words in a row, or Japanese signs, are no chance."""
TOKEN = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]|[^\W\u3040-\u30ff\u4e00-\u9fff]+")
TEXTS = (".md", ".yaml", ".feature", ".py", "")


@pytest.mark.parametrize("name", ["README.md", "NOTICE"])
def test_who_opens_the_project_reads_it(name: str) -> None:
    text = " ".join((ROOT / name).read_text(encoding="utf-8").split())
    said, _, _ = notice("en").partition("Fan Content Policy")
    assert said in text
    assert POLICY in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_own(language: str) -> None:
    assert POLICY in notice(language)
    assert "Wizards of the Coast" in notice(language)
    assert (notice(language) == notice("en")) == (language == "en")


def test_a_language_of_a_users_own_has_the_english_one() -> None:
    assert notice("eo") == notice("en")


@pytest.mark.slow  # a whole corpus is written
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_for_others_carries_it(language: str) -> None:
    assert corpus_file(library(language), ["1990-01-01"]).notice == notice(language)
    assert markdown(language).rstrip().endswith(notice(language))


@pytest.mark.parametrize("asked", [("--statement", "about.names"), ("--errata",)])
def test_the_pages_of_the_ledger_carry_it(
    asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    run(["ledger", *asked, "--format", "markdown"])
    assert capsys.readouterr().out.rstrip().endswith(notice("en"))


def test_the_page_of_the_flow_carries_it() -> None:
    assert page(load_flow()).rstrip().endswith(notice("en"))


def tokens(text: str) -> list[str]:
    """The words of a text, and each sign of Japanese."""
    return TOKEN.findall(text.casefold())


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Runs that are long enough to have been taken over; dates and numbers alone are none."""
    words = tokens(text)
    for start in range(len(words)):
        length = SIGNS if words[start] >= "\u3040" else RUN
        run = tuple(words[start : start + length])
        if len(run) == length and any(map(str.isalpha, run)):
            yield run


def read(path: Path) -> str:
    """The text of a document, in either of two encodings."""
    content = path.read_bytes()
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def test_a_run_that_was_taken_over_is_seen() -> None:
    theirs = "one two three four five six seven eight nine ten eleven twelve thirteen 14 15 16"
    assert set(runs(theirs)) & set(runs(f"We say: {theirs.title()}!"))
    assert not set(runs(theirs)) & set(runs(theirs.replace("eight", "8")))
    assert not set(
        runs("2005-08-01: 606.3, 2009-07-11: 806.3, 2010-06-18: 810.3, 2018-04-27: 805.2")
    )
    japanese = "プレイヤーがライフを失うとき、そのチームの共有のライフ総量がその点数だけ減る。"
    assert set(runs(japanese)) & set(runs(f"規則によれば{japanese}"))


@pytest.mark.skipif(REFERENCES not in os.environ, reason=f"{REFERENCES} names no folder of texts")
@pytest.mark.slow  # reads the documents and all that is ours
def test_no_long_run_of_words_is_that_of_the_documents_or_the_rules() -> None:
    folder = Path(os.environ[REFERENCES])
    documents = [path for path in folder.rglob("*") if path.suffix in (".txt", ".md", ".html")]
    assert documents, f"{folder} has no texts"
    theirs = {each for path in documents for each in runs(read(path))}
    ours = (ROOT / name for name in tracked() if Path(name).suffix in TEXTS)
    taken = [
        f"{path.relative_to(ROOT)}: {' '.join(each)}"
        for path in ours
        for each in runs(path.read_text(encoding="utf-8"))
        if each in theirs
    ]
    assert taken == []
