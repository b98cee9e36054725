"""What a report writes for programs: NDJSON, JUnit, traces."""

import io
import json

import msgspec
import pytest
from junitparser import JUnitXml
from reports.report_events import DEPARTED, ENDED, FAILED, PASSED, SKIPPED

from ettin_tck.checking.check_events import Broke, CaseEnded, Noted, Started
from ettin_tck.exit_codes import UsageError
from ettin_tck.report.junit import JunitView
from ettin_tck.report.ndjson import NdjsonView
from ettin_tck.report.traces import TraceView, read
from ettin_tck.verdicts import Verdict


def test_ndjson_is_an_event_a_line_with_the_trace():
    out = io.BytesIO()
    view = NdjsonView(out)
    for event in (Started("e", "1", (), 2), FAILED, Noted("odd"), ENDED):
        view.see(event)
    view.close()
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["started", "case", "noted", "ended"]
    assert lines[1]["trace"][0]["result"] == {"is": "refused", "reason": "no"}


def test_junit_has_a_suite_a_feature_and_the_block_of_a_failure(tmp_path):
    path = tmp_path / "junit.xml"
    view = JunitView(path)
    life = [
        msgspec.structs.replace(each, place="features/en/life/reading.feature:7")
        for each in (PASSED, FAILED, SKIPPED)
    ]
    turn = msgspec.structs.replace(PASSED, place="features/en/turn/steps.feature:9")
    for event in (
        Started("e", "1", (), 4, rules_read_up_to="2026-06-19"),
        *life,
        turn,
        DEPARTED,
        Broke("it died", 0),
        ENDED,
    ):
        view.see(event)
    view.close()
    suites = {suite.name.split()[1]: suite for suite in JUnitXml.fromfile(str(path))}
    assert (suites["life/reading"].tests, suites["life/reading"].failures) == (3, 1)
    assert suites["life/reading"].skipped == 1
    assert suites["turn/steps"].tests == 1
    assert [case.name for case in suites["turn/steps"]] == ["one@2005-08-01 on 2012-01-01"]
    assert suites["flow"].failures == 1
    assert suites["engine"].errors == 1
    told = {(each.name, each.value) for suite in suites.values() for each in suite.properties()}
    assert told == {("rules_read_up_to", "2026-06-19")}
    assert "again: ettin replay" in path.read_text(encoding="utf-8")


def test_junit_of_odd_characters_can_be_read_back(tmp_path):
    path = tmp_path / "junit.xml"
    view = JunitView(path)
    view.see(CaseEnded("a", "a", "2012-01-01", "", Verdict.FAIL, why="nul \x00 esc \x1b[31m <&>"))
    view.close()
    (suite,) = JUnitXml.fromfile(str(path))
    assert suite.failures == 1


def test_a_trace_is_written_and_read_back(tmp_path):
    (tmp_path / "t").mkdir()
    TraceView(tmp_path / "t").see(FAILED)
    (path,) = (tmp_path / "t").iterdir()
    header, lines = read(path)
    assert (header.case, header.date) == (FAILED.case, FAILED.date)
    ((command, result),) = lines
    assert command.team == "A"
    assert result == {"is": "refused", "reason": "no"}


@pytest.mark.parametrize("content", ["", "no json\n", '{"ettin_trace": 1}\n'])
def test_a_file_that_is_no_trace_is_refused(tmp_path, content):
    path = tmp_path / "x.ndjson"
    path.write_text(content)
    with pytest.raises(UsageError):
        read(path)
