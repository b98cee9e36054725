"""The report for people: failures by what explains them, then the summary; a bar while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from ettin_tck.checking.check_events import (
    Broke,
    CaseEnded,
    Ended,
    Events,
    Noted,
    Started,
    Stopped,
)
from ettin_tck.engines.safe_text import clean
from ettin_tck.pages.page_words import frames
from ettin_tck.report.failure import INDENT, block, departure
from ettin_tck.report.failure_order import grouped, readings_of, rest
from ettin_tck.report.fitting import fitted
from ettin_tck.report.not_asked import not_asked, to_claim_next, to_claim_together, to_read_next
from ettin_tck.report.recorded.recorded_check import RecordedCheck, departures_by_transition
from ettin_tck.report.summary import summary
from ettin_tck.verdicts import IDLE, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.progress import Progress, TaskID

    from ettin_tck.report.failure_order import Group

COLOURS = {
    Verdict.PASS: "green",
    Verdict.SKIPPED: "yellow",
    Verdict.NOT_OBSERVABLE: "yellow",
}


IN_FULL = 5
"""So many kinds of failures are shown with their narrowest case; of the others that is named."""


class Screen(Console):
    """A console that leaves it to the command how to end when its reader has gone."""

    def on_broken_pipe(self) -> None:
        """Nobody reads any more."""
        raise BrokenPipeError


class TerminalView:
    """Keeps what did not pass until the end, so that it can be grouped and put in order.

    Of what has one cause the narrowest case is shown. `verbose` shows all, and names every case
    with its verdict, and why it was not asked. `by` what the table counts: topics or clauses.
    `language` frames what is said before the check has begun, which tells its own.
    """

    def __init__(
        self, console: Console, verbose: bool = False, by: str = "topic", language: str = "en"
    ) -> None:
        self._console, self._verbose = console, verbose
        self._check = RecordedCheck(most_in_full=0, by=by)
        self._words = frames(language)
        self._progress: Progress | None = None
        self._task: TaskID | None = None

    def see(self, event: Events) -> None:
        """Take one event."""
        self._check.take(event)
        match event:
            case Started():
                self._start(event)
            case CaseEnded():
                self._case(event)
            case Noted(text):
                self._print(self._words.say("noted", text=text), "yellow")
            case Broke():
                self._broke(event)
            case Stopped():
                self._stopped(event)
            case Ended():
                self._end(event)

    def close(self) -> None:
        """Take the bar away."""
        if self._progress is not None:
            self._progress.stop()
            self._progress = None

    def _start(self, event: Started) -> None:
        self._words = frames(event.language)
        engine = f"{event.engine} {event.version}"
        drawn = "" if event.seed is None else self._words.say("drawn", seed=event.seed)
        self._print(self._words.say("begins", n=event.selected, engine=engine) + drawn, "")
        if event.rules_read_up_to:
            self._print(self._words.say("read_up_to", day=event.rules_read_up_to), "")
        if self._console.is_terminal:
            self._progress, self._task = progress_bar(self._console, event.selected)

    def _case(self, event: CaseEnded) -> None:
        if self._progress is not None and self._task is not None:
            self._progress.update(
                self._task,
                advance=0 if event.variation else 1,
                description=event.id,
                failed=len(self._check.failures) + len(self._check.departures),
            )
        if self._verbose:
            known = " (known)" if event.known else ""
            basis = f"  ({event.basis})" if event.basis else ""
            why = f"  {event.why}" if event.verdict in IDLE else ""
            line = f"{event.verdict:<15} {event.case}  {event.date}{basis}{known}{why}"
            self._print(line, _colour(event))

    def _end(self, event: Ended) -> None:
        self.close()
        check = self._check
        groups = grouped(check.failures, check.tried)
        self._departed(readings_of(groups))
        self._grouped(groups, "")
        if check.doubted:
            self._print("\n" + self._words.say("no_text_says"), "yellow")
            self._grouped(grouped(check.doubted, check.tried), "yellow")
        if check.disputed:
            self._print("\n" + self._words.say("objections_open"), "yellow")
            self._grouped(grouped(check.disputed, check.tried), "yellow")
        for number, line in enumerate(not_asked(check.idle, self._words)):
            self._print(line if number else f"\n{line}", "yellow")
        for advise in (to_claim_together, to_claim_next, to_read_next):
            if advice := advise(check.lacks, self._words):
                self._print(advice, "")
        for number, line in enumerate(check.topics.table(self._words)):
            self._print(line if number else f"\n{line}", "" if number else "bold")
        for number, line in enumerate(summary(event, self._words, whole=self._verbose)):
            self._print(line if number else f"\n{line}", "green" if event.exit == 0 else "")

    def _departed(self, readings: Mapping[tuple[str, str], str]) -> None:
        """The departures: of each transition the first, unless all are asked for."""
        for each in departures_by_transition(self._check).values():
            shown = each if self._verbose else each[:1]
            for found in shown:
                reading = readings.get((found.case, found.date), "")
                self._print("\n" + departure(found, self._words, reading), "red", head_only=True)
            if more := len(each) - len(shown):
                self._print(INDENT + self._words.say("more_from_there", n=more), "red")

    def _grouped(self, groups: Sequence[Group], colour: str) -> None:
        """Failures by their causes: of each the narrowest case, unless all are asked for."""
        in_full = len(groups) if self._verbose else IN_FULL
        for group in groups[:in_full]:
            if heading := group.heading(self._words):
                self._print("\n" + heading, "bold")
            for failure in group.failures if self._verbose else group.failures[:1]:
                self._print(
                    "\n" + block(failure, self._words), colour or _colour(failure), head_only=True
                )
            if not self._verbose and (more := group.more(self._words)):
                self._print(INDENT + more, colour or _colour(group.first))
        if more := rest(groups[in_full:], self._words):
            self._print(f"\n{more}", colour or "red")

    def _broke(self, event: Broke) -> None:
        self.close()
        left = self._words.say("not_played", n=event.not_played)
        rest = f"\n    {left}" if event.not_played else ""
        self._print(self._words.say("engine_broke", text=event.text) + rest, "red", head_only=True)

    def _stopped(self, event: Stopped) -> None:
        self.close()
        left = self._words.say("not_played", n=event.not_played)
        self._print(f"{self._words.say('broken_off', text=event.text)}; {left}", "yellow")

    def _print(self, text: str, colour: str, head_only: bool = False) -> None:
        text = clean(text)
        if self._console.is_terminal:
            again = self._words.say("seen_again", command="").strip()
            text = fitted(text, self._console.width, again)
        shown = Text(text)
        if colour:
            end = text.find("\n", 1) if head_only else -1
            shown.stylize(colour, 0, end if end > 0 else len(shown))
        self._console.print(shown, soft_wrap=True, highlight=False)


def progress_bar(console: Console, cases: int) -> tuple[Progress, TaskID]:
    """A bar that shows cases done, failures so far and the time left, begun."""
    from rich.progress import (  # noqa: PLC0415 - slow to load, for terminals only
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[failed]} failed"),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    progress = Progress(*columns, console=console, transient=True)
    task = progress.add_task("", total=cases, failed=0)
    progress.start()
    return progress, task


def _colour(event: CaseEnded) -> str:
    return COLOURS.get(event.verdict, "red") if not event.stale else "red"
