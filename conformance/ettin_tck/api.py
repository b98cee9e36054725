"""The judge as a function: an engine in, a report out.

`import ettin` is what to import; this is where it comes from.

>>> report = check("reference", ids=["life.read.hidetsugu"], dates=["2012-01-01"])
>>> report.ok, report.passed, report.failed
(True, 1, 0)

A wrong engine: here the reference with one policy as it was years before.

>>> from ettin_tck.engines.installed import make
>>> wrong = make("reference", {"life.read": "half_rounded_up"})
>>> report = check(wrong, ids=["life.read.hidetsugu"], dates=["2012-01-01"])
>>> report.ok, report.exit
(False, <Exit.REGRESSION: 1>)
>>> failure, = report.failures
>>> failure.expected, failure.actual
('1', '9')
>>> failure.explained
('9 is right under the rules before 2010-04-23 (policy life.read = half_rounded_up)',)
>>> "your engine: 9" in str(report)
True
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rich.console import Console

from ettin_tck.cases.selection import Wanted, check_variant, iso_dates, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import CaseEnded, Departed, Ended, Events
from ettin_tck.checking.check_run import Check
from ettin_tck.engines import installed
from ettin_tck.engines.any_engine import AnyEngine, session_of, words_of
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit
from ettin_tck.library import Further, Library
from ettin_tck.report.recorded.recorded_check import RecordedCheck, departures_by_transition
from ettin_tck.report.recorded.recorded_check import recorded as recorded_of
from ettin_tck.report.terminal import TerminalView
from ettin_tck.verdicts import PLAYED, Verdict

WIDTH = 100


@dataclass(frozen=True)
class Report:
    """What came of a check. As a string it is what the command line prints."""

    events: tuple[Events, ...]

    @property
    def exit(self) -> Exit:
        """The exit code in which `ettin check` would have ended."""
        ended = self.events[-1]
        assert isinstance(ended, Ended)
        return Exit(ended.exit)

    @property
    def ok(self) -> bool:
        """Is everything as expected, and was anything asked?"""
        return self.exit is Exit.AS_EXPECTED

    @property
    def cases(self) -> tuple[CaseEnded, ...]:
        """Every case with its verdict, those that were not asked included."""
        return tuple(event for event in self.events if isinstance(event, CaseEnded))

    @property
    def passed(self) -> int:
        """How many cases passed."""
        return sum(case.verdict is Verdict.PASS for case in self.cases)

    @property
    def failed(self) -> int:
        """How many cases were asked and did not pass."""
        return sum(case.verdict in PLAYED for case in self.cases) - self.passed

    @property
    def failures(self) -> tuple[CaseEnded, ...]:
        """The cases that make the check fail, in the order in which they were played."""
        return tuple(self._recorded.failures)

    @property
    def departures(self) -> tuple[Departed, ...]:
        """Where the engine left the flow of the game, the first of each transition."""
        found = departures_by_transition(self._recorded)
        return tuple(each[0] for each in found.values())

    @cached_property
    def _recorded(self) -> RecordedCheck:
        return recorded_of(self.events)

    def __str__(self) -> str:
        """The report as a terminal shows it, without colours."""
        out = io.StringIO()
        view = TerminalView(Console(file=out, width=WIDTH))
        for event in self.events:
            view.see(event)
        view.close()
        return out.getvalue().rstrip()


def check(
    engine: AnyEngine,
    *,
    ids: Iterable[str] = (),
    dates: Iterable[str] = (),
    clauses: Iterable[str] = (),
    tags: Iterable[str] = (),
    variant: str = "",
    language: str = "en",
    features: Path | None = None,
    cards: Iterable[Path] = (),
    strict: bool = False,
    fail_fast: bool = False,
    limits: Limits | None = None,
) -> Report:
    """Play scenarios on an engine, and report what came of them.

    `engine` is a command (`"./my-adapter --stdio"`, or its words in a list), an object with
    `initialize()` and `run(commands)`, what makes one (then a new one is made wherever one broke),
    or the name of an installed engine. The other arguments are the options of `ettin check` by
    their names; a date is ISO, has a name, or is `all`, and without one each case is played on its
    last day.
    `limits` are seconds, and hold for a command only.

    Raises:
        UsageError: no such date, variant or engine.
        NothingSelectedError: no scenario is what was asked for.
        SpecError: features or cards that cannot be meant.
    """
    asked = tuple(ids)
    library = Library(language, Further(features, cards=tuple(cards)), variant, asked)
    check_variant(library)
    wanted = Wanted(iso_dates(library, tuple(dates)), asked, tuple(clauses), tuple(tags))
    order = Order(
        library=library,
        chosen=select(library, wanted),
        command=words_of(engine),
        reference=installed.maker(installed.REFERENCE),
        strict=strict,
        fail_fast=fail_fast,
        traced=True,
    )
    with ExitStack() as stack:
        session = stack.enter_context(session_of(engine, limits or Limits()))
        played = Check(order, session)
        stack.callback(played.end)
        return Report(tuple(played.events()))
