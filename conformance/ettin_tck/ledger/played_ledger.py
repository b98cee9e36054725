"""The ledger: line of a source, statement, scenario, dates, verdict; made by playing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date as day
from datetime import timedelta
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import nearest
from ettin_spec.rulebook.basis import strongest, worth_of
from ettin_spec.sources import Days, Kind
from ettin_spec.sources.ledger_model import shared_days
from ettin_tck.cases.selection import Chosen
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import Broke, CaseEnded, Ended
from ettin_tck.checking.check_run import Check
from ettin_tck.exit_codes import Exit, NothingSelectedError, UsageError
from ettin_tck.verdicts import PLAYED, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ettin_spec.sources import Line, Sources, Statement
    from ettin_tck.engines.restarting_session import Session
    from ettin_tck.library import Library


class State(StrEnum):
    """How a statement stands."""

    PASS = "pass"
    FAIL = "fail"
    UNPLAYED = "not played"
    """Its scenarios ask for what the engine does not claim."""
    NOT_IN_FORCE = "not in force"
    NO_CASE = "no case"
    """It holds on the date, but no scenario does."""
    PENDING = "pending"
    UNTESTABLE = "not testable"
    META = "about the document"


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A case that shows a statement: the days that both have, and the verdict on one of them.

    `basis`: what the case rests on, on that one.
    """

    scenario: str
    case: str
    since: str
    until: str | None
    date: str
    verdict: Verdict | None = None
    basis: str = ""


class OfRule(msgspec.Struct, frozen=True):
    """Wrong versions of a statement's rule: how many were made, how many its cases notice."""

    made: int
    noticed: int


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A statement with all that the ledger has about it.

    `basis`: the best that the documents which say it are worth; empty where none says it.
    """

    id: str
    says: str
    kind: str
    variant: str
    state: State
    days: tuple[tuple[str, str | None], ...]
    policies: dict[str, tuple[str | int, ...]] = {}
    lines: tuple[str, ...] = ()
    shown: tuple[Shown, ...] = ()
    reason: str = ""
    basis: str = ""
    notices: int | None = None
    """Wrong versions of the reference that its cases notice, where somebody has counted."""
    of_rule: OfRule | None = None
    """The same of its own rule alone."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a source: what it says, with the state of each statement, or why it says none."""

    source: str
    line: str
    hash: str = ""
    says: dict[str, State] = {}
    examples: tuple[str, ...] = ()
    errata: tuple[str, ...] = ()
    reason: str = ""
    same_as: str = ""


