"""Campaigns of verbs: `--jobs`, `--cluster` and `--results`, progress, and what is told."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from functools import wraps
from importlib.metadata import version
from typing import IO, TYPE_CHECKING, Any

import click

from ettin_tck.campaigns.processes import Processes
from ettin_tck.campaigns.results_file import Begun, Ended, TaskDone, line_of
from ettin_tck.cli.outputs import close_written, stream, writing
from ettin_tck.engines.safe_text import clean
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager

    from ettin_tck.campaigns.results_file import Told
    from ettin_tck.campaigns.workers import Workers
    from ettin_tck.exit_codes import Exit


def campaign(function: Callable[..., Any]) -> Callable[..., Any]:
    """The three options; gives `workers`, and `results` that tell what they have done."""

    @wraps(function)
    def with_workers(
        *args: Any, jobs: int | None, cluster: str | None, results: str | None, **rest: Any
    ) -> Any:
        if jobs and cluster:
            raise UsageError("--jobs is for this machine; who has a cluster says there how many")
        with Results(results) as told, _workers(cluster, jobs) as workers:
            return function(*args, workers=workers, results=told, **rest)

    for option in (
        click.option(
            "--results", metavar="FILE", help="Write what came of each task; `report` reads it."
        ),
        click.option(
            "--cluster", metavar="ADDRESS", help="Work on the Dask cluster of this scheduler."
        ),
        click.option(
            "--jobs", "-j", type=click.IntRange(min=1), metavar="N",
            help="At once; one a core if not said.",
        ),
    ):  # fmt: skip
        with_workers = option(with_workers)
    return with_workers


def _workers(cluster: str | None, jobs: int | None) -> AbstractContextManager[Workers]:
    from ettin_tck.checking.jobs import cores  # noqa: PLC0415 - only where it is needed

    if cluster is None:
        return nullcontext(Processes(jobs or cores()))
    from ettin_tck.campaigns.cluster import Cluster  # noqa: PLC0415 - an extra

    return Cluster(cluster, cores())


class Results:
    """What came of tasks, on the terminal and in a file; how many are left, for who looks on."""

    def __init__(self, name: str | None) -> None:
        self._file: IO[bytes] | None = stream(name) if name else None
        self._name = name or ""
        self._left = 0

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            close_written(self._file)

    def begin(self, verb: str, asked: object, tasks: int) -> None:
        """Say what was asked for, and of how many tasks there will be something to tell."""
        self._left = tasks
        self._write(Begun(verb, version("ettin"), asked))

    def expect(self, tasks: int) -> None:
        """Say of how many tasks more there will be something to tell."""
        self._left = tasks

    def add(self, task: str, lines: Sequence[str], found: object) -> None:
        """Tell of a task."""
        told = tuple(map(clean, lines))
        show(told)
        self._write(TaskDone(task, told, found))
        self._left -= 1
        if sys.stderr.isatty():
            click.echo(f"{self._left} left\r", err=True, nl=False)

    def end(self, lines: Sequence[str], code: Exit) -> Exit:
        """Tell what all comes to; the exit code."""
        told = tuple(map(clean, lines))
        show(told)
        self._write(Ended(told, code))
        return code

    def _write(self, told: Told) -> None:
        if self._file is not None:
            with writing(self._name):
                self._file.write(line_of(told))
                self._file.flush()


def show(lines: Sequence[str]) -> None:
    """Print lines that are safe to print."""
    for line in lines:
        click.echo(line)
