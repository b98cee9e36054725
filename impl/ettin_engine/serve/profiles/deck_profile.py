"""The desk where decks are handed in and judged; no game is played at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.decks.deck_answers import answered
from ettin_engine.serve.profiles.handed_in import entry_of
from ettin_spec.protocol.commands import Observe
from ettin_spec.protocol.results import Unobservable, Unsupported

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_spec.protocol.commands import Command, NewGame, Register
    from ettin_spec.protocol.results import Result

DECK_PLACES = ("deck", "commander", "listed", "opened")
DECK_QUESTIONS = (
    "decks_allowed",
    "deck_allowed",
    "objection",
    "deck_objection",
    "from_outside",
    "product",
)


class DeckDesk:
    """Holds what was handed in and answers questions about it."""

    def __init__(self, game: NewGame, overrides: Mapping[str, str], command: Register) -> None:
        """Take decks in; Illegal where they name a card or a player that does not exist."""
        self._entry = entry_of(game, command, overrides)

    def result(self, command: Command) -> Result:
        """The answer to a question; nothing else is done here."""
        if not isinstance(command, Observe):
            return Unsupported("decks were handed in, and no game is played")
        try:
            return answered(self._entry, command.ask)
        except Illegal as reason:
            return Unobservable(str(reason))
