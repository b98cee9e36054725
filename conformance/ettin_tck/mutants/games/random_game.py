"""A random game: a situation of the corpus, often with another one's facts, played at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import EttinError
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.commands import Command, NewGame, Observe, Opening, Place
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen
from ettin_tck.mutants.games.game_objects import Things, looks
from ettin_tck.mutants.games.moves import next_move
from ettin_tck.mutants.playing.plays import Play

if TYPE_CHECKING:
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result, Status
    from ettin_tck.cases.plan import Plan
    from ettin_tck.library import Library

MOST_MOVES = 9
"""Random moves of a game, besides those of the situation's own case."""

ADDED = (f.Life, f.Controls, f.InHand, f.InGraveyard)
"""Facts of another situation that can be added to one."""


class Game(msgspec.Struct, frozen=True):
    """What was sent, in runs, and the essence of what the right reference answered to each.

    `begins` names the play whose situation it begins with.
    """

    begins: str
    runs: tuple[tuple[Command, ...], ...]
    answers: tuple[bytes, ...]


class Source(msgspec.Struct, frozen=True):
    """What games are drawn from: plays to begin with, plays whose facts are added, and dates."""

    begins: Sequence[Play]
    added: Sequence[Play]
    dates: Sequence[str]


def random_game(library: Library, source: Source, seed: str, engine: Engine) -> Game:
    """The game of a seed, always the same; `engine` is the right reference."""
    draw = Random(seed)
    play, other = draw.choice(source.begins), draw.choice(source.added)
    date = draw.choice(source.dates)
    table = _Table(engine)
    for first, second in ((play, other), (play, None)):
        try:
            game, opening, plan = _opening(library, first, second, date, draw)
        except EttinError:
            continue
        table.begin((game, opening, *plan.answers))
        if table.opened:
            _played(table, Things.of(game, opening), plan, draw)
            break
    return Game(f"{play.chosen.scenario.id} on {date}", tuple(table.runs), tuple(table.answers))


class _Table:
    """A game under way: what was sent, and what was answered."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.runs: list[tuple[Command, ...]] = []
        self.answers: list[bytes] = []
        self.status: Status | None = None
        self.opened = False

    def begin(self, commands: tuple[Command, ...]) -> None:
        """A game begins; what was before is forgotten."""
        self.runs, self.answers = [], []
        results = self.send(commands)
        self.opened = len(results) == len(commands)

    def send(self, commands: tuple[Command, ...]) -> Sequence[Result]:
        """One run."""
        results = self._engine.run(commands)
        self.runs.append(commands)
        self.answers.append(essence(results))
        self.status = getattr(results[-1], "status", None) or self.status
        return results


def _played(table: _Table, things: Things, plan: Plan, draw: Random) -> None:
    own = [move.command for move in plan.moves if not isinstance(move.command, Observe)]
    asks = [move.command for move in plan.moves if isinstance(move.command, Observe)]
    is_game = plan.profile == "game"
    if is_game:
        asks = [*asks, *map(Observe, looks(things))]
    if not is_game:
        own = draw.choices(own, k=len(own) + 2) if own and draw.random() < 0.5 else own
    elif draw.random() < 0.4:
        own = own[: draw.randint(0, len(own))]
    left = draw.randint(3, MOST_MOVES) if is_game else 0
    while own or left:
        if own:
            move: Command | None = own.pop(0)
        else:
            left -= 1
            move = next_move(things, table.status, draw) if table.status is not None else None
        if move is None:
            break
        table.send((move,))
        if asks:
            table.send(tuple(asks))
    if asks:
        table.send(tuple(asks))


def _opening(
    library: Library, play: Play, other: Play | None, date: str, draw: Random
) -> tuple[NewGame, Opening, Plan]:
    """A situation on a date, with the facts of another one that fit in."""
    plan = plan_of(library, Chosen(play.chosen.scenario, play.chosen.case, date), date)
    game, opening = plan.new_game, plan.opening
    if other is None or not isinstance(opening, Place) or draw.random() < 0.3:
        return game, opening, plan
    more = plan_of(library, Chosen(other.chosen.scenario, other.chosen.case, date), date)
    if not isinstance(more.opening, Place) or more.new_game.teams != game.teams:
        return game, opening, plan
    taken = set(Things.of(game, opening).labels)
    added = [fact for fact in more.opening.facts if _fits(fact, taken)]
    game = msgspec.structs.replace(game, cards={**more.new_game.cards, **game.cards})
    return game, msgspec.structs.replace(opening, facts=(*added, *opening.facts)), plan


def _fits(fact: f.Fact, taken: set[str]) -> bool:
    """Can the fact be added where some labels are taken?"""
    if not isinstance(fact, ADDED):
        return False
    labels = getattr(fact, "labels", ()) or (getattr(fact, "label", None),)
    return not isinstance(fact, f.Life) and not taken.intersection(labels)


def essence(results: Sequence[Result]) -> bytes:
    """What of results a judge may look at: all but reasons in words, and policies read."""
    return msgspec.json.encode([_bare(result) for result in results])


def _bare(result: Result) -> Result:
    fields = result.__struct_fields__
    empty = {name: () for name in ("policies",) if name in fields}
    return msgspec.structs.replace(
        result, **empty, **({"reason": ""} if "reason" in fields else {})
    )
