"""Liars that are careful: right in what is asked first, or by the names that they know."""

from __future__ import annotations

import msgspec
import pytest
from shared.corpora import library

from ettin_spec.protocol.commands import Advance, NewGame, Observe, Place
from ettin_spec.protocol.questions import (
    AskBody,
    AskLibrarySize,
    AskLife,
    AskMoment,
    AskTapped,
    AskZone,
)
from ettin_spec.protocol.results import (
    Done,
    ForPriority,
    Needs,
    Refused,
    Unobservable,
    Unsupported,
    Value,
)
from ettin_tck.cases.plan import tag_of
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import CaseEnded, Departed, Ended
from ettin_tck.checking.check_run import Check
from ettin_tck.engines.installed import make, maker
from ettin_tck.engines.time_limits import Limits
from ettin_tck.verdicts import Verdict

pytestmark = pytest.mark.slow  # each is a check of a liar

DATE = "2012-01-01"
REFUSING = ("combat.attack.alone", "combat.block.alone", "combat.landwalk.either")
RESOLVING = ("life.read.hidetsugu",)
PLAYING = (*RESOLVING, "combat.damage.*")
STOPS = (Refused, Needs, Unsupported)


class Liar:
    """The reference, one command at a time, as a session; `stop` ends what stands for a process."""

    seconds = 0.0
    limits = Limits()

    def __init__(self):
        self.truth, self.process = make(), 1

    def start(self):
        return self.truth.initialize()

    initialize = start

    def run(self, commands):
        results = []
        for command in commands:
            results.append(self.tell(command))
            if isinstance(results[-1], STOPS):
                break
        return results

    def tell(self, command):
        """What this engine answers to a command."""
        return self.truth.run([command])[0]

    def stop(self):
        self.process += 1

    def abort(self):
        """Nobody waits."""

    def notes(self):
        return []


def told_of(liar, ids, **options):
    chosen = select(library(), Wanted((DATE,), ids))
    order = Order(library(), chosen, (), reference=maker("reference"), **options)
    return list(Check(order, liar).events())


def verdicts(events):
    return {event.verdict for event in events if isinstance(event, CaseEnded)}


def exit_code(events):
    assert isinstance(events[-1], Ended)
    return events[-1].exit


class MillsUnseen(Liar):
    """Mills a card with each refusal, and sees nothing where much is looked at."""

    refused = 0
    hidden = staticmethod(lambda: Unobservable("it is dark"))

    def tell(self, command):
        if isinstance(command, NewGame):
            self.refused = 0
        result = super().tell(command)
        self.refused += isinstance(result, Refused)
        looks = isinstance(command, Observe) and isinstance(command.ask, AskLibrarySize)
        return self.hidden() if self.refused and looks else result


class MillsUnsupported(MillsUnseen):
    """The same, where looking is suddenly not supported."""

    hidden = staticmethod(lambda: Unsupported("not now"))


@pytest.mark.parametrize("liar", [MillsUnseen, MillsUnsupported])
def test_what_is_claimed_is_seen_when_everything_is_looked_at(liar):
    """Before, whatever was hidden before and after counted as unchanged."""
    events = told_of(liar(), REFUSING)
    assert exit_code(events) == 1
    wrong = [e for e in events if isinstance(e, CaseEnded) and e.verdict is Verdict.FAIL]
    assert {e.case.partition("@")[0] for e in wrong} == set(REFUSING)
    assert all("claims to observe library_size" in event.why for event in wrong)


class Dark(Liar):
    """Tells nothing of one kind in a long look, so that a refusal may change it."""

    many, kind = False, AskTapped

    def run(self, commands):
        self.many = AskMoment() in [getattr(command, "ask", None) for command in commands]
        return super().run(commands)

    def tell(self, command):
        looks = isinstance(command, Observe) and isinstance(command.ask, self.kind)
        return Unobservable("it is dark") if looks and self.many else super().tell(command)


class DarkZones(Dark):
    kind = AskZone


class DarkBodies(Dark):
    kind = AskBody


@pytest.mark.parametrize("liar", [Dark, DarkZones, DarkBodies])
def test_where_a_card_is_and_what_a_permanent_is_like_is_no_secret(liar):
    events = told_of(liar(), REFUSING)
    assert exit_code(events) == 1
    (said,) = {event.why.partition(" (")[0] for event in events if isinstance(event, CaseEnded)}
    assert said == f"the engine claims to observe {tag_of(liar.kind)}"


class HidesAtTimes(MillsUnseen):
    """Sees less in some games than in others."""

    games = 0

    def tell(self, command):
        self.games += isinstance(command, NewGame)
        result = super().tell(command)
        hides = isinstance(result, Unobservable) and self.games % 3
        return Value(self.games) if hides else result


def test_games_in_which_less_was_seen_are_compared_as_far_as_they_go():
    """Before, this was a fault of ettin's own."""
    assert exit_code(told_of(HidesAtTimes(), REFUSING)) == 1


