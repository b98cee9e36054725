"""A player of cases in a process beside this one, so that a check uses more than one processor."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import time
import traceback
from contextlib import contextmanager, suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple

from ettin_tck.checking.players import PlayerHere
from ettin_tck.engines.faults import EngineFault
from ettin_tck.judging import watched_games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.connection import Connection

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_tck.checking.case_player import Order, Outcome
    from ettin_tck.checking.players import Batches, Player
    from ettin_tck.engines.restarting_session import Session

PATIENCE = 4.0
"""Seconds that a process has to end its engine and itself."""


ENDING = (signal.SIGTERM,)
"""What a process beside us is ended with."""


class Told(NamedTuple):
    """What a process says: what came of a batch, or why there is nothing, and how it stands."""

    outcomes: list[Outcome]
    failed: BaseException | None
    notes: Sequence[str]
    seconds: float


class PlayerBeside:
    """Plays in a forked process on an engine of the same kind, which is its own child there.

    The process ends with this one, however that ends: it hears nothing more, ends its engine, and
    itself.
    """

    def __init__(
        self,
        order: Order,
        batches: Batches,
        first: Session,
        can: Capabilities,
        others: Sequence[PlayerBeside],
    ) -> None:
        context = multiprocessing.get_context("fork")
        self._pipe, theirs = context.Pipe()
        self._notes: Sequence[str] = ()
        self._is_over = False
        self.seconds = 0.0

        def work() -> None:
            for pipe in (self._pipe, *(each._pipe for each in others)):
                pipe.close()
            first.let_go()
            _serve(order, batches, first.twin(), can, theirs)

        self._process = context.Process(target=work, daemon=True)
        with _held_until_heeded():
            self._process.start()
        theirs.close()

    def start(self) -> None:
        """Have the engine ready.

        Raises:
            EngineFault: it does not start.
        """
        self._heard()

    def outcomes(self, batch: int) -> list[Outcome]:
        """What came of each case of a batch, or of as many as were played before the end."""
        with suppress(OSError):
            self._pipe.send(batch)
        return self._heard()

    def _heard(self) -> list[Outcome]:
        try:
            told: Told = self._pipe.recv()
        except (EOFError, OSError):
            if self._is_over:
                return []
            self._process.join(PATIENCE)
            status = self._process.exitcode
            raise RuntimeError(
                f"a process that plays cases has ended (exit {status}); where memory is short, "
                "--jobs 1 takes least"
            ) from None
        self._notes, self.seconds = told.notes, told.seconds
        if told.failed is not None:
            raise told.failed
        return told.outcomes

    def abort(self) -> None:
        """Play no more and wait for no engine; may come from a signal, or another thread."""
        self._is_over = True
        self._process.terminate()

    def stop(self) -> None:
        """End the engine; once is as good as twice."""
        self._is_over = True
        with suppress(OSError):
            self._pipe.send(None)
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._pipe.close()

    def notes(self) -> Sequence[str]:
        """Oddities of the engine so far that broke nothing."""
        return self._notes


@contextmanager
def _held_until_heeded() -> Iterator[None]:
    """A process that is forked in this block hears of its end once it knows what to do then."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(
    order: Order, batches: Batches, session: Session, can: Capabilities, pipe: Connection
) -> None:
    """Play the batches that are asked for, until no more are, or nobody is there to ask."""
    player = PlayerHere(order, batches, session, can)
    for sign in (signal.SIGINT, signal.SIGHUP):
        signal.signal(sign, signal.SIG_IGN)  # our parent heeds them
    signal.signal(signal.SIGTERM, lambda *_: player.abort())
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    asked: SimpleQueue[int | None] = SimpleQueue()
    Thread(target=_listen, args=(pipe, asked, player), daemon=True).start()
    try:
        _tell(pipe, player, session.start)
        while (batch := asked.get()) is not None:
            _tell(pipe, player, partial(player.outcomes, batch))
    finally:
        player.stop()
    watched_games.keep_new(drawn=order.vary)


def _listen(pipe: Connection, asked: SimpleQueue[int | None], player: Player) -> None:
    """Hear what is asked; whoever asks may be gone at any moment, and so are we then."""
    try:
        while (batch := pipe.recv()) is not None:
            asked.put(batch)
        asked.put(None)
        pipe.recv()
    except (EOFError, OSError):
        player.abort()
        asked.put(None)
        time.sleep(PATIENCE)
        os._exit(1)


def _tell(pipe: Connection, player: Player, work: Callable[[], object]) -> None:
    """Say what came of some work."""
    outcomes, failed = [], None
    try:
        done = work()
        outcomes = done if isinstance(done, list) else []
    except BaseException as error:  # whatever it is belongs to whoever asked
        failed = _portable(error)
    with suppress(OSError):
        pipe.send(Told(outcomes, failed, player.notes(), player.seconds))


def _portable(error: BaseException) -> BaseException:
    """An error that arrives in another process, and still says where it came from."""
    if not isinstance(error, EngineFault):
        error.add_note("".join(traceback.format_exception(error)))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # an error of any class may be made so that it cannot be told as it is
        return RuntimeError("".join(traceback.format_exception(error)))
    return error
