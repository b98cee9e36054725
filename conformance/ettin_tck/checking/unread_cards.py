"""Cards that an engine says it cannot read: the same ones in every game of a check.

An engine that reads card text may skip what it cannot read. Were that a matter of each game, it
could skip the games that it would get wrong; so a card that was read once is read from then on, and
one that was refused once is refused from then on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import msgspec
from msgspec.structs import replace

from ettin_spec.protocol.commands import NewGame
from ettin_spec.protocol.results import Done, Unsupported
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.checking.check_events import CaseEnded


class CardOpened(NamedTuple):
    """A card with which a game was opened: its name, a checksum of its declaration as it was sent,
    and why the engine cannot read it, None where the game began."""

    name: str
    declared: int
    refusal: str | None


class CardsNoted:
    """An engine, with a note of which cards it read and refused, in order and each once."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._noted: dict[CardOpened, None] = {}
        self._declared: dict[int, tuple[Any, int]] = {}

    def initialize(self) -> Capabilities:
        """What the engine can do."""
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """Carry out commands in order."""
        results = self._engine.run(commands)
        if results and type(commands[0]) is NewGame:
            self._note(commands[0], results[0])
        return results

    def taken(self) -> tuple[CardOpened, ...]:
        """What was noted since this was asked last."""
        noted, self._noted = self._noted, {}
        return tuple(noted)

    def _note(self, game: NewGame, result: Result) -> None:
        refused = result.cards if isinstance(result, Unsupported) else {}
        for name, declaration in game.cards.items():
            if isinstance(result, Done) or name in refused:
                opened = CardOpened(name, self._checksum(declaration), refused.get(name))
                self._noted[opened] = None

    def _checksum(self, declaration: Any) -> int:
        """Of a declaration; the library gives the same object each time, so it is kept by that."""
        known = self._declared.get(id(declaration))
        if known is None or known[0] is not declaration:
            known = declaration, crc32(msgspec.json.encode(declaration, order="sorted"))
            self._declared[id(declaration)] = known
        return known[1]


@dataclass
class _CardHistory:
    """In which case a card was read first, and in which it was refused first; empty for none."""

    read: str = ""
    refused: str = ""


@dataclass
class UnreadCards:
    """What a check has seen of each card so far, in the order of its cases, whoever played them."""

    _cards: dict[tuple[str, int], _CardHistory] = field(default_factory=dict)

    def __len__(self) -> int:
        """How many cards were refused at least once, by name."""
        return len({name for (name, _), history in self._cards.items() if history.refused})

    def judged(self, event: CaseEnded, opened: Sequence[CardOpened]) -> CaseEnded:
        """A case as it came out; failed where it refuses a card that was read, or the other way
        round. That a card is read again once both were seen is no failure of its own."""
        case = f"{event.case} on {event.date}"
        wrong = [text for each in opened if (text := self._contradicts(each, case))]
        if not wrong:
            return event
        return replace(
            event,
            verdict=Verdict.FAIL,
            why="; ".join(dict.fromkeys(wrong)),
            expected="a card that is read in one game is read in all, and one refused in none",
            actual="read and refused",
            lacks=(),
            explained=(),
            causes=(),
        )

    def _contradicts(self, card: CardOpened, case: str) -> str:
        """What is wrong with how a card was opened in a case; empty where nothing is."""
        history = self._cards.setdefault(card[:2], _CardHistory())
        known = bool(history.read and history.refused)
        if card.refusal is None:
            history.read = history.read or case
            if known or not history.refused:
                return ""
            told = f"the engine reads {card.name} here"
            return f"{told}, and said in {history.refused} that it cannot"
        history.refused = history.refused or case
        if not history.read:
            return ""
        told = f"the engine cannot read {card.name} here ({card.refusal})"
        return f"{told}, and read it in {history.read}"
