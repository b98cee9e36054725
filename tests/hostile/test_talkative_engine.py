"""An engine may say megabytes: neither memory nor any report grows with it, nor obeys it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter

import pytest
from hostile.child_checks import REFERENCE, child, of
from junitparser import JUnitXml
from shared.corpora import library

from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import CaseEnded, Started
from ettin_tck.checking.check_run import Check
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.report.junit import JunitView
from ettin_tck.verdicts import Verdict

ETTIN = (sys.executable, "-m", "ettin_tck")
MOST_MEMORY = 160
"""MiB that a check may take: half is Python and the rules; the engine says five times as much."""

MEASURED = """
import resource, subprocess, sys
code = subprocess.run(sys.argv[2:]).returncode
with open(sys.argv[1], "w") as file:
    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=file)
sys.exit(code)
"""
"""Runs a command from a small process: what one uses at most counts what forked it, too."""


@pytest.mark.slow  # sixty megabytes are said
def test_what_an_engine_says_fills_neither_memory_nor_the_reports(tmp_path):
    junit, screen = tmp_path / "junit.xml", tmp_path / "screen"
    options = ("--id", "l*", "--date", "2012-01-01", "--jobs", "1", "--junit", str(junit))
    command = (*ETTIN, "check", *options, "--", *child("talkative"))
    with screen.open("wb") as out:
        measured = (sys.executable, "-c", MEASURED, str(tmp_path / "used"), *command)
        done = subprocess.run(measured, stdout=out, check=False)
    told = screen.read_text(encoding="utf-8")
    assert done.returncode == 1
    assert int((tmp_path / "used").read_text(encoding="utf-8")) / 1024 < MOST_MEMORY
    assert len(told) < 100_000
    assert junit.stat().st_size < 200_000
    assert "no\\x0a::error::owned\\x1b[2Jxxx" in told
    assert "\x1b" not in told
    assert not [line for line in told.splitlines() if line.strip().startswith("::")]
    assert sum(suite.tests for suite in JUnitXml.fromfile(str(junit))) > 10


@pytest.mark.slow  # starts a check and an engine besides
def test_traces_are_told_only_where_they_are_written():
    options = ("--id", "life.read.hidetsugu", "--date", "2012-01-01", "--ndjson", "-")
    done = subprocess.run([*ETTIN, "check", *options], capture_output=True, check=True)
    (case,) = [e for e in map(json.loads, done.stdout.splitlines()) if e["event"] == "case"]
    assert case["trace"]
    chosen = select(library(), Wanted(("2012-01-01",), ("life.read.hidetsugu",)))
    with Session(REFERENCE, Limits()) as session:
        told = of(CaseEnded, Check(Order(library(), chosen, REFERENCE), session).events())
    assert [event.trace for event in told] == [()]


def test_junit_does_twice_as_much_for_twice_as_many_cases(tmp_path):
    def calls(cases):
        view = JunitView(tmp_path / "junit.xml")
        view.see(Started("x", "1", (), cases))
        counted = Counter()
        sys.setprofile(lambda _, event, __: counted.update([event]))
        try:
            for number in range(cases):
                name = f"a.b{number}"
                view.see(CaseEnded(name, name, "2012-01-01", "t", Verdict.FAIL, why="no"))
            view.close()
        finally:
            sys.setprofile(None)
        return counted["call"] + counted["c_call"]

    assert calls(200) < 2.5 * calls(100)
