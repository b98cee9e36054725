"""Rows of mutants on machines that have recorded nothing: what each needs goes with it.

A worker of a cluster has threads, and keeps what it has imported, so that no wrong engine can be
made in it. It starts a process for each row, which has to be asked before it knows an engine.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from ettin_tck.campaigns.workers import ATTEMPTS
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.exit_codes import LostError
from ettin_tck.library import Further, Library
from ettin_tck.mutants.playing.plays import plays_of
from ettin_tck.mutants.playing.rows import Row, RowPlayer
from ettin_tck.mutants.playing.trials import Trials

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_tck.mutants.mutant import Outcome
    from ettin_tck.mutants.playing.plays import Record

HEAD = 8
"""Bytes that give the length of what is asked for."""


@dataclass(frozen=True)
class RowAsked:
    """A row, what its plays exercise of it, and the plays that have noticed its like before."""

    row: Row
    record: Record
    killers: dict[str, list[int]]


@dataclass(frozen=True)
class RowsElsewhere:
    """Which plays the numbers in records stand for. `plays` are how many, to be held against."""

    language: str
    further: Further
    variant: str
    dates: tuple[str, ...]
    ids: tuple[str, ...]
    plays: int

    def performed(self, asked: Sequence[RowAsked]) -> Iterator[list[Outcome]]:
        """What comes of each row, each in a process of its own."""
        return (self._in_a_process(each) for each in asked)

    def _in_a_process(self, asked: RowAsked) -> list[Outcome]:
        message = pickle.dumps((self, asked))
        for _ in range(ATTEMPTS):
            answer, said = _answered(len(message).to_bytes(HEAD, "big") + message)
            if answer:
                outcomes: list[Outcome] = pickle.loads(answer)
                return outcomes
        raise LostError(f"mutants: {ATTEMPTS} processes have ended over a row: {said}")

    def performed_here(self, asked: RowAsked) -> list[Outcome]:
        """What comes of a row, in this process, in which no engine was imported yet."""
        library = Library(self.language, self.further, self.variant, self.ids)
        plays = plays_of(library, select(library, Wanted(self.dates, self.ids)))
        if len(plays) != self.plays:
            raise LostError(f"a worker has {len(plays)} cases to play, and not {self.plays}")
        trials = Trials(library, plays, asked.record)
        trials.killers.update(asked.killers)
        (outcomes,) = RowPlayer(trials).performed([asked.row])
        return outcomes


def _answered(message: bytes) -> tuple[bytes, str]:
    """What a process answers to a message, nothing if it ends over it; the last that it said."""
    command = (sys.executable, "-m", __name__)
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin and process.stdout and process.stderr, "pipes were asked for"
        said = _Drained(process.stderr)
        answer = b""
        try:
            with suppress(BrokenPipeError):
                process.stdin.write(message)
                process.stdin.flush()  # and it stays open: who has asked is still there
                answer = process.stdout.read()
        except BaseException:
            process.terminate()
            raise
        process.wait()
    return (b"" if process.returncode else answer), said.last_line


class _Drained:
    """What a process says on standard error, read so that it never waits to be heard."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._lines: list[bytes] = []
        self._reader = threading.Thread(target=self._read, args=(pipe,), daemon=True)
        self._reader.start()

    def _read(self, pipe: IO[bytes]) -> None:
        for line in pipe:
            self._lines[:] = [line.strip() or b"".join(self._lines)]

    @property
    def last_line(self) -> str:
        """The last of it."""
        self._reader.join(timeout=1.0)
        return b"".join(self._lines).decode("utf-8", "replace") or "it said nothing"


def main() -> None:
    """Answer what is asked for on standard input; end when whoever asked is gone."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    asking, answering = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what engines print is no answer
    size = int.from_bytes(asking.read(HEAD), "big")
    elsewhere, asked = pickle.loads(asking.read(size))
    threading.Thread(target=_end_with, args=(asking,), daemon=True).start()
    answering.write(pickle.dumps(elsewhere.performed_here(asked)))
    answering.close()
    os._exit(0)  # the thread still listens


def _end_with(asking: IO[bytes]) -> None:
    os.read(asking.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