class Ledger(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was asked for of the ledger. `date`: the one asked for, else each case's last.

    `broke`: how the engine broke, if it did so that not everything was played; `any_played`: was
    anything?
    """

    rows: tuple[Row, ...]
    entries: tuple[Entry, ...]
    counts: dict[str, dict[str, int]]
    date: str = ""
    exit: int = 0
    broke: str = ""
    any_played: bool = True


@dataclass(frozen=True)
class Asked:
    """Which part of the ledger; what is empty asks for all."""

    source: str = ""
    statements: tuple[str, ...] = ()
    date: str = ""


def chosen_statements(found: Sources, asked: Asked) -> list[Statement]:
    """The statements asked for, in the order of the files.

    Raises:
        UsageError: there is no such source.
        NothingSelectedError: no statement goes by such a name.
    """
    if asked.source and asked.source not in found.sources:
        raise UsageError(f"no source '{asked.source}'; {nearest(asked.source, found.sources)}")
    for pattern in asked.statements:
        if not any(fnmatchcase(name, pattern) for name in found.statements):
            close = nearest(pattern, found.statements, listing="ettin ledger")
            raise NothingSelectedError(f"no statement is called '{pattern}'\n    {close}")
    lines = found.sources[asked.source].lines if asked.source else ()
    said = {name for line in lines for name in line.says}
    return [
        statement
        for statement in found.statements.values()
        if (not asked.source or statement.id in said)
        and (not asked.statements or any(fnmatchcase(statement.id, p) for p in asked.statements))
    ]


def cases(library: Library, statement: Statement, date: str = "") -> Iterator[Shown]:
    """The cases of a statement's scenarios, on the days on which it holds.

    Each is played on `date`, or else on the last day that both have.
    """
    held = statement.days(library.rules)
    for scenario in library.corpus.scenarios:
        for case in scenario.cases if scenario.id in statement.scenarios else ():
            for both in shared_days([Days(case.since, case.until)], held):
                on = date or _last(both, library.today)
                if on in both:
                    basis = library.evidence(scenario, case, on).basis or ""
                    yield Shown(scenario.id, case.id, both.since, both.until, on, basis=basis)


def _last(days: Days, today: str) -> str:
    if days.until is None:
        return max(today, days.since)
    return (day.fromisoformat(days.until) - timedelta(days=1)).isoformat()


def ledger(library: Library, found: Sources, asked: Asked, session: Session) -> Ledger:
    """The part of the ledger that was asked for, its cases played."""
    statements = chosen_statements(found, asked)
    wanted = {s.id: list(cases(library, s, asked.date)) for s in statements}
    verdicts, code, broke = _played(library, {c for each in wanted.values() for c in each}, session)
    entries = [
        _entry(library, found, s, _told(wanted[s.id], verdicts), asked.date) for s in statements
    ]
    states = {entry.id: entry.state for entry in entries}
    rows = tuple(_rows(found, asked, states))
    counts, any_played = _counts(found, rows, entries), bool(verdicts)
    return Ledger(rows, tuple(entries), counts, asked.date, code, broke, any_played)


def _played(
    library: Library, wanted: Iterable[Shown], session: Session
) -> tuple[dict[tuple[str, str], Verdict], int, str]:
    """The verdict of each case on its date, the exit code of the check, and how it broke off."""
    corpus = library.corpus
    chosen = [
        Chosen(corpus.scenario(scenario), corpus.case(case), date)
        for scenario, case, date in sorted({(c.scenario, c.case, c.date) for c in wanted})
    ]
    if not chosen:
        return {}, Exit.AS_EXPECTED, ""
    check = Check(Order(library, chosen, ()), session)
    try:
        events = list(check.events())
    finally:
        check.end()
    ended = [event.exit for event in events if isinstance(event, Ended)]
    told = [event for event in events if isinstance(event, CaseEnded)]
    broke = next((event.text for event in events if isinstance(event, Broke)), "")
    return {(e.case, e.date): e.verdict for e in told}, max(ended), broke


def _told(
    wanted: Iterable[Shown], verdicts: Mapping[tuple[str, str], Verdict]
) -> tuple[Shown, ...]:
    return tuple(
        msgspec.structs.replace(each, verdict=verdicts.get((each.case, each.date)))
        for each in wanted
    )


def _entry(
    library: Library, found: Sources, statement: Statement, shown: tuple[Shown, ...], date: str
) -> Entry:
    days = statement.days(library.rules)
    lines = found.lines_saying(statement.id)
    return Entry(
        id=statement.id,
        says=statement.says,
        kind=statement.kind,
        variant=statement.variant,
        state=_state(statement, shown, any(not date or date in span for span in days)),
        days=tuple((span.since, span.until) for span in days),
        policies=dict(statement.policies),
        lines=tuple(f"{line.source}:{line.number}" for line in lines),
        shown=shown,
        reason=found.reasons[statement.reason] if statement.reason else "",
        basis=strongest(worth_of(line.source) for line in lines) or "",
    )


def _state(statement: Statement, shown: tuple[Shown, ...], in_force: bool) -> State:
    verdicts = {each.verdict for each in shown}
    if statement.kind is Kind.META:
        return State.META
    if statement.reason is not None:
        return State.UNTESTABLE
    if not statement.scenarios:
        return State.PENDING
    if not in_force:
        return State.NOT_IN_FORCE
    if not shown:
        return State.NO_CASE
    if verdicts & (PLAYED - {Verdict.PASS}) or None in verdicts:
        return State.FAIL
    return State.PASS if Verdict.PASS in verdicts else State.UNPLAYED


def _rows(found: Sources, asked: Asked, states: Mapping[str, State]) -> Iterator[Row]:
    for source in found.sources.values():
        if asked.source and source.letter != asked.source:
            continue
        for line in source.lines:
            says = {name: states[name] for name in line.says if name in states}
            if says or not asked.statements:
                yield _row(found, line, says)


def _row(found: Sources, line: Line, says: dict[str, State]) -> Row:
    def about(entries: Iterable[tuple[str, str, tuple[str, ...]]]) -> tuple[str, ...]:
        return tuple(n for n, letter, at in entries if letter == line.source and line.number in at)

    return Row(
        source=line.source,
        line=line.number,
        hash=line.hash,
        says=says,
        examples=about((e.id, e.source, e.lines) for e in found.examples.values()),
        errata=about((e.id, e.source, e.lines) for e in found.errata.values()),
        reason=line.reason or "",
        same_as=line.same_as or "",
    )


def _counts(
    found: Sources, rows: Iterable[Row], entries: Iterable[Entry]
) -> dict[str, dict[str, int]]:
    """Lines of each source by what becomes of them; statements of each variant by state."""
    counted: dict[str, Counter[str]] = {}
    for row in rows:
        what = row.reason or ("same as another" if row.same_as else "says statements")
        counted.setdefault(f"lines of {row.source}", Counter())[what] += 1
    for entry in entries:
        counted.setdefault(f"statements: {entry.variant}", Counter())[entry.state] += 1
    for example in found.examples.values():
        what = "pending" if example.id in found.pending.examples else "in a scenario"
        counted.setdefault("examples", Counter())[what] += 1
    return {name: dict(count) for name, count in counted.items()}
