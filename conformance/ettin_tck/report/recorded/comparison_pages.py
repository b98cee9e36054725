"""Pages of several checks: two compared, or any number side by side."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from ettin_tck.pages.rendering import rendered
from ettin_tck.report.recorded.page_views import write
from ettin_tck.report.recorded.results_compared import FOR_THE_WORSE, Change

if TYPE_CHECKING:
    from pathlib import Path

    from ettin_tck.report.recorded.matrix import Matrix
    from ettin_tck.report.recorded.results_compared import Compared


def comparison_page(path: Path, found: Compared, language: str) -> None:
    """Write the page of two checks compared.

    Raises:
        UsageError: it cannot be written.
    """
    changes = [
        (str(change), change in FOR_THE_WORSE, found.differences[change])
        for change in Change
        if found.differences.get(change)
    ]
    data = {"found": found, "changes": changes, "version": version("ettin")}
    write(path, rendered("comparison.html", language, **data))


def matrix_page(path: Path, found: Matrix, language: str) -> None:
    """Write the page of checks side by side.

    Raises:
        UsageError: it cannot be written.
    """
    write(path, rendered("matrix.html", language, found=found, version=version("ettin")))
