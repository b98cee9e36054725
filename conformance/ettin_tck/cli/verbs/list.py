"""`ettin list`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ettin_spec.errors import nearest
from ettin_tck.cases.search import searched
from ettin_tck.cli.options import scenarios
from ettin_tck.engines.safe_text import one_line
from ettin_tck.exit_codes import NothingSelectedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.language.scenario import Scenario
    from ettin_tck.library import Library


@click.command(
    help="List the scenarios: an id first on each line, then the title. With WORDS those that have "
    "them all, in any order: in id, title, sentences, sources, variants or clauses."
)
@click.argument("words", nargs=-1)
@click.option("--date", metavar="DATE", help="Only what is in force on this date.")
@scenarios
def verb(*, words: tuple[str, ...], date: str | None, library: Library) -> None:
    """Print the scenarios that have all the words."""
    on = library.date(date) if date else None
    listed = [
        s
        for s in library.corpus.scenarios
        if any(on is None or case.holds_on(on) for case in s.cases)
    ]
    found = searched(listed, words, library.rules)
    if not found:
        raise NothingSelectedError(_nothing(words, on, listed))
    width = max(len(scenario.id) for scenario in found)
    for scenario in found:
        click.echo(f"{scenario.id:<{width}}  {one_line(scenario.title)}")


def _nothing(words: Sequence[str], on: str | None, listed: Sequence[Scenario]) -> str:
    """That nothing was found, and the ids that are near."""
    said = " ".join(words)
    close = nearest(said, {scenario.id for scenario in listed}, 5, "ettin list")
    return f"no scenario says '{said}'" + (f" on {on}" if on else "") + f"\n    {close}"
