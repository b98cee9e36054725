"""A Dask scheduler with workers on this machine, for a test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

TESTS = Path(__file__).parents[1]
PATIENCE = 60.0


@contextmanager
def scheduler(folder: Path, workers: int) -> Iterator[str]:
    """The address of a scheduler with so many workers, which nobody starts again."""
    known = folder / "scheduler.json"
    where = ("--scheduler-file", str(known))
    alone = ("--host", "127.0.0.1:0", "--no-dashboard", *where)
    once = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder))
    with ExitStack() as running:
        running.enter_context(_started("scheduler", *alone))
        address = _address(known)
        for _ in range(workers):
            running.enter_context(_started("worker", address, *once))
        yield address


@contextmanager
def _started(what: str, *options: str) -> Iterator[None]:
    path = os.pathsep.join(filter(None, (str(TESTS), os.environ.get("PYTHONPATH"))))
    command = (sys.executable, "-m", "dask", what, *options)
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        command, stdout=quiet, stderr=quiet, env={**os.environ, "PYTHONPATH": path}
    ) as process:
        try:
            yield
        finally:
            process.kill()


def _address(known: Path) -> str:
    late = time.monotonic() + PATIENCE
    while not known.exists():
        assert time.monotonic() < late, "the scheduler does not start"
        time.sleep(0.05)
    return str(json.loads(known.read_text("utf-8"))["address"])
