"""Reports to be looked at: a page of HTML, a summary in Markdown, a badge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ettin_tck.exit_codes import UsageError
from ettin_tck.pages.rendering import rendered
from ettin_tck.report.recorded.page_data import outcome, page_data, total_of
from ettin_tck.report.recorded.recorded_check import MOST_IN_FULL, RecordedCheck

if TYPE_CHECKING:
    from pathlib import Path

    from ettin_tck.checking.check_events import Events

WITH_TRACES = frozenset({"report.html"})
"""The templates that show what was said in a case."""
COLOURS = {"right": "#18713b", "wrong": "#b3261e"}
IDLE_COLOUR = "#84640a"
LETTER, MARGIN = 6.6, 12
"""Pixels of a letter of a badge, and beside its text."""


class PageView:
    """Collects a check, and writes a file of a template of reports when it is over."""

    def __init__(self, path: Path, template: str) -> None:
        self._path, self._template = path, template
        self._check = RecordedCheck(MOST_IN_FULL if template in WITH_TRACES else 0)

    def see(self, event: Events) -> None:
        """Take one event."""
        self._check.take(event)

    def close(self) -> None:
        """Write the file; of a check that never began nothing is told."""
        if self._check.started is None and not self._check.broken:
            return
        language = self._check.started.language if self._check.started else "en"
        made = badge_data if self._template.endswith(".svg") else page_data
        write(self._path, rendered(self._template, language, **made(self._check)))


def write(path: Path, text: str) -> None:
    """Write a page.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None


def badge_data(check: RecordedCheck) -> dict[str, Any]:
    """What a badge says: how many pass of how many that were asked."""
    total = total_of(check)
    text = f"{total.passed} / {total.passed + total.failed}"
    return {
        "text": text,
        "left": round(len("ettin") * LETTER + MARGIN),
        "right": round(len(text) * LETTER + MARGIN),
        "colour": COLOURS.get(outcome(check), IDLE_COLOUR),
    }
