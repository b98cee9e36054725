"""Pages, summaries, badges; results read back, compared, and shown side by side."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import jsonschema
import msgspec
import pytest
from house.checkout import ROOT
from reports.report_events import DEPARTED, ENDED, FAILED, PASSED, SKIPPED

from ettin_spec.languages import LANGUAGES
from ettin_tck.checking.check_events import Broke, ClauseShown, Events, Line, Mark, Said, Started
from ettin_tck.cli.verbs.compare import told
from ettin_tck.pages.page_words import frames
from ettin_tck.pages.rendering import plain_in_markdown
from ettin_tck.report import results_schema
from ettin_tck.report.recorded.comparison_pages import matrix_page
from ettin_tck.report.recorded.matrix import matrix_of
from ettin_tck.report.recorded.page_data import page_data
from ettin_tck.report.recorded.page_views import PageView
from ettin_tck.report.recorded.recorded_check import recorded
from ettin_tck.report.recorded.results_compared import Change, compared
from ettin_tck.report.recorded.results_file import read_results
from ettin_tck.report.topics import Topics
from ettin_tck.verdicts import Verdict

ETTIN = (sys.executable, "-m", "ettin_tck")
STARTED = Started("Engine", "1", ("./engine",), 3, ("2012-01-01",))
HOSTILE = "<script>alert(1)</script> </style> | `x` \x1b[31m ::error::"
VOID = {"meta", "br"}


def ettin(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        (*ETTIN, *arguments), cwd=folder, capture_output=True, text=True, check=False
    )


def page(path: Path, *events: Events, template: str = "report.html") -> str:
    view = PageView(path, template)
    for event in events:
        view.see(event)
    view.close()
    return path.read_text(encoding="utf-8")


class Nesting(HTMLParser):
    """Elements that are open, and those that were closed out of turn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.scripts = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002 - as the parser calls it
        self.scripts += tag == "script"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)


