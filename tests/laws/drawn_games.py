"""Games that go on at random over all declared cards, as `ettin fuzz` draws them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from shared.corpora import library
from shared.today import TODAY

from ettin_engine.serve import ReferenceEngine
from ettin_spec.protocol.commands import Command, Legal, Mark, Observe, Restore
from ettin_spec.protocol.results import Done, Needs, Result
from ettin_spec.rulebook import load_rules
from ettin_tck.fuzzing.random_games import Played, Setting, play
from ettin_tck.fuzzing.tables import Pool, pool

DATES = ("2005-08-20", "2008-02-01", "2010-06-18", "2012-01-01", "2018-04-27", TODAY)
LOOKS = frozenset(ReferenceEngine().initialize().observes)
ASKING = (Observe, Legal, Mark, Restore)
"""Commands that are no part of a game, but look at it."""


@dataclass(frozen=True)
class Game:
    """What a game is drawn from: the same draws the same again."""

    variant: str
    date: str
    seed: int
    moves: int = 30


def games(*variants: str, since: str = "", moves: int = 30) -> st.SearchStrategy[Game]:
    """Games of some variants, or of all, on dates from a day on."""
    there = load_rules().variants
    begun = [
        (variant, date)
        for variant in variants or there
        for date in DATES
        if date >= max(since, there[variant].since)
    ]
    seeds = st.integers(0, 10**6)
    return st.builds(lambda on, seed: Game(*on, seed, moves), st.sampled_from(begun), seeds)


@cache
def cards(date: str) -> Pool:
    """All cards that are declared, in the wording of a date."""
    return pool(library(), date, (ReferenceEngine().initialize(),))


def beside(engine: Any, other: Any, game: Game, variant: str = "") -> Played:
    """A game that two engines play in step, compared after each move."""
    setting = Setting(engine, other, cards(game.date), LOOKS, game.date, game.moves)
    return play(setting, variant or game.variant, game.seed)


@dataclass
class Watched:
    """An engine of which everything is kept that it was sent and answered; `look` looks at it
    after each run."""

    engine: Any
    look: Callable[[Any], None] = lambda _: None
    log: list[tuple[Sequence[Command], list[Result]]] = field(default_factory=list)
    untold: deque[list[Result]] = field(default_factory=deque)

    def initialize(self) -> Any:
        """What the engine can do."""
        return self.engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """What the engine answers."""
        results: list[Result] = self.engine.run(commands)
        self.log.append((commands, results))
        self.untold.append(results)
        self.look(self.engine)
        return results

    @property
    def moves(self) -> list[tuple[Command, Result]]:
        """What was done, with what came of it, and nothing of what was only asked or refused."""
        return [
            (command, result)
            for commands, results in self.log
            for command, result in zip(commands, results, strict=False)
            if not isinstance(command, ASKING) and isinstance(result, Done | Needs)
            if not isinstance(commands[0], Mark)
        ]


@dataclass
class Echo:
    """Says again what a watched engine has said."""

    watched: Watched

    def initialize(self) -> Any:
        """What the watched engine can do."""
        return self.watched.initialize()

    def run(self, _: Sequence[Command]) -> list[Result]:
        """The answers that nobody has heard from it yet."""
        return self.watched.untold.popleft()


def alone(engine: Any, game: Game, look: Callable[[Any], None] = lambda _: None) -> Watched:
    """A game that one engine plays, looked at after each run."""
    watched = Watched(engine, look)
    beside(watched, Echo(watched), game)
    return watched


def state_of(engine: Any) -> Any:
    """Where the reference stands, wrong or right; None in the middle of a choice, or of no game."""
    position = engine._position
    return None if position is None or position.asks is not None else position.shown


def as_in_a_log(command: Command) -> Command:
    """A command as it is read from a log."""
    return msgspec.json.decode(msgspec.json.encode(command), type=Command)