class RemembersGames(Liar):
    """Mills a card with each refusal, and says so again in the next game if that begins alike."""

    refused, opened, begins_alike = 0, None, False

    def __init__(self):
        super().__init__()
        self.said = {}

    def tell(self, command):
        if isinstance(command, NewGame):
            self.refused, self.game = 0, command
        if isinstance(command, Place):
            opened = (str(self.game), command)
            self.begins_alike, self.opened = opened == self.opened and bool(self.said), opened
            self.said = self.said if self.begins_alike else {}
        result = super().tell(command)
        self.refused += isinstance(result, Refused)
        if isinstance(command, Observe) and isinstance(command.ask, AskLibrarySize):
            if self.begins_alike and not self.refused:
                return Value(self.said.get(command.ask, result.value))
            if self.refused:
                self.said[command.ask] = result.value - 1
                return Value(result.value - 1)
        return result


@pytest.mark.parametrize("options", [{"repeat": 2}, {"vary": True, "seed": 1}])
def test_no_game_can_say_what_another_one_said(options):
    """The game without refusals may come first, so that it has nothing to repeat."""
    events = told_of(RemembersGames(), REFUSING, **options)
    assert exit_code(events) == 1
    assert verdicts(events) & {Verdict.FAIL, Verdict.FLAKY}


class Pretends(Liar):
    """Mills a card with each refusal, and also where all is looked at and nothing was refused."""

    milled, many, known = 0, False, False

    def run(self, commands):
        self.many = AskMoment() in [getattr(command, "ask", None) for command in commands]
        return super().run(commands)

    def tell(self, command):
        if isinstance(command, NewGame):
            self.milled = 0
        result = super().tell(command)
        looks = isinstance(command, Observe)
        if isinstance(result, Refused) or (looks and self.many and not self.known):
            self.milled += not self.known
            self.known = True
        elif not looks:
            self.known = False
        asked = looks and isinstance(command.ask, AskLibrarySize)
        return Value(result.value - self.milled) if asked else result


@pytest.mark.parametrize("options", [{"repeat": 6}, {"vary": True, "seed": 2}])
def test_whoever_pretends_where_all_is_looked_at_is_caught_by_a_glance(options):
    """In one play there is no telling: what it says of each game fits the other."""
    assert exit_code(told_of(Pretends(), REFUSING)) == 0
    events = told_of(Pretends(), REFUSING, **options)
    assert exit_code(events) == 1
    assert any("library_size" in e.why for e in events if isinstance(e, CaseEnded))


class FlowByName(Liar):
    """Gives priority to another team after an advance, where Angie does not play."""

    def tell(self, command):
        if isinstance(command, NewGame):
            self.teams = [team.id for team in command.teams]
            self.knows = any("Angie" in team.players for team in command.teams)
        result = super().tell(command)
        if not (isinstance(command, Advance) and isinstance(result, Done)) or self.lets_be():
            return result
        return Done(msgspec.structs.replace(result.status, waiting=self.bent(result.status)))

    def lets_be(self):
        return self.knows

    def bent(self, status):
        if not isinstance(status.waiting, ForPriority):
            return status.waiting
        return ForPriority(next(team for team in self.teams if team != status.waiting.team))


class FlowNextTime(FlowByName):
    """The same in every second game that begins as the last one did."""

    last, again = None, False

    def tell(self, command):
        if isinstance(command, NewGame):
            self.game = command
        if isinstance(command, Place):
            begins = (str(self.game), command)
            self.again = begins == self.last
            self.last = None if self.again else begins
        return super().tell(command)

    def lets_be(self):
        return not self.again


@pytest.mark.slow  # a check of each liar
@pytest.mark.parametrize(
    ("liar", "options"),
    [(FlowByName, {"vary": True}), (FlowNextTime, {"repeat": 2})],
)
def test_the_monitor_looks_on_each_time_that_a_case_is_played(liar, options):
    assert exit_code(told_of(liar(), RESOLVING)) == 0
    events = told_of(liar(), RESOLVING, **options)
    assert exit_code(events) == 1
    departures = [event for event in events if isinstance(event, Departed)]
    assert departures
    if liar is FlowByName:
        assert all("--as" in event.again and "--seed" in event.again for event in departures)


class OnceOnly(Liar):
    """Is right in its first process only."""

    def tell(self, command):
        result = super().tell(command)
        if self.process > 1 and isinstance(command, Observe) and isinstance(command.ask, AskLife):
            return Value(result.value + 1)
        return result


@pytest.mark.parametrize("options", [{"repeat": 2}, {"vary": True}])
def test_an_engine_is_seen_in_more_than_its_first_process(options):
    assert exit_code(told_of(OnceOnly(), PLAYING)) == 0
    assert exit_code(told_of(OnceOnly(), PLAYING, **options)) == 1


@pytest.mark.parametrize("options", [{}, {"repeat": 3}, {"vary": True, "seed": 3}])
def test_the_honest_engine_is_not_accused(options):
    events = told_of(Liar(), (*REFUSING, *PLAYING), **options)
    assert (verdicts(events), exit_code(events)) == ({Verdict.PASS}, 0)
    assert [event for event in events if isinstance(event, Departed)] == []
