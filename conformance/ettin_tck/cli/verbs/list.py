"""`ettin list`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ettin_tck.cli.options import scenarios
from ettin_tck.engines.safe_text import one_line
from ettin_tck.exit_codes import NothingSelectedError

if TYPE_CHECKING:
    from ettin_tck.library import Library


@click.command(help="List the scenarios: an id first on each line, then the title.")
@click.argument("text", required=False, default="")
@click.option("--date", metavar="DATE", help="Only what is in force on this date.")
@scenarios
def verb(*, text: str, date: str | None, library: Library) -> None:
    """Print the scenarios whose id, title, source or clause holds the text."""
    on = library.date(date) if date else None
    found = [
        s
        for s in library.corpus.scenarios
        if any(on is None or case.holds_on(on) for case in s.cases)
        and text.casefold() in " ".join((s.id, s.title, *s.sources, *s.cases[0].clauses)).casefold()
    ]
    if not found:
        raise NothingSelectedError(f"no scenario says '{text}'" + (f" on {on}" if on else ""))
    width = max(len(scenario.id) for scenario in found)
    for scenario in found:
        click.echo(f"{scenario.id:<{width}}  {one_line(scenario.title)}")
