"""`ettin matrix`."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from ettin_tck.cli.options import said_in
from ettin_tck.cli.outputs import begin_file
from ettin_tck.engines.safe_text import clean
from ettin_tck.exit_codes import Exit
from ettin_tck.pages.page_words import frames
from ettin_tck.report.recorded.comparison_pages import matrix_page
from ettin_tck.report.recorded.matrix import Matrix, matrix_of
from ettin_tck.report.recorded.recorded_check import recorded
from ettin_tck.report.recorded.results_file import read_results, told_apart
from ettin_tck.report.terminal import Screen


@click.command(help="Show the results of checks side by side, by topic.")
@click.argument("results", nargs=-1, required=True, type=click.Path(path_type=Path))
@said_in
@click.option(
    "--html", type=click.Path(path_type=Path), metavar="FILE", help="Also as a page, in one file."
)
def verb(*, results: tuple[Path, ...], lang: str, html: Path | None) -> int:
    """Print the table: what passes of what was asked."""
    if html is not None:
        begin_file(html, b"")
    checks = [recorded(read_results(path), most_in_full=0) for path in results]
    found = matrix_of(checks, told_apart([check.engine for check in checks], results))
    if html is not None:
        matrix_page(html, found, lang)
    Screen().print(_table(found, lang))
    return Exit.AS_EXPECTED


def _table(found: Matrix, lang: str) -> Table:
    words = frames(lang)
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("topic"))
    for check in found.checks:
        table.add_column(clean(check.engine), justify="right")
    table.add_row(words.say("rules_read"), *(check.read_up_to or "–" for check in found.checks))
    for name, cells in found.rows:
        table.add_row(words.topic(name), *(cell.shown for cell in cells))
    table.add_row(words.say("total"), *(cell.shown for cell in found.totals), style="bold")
    return table
