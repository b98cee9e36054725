"""Answers that an engine supports in some plays of a case, and not in others."""

from __future__ import annotations

import msgspec
import pytest
from judging.test_liars_in_secret import Liar, exit_code, told_of, verdicts

from ettin_spec.protocol.commands import Answer, NewGame, Observe
from ettin_spec.protocol.results import Unsupported
from ettin_tck.checking.check_events import CaseEnded
from ettin_tck.verdicts import Verdict

pytestmark = pytest.mark.slow  # each is a check of a liar


class TakesNoAnswer(Liar):
    """Says of answers that it does not support them: where Angie does not play."""

    wanted = False

    def start(self):
        return msgspec.structs.replace(self.truth.initialize(), answers=("*",))

    initialize = start

    def tell(self, command):
        if isinstance(command, NewGame):
            self.begin(command)
        not_taken = isinstance(command, Answer) and self.is_not_taken(command)
        return Unsupported("not today") if not_taken else super().tell(command)

    def begin(self, game):
        self.plays = any("Angie" in team.players for team in game.teams)

    def is_not_taken(self, _):
        return self.plays is self.wanted


class TakesFreshNames(TakesNoAnswer):
    """The contrary: where she plays."""

    wanted = True


class TakesNoneLater(TakesNoAnswer):
    """The same, in every game but the first."""

    games = 0

    def begin(self, _):
        self.games += 1

    def is_not_taken(self, _):
        return self.games > 1


class TakesNoneAtFirst(TakesNoneLater):
    """The same, in the first game alone."""

    def is_not_taken(self, _):
        return self.games == 1


class TakesNoneWhereLeftOut(TakesNoAnswer):
    """The same, in a game in which a command of the first one is left out."""

    first, now = None, ()

    def tell(self, command):
        if isinstance(command, NewGame):
            self.first, self.now = self.now or self.first, []
        result = super().tell(command)
        if not isinstance(command, Observe):
            self.now.append(command)
        return result

    def begin(self, _):
        """Nothing is known of it yet."""

    def is_not_taken(self, command):
        told, rest = [*self.now, command], iter(self.first or ())
        return all(each in rest for each in told) and told != self.first[: len(told)]


ANSWERED = ("choices.sacrifice.then",)
HELD_BACK = ("seats.sacrifice", "seats.discards")
REFUSED = ("choice.refused.sacrifice",)


@pytest.mark.parametrize(
    ("liar", "ids", "options"),
    [
        (TakesNoAnswer, ANSWERED, {"vary": True}),
        (TakesFreshNames, ANSWERED, {"vary": True}),
        (TakesNoneLater, ANSWERED, {"repeat": 2}),
        (TakesNoneAtFirst, ANSWERED, {"repeat": 2}),
        (TakesNoneWhereLeftOut, HELD_BACK, {}),
        (TakesNoneWhereLeftOut, REFUSED, {}),
    ],
)
def test_an_answer_that_was_taken_once_is_taken_in_every_play_of_the_case(liar, ids, options):
    """Before, each of these was skipped, or passed, and the check ended with 0."""
    events = told_of(liar(), ids, **options)
    assert exit_code(events) == 1
    wrong = [e for e in events if isinstance(e, CaseEnded) and e.verdict is Verdict.FAIL]
    assert wrong
    assert all("play" in event.why and "support" in event.why for event in wrong)


def test_an_answer_that_is_never_taken_is_skipped():
    class TakesNone(TakesNoAnswer):
        def is_not_taken(self, _):
            return True

    for options in ({}, {"repeat": 2}, {"vary": True}):
        events = told_of(TakesNone(), ANSWERED, **options)
        assert verdicts(events) == {Verdict.SKIPPED}
