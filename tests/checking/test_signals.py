"""However the runner is ended, no child of it stays."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ETTIN = (sys.executable, "-m", "ettin_tck")
CHILDREN = Path(__file__).parents[1] / "children"
ANSWERS_NO_RUN = CHILDREN / "answers_no_run.py"
HEEDING = (
    sys.executable,
    "-c",
    "import os, signal, sys\n"
    "for sign in (signal.SIGINT, signal.SIGHUP): signal.signal(sign, signal.SIG_DFL)\n"
    "os.execv(sys.argv[1], sys.argv[1:])",
)
"""A script's job in the background ignores interrupts, and its children would, too."""


@contextlib.contextmanager
def checking(*command, options=()):
    """A check under way, whose child writes its process id into a file."""
    process = subprocess.Popen(
        [*HEEDING, *ETTIN, "check", "--id", "life.*", *options, "--", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def stubborn(mark):
    """An engine that answers nothing, heeds no SIGTERM, and does not read."""
    return ("sh", "-c", f"trap '' TERM; echo $$ > {mark}; while :; do sleep 1; done")


def reading(mark):
    """An engine that reads its input to the end and answers nothing."""
    return ("sh", "-c", f"echo $$ >> {mark}; cat > /dev/null")


def pids(mark, number=1):
    """The process ids in a file, once there are so many."""
    for _ in range(3000):
        if mark.exists() and len(found := mark.read_text().split()) >= number:
            return [int(pid) for pid in found]
        time.sleep(0.01)
    raise AssertionError("the child was not started")


def ended(process):
    """The exit code as a shell shows it: of an end by a signal, too."""
    code = process.returncode
    return 128 - code if code < 0 else code


def gone(pid):
    """Whether a process ends soon."""
    for _ in range(500):
        stat = Path(f"/proc/{pid}/stat")
        try:
            if stat.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize(
    "signs",
    [
        (signal.SIGHUP,),
        (signal.SIGINT, signal.SIGINT),
        (signal.SIGINT, signal.SIGINT, signal.SIGINT),
        (signal.SIGTERM, signal.SIGINT),
        (signal.SIGINT, signal.SIGTERM, signal.SIGHUP),
    ],
    ids=lambda signs: "-".join(sign.name for sign in signs),
)
@pytest.mark.slow  # waits for processes to end
def test_signals_one_after_another_leave_no_child(signs, tmp_path):
    mark = tmp_path / "pid"
    with checking(*stubborn(mark)) as process:
        (child,) = pids(mark)
        for sign in signs:
            process.send_signal(sign)
            time.sleep(0.02)
        _, err = process.communicate(timeout=30)
        assert ended(process) in {128 + sign for sign in signs}
        assert b"Traceback" not in err
    assert gone(child)


@pytest.mark.slow  # the moments are spread over a second, with a check for each
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_while_the_child_is_being_closed_leaves_none(sign, tmp_path):
    for number, moment in enumerate((0.0, 0.1, 0.3, 0.6)):
        mark = tmp_path / f"pid{number}"
        with checking(*stubborn(mark), options=("--start-limit", "0.3")) as process:
            (child,) = pids(mark)
            time.sleep(0.3 + moment)
            process.send_signal(sign)
            _, err = process.communicate(timeout=30)
            assert b"Traceback" not in err
            assert ended(process) in (3, 128 + sign)
        assert gone(child)


@pytest.mark.slow  # waits for processes to end
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_engines_that_heed_nothing_end_with_a_check_in_several_processes(sign, tmp_path):
    """Those who play beside the runner end their engines, which are no children of ours."""
    mark = tmp_path / "pids"
    hangs = f"exec {sys.executable} -S -E {CHILDREN / 'hangs.py'}"
    engine = ("sh", "-c", f"trap '' TERM; echo $$ >> {mark}; {hangs}")
    with checking(*engine, options=("--jobs", "3")) as process:
        children = pids(mark, 3)
        process.send_signal(sign)
        _, err = process.communicate(timeout=30)
        assert b"Traceback" not in err
        assert ended(process) == 128 + sign
    assert all(gone(child) for child in children)


@pytest.mark.slow  # kills runners, and waits for their children
@pytest.mark.parametrize("jobs", ["1", "3"])
def test_children_that_read_end_with_a_runner_that_was_killed(jobs, tmp_path):
    mark = tmp_path / "pids"
    engine = (
        "sh",
        "-c",
        f"echo $$ >> {mark}; exec {sys.executable} -S -E {ANSWERS_NO_RUN}",
    )
    with checking(*engine, options=("--jobs", jobs)) as process:
        children = pids(mark, int(jobs))
        process.kill()
        process.wait()
    assert all(gone(child) for child in children)


@pytest.mark.slow  # waits for a limit
def test_a_runner_that_is_to_ignore_hang_ups_goes_on(tmp_path):
    mark = tmp_path / "pid"
    process = subprocess.Popen(
        [
            "nohup",
            *ETTIN,
            "check",
            "--id",
            "life.read.h*",
            "--start-limit",
            "1",
            "--",
            *reading(mark),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    (child,) = pids(mark)
    process.send_signal(signal.SIGHUP)
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 3
    assert b"did not answer within 1 s" in out
    assert gone(child)
