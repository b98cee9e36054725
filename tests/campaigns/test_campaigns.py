"""Campaigns give the same on this machine and on a cluster, and lose nothing."""

from __future__ import annotations

import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from socket import create_server

import pytest
from campaigns.counted import RIGHT, TASKS, Squares
from campaigns.dask_here import PATIENCE, scheduler
from mutants.small_world import mutants, world

from ettin_spec.errors import EttinError
from ettin_tck.campaigns import cluster
from ettin_tck.campaigns.cluster import Cluster
from ettin_tck.campaigns.forked import Failure, in_children
from ettin_tck.campaigns.processes import Processes
from ettin_tck.campaigns.workers import Workers
from ettin_tck.cli import run
from ettin_tck.exit_codes import LostError

pytestmark = pytest.mark.slow  # each starts processes and waits for them

STUBBORN = Path(__file__).with_name("stubborn_engine.py")
WRONG = ("--", "ettin", "engine", "--with", "combat.attacks=team_or_planeswalker")
PATIENT = ("--start-limit", "90", "--limit", "90")
GAMES = (*PATIENT, "--games", "11", "--moves", "5", "--seed", "24", "--variant", "two-headed-giant")
SEARCHES = ("--bounds", "two_resolve", "--date", "2006-10-01", "--date", "current")
CAMPAIGNS = [
    ((("fuzz", *GAMES, "--no-shrink"), WRONG), 1, "DIFFERS  two-headed-giant, seed "),
    ((("prove", *SEARCHES), ()), 0, "2 searches: "),
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with scheduler(tmp_path_factory.mktemp("dask"), workers=3) as found:
        yield found


def results(workers: Workers, squares: Squares) -> list[int]:
    return list(workers.results("squares", squares.performed, TASKS, math.inf))


def until_wrong(workers: Workers, squares: Squares) -> tuple[list[int], str]:
    """The results before something is raised, and what that says."""
    found = []
    with pytest.raises(EttinError) as raised:
        for each in workers.results("squares", squares.performed, TASKS, math.inf):
            found.append(each)
    return found, str(raised.value)


@pytest.mark.slow  # starts a scheduler and three workers
@pytest.mark.together("cluster")
def test_a_cluster_of_which_a_worker_is_killed_gives_what_processes_give(
    address: str, tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    with Cluster(address) as workers:
        found = results(workers, Squares(there, deadly=13))
        assert (there / "13").exists(), "no worker was killed"
        assert found == results(Processes(2), Squares(here, deadly=13)) == RIGHT
        assert (here / "13").exists(), "no process was killed"
        wrong = Squares(tmp_path, wrong=13)
        assert until_wrong(workers, wrong) == until_wrong(Processes(2), wrong)


def test_without_waiting_and_beginning_again_results_are_lost_and_come_in_another_order(
    tmp_path: Path,
) -> None:
    squares = Squares(tmp_path, deadly=13)
    came = [came for _, came in in_children(TASKS, squares.performed, jobs=2, limit=60)]
    assert any(isinstance(each, Failure) for each in came)
    assert [each for each in came if isinstance(each, int)] != [n for n in RIGHT if n != 13 * 13]


def test_what_is_raised_comes_after_all_that_was_before_it(tmp_path: Path) -> None:
    found, said = until_wrong(Processes(2), Squares(tmp_path, wrong=13))
    assert (found, said) == (RIGHT[:13], "13 has no square")


def test_a_task_over_which_every_process_ends_is_told(tmp_path: Path) -> None:
    found, said = until_wrong(Processes(2), Squares(tmp_path, deadly=13, always=True))
    assert (found, said) == (RIGHT[:13], "squares: 4 processes have ended over 13")


def test_who_is_late_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(TimeoutError):
        list(Processes(1).results("squares", Squares(tmp_path).performed, TASKS, end=0.0))


@pytest.mark.slow  # starts engines here and on a cluster
@pytest.mark.together("cluster")
@pytest.mark.parametrize(("words", "code", "says"), CAMPAIGNS)
def test_verbs_tell_the_same_on_a_cluster_and_again_from_the_file(
    words: tuple[tuple[str, ...], tuple[str, ...]],
    code: int,
    says: str,
    *,
    address: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told, files, (verb, engine) = [], [], words
    for where in (("--jobs", "2"), ("--cluster", address)):
        file = tmp_path / where[0]
        assert run([*verb, *where, "--results", str(file), *engine]) == code
        told.append(capsys.readouterr().out)
        assert run(["report", "--campaign", str(file)]) == code
        told.append(capsys.readouterr().out)
        files.append(file.read_bytes())
    assert says in told[0]
    assert told == told[:1] * 4
    assert files == files[:1] * 2


@pytest.mark.slow  # tries three mutants here and on a cluster
@pytest.mark.together("cluster")
def test_mutants_tell_the_same_on_a_cluster_of_which_a_worker_is_killed_over_them(
    address: str, tmp_path: Path
) -> None:
    told, features = [], world(tmp_path)
    of = ("--kind", "code", "--group", "effects/damage_effects.py", "--games", "0")
    options = (*of, "--sample", "3", "--seed", "1")
    for where in (("--jobs", "2"), ("--cluster", address)):
        file = tmp_path / where[0]
        asked = (*options, *where, "--results", str(file))
        with ThreadPoolExecutor(1) as beside:
            killed = beside.submit(_kill_who_plays_a_row) if address in where else None
            ran = mutants(features, *asked, jobs=())
        assert killed is None or killed.result()
        told.append((ran.code, ran.out, ran.fates(), file.read_bytes()))
    assert "noticed" in told[0][2].values()
    assert told == told[:1] * 2


def _kill_who_plays_a_row() -> bool:
    """Kill the first worker of ours that has started a process for a row of mutants."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        shown = ("ps", "-ww", "-eo", "pid=,ppid=,args=")
        told = subprocess.run(shown, capture_output=True, text=True, check=True).stdout
        running = [line.split(None, 2) for line in told.splitlines()]
        ours = {pid for pid, parent, _ in running if parent == str(os.getpid())}
        for _, parent, command in running:
            if parent in ours and "ettin_tck.mutants.playing.rows_elsewhere" in command:
                os.kill(int(parent), signal.SIGKILL)
                return True
        time.sleep(0.05)
    return False


@pytest.mark.slow  # waits for a worker
@pytest.mark.together("cluster")
def test_a_worker_with_another_ettin_is_refused(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "own_version", lambda: "another")
    with Cluster(address) as workers, pytest.raises(LostError, match="another version of ettin"):
        results(workers, Squares(tmp_path))


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("--cluster", "nonsense"), 2, "--cluster nonsense: missing port number"),
        (("--cluster", "tcp://127.0.0.1:1", "--jobs", "2"), 2, "--jobs is for this machine"),
        (("--cluster", "tcp://127.0.0.1:{free}"), 3, "no scheduler answers at tcp://127.0.0.1:"),
    ],
)
def test_where_nobody_answers_there_is_a_line(
    words: tuple[str, ...],
    code: int,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    with closing(create_server(("127.0.0.1", 0))) as server:
        free = server.getsockname()[1]
    asked = [word.format(free=free) for word in words]
    assert run(["prove", "--bounds", "calm", *asked]) == code
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"ettin: {says}")


def test_without_the_extra_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    assert run(["prove", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "pip install 'ettin[distributed]'" in capsys.readouterr().err


def test_no_verb_loads_what_only_a_cluster_needs() -> None:
    verbs = ", ".join(f"ettin_tck.cli.verbs.{verb}" for verb in ("fuzz", "prove", "tour", "report"))
    loads = f"import sys, {verbs}; sys.exit('distributed' in sys.modules)"
    assert subprocess.run((sys.executable, "-c", loads), check=False).returncode == 0


@pytest.mark.slow  # starts two engines
def test_who_is_ended_leaves_no_engine_behind(tmp_path: Path) -> None:
    engine = ("--", sys.executable, str(STUBBORN), str(tmp_path))
    command = (sys.executable, "-m", "ettin_tck", "fuzz", *PATIENT, "--games", "9999", *engine)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while len(list(tmp_path.iterdir())) < 2:  # the one that is asked, and one that plays
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 128 + signal.SIGTERM
    assert [pid.name for pid in tmp_path.iterdir() if _runs(pid.name)] == []


def _runs(pid: str) -> bool:
    """Is there such a process, which has not ended?"""
    done = subprocess.run(("ps", "-o", "stat=", "-p", pid), capture_output=True, check=False)
    return bool(done.stdout.strip()) and not done.stdout.startswith(b"Z")


@pytest.mark.parametrize(
    ("content", "code", "says"),
    [
        ('{"event":"begun","verb":"fuzz","version":"1","asked":{}}\n', 3, "broken off after 0"),
        ('{"event":"started"}\n', 2, "no results of a campaign"),
        ("", 2, "no results of a campaign"),
    ],
)
def test_a_file_that_tells_no_end_is_no_success(
    content: str, code: int, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.ndjson"
    file.write_text(content, "utf-8")
    assert run(["report", "--campaign", str(file)]) == code
    assert says in capsys.readouterr().err
