"""The results as JUnit XML, which continuous integration services read."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite

from ettin_tck.checking.check_events import Broke, CaseEnded, Departed, Events, Started
from ettin_tck.engines.safe_text import clean
from ettin_tck.exit_codes import UsageError
from ettin_tck.pages.page_words import frames
from ettin_tck.report.failure import block, departure
from ettin_tck.verdicts import BROKEN, UNPLAYABLE, WRONG, Verdict

if TYPE_CHECKING:
    from pathlib import Path

    from ettin_tck.pages.page_words import Frames


EMPTY = b"<?xml version='1.0' encoding='utf-8'?>\n<testsuites name=\"ettin\" />\n"
"""What the file holds until the check is over."""


class JunitView:
    """Collects cases, a suite for each feature, and writes the file at the end."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._suites: dict[str, TestSuite] = {}
        self._engine, self._read_up_to = "", ""
        self._words = frames("en")

    def see(self, event: Events) -> None:
        """Take one event."""
        match event:
            case Started(engine):
                self._engine, self._words = clean(engine), frames(event.language)
                self._read_up_to = event.rules_read_up_to
            case CaseEnded():
                self._add(feature(event), _case(event, self._words))
            case Departed():
                self._add("flow", _departure(event, self._words))
            case Broke(text):
                case = TestCase("the engine", "ettin", 0)
                case.result = [Error(clean(text.partition("\n")[0]), "broke")]
                self._add("engine", case)

    def close(self) -> None:
        """Write the file."""
        xml = JUnitXml("ettin")
        for suite in self._suites.values():
            if self._read_up_to:
                suite.add_property("rules_read_up_to", self._read_up_to)
            suite.update_statistics()  # type: ignore[no-untyped-call]  # junitparser gives no type here
            xml.append(suite)  # type: ignore[no-untyped-call]  # as above
        xml.update_statistics()  # type: ignore[no-untyped-call]  # junitparser gives no type here
        try:
            xml.write(str(self._path), pretty=True)
        except OSError as error:
            raise UsageError(f"{self._path}: {error.strerror}") from None

    def _add(self, suite: str, case: TestCase) -> None:
        """Add a case; it is counted at the end, since counting looks at every case."""
        if suite not in self._suites:
            self._suites[suite] = TestSuite(f"ettin {suite} {self._engine}".strip())
        self._suites[suite].append(case)  # type: ignore[no-untyped-call]  # as above


def feature(event: CaseEnded) -> str:
    """The feature file of a case by its folder and name, as `life/reading`."""
    file = PurePath(event.place.rpartition(":")[0])
    return f"{file.parent.name}/{file.stem}".strip("/") or "ettin"


def _case(event: CaseEnded, words: Frames) -> TestCase:
    varied = f" ({event.variation})" if event.variation else ""
    case = TestCase(f"{event.case} on {event.date}{varied}", event.id, event.seconds)
    if event.basis:
        case.system_out = f"rests on {event.rests_on}"
    result = _result(event, words)
    if result is not None:
        case.result = [result]
    return case


def _result(event: CaseEnded, words: Frames) -> Failure | Error | Skipped | None:
    text = clean(block(event, words))
    if event.stale:
        failure = Failure("listed as failing, and passes", "stale")
        failure.text = text
        return failure
    if event.lost:
        failure = Failure("asked when the baseline was written, and now skipped", "lost")
        failure.text = text
        return failure
    if event.disputed:
        return Skipped(f"{event.disputed}; {_line(event)}")
    if event.doubted:
        return Skipped("differs from an inference of ours: " + _line(event))
    if event.known or event.verdict in (Verdict.SKIPPED, Verdict.NOT_OBSERVABLE):
        known = "known failure: " if event.known else f"{event.verdict}: "
        return Skipped(known + _line(event))
    if event.verdict in WRONG:
        failure = Failure(_line(event), str(event.verdict))
        failure.text = text
        return failure
    if event.verdict in BROKEN | UNPLAYABLE:
        error = Error(_line(event), str(event.verdict))
        error.text = text
        return error
    return None


def _line(event: CaseEnded) -> str:
    if event.actual:
        return clean(f"{event.sentence}: {event.actual}, not {event.expected}")
    return clean(event.why.partition("\n")[0])


def _departure(event: Departed, words: Frames) -> TestCase:
    case = TestCase(event.transition, "flow", 0)
    text = clean(departure(event, words))
    failure = Failure(clean(f"expected {event.expected}, got {event.got}"), "departure")
    failure.text = text
    case.result = [Skipped("known departure") if event.known else failure]
    return case
