"""Who plays the cases of a check, each on an engine of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from ettin_tck.checking.case_player import CasePlayer, Order, Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.engines.restarting_session import Session

Batches: TypeAlias = "Sequence[Sequence[Chosen]]"


class Player(Protocol):
    """Plays the batches of one order on one engine, in whatever order they are asked for."""

    def start(self) -> None:
        """Have the engine ready.

        Raises:
            EngineFault: it does not start.
        """

    def outcomes(self, batch: int) -> list[Outcome]:
        """What came of each case of a batch, or of as many as were played before the end."""

    def abort(self) -> None:
        """Play no more and wait for no engine; may come from a signal, or another thread."""

    def stop(self) -> None:
        """End the engine; once is as good as twice."""

    def notes(self) -> Sequence[str]:
        """Oddities of the engine so far that broke nothing."""

    @property
    def seconds(self) -> float:
        """The time spent waiting for the engine."""


class PlayerHere:
    """Plays on a session of this process, whose engine has started."""

    def __init__(
        self,
        order: Order,
        batches: Batches,
        session: Session,
        can: Capabilities,
    ) -> None:
        self._batches, self._session = batches, session
        self._player = CasePlayer(order, session, can)
        self._anew = order.vary or order.repeat > 1
        self._is_over = False

    def start(self) -> None:
        """The engine has started."""

    def outcomes(self, batch: int) -> list[Outcome]:
        """What came of each case of a batch, or of as many as were played before the end."""
        played = []
        for chosen in self._batches[batch]:
            if self._is_over:
                break
            played.append(self._outcome(chosen))
        if self._anew:
            self._session.stop()  # so that an engine is seen in more than its first process
            self._anew = False
        return played

    def _outcome(self, chosen: Chosen) -> Outcome:
        """Play a case; an engine that cannot go on is ended, and started anew for the next one."""
        outcome = self._player.outcome(chosen)
        if outcome.fault is not None and outcome.fault.is_fatal:
            self._session.stop()
        return outcome

    def abort(self) -> None:
        """Play no more and wait for no engine; may come from a signal, or another thread."""
        self._is_over = True
        self._session.abort()

    def stop(self) -> None:
        """End the engine; once is as good as twice."""
        self._session.stop()

    def notes(self) -> Sequence[str]:
        """Oddities of the engine so far that broke nothing."""
        return self._session.notes()

    @property
    def seconds(self) -> float:
        """The time spent waiting for the engine."""
        return self._session.seconds
