"""Random games as tasks: what all of one campaign have in common, and what is told of each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ettin_tck.engines import installed
from ettin_tck.engines.any_engine import started_as
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import NothingSelectedError
from ettin_tck.fuzzing.difference_scenario import scenario
from ettin_tck.fuzzing.difference_text import told
from ettin_tck.fuzzing.random_games import Setting, play, shortest
from ettin_tck.fuzzing.tables import pool
from ettin_tck.library import Library

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NEEDED = ("legal", "mark")

Game = tuple[str, int]
"""A variant and a seed."""


@dataclass(frozen=True)
class PlayedGame:
    """What came of one game: how many moves it had, what its difference is told as, if any."""

    moves: int
    is_over: bool
    broken_off: bool
    lines: tuple[str, ...]

    @property
    def differs(self) -> bool:
        """Did the engines come to something else?"""
        return bool(self.lines)


@dataclass(frozen=True)
class Games:
    """Random games on an engine, which a command starts, and the reference.

    `seconds`: until it has started, for one answer, for all. `without`: cards that are not drawn.
    `shrink`: what a difference needs not is left out. It is told in `language`.
    """

    command: tuple[str, ...]
    seconds: tuple[float, float, float]
    date: str
    moves: int
    without: tuple[str, ...]
    shrink: bool
    language: str

    def performed(self, games: Sequence[Game]) -> Iterator[PlayedGame]:
        """Play games, one after another on the same engine.

        Raises:
            EngineFault: it broke.
        """
        with Session(started_as(self.command), Limits(*self.seconds)) as session:
            setting = self.setting(session)
            for variant, seed in games:
                yield self._played(setting, variant, seed)

    def setting(self, session: Session) -> Setting:
        """The two engines with the cards that both play.

        Raises:
            EngineFault: it does not start.
            NothingSelectedError: it claims too little.
        """
        library, reference = _library("en"), installed.make()
        can, ours = session.start(), reference.initialize()
        if lacking := [claim for claim in NEEDED if claim not in can.explores]:
            raise NothingSelectedError(
                f"the engine does not claim {', '.join(lacking)} in `explores`"
            )
        day = library.date(self.date)
        if not can.rules.first <= day <= can.rules.last:
            raise NothingSelectedError(f"the engine does not claim the rules of {day}")
        cards = pool(library, day, (can, ours)).without(self.without)
        if not cards.held:
            raise NothingSelectedError("the engine claims no cards that can be drawn")
        claimed = frozenset(can.observes) & frozenset(ours.observes)
        far = {"step", "left_stack"} <= {*can.advances}
        return Setting(reference, session, cards, claimed, day, self.moves, far)

    def _played(self, setting: Setting, variant: str, seed: int) -> PlayedGame:
        played, lines = play(setting, variant, seed), list[str]()
        if played.difference is not None:
            least = shortest(setting, played) if self.shrink else played
            text = scenario(_library(self.language), least)
            lines = [*told(least, variant, seed), *text.splitlines()]
        return PlayedGame(len(played.moves), played.is_over, bool(played.not_played), tuple(lines))


@cache
def _library(language: str) -> Library:
    return Library(language)
