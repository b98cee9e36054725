"""What came of the cases about each subject: a line for each folder of the features."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import TYPE_CHECKING

from rich.cells import cell_len

from ettin_tck.verdicts import IDLE, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_tck.checking.check_events import CaseEnded
    from ettin_tck.pages.page_words import Frames

GROUPINGS = ("topic", "clause")
"""By what cases can be counted."""
PARTS = re.compile(r"(\d*)(\D*)")
COLUMNS = ("passed", "failed", "not asked")
NARROWEST = 9
"""How wide each is on a screen at least; a Japanese letter takes two places."""


@dataclass(frozen=True)
class Topics:
    """Cases counted by topic; on several dates each counts on each of them.

    `language` is that of the features, and the name of their folder. `by` clause a case counts
    for each clause that it cites.
    """

    language: str = "en"
    by: str = GROUPINGS[0]
    _counts: dict[str, Counter[str]] = field(default_factory=dict)

    def count(self, event: CaseEnded) -> None:
        """Take one case; further plays of it, with something varied, are not counted."""
        if not event.variation:
            for name in self._names(event):
                self._counts.setdefault(name, Counter())[column(event)] += 1

    def _names(self, event: CaseEnded) -> Iterable[str]:
        if self.by == GROUPINGS[0]:
            return (self.of(event),)
        return {clause.number or clause.key for clause in event.clauses}

    def of(self, event: CaseEnded) -> str:
        """The folder in which a case stands: `life` of `features/en/life/gain.feature:12`.

        Of a file that stands in no folder of its language it is the file.
        """
        file = PurePath(event.place.rpartition(":")[0])
        folder = file.parent.name
        return (file.stem if folder in ("", self.language) else folder).replace("_", " ")

    def counted(self) -> list[tuple[str, Counter[str]]]:
        """The topics with what their cases came to, by `COLUMNS`."""
        return sorted(self._counts.items(), key=lambda each: _in_order(each[0]))

    def table(self, words: Frames) -> Iterator[str]:
        """The lines of the table, its head first; none where there is but one topic."""
        if len(self._counts) < 2:
            return
        columns = [words.say(name.replace(" ", "_")) for name in ("asked", *COLUMNS)]
        rows = [(words.say(self.by), columns)]
        for topic, counts in self.counted():
            asked = counts["passed"] + counts["failed"]
            numbers = (asked, *(counts[name] for name in COLUMNS))
            rows.append((words.topic(topic), [str(number or "-") for number in numbers]))
        width = max(cell_len(name) for name, _ in rows)
        column = max(NARROWEST, *map(cell_len, columns))
        for name, cells in rows:
            right = (" " * (column - cell_len(cell)) + cell for cell in cells)
            yield "  ".join([name + " " * (width - cell_len(name)), *right])


def _in_order(name: str) -> list[tuple[int, str]]:
    """A key by which the clause 104.3a comes before 1001, and topics by their letters."""
    return [(int(digits or 0), letters) for digits, letters in PARTS.findall(name)]


def column(event: CaseEnded) -> str:
    """The column in which a case counts."""
    if event.verdict is Verdict.PASS:
        return "passed"
    return "not asked" if event.verdict in IDLE else "failed"
