"""However many engines share a check, and whoever ends first, the report is the same."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hostile.child_checks import CHILDREN, REFERENCE, child, of
from shared.corpora import library

from ettin_spec.protocol.capabilities import Capabilities
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import Broke, CaseEnded, Ended, Started, Stopped
from ettin_tck.checking.check_run import Check
from ettin_tck.checking.jobs import WORTH_AN_ENGINE, worthwhile
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits

pytestmark = pytest.mark.slow  # each starts several engines, some of them several times
ETTIN = (sys.executable, "-m", "ettin_tck")
WRONG = (*ETTIN, "engine", "--with", "life.read=half_rounded_up")
DIES, SLOW_ONCE = child("half_a_line"), child("first_is_slow")
HEEDING_INTERRUPTS = (
    sys.executable,
    "-c",
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "os.execv(sys.argv[1], sys.argv[1:])",
)
TIMES = ("seconds", "engine_seconds")


def check(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A check with its events on stdout."""
    command = (*ETTIN, "check", "--ndjson", "-", *arguments)
    return subprocess.run(command, capture_output=True, text=True, check=False)


def events(told: str) -> list[dict[str, object]]:
    """The events of a check, without the times that it took."""
    lines = [json.loads(line) for line in told.splitlines()]
    return [{key: each for key, each in line.items() if key not in TIMES} for line in lines]


@pytest.mark.parametrize(
    ("engine", "ids"),
    [(WRONG, "life.*"), (DIES, "life.*"), (SLOW_ONCE, "life.*"), (REFERENCE, "deck.*")],
    ids=["wrong", "dies", "slow", "decks"],
)
def test_the_report_is_the_same_with_any_number_of_engines(
    engine: tuple[str, ...], ids: str
) -> None:
    asked = ("--id", ids, "--date", "2012-01-01", "--date", "current")
    alone = check(*asked, "--jobs", "1", "--", *engine)
    for jobs in ("2", "5"):
        shared = check(*asked, "--jobs", jobs, "--", *engine)
        assert events(shared.stdout) == events(alone.stdout)
        assert (shared.returncode, shared.stderr) == (alone.returncode, alone.stderr)


