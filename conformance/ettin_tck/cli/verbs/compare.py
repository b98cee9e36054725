"""`ettin compare`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ettin_tck.cli.options import said_in
from ettin_tck.cli.outputs import begin_file
from ettin_tck.engines.safe_text import clean
from ettin_tck.exit_codes import Exit
from ettin_tck.pages.page_words import frames
from ettin_tck.report.recorded.results_compared import Change, Compared, Difference, compared
from ettin_tck.report.recorded.results_file import read_results, told_apart

if TYPE_CHECKING:
    from collections.abc import Iterator

FEW = 20
"""So many cases of a kind are named, unless all are asked for."""


@click.command(help="Compare the results of two checks: engines, versions or dates.")
@click.argument("before", type=click.Path(path_type=Path))
@click.argument("after", type=click.Path(path_type=Path))
@said_in
@click.option(
    "--html", type=click.Path(path_type=Path), metavar="FILE", help="Also as a page, in one file."
)
@click.option("--verbose", "-v", is_flag=True, help="Name every case.")
def verb(*, before: Path, after: Path, lang: str, html: Path | None, verbose: bool) -> int:
    """Print what came out otherwise; exit 1 if anything did for the worse."""
    if html is not None:
        begin_file(html, b"")
    found = compared(read_results(before), read_results(after))
    found.before, found.after = told_apart([found.before, found.after], [before, after])
    if html is not None:
        from ettin_tck.report.recorded.comparison_pages import (  # noqa: PLC0415 - only where wanted
            comparison_page,
        )

        comparison_page(html, found, lang)
    for line in told(found, lang, whole=verbose):
        click.echo(clean(line))
    return Exit.REGRESSION if found.is_worse else Exit.AS_EXPECTED


def told(found: Compared, lang: str, *, whole: bool) -> Iterator[str]:
    """The lines of a comparison, the worst first."""
    say = frames(lang).say
    yield say("comparison", before=found.before, after=found.after)
    if found.judges:
        yield say("judges", before=found.judges[0], after=found.judges[1])
    if found.departures_new:
        yield f"\n{say('departures')}: + {', '.join(found.departures_new)}"
    if found.departures_gone:
        yield f"\n{say('departures')}: - {', '.join(found.departures_gone)}"
    for change in Change:
        differences = found.differences.get(change, [])
        if not differences:
            continue
        yield f"\n{say(change)} ({len(differences)})"
        shown = differences if whole else differences[:FEW]
        for each in shown:
            yield from _lines(each)
        if more := len(differences) - len(shown):
            yield f"  {say('more', n=more)} (-v)"
    yield f"\n{say('unchanged', n=found.same)}"


def _lines(each: Difference) -> Iterator[str]:
    yield "  " + "  ".join(part for part in (each.case, each.date, each.rule, each.title) if part)
    sides = [side.shown for side in (each.before, each.after) if side is not None]
    yield "      " + " -> ".join(sides)