BY_NAME = ("topics", "lacks", "counted", "roles", "bases")
"""Words of a kind, each for something that goes by a name."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_all_that_the_others_do(language: str) -> None:
    words, english = frames(language).words, frames("en").words
    assert words.keys() == english.keys()
    assert all(words[name].keys() == english[name].keys() for name in BY_NAME)
    for name, said in words.items():
        if isinstance(said, dict) and name not in BY_NAME:
            assert said.keys() <= {"one", "many", "other"}
            assert "{n}" in said["other"]


def test_every_folder_of_the_features_has_a_name() -> None:
    folders = {path.name.replace("_", " ") for path in (ROOT / "features/en").iterdir()}
    assert folders == set(frames("en").words["topics"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_a_failure_as_a_story(tmp_path: Path, language: str) -> None:
    story = (Said("Given a"), Said("Then b", Mark.HELD), Said("And c", Mark.FAILED))
    failed = msgspec.structs.replace(FAILED, story=story)
    started = msgspec.structs.replace(STARTED, language=language)
    text = page(tmp_path / "r.html", started, failed, PASSED, SKIPPED, DEPARTED, ENDED)
    assert f'lang="{language}"' in text
    assert '<li class="held">Then b</li>' in text
    assert '<li class="failed">And c</li>' in text
    assert frames(language).say("failures_title") in text
    assert "pass.resolve" in text
    assert "&#34;cmd&#34;: &#34;pass&#34;" in text
    nesting = Nesting(text)
    assert (nesting.open, nesting.wrong) == ([], [])
    assert "src=" not in text and "http" not in text.replace("http-equiv", "")


def test_what_an_engine_says_is_text_on_every_page(tmp_path: Path) -> None:
    failed = msgspec.structs.replace(
        FAILED, actual=HOSTILE, why=HOSTILE, trace=(Line({"cmd": HOSTILE}, {"is": HOSTILE}),)
    )
    started = msgspec.structs.replace(STARTED, engine=HOSTILE)
    text = page(tmp_path / "r.html", started, failed, ENDED)
    nesting = Nesting(text)
    assert (nesting.open, nesting.wrong, nesting.scripts) == ([], [], 0)
    assert "\x1b" not in text
    summary = page(tmp_path / "r.md", started, failed, ENDED, template="report.md")
    assert "<script" not in summary.replace("\\<script", "")
    assert "\x1b" not in summary and "\n::error::" not in summary


@pytest.mark.parametrize("day", ["2026-06-19", ""])
def test_up_to_when_the_rules_were_read_is_on_every_page(tmp_path: Path, day: str) -> None:
    events = (msgspec.structs.replace(STARTED, rules_read_up_to=day), PASSED, ENDED)
    check = recorded(events)
    matrix_page(tmp_path / "m.html", matrix_of([check], ["mine"]), "fr")
    said = frames("fr").say("rules_read")
    table = (tmp_path / "m.html").read_text(encoding="utf-8")
    assert f'{said}</td><td class="number">{day or "–"}</td>' in table.replace("&#39;", "'")
    english = frames("en").say("rules_read")
    pages = (("r.html", "report.html"), ("r.md", "report.md"))
    told = [page(tmp_path / name, *events, template=template) for name, template in pages]
    assert [english in each and day in each for each in told] == [bool(day)] * 2


def test_markdown_means_itself() -> None:
    assert plain_in_markdown("a|b\n*c* <d>") == r"a\|b \*c\* \<d\>"


def test_an_engine_that_broke_is_told_in_all_of_them(tmp_path: Path) -> None:
    broke = Broke("it ended\nbefore it answered", 3)
    assert "before it answered" in page(tmp_path / "r.html", broke)
    assert "before it answered" in page(tmp_path / "r.md", broke, template="report.md")
    assert "0 / 0" in page(tmp_path / "r.svg", broke, template="badge.svg")


def test_only_the_narrowest_failures_keep_what_was_said() -> None:
    wide = [
        msgspec.structs.replace(FAILED, id=f"f{n}", steps=n, doubted=n % 2 == 0)
        for n in (5, 1, 4, 2, 3)
    ]
    check = recorded([STARTED, *wide, ENDED], most_in_full=2)
    assert [each.id for each in check.failures] == ["f5", "f1", "f3"]
    assert [each.id for each in check.doubted] == ["f4", "f2"]
    in_full = {each.id for each in (*check.failures, *check.doubted) if each.trace}
    assert in_full == {"f1", "f2"}


def test_a_transition_that_was_left_often_is_told_once_and_a_known_one_not() -> None:
    again = msgspec.structs.replace(DEPARTED, case="two")
    known = msgspec.structs.replace(DEPARTED, transition="draw.team", known=True)
    data = page_data(recorded([STARTED, DEPARTED, again, known, ENDED]))
    assert [(left["transition"], left["case"]) for left in data["departures"]] == [
        (DEPARTED.transition, DEPARTED.case)
    ]
    assert data["outcome"] == "wrong"
    assert page_data(recorded([STARTED, PASSED, known, ENDED]))["outcome"] == "right"


def test_failures_beyond_a_number_are_counted_and_not_shown() -> None:
    many = [
        msgspec.structs.replace(FAILED, id=f"f{n}", case=f"f{n}", causes=(f"cause {n}",))
        for n in range(350)
    ]
    data = page_data(recorded([STARTED, *many, ENDED]))
    assert len(data["failures"]) + data["unshown"] == 350
    assert data["unshown"] == 50


def test_a_badge_says_how_many_pass_of_those_asked(tmp_path: Path) -> None:
    text = page(tmp_path / "b.svg", STARTED, PASSED, FAILED, SKIPPED, ENDED, template="badge.svg")
    assert "1 / 2" in text
    assert "#b3261e" in text


def test_the_schema_of_results_is_what_the_types_make() -> None:
    assert results_schema.FILE.read_text(encoding="utf-8") == results_schema.text()


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        (Verdict.PASS, Verdict.FAIL, Change.WORSE),
        (Verdict.FAIL, Verdict.PASS, Change.BETTER),
        (Verdict.FAIL, Verdict.TIMED_OUT, Change.OTHERWISE),
        (Verdict.PASS, Verdict.SKIPPED, Change.NO_LONGER_ASKED),
        (Verdict.SKIPPED, Verdict.FAIL, Change.NEWLY_ASKED),
        (Verdict.SKIPPED, Verdict.NOT_OBSERVABLE, None),
        (Verdict.PASS, Verdict.PASS, None),
        (None, Verdict.PASS, Change.ONLY_AFTER),
        (Verdict.PASS, None, Change.ONLY_BEFORE),
    ],
)
def test_what_has_become_of_a_case(
    before: Verdict | None, after: Verdict | None, change: Change | None
) -> None:
    sides = [
        [STARTED, PASSED] + ([] if v is None else [msgspec.structs.replace(FAILED, verdict=v)])
        for v in (before, after)
    ]
    found = compared(*sides)
    assert list(found.differences) == ([] if change is None else [change])
    assert found.same == (2 if change is None else 1)


def test_checks_that_share_no_date_are_compared_case_by_case() -> None:
    later = [msgspec.structs.replace(each, date="2020-01-01") for each in (PASSED, FAILED)]
    right = msgspec.structs.replace(later[1], verdict=Verdict.PASS, actual="")
    found = compared([STARTED, PASSED, FAILED], [STARTED, later[0], right])
    assert (list(found.differences), found.same) == ([Change.BETTER], 1)


def test_checks_that_two_versions_judged_are_told_as_such() -> None:
    older, newer = (msgspec.structs.replace(STARTED, ettin=each) for each in ("1.0.0", "1.1.0"))
    found = compared([older, PASSED], [newer, PASSED])
    assert found.judges == ("1.0.0", "1.1.0")
    _, judged, *_ = told(found, "en", whole=False)
    assert judged.startswith("judged by ettin 1.0.0 and by ettin 1.1.0")
    assert compared([older, PASSED], [older, PASSED]).judges is None


def test_a_case_counts_for_each_clause_that_it_cites() -> None:
    two = (ClauseShown("b", "1001.2", ""), ClauseShown("a", "104.3a", ""))
    topics = Topics(by="clause")
    topics.count(msgspec.structs.replace(FAILED, clauses=two))
    assert [name for name, _ in topics.counted()] == ["104.3a", "1001.2"]
    head, first, _ = topics.table(frames("en"))
    assert head.startswith("Clause")
    assert first.split() == ["104.3a", "1", "-", "1", "-"]


@pytest.mark.slow  # two checks of a topic, as children
def test_from_two_checks_to_a_comparison_and_a_matrix(tmp_path: Path) -> None:
    chosen = ("check", "--id", "life.*", "--date", "2012-01-01", "--ndjson")
    wrong = ("--", *ETTIN, "engine", "--with", "life.read=half_rounded_up")
    pages = ("--html", "r.html", "--markdown", "r.md", "--badge", "b.svg")
    assert ettin(*chosen, "right.ndjson", folder=tmp_path).returncode == 0
    assert ettin(*chosen, "wrong.ndjson", *pages, *wrong, folder=tmp_path).returncode == 1
    for name in ("r.html", "r.md", "b.svg"):
        assert "ettin" in (tmp_path / name).read_text(encoding="utf-8")
    lines = (tmp_path / "wrong.ndjson").read_text(encoding="utf-8").splitlines()
    for line in lines:
        jsonschema.validate(json.loads(line), results_schema.schema())
    assert len(list(read_results(tmp_path / "wrong.ndjson"))) == len(lines)

    worse = ettin("compare", "right.ndjson", "wrong.ndjson", "--html", "c.html", folder=tmp_path)
    assert worse.returncode == 1
    assert "life.read.hidetsugu" in worse.stdout
    assert "life.read.hidetsugu" in (tmp_path / "c.html").read_text(encoding="utf-8")
    better = ettin("compare", "wrong.ndjson", "right.ndjson", "--lang", "it", folder=tmp_path)
    assert (better.returncode, "Meglio" in better.stdout) == (0, True)
    both = ettin("matrix", "right.ndjson", "wrong.ndjson", "--html", "m.html", folder=tmp_path)
    assert both.returncode == 0
    assert "right.ndjson" in both.stdout
    assert frames("en").say("rules_read") in both.stdout
    for name in ("c.html", "m.html"):
        nesting = Nesting((tmp_path / name).read_text(encoding="utf-8"))
        assert (nesting.open, nesting.wrong) == ([], [])


@pytest.mark.slow  # the installed command, once for each file
@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "is empty"),
        ("no json\n", ":1: no result of a check"),
        ('{"event":"noted","text":"odd"}\n', "begins with the event 'started'"),
        ('{"event":"unheard of"}\n', ":1: no result of a check"),
        ("[" * 5000, ":1: no result of a check"),
    ],
)
@pytest.mark.parametrize("verb", ["compare", "matrix"])
def test_a_file_that_holds_no_results_is_one_error(
    tmp_path: Path, verb: str, content: str, said: str
) -> None:
    (tmp_path / "x.ndjson").write_text(content, encoding="utf-8")
    done = ettin(verb, "x.ndjson", "x.ndjson", folder=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow  # the installed command, twice
def test_pages_that_cannot_be_written_are_refused_before_the_first_case(tmp_path: Path) -> None:
    done = ettin("check", "--id", "life.read.*", "--html", f"no{os.sep}r.html", folder=tmp_path)
    assert done.returncode == 2
    assert "r.html" in done.stderr
    same = ettin("check", "--html", "r", "--markdown", "r", folder=tmp_path)
    assert (same.returncode, "name the same file" in same.stderr) == (2, True)