def test_the_reference_needs_not_be_alone_and_others_must_say_so() -> None:
    can = subprocess.run(
        (*ETTIN, "engine"),
        input='{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}\n',
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(can.stdout)["result"]["alone"] is False
    assert Capabilities("somebody", "1").alone


def test_a_further_engine_is_started_only_where_it_pays() -> None:
    assert [worthwhile(n) for n in (0, 1, WORTH_AN_ENGINE)] == [1, 1, 1]
    assert worthwhile(1000 * WORTH_AN_ENGINE) <= (os.cpu_count() or 1)


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_fail_fast_stops_at_the_first_failure_and_tells_it(jobs: str) -> None:
    asked = ("--id", "life.*", "--date", "current")
    whole = events(check(*asked, "--", *WRONG).stdout)
    done = check(*asked, "--fail-fast", "--jobs", jobs, "--", *WRONG)
    told = events(done.stdout)
    first = next(n for n, event in enumerate(whole) if event.get("verdict") == "fail")
    assert told[: first + 1] == whole[: first + 1]
    assert [event["event"] for event in told[first + 1 :]] == ["stopped", "ended"]
    played = sum(event["event"] == "case" for event in told)
    assert told[first + 1]["not_played"] == told[0]["selected"] - played  # type: ignore[operator]
    assert done.returncode == 1
    assert "FAIL  " in done.stderr


def test_fail_fast_without_a_failure_plays_everything() -> None:
    told = events(check("--id", "life.read.*", "--fail-fast").stdout)
    assert "stopped" not in [event["event"] for event in told]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_check_that_is_stopped_reports_what_it_has_and_leaves_nobody(
    sign: signal.Signals, code: int, jobs: str
) -> None:
    process = subprocess.Popen(
        [*HEEDING_INTERRUPTS, *ETTIN, "check", "--date=all", "--ndjson=-", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    begun = [process.stdout.readline() for _ in range(40)]
    offspring = _offspring(process.pid)
    process.send_signal(sign)
    told = events("".join(begun) + process.stdout.read())
    report = process.stderr.read()
    process.wait(timeout=60)
    assert [event["event"] for event in told[-2:]] == ["stopped", "ended"]
    assert (process.returncode, told[-1]["exit"]) == (code, code)
    passed = sum(event.get("verdict") == "pass" for event in told)
    assert "cases were not played" in report
    assert f"{passed} of {passed} pass" in report
    assert len(offspring) == 2 * int(jobs) - 1  # engines, and who plays on them besides us
    assert all(_gone(pid) for pid in offspring)


@pytest.mark.parametrize("jobs", [1, 3])
@pytest.mark.parametrize("event", [Started, CaseEnded])
def test_a_check_that_is_interrupted_at_any_moment_plays_no_further(
    event: type[Started | CaseEnded], jobs: int
) -> None:
    """Once it hung: the interruption came after the engines and before the first case."""
    asked = library()
    chosen = select(asked, Wanted(("2012-01-01",), ("life.*",)))
    with Session(REFERENCE, Limits(whole=20)) as session:
        run = Check(Order(asked, chosen, REFERENCE), session, lambda _: jobs)
        told = []
        for each in run.events():
            told.append(each)
            if isinstance(each, event) and not of(Stopped, told):
                run.break_off(signal.SIGINT)
    assert of(Stopped, told)
    assert not of(Broke, told), "it waited for the end of its time"
    assert of(Ended, told)[0].exit == 128 + signal.SIGINT
    assert len(of(CaseEnded, told)) < len(chosen)


def _offspring(pid: int) -> list[int]:
    """A process's children, theirs, and so on."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for file in threads for child in file.read_text().split()]
    return [*children, *(each for child in children for each in _offspring(child))]


def _gone(pid: int) -> bool:
    for _ in range(200):
        if not Path(f"/proc/{pid}").exists():
            return True
        time.sleep(0.01)
    return False


def test_an_engine_that_is_not_alone_for_nothing_is_told_and_plays_all_the_same(
    tmp_path: Path,
) -> None:
    """Before, a process that did not start beside the first one took the check with it."""
    starts_alone = (sys.executable, str(CHILDREN / "starts_alone.py"), str(tmp_path / "lock"))
    asked = ("--id", "life.*", "--date", "2012-01-01", "--jobs", "3", "--")
    done = check(*asked, *starts_alone)
    told = events(done.stdout)
    assert done.returncode == 3
    assert {event["verdict"] for event in told if event["event"] == "case"} == {"pass"}
    (note,) = [event["text"] for event in told if event["event"] == "noted"]
    assert "though it claims `alone: false`: it ended (exit 1)" in str(note)


def test_an_engine_that_claims_something_else_as_it_is_started_again_is_told(
    tmp_path: Path,
) -> None:
    asked = ("--id", "life.*", "--date", "2012-01-01", "--jobs", "1", "--")
    done = check(*asked, *child("changes_its_claims"), str(tmp_path / "starts"))
    notes = [event["text"] for event in events(done.stdout) if event["event"] == "noted"]
    assert "started again, it claims something else than before" in notes


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_each_engine_is_told_of_the_end(jobs: str, tmp_path: Path) -> None:
    """Before, those of a check that went well were killed."""
    keeps = (sys.executable, str(CHILDREN / "keeps_what_it_is_asked.py"), str(tmp_path))
    check("--id", "life.*", "--date", "2012-01-01", "--jobs", jobs, "--", *keeps)
    asked = [file.read_text(encoding="utf-8").split() for file in tmp_path.iterdir()]
    assert [each[0] for each in asked] == ["initialize"] * int(jobs)
    assert [each[-1] for each in asked] == ["shutdown"] * int(jobs)
