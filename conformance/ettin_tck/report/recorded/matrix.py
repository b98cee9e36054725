"""Any number of checks side by side: of each topic what passes of what was asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_tck.report.recorded.page_data import Row, outcome, row, total_of
from ettin_tck.report.recorded.recorded_check import departures_by_transition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_tck.report.recorded.recorded_check import RecordedCheck


@dataclass(frozen=True)
class Cell:
    """What came of one topic, or of all, in one check."""

    counts: Row

    @property
    def kind(self) -> str:
        """Right, wrong, or idle where nothing was asked."""
        if self.counts.failed:
            return "wrong"
        return "right" if self.counts.passed else "idle"

    @property
    def shown(self) -> str:
        """`40 / 42`, or a dash where nothing was asked."""
        asked = self.counts.passed + self.counts.failed
        return f"{self.counts.passed} / {asked}" if asked else "–"


@dataclass(frozen=True)
class Column:
    """One check: engine, dates, up to when rules had been read, how it ended, departures."""

    engine: str
    dates: tuple[str, ...]
    read_up_to: str
    outcome: str
    departures: int


@dataclass(frozen=True)
class Matrix:
    """The checks in the order in which they were named, and a row for each topic."""

    checks: tuple[Column, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]
    totals: tuple[Cell, ...]


def matrix_of(checks: Sequence[RecordedCheck], names: Sequence[str]) -> Matrix:
    """The table of some checks, each under a name."""
    counted = [dict(check.topics.counted()) for check in checks]
    topics = sorted({name for counts in counted for name in counts})
    return Matrix(
        checks=tuple(map(_column, checks, names)),
        rows=tuple(
            (name, tuple(Cell(row(name, counts.get(name, {}))) for counts in counted))
            for name in topics
        ),
        totals=tuple(Cell(total_of(check)) for check in checks),
    )


def _column(check: RecordedCheck, name: str) -> Column:
    left = len(departures_by_transition(check))
    dates = tuple(sorted(check.by_date))
    return Column(name, dates, check.rules_read_up_to, outcome(check), left)
