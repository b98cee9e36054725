"""Who tells passes tells all of them; who tells none is judged without, and the report says so."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace
from shared.corpora import library

from ettin_spec.protocol.commands import Advance, Command, Pass
from ettin_spec.protocol.results import Done, Needs, Result
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.checking.check_events import Departed, Ended, Events, Noted
from ettin_tck.checking.check_run import Check
from ettin_tck.checking.monitor_notes import MonitorNotes
from ettin_tck.engines.installed import make, maker
from ettin_tck.engines.time_limits import Limits
from ettin_tck.pages.page_words import frames
from ettin_tck.report.summary import summary

DATE = "2012-01-01"
PLAYING = ("priority.*", "turn.*", "combat.damage.*")
ENGLISH = frames("en")


@dataclass
class TellsPasses:
    """The reference, whose statuses tell passes as `tells` says after each pass and advance."""

    claims: tuple[str, ...] = ()
    seconds: float = 0.0
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        self.truth = make()
        self.advances = 0

    def start(self):
        return replace(self.truth.initialize(), tells=self.claims)

    initialize = start

    def run(self, commands: list[Command]) -> list[Result]:
        results = self.truth.run(commands)
        return list(map(self.told, commands, results))

    def told(self, command: Command, result: Result) -> Result:
        """A result, without its passes where these are kept back."""
        status = result.status if isinstance(result, Done | Needs) else None
        if status is None or not isinstance(command, Pass | Advance):
            return result
        self.advances += isinstance(command, Advance)
        if self.tells(command, result):
            return result
        return replace(result, status=replace(status, passed=()))

    def tells(self, _command: Command, _result: Result) -> bool:
        return True

    def stop(self) -> None:
        """Nothing stands for a process."""

    abort = stop

    def notes(self) -> list[str]:
        return []


class TellsNone(TellsPasses):
    """An engine that never fills `passed`."""

    def tells(self, _command: Command, _result: Result) -> bool:
        return False


class TellsPassesAlone(TellsPasses):
    """An engine that tells what it was told to pass, and none that it passed by itself."""

    def tells(self, command: Command, _result: Result) -> bool:
        return isinstance(command, Pass)


class EmptyAfterPass(TellsPasses):
    """A liar: empty after an explicit pass, full after advances."""

    def tells(self, command: Command, _result: Result) -> bool:
        return isinstance(command, Advance)


class TellsAtFirst(TellsPasses):
    """A liar: told in the first advances, and never after."""

    def tells(self, _command: Command, _result: Result) -> bool:
        return self.advances <= 20


class TellsWhatIsHarmless(TellsPasses):
    """A liar: told where it is plain that each team passed once, and nowhere else."""

    def tells(self, _command: Command, result: Result) -> bool:
        return len(result.status.passed) <= 2


class TellsAtLast(TellsPasses):
    """A liar: silent in the first advances, and told ever after."""

    def tells(self, _command: Command, _result: Result) -> bool:
        return self.advances > 20


LIARS = (EmptyAfterPass, TellsAtFirst, TellsWhatIsHarmless, TellsAtLast)


def told_of(engine: TellsPasses, **options) -> list[Events]:
    chosen = select(library(), Wanted((DATE,), PLAYING))
    order = Order(library(), chosen, (), reference=maker("reference"), **options)
    return list(Check(order, engine).events())


def ended(events: list[Events]) -> Ended:
    assert isinstance(events[-1], Ended)
    return events[-1]


def departed(events: list[Events]) -> list[str]:
    return [each.transition for each in events if isinstance(each, Departed)]


@pytest.mark.parametrize("liar", LIARS)
@pytest.mark.parametrize("options", [{}, {"vary": True}])
def test_passes_that_are_told_in_part_are_a_departure(liar, options) -> None:
    """Each of these passed with nothing said of it, as nobody looked at what was not told."""
    if options and liar is not EmptyAfterPass:
        pytest.skip("one varied check is enough")
    events = told_of(liar(), **options)
    kinds = {EmptyAfterPass: {"passed.pass"}, TellsWhatIsHarmless: {"passed.advance"}}
    both = {"passed.pass", "passed.advance"}
    assert set(departed(events)) == kinds.get(liar, both)
    assert len(departed(events)) == len(set(departed(events)))
    first = next(each for each in events if isinstance(each, Departed))
    assert (first.clause.key, first.clause.number) == ("priority.pass", "805.5b")
    assert ended(events).exit == 1
    assert ended(events).untold == 0


def test_who_tells_passes_in_variations_alone_departs() -> None:
    """What an engine tells in one play it tells in all."""

    class TellsVaried(TellsPasses):
        """A liar: it tells passes where names are those of the case as it is written."""

        def tells(self, _command: Command, result: Result) -> bool:
            return result.status.active in "AE"

    events = told_of(TellsVaried(), vary=True)
    assert set(departed(events)) == {"passed.pass", "passed.advance"}


@pytest.mark.parametrize("silent", [TellsNone, TellsPassesAlone])
def test_who_tells_no_passes_of_advances_is_judged_without_and_the_line_says_so(silent) -> None:
    events = told_of(silent())
    right = told_of(TellsPasses())
    assert ended(events).counts == ended(right).counts
    assert departed(events) == []
    assert ended(events).exit == 0
    assert ended(events).untold > 100
    told = f"passes not told: {ended(events).untold} commands judged without them"
    assert told in summary(ended(events), ENGLISH)[0]
    (note,) = [each.text for each in events if isinstance(each, Noted)]
    assert f"{ended(events).untold} times, first in" in note


def test_who_tells_all_passes_has_nothing_said_of_it() -> None:
    for claims in ((), ("passed",)):
        events = told_of(TellsPasses(claims))
        assert departed(events) == []
        assert (ended(events).exit, ended(events).untold) == (0, 0)
        assert "passes" not in summary(ended(events), ENGLISH)[0]


@pytest.mark.parametrize("engine", [TellsNone, TellsPassesAlone])
def test_who_claims_passes_has_to_tell_them(engine) -> None:
    events = told_of(engine(("passed",)))
    assert "passed.advance" in departed(events)
    assert ended(events).exit == 1


def test_what_one_process_tells_binds_another() -> None:
    """Cases are counted in their order, whichever process played them."""
    chosen = select(library(), Wanted((DATE,), PLAYING))
    order = Order(library(), chosen, ())
    telling, silent = (
        CasePlayer(order, engine, engine.initialize()) for engine in (TellsPasses(), TellsNone())
    )
    said = MonitorNotes()
    outcomes = [
        (silent if number % 2 else telling).outcome(each) for number, each in enumerate(chosen)
    ]
    found = [each.transition for it in outcomes for each in said.take(it.passes)]
    assert {"passed.pass", "passed.advance"} <= set(found)
