"""The steps of the profiles in which no game is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.base import GameState
from ettin_spec.protocol.commands import NewGame, Opening, Register, StartCount, StartMatch
from ettin_spec.protocol.decks import AskDecksAllowed, Format
from ettin_spec.protocol.facts import Life
from ettin_spec.protocol.matches import AskMatch, Stage
from ettin_spec.protocol.questions import AskLife
from ettin_tck.cases.plan import tag
from ettin_tck.judging.judge import Seen
from ettin_tck.smoke_steps.findings import NOT_CLAIMED, ODD_TOTAL, Finding, read_back, setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine


def _count(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """A count begins with an odd total, and shows it."""
    one, *_ = new_game.teams
    life = "life" in can.places
    start = StartCount((Life(one.id, ODD_TOTAL),) if life else ())
    yield from _without_game(engine, can, new_game, start)
    yield from read_back(engine, can, AskLife(one.id) if life else None, ODD_TOTAL)


def _match(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """A match begins, and goes on."""
    one, *_ = new_game.teams
    if "start_match" not in can.places:
        yield Finding("start_match", left_out=NOT_CLAIMED)
        return
    yield from _without_game(engine, can, new_game, StartMatch(Stage.SWISS, first=one.id))
    yield from read_back(engine, can, AskMatch(), GameState.GOES_ON)


def _decks(engine: Engine, can: Capabilities, new_game: NewGame) -> Iterator[Finding]:
    """Decks are handed in, of no card at all, and are not allowed."""
    one, *_ = new_game.teams
    yield from _without_game(engine, can, new_game, Register(()))
    ask = AskDecksAllowed(one.id, Format.CONSTRUCTED)
    yield from read_back(engine, can, ask, {"allowed": False})


def _without_game(
    engine: Engine, can: Capabilities, new_game: NewGame, opening: Opening
) -> Iterator[Finding]:
    """A profile in which nothing is played, and no result has a status."""
    name, seen = tag(opening), Seen(has_status=False)
    yield from setup(engine, can, f"new_game, for {name}", new_game, seen)
    yield from setup(engine, can, name, opening, seen)


WITHOUT_GAME = {"life": _count, "match": _match, "deck": _decks}
"""The steps of each profile."""
