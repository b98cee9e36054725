"""The page of engines side by side, from reports of their checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ettin_tck.pages.page_words import frames
from ettin_tck.report.recorded.matrix import matrix_of
from ettin_tck.report.recorded.recorded_check import recorded
from ettin_tck.report.recorded.results_file import read_results, told_apart
from ettin_tck.site import addresses
from ettin_tck.site.made_page import Made
from ettin_tck.site.search_index import Entry

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ettin_tck.report.recorded.matrix import Matrix


@dataclass(frozen=True)
class EnginesPage:
    """What passes of what was asked, for each engine and topic."""

    template: ClassVar[str] = "engines.html"
    title: str
    found: Matrix


def engines_of(files: Sequence[Path]) -> Matrix | None:
    """The engines of some reports of `ettin check --ndjson`; None where there are no reports.

    Raises:
        EttinError: a file cannot be read, or is no report.
    """
    checks = [recorded(read_results(file), most_in_full=0) for file in files]
    return matrix_of(checks, told_apart([it.engine for it in checks], files)) if checks else None


def engines_page(found: Matrix, language: str) -> Made:
    """The page in a language."""
    title, engines = frames(language).say("matrix"), "\n".join(it.engine for it in found.checks)
    entry = Entry("page", addresses.ENGINES, title, 1.0, (), engines)
    return Made(addresses.ENGINES, EnginesPage(title, found), entry)
