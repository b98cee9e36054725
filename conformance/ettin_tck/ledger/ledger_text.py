"""The ledger as text and as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ettin_spec.notice import OTHERWISE, notice
from ettin_tck.ledger.played_ledger import Entry, Ledger, Row, Shown

if TYPE_CHECKING:
    from ettin_spec.sources import Erratum, Sources


def text(ledger: Ledger, found: Sources) -> Iterator[str]:
    """The ledger for a terminal: lines, then statements, then counts."""
    source = ""
    for row in ledger.rows:
        if row.source != source:
            source = row.source
            about = found.sources[source]
            yield f"{source}  {about.title()} ({about.language}, {about.date})"
        yield f"  {row.line:>8}  {_row(row)}"
    for entry in ledger.entries:
        yield ""
        yield f"{entry.id}  {_days(entry.days)}  {entry.state}"
        yield f"      {entry.says}"
        yield from (f"      {line}" for line in _details(entry))
    yield ""
    yield from counts(ledger)


def markdown(ledger: Ledger, found: Sources) -> Iterator[str]:
    """The ledger as a document: a table of lines for each source, and one of statements."""
    yield from ("# The ledger", "")
    for letter, source in found.sources.items():
        rows = [row for row in ledger.rows if row.source == letter]
        if rows:
            yield from (f"## {letter}: {source.title()}", "")
            yield from _table(("line", "hash", "says"), [(r.line, r.hash, _row(r)) for r in rows])
    yield from ("## Statements", "")
    usual = ("statement", "says", "lines", "rests on", "days", "scenarios", "verdict")
    heads: tuple[str, ...] = usual
    if any(entry.notices is not None for entry in ledger.entries):
        heads = (*heads, "wrong versions of its rule", "noticed", "of any rule")
    yield from _table(heads, [_cells(entry) for entry in ledger.entries])
    yield from (f"- {line}" for line in counts(ledger))
    yield from ("", notice(OTHERWISE))


def counts(ledger: Ledger) -> Iterator[str]:
    """How many lines, statements and examples stand how."""
    for name, count in ledger.counts.items():
        told = ", ".join(f"{number} {what}" for what, number in count.items())
        yield f"{name} ({sum(count.values())}): {told}"


def errata_text(errata: Iterable[Erratum]) -> Iterator[str]:
    """The errata for a terminal."""
    for erratum in errata:
        yield f"{erratum.id}  {_places(erratum)}"
        yield f"      prints: {erratum.prints}"
        yield f"      read:   {erratum.reading}"
        yield f"      see:    {erratum.evidence}"
        if erratum.says:
            yield f"      stated: {', '.join(erratum.says)}"
        yield ""


def errata_markdown(errata: Iterable[Erratum]) -> Iterator[str]:
    """The errata as a document."""
    yield from ("# Errata of the sources", "")
    heads = ("erratum", "line", "prints", "read", "evidence", "stated by")
    yield from _table(
        heads,
        [(e.id, _places(e), e.prints, e.reading, e.evidence, ", ".join(e.says)) for e in errata],
    )
    yield from ("", notice(OTHERWISE))


def _places(erratum: Erratum) -> str:
    return ", ".join(f"{erratum.source}:{line}" for line in erratum.lines)


def _row(row: Row) -> str:
    if row.same_as:
        return f"reads as line {row.same_as}"
    said = row.reason or ", ".join(f"{name} ({state})" for name, state in row.says.items())
    notes = (*row.examples, *(f"erratum {name}" for name in row.errata))
    return f"{said}  [{', '.join(notes)}]" if notes else said


def _days(days: Iterable[tuple[str, str | None]]) -> str:
    return ", ".join(f"{since}..{until or ''}" for since, until in days)


def _details(entry: Entry) -> Iterator[str]:
    yield f"said on {', '.join(entry.lines)}{f': {entry.basis}' if entry.basis else ''}"
    for policy, settings in entry.policies.items():
        yield f"while {policy} is {' or '.join(map(str, settings))}"
    if entry.reason:
        yield f"not testable: {entry.reason}"
    yield from map(_shown, entry.shown)
    if entry.of_rule is not None:
        rule = f"{entry.of_rule.noticed} of {entry.of_rule.made} wrong versions of its rule"
        yield f"its cases notice {rule}, and {entry.notices} of any rule"


def _shown(shown: Shown) -> str:
    days = _days([(shown.since, shown.until)])
    verdict = shown.verdict or "not played"
    basis = f" ({shown.basis})" if shown.basis else ""
    return f"{shown.case}  {days}  on {shown.date}: {verdict}{basis}"


def _cells(entry: Entry) -> tuple[str, ...]:
    scenarios = dict.fromkeys(shown.scenario for shown in entry.shown)
    shown = ", ".join(scenarios) or entry.reason
    lines = ", ".join(entry.lines)
    told = (entry.id, entry.says, lines, entry.basis, _days(entry.days), shown, entry.state)
    if entry.notices is None or entry.of_rule is None:
        return told
    return (*told, str(entry.of_rule.made), str(entry.of_rule.noticed), str(entry.notices))


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    heads = tuple(heads)
    yield _cols(heads)
    yield _cols("---" for _ in heads)
    yield from (_cols(cell.replace("|", "\\|") for cell in row) for row in rows)
    yield ""


def _cols(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
