"""A match as an engine of the protocol: tournament software, without any game of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.match import Match, acted, opened, seen, turns_played
from ettin_spec.protocol import commands as c
from ettin_spec.protocol.results import Done, Refused, Result, Unobservable, Unsupported, Value
from ettin_spec.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_spec.rulebook.rulebook_on_date import NotingRulebook

MATCH_ACTIONS = (
    "look",
    "choose_turn",
    "record_game",
    "life_becomes",
    "grant_turn",
    "pass_turn",
)
MATCH_QUESTIONS = ("match", "starting_team", "turns_left", "primary", "settles")


class MatchTable:
    """One match under the rules of a date.

    Raises:
        Illegal: it cannot be opened so.
    """

    def __init__(
        self, game: c.NewGame, overrides: Mapping[str, str], command: c.StartMatch
    ) -> None:
        self._rules = Rulebook.on(game.date, game.variant, game.scope, overrides)
        noting = self._rules.noting()
        self._match = replace(opened(noting, game.teams, command), rules=self._rules)
        self._read = noting.read

    def result(self, command: c.Command) -> Result:
        """What a command leads to; a refused one changes nothing.

        It tells the policies that were read for it and for all that was done before it.
        """
        noting = self._rules.noting()
        noting.note(self._read)
        match = replace(self._match, rules=noting)
        if isinstance(command, c.Observe):
            return _observed(match, noting, command)
        if not isinstance(command, c.Act | c.Advance):
            return Unsupported("a match has neither priority nor choices")
        try:
            after = _after(match, command)
        except Illegal as reason:
            return Refused(str(reason), policies=noting.read)
        self._match, self._read = replace(after, rules=self._rules), noting.read
        return Done(policies=noting.read)


def _after(match: Match, command: c.Act | c.Advance) -> Match:
    match command:
        case c.Act(action):
            return acted(match, action)
        case c.Advance(c.TurnsEnd(turns, team)):
            return turns_played(match, turns, team)
    raise Illegal("a match has turns, but no steps and no stack")


def _observed(match: Match, noting: NotingRulebook, command: c.Observe) -> Result:
    try:
        value = seen(match, command.ask)
    except Illegal as reason:
        return Unobservable(str(reason))
    return Value(value, noting.read)
