"""So many random games, each played once, and kept with what it exercises."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.commands import NewGame
from ettin_tck.campaigns.forked import Failure, in_children
from ettin_tck.engines.faults import EngineFault
from ettin_tck.mutants.games.random_game import Game, Source, random_game
from ettin_tck.mutants.making import engine_of
from ettin_tck.mutants.playing.plays import Exercised, Record, record_of
from ettin_tck.mutants.playing.recording import Noted, Notes, forget_findings

if TYPE_CHECKING:
    from ettin_tck.library import Library
    from ettin_tck.mutants.playing.plays import Play

TOGETHER = 100
"""Games that are played in one child."""

LONGEST = 600.0
"""Seconds that one game may take, generously."""


class Kept(msgspec.Struct, frozen=True):
    """A game as it is kept: packed, with its cards, and what it exercises."""

    packed: bytes
    cards: tuple[str, ...]
    exercised: Exercised


class Pool(msgspec.Struct, frozen=True):
    """All games, by number, and what exercises what."""

    packed: tuple[bytes, ...]
    cards: dict[str, tuple[int, ...]]
    record: Record

    def game(self, number: int) -> Game:
        """One game."""
        return msgspec.msgpack.decode(zlib.decompress(self.packed[number]), type=Game)


@dataclass(frozen=True)
class Drawn:
    """Games of a pool: how many, what they begin with, and what is noted of them.

    `own`: each begins with one of these, on its own day, and not with any of the `plays` on any.
    """

    plays: Sequence[Play]
    games: int
    noted: Noted
    own: Sequence[Play] = ()

    def source(self, number: int, dates: Sequence[str]) -> Source:
        """What one game is drawn from; those of their own have as many for each play."""
        if not self.own:
            return Source(self.plays, self.plays, dates)
        play = self.own[number % len(self.own)]
        return Source([play], self.plays, (play.date,))


def pool_of(library: Library, drawn: Drawn, jobs: int) -> Pool:
    """So many games, played on the right reference in children, but for what it does not answer."""

    def perform(numbers: Sequence[int]) -> Iterator[Kept | None]:
        return _played(library, drawn, numbers)

    rows = [range(n, min(n + TOGETHER, drawn.games)) for n in range(0, drawn.games, TOGETHER)]
    found: dict[int, Kept] = {}
    for number, result in in_children(rows, perform, jobs, LONGEST):
        if result is not None and not isinstance(result, Failure):
            found[number] = msgspec.convert(result, Kept)
    return _pool([found[number] for number in sorted(found)])


def _pool(kept: Sequence[Kept]) -> Pool:
    cards: dict[str, list[int]] = {}
    for number, each in enumerate(kept):
        for name in each.cards:
            cards.setdefault(name, []).append(number)
    return Pool(
        tuple(each.packed for each in kept),
        {name: tuple(numbers) for name, numbers in cards.items()},
        record_of(each.exercised for each in kept),
    )


def _played(library: Library, drawn: Drawn, numbers: Sequence[int]) -> Iterator[Kept | None]:
    notes = Notes()
    dates = library.rules.change_dates()
    with notes.taken(drawn.noted):
        engine = engine_of(None)
        for number in numbers:
            forget_findings()
            notes.clear()
            try:
                game = random_game(library, drawn.source(number, dates), f"game {number}", engine)
            except EngineFault:
                yield None
                continue
            first = game.runs[0][0]
            assert isinstance(first, NewGame), "a game begins so"
            packed = zlib.compress(msgspec.msgpack.encode(game), 1)
            cards = tuple(first.cards)
            yield Kept(packed, cards, notes.made(True, ()))
