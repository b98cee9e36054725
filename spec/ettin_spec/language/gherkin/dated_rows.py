"""The rows of a scenario: on which dates each holds, and what stands in its columns."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from ettin_spec.errors import Place, SpecError
from ettin_spec.language.gherkin.feature_source import Block, Examples, RowOfCells, Sentence
from ettin_spec.language.gherkin.tags import Labels, Span
from ettin_spec.language.sentences.lexicon import Lexicon
from ettin_spec.rulebook.rulebook_model import FIRST

DROPPED = "—"
"""A cell that drops the sentences which use its column."""

HOLE = re.compile(r"<([^<>]+)>")
ISO = re.compile(r"\d{4}-\d{2}-\d{2}")


@dataclass(frozen=True)
class Row:
    """One row: the span in which it holds, the clause number it names, and its values.

    `name` tells rows of one date apart, the same in every language.
    """

    since: str
    until: str | None
    rule: str
    values: Mapping[str, str]
    place: Place
    name: str = ""

    def begun(self, first: str) -> Row | None:
        """The row from an ISO date on; None if it holds no longer then."""
        if self.until is not None and self.until <= first:
            return None
        return replace(self, since=max(self.since, first))

    def fill(self, sentence: Sentence) -> Sentence | None:
        """The sentence with the row's values in it; None if a cell drops it."""
        used = HOLE.findall(sentence.text)
        if any(self.values.get(column) == DROPPED for column in used):
            return None
        text = HOLE.sub(lambda hole: self.values.get(hole[1], hole[0]), sentence.text)
        return Sentence(sentence.role, sentence.keyword, text, sentence.place)


def rows_of(block: Block, labels: Labels, lexicon: Lexicon, problems: list[SpecError]) -> list[Row]:
    """The rows of a scenario, one for a scenario without table."""
    if len(block.examples) > 1:
        problems.append(
            SpecError(block.examples[1].header.place, "a scenario has one table of examples")
        )
    if not block.examples:
        problems.extend(_stray_holes(block, ()))
        if not all(span.since for span in labels.spans) or not labels.spans:
            problems.append(
                SpecError(block.place, "no date says from when on this holds", "add @from:DATE")
            )
            return []
        for span in labels.spans:
            _check_date(span.since, span.place, problems)
        return [Row(s.since, s.until or None, "", {}, block.place) for s in labels.spans]
    return _table_rows(block, block.examples[0], labels, lexicon, problems)


def _table_rows(
    block: Block, table: Examples, labels: Labels, lexicon: Lexicon, problems: list[SpecError]
) -> list[Row]:
    columns = lexicon.file.columns
    header = table.header.cells
    values = tuple(name for name in header if name not in (columns.date, columns.rule))
    problems.extend(_stray_holes(block, header))
    for name in values:
        if not any(f"<{name}>" in sentence.text for sentence in block.sentences):
            problems.append(SpecError(table.header.place, f"no sentence uses the column '{name}'"))
    dated = columns.date in header
    if dated == any(span.since for span in labels.spans):
        wrong = "both a date column and @from:" if dated else "neither a date column nor @from:"
        remedy = f"head a column '{columns.date}', or add @from:DATE"
        problems.append(SpecError(table.header.place, f"this outline has {wrong}", remedy))
        return []
    spans = labels.spans or (Span("", "", block.place),)
    plain = [
        _row(header, row, columns.date, columns.rule, span)
        for span in (spans[-1:] if dated else spans)
        for row in table.rows
    ]
    for row in plain:
        _check_date(row.since, row.place, problems)
    return _named(_spanned(plain, spans[-1], problems) if dated else plain, lexicon)


def _row(header: tuple[str, ...], row: RowOfCells, date: str, rule: str, span: Span) -> Row:
    cells = dict(zip(header, row.cells, strict=True))
    since = cells.pop(date, span.since)
    return Row(since, span.until or None, cells.pop(rule, ""), cells, row.place)


def _spanned(rows: list[Row], last: Span, problems: list[SpecError]) -> list[Row]:
    """Each row up to the eve of the table's next date, the last up to @until."""
    dates = sorted({row.since for row in rows})
    for before, row in itertools.pairwise(rows):
        if row.since < before.since:
            problems.append(SpecError(row.place, f"{row.since} stands after {before.since}"))
    after = dict(zip(dates, [*dates[1:], last.until or None], strict=True))
    return [Row(r.since, after[r.since], r.rule, r.values, r.place) for r in rows]


def _named(rows: list[Row], lexicon: Lexicon) -> list[Row]:
    """Rows of one date are told apart by the first columns in which they differ."""
    named = []
    for row in rows:
        peers = [peer for peer in rows if peer.since == row.since]
        words = [_word(lexicon.value_of(row.values[c])) for c in _telling(peers)]
        named.append(Row(row.since, row.until, row.rule, row.values, row.place, ",".join(words)))
    return named


def _telling(rows: list[Row]) -> list[str]:
    """The columns, from the left, that it takes to tell rows apart."""
    told: list[str] = []
    for column in rows[0].values:
        if len({tuple(row.values[c] for c in told) for row in rows}) == len(rows):
            break
        if len({row.values[column] for row in rows}) > 1:
            told.append(column)
    return told


def _word(value: str) -> str:
    return "none" if value == DROPPED else value.replace(" ", "_")


def _stray_holes(block: Block, header: tuple[str, ...]) -> Iterator[SpecError]:
    for sentence in block.sentences:
        for name in HOLE.findall(sentence.text):
            if name not in header:
                yield SpecError(sentence.place, f"there is no column '{name}'")


def _check_date(date: str, place: Place, problems: list[SpecError]) -> None:
    if not ISO.fullmatch(date):
        problems.append(SpecError(place, f"'{date}' is not a date", "write it like 2010-04-23"))
    elif date < FIRST:
        problems.append(SpecError(place, f"{date} is before the first rules, {FIRST}"))
