"""`ettin list`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ettin_spec.errors import nearest
from ettin_tck.cases.search import cards_found, clauses_found, searched
from ettin_tck.cli.options import scenarios
from ettin_tck.engines.safe_text import one_line
from ettin_tck.exit_codes import NothingSelectedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.language.scenario import Scenario
    from ettin_tck.library import Library


ELSEWHERE = {"clauses": clauses_found, "cards": cards_found}
"""What finds words where no scenario is looked for."""


@click.command(
    help="List the scenarios: an id first on each line, then the title. With WORDS those that have "
    "them all, in any order: in id, title, sentences, sources, variants or clauses."
)
@click.argument("words", nargs=-1)
@click.option("--date", metavar="DATE", help="Only what is in force on this date.")
@click.option(
    "--of",
    "what",
    type=click.Choice(("scenarios", "clauses", "cards")),
    default="scenarios",
    show_default=True,
    help="List these; clauses by key, number or sense, cards by name or what is on them.",
)
@scenarios
def verb(*, words: tuple[str, ...], date: str | None, what: str, library: Library) -> None:
    """Print the scenarios, clauses or cards that have all the words."""
    if what == "scenarios":
        found = _scenarios(words, date, library)
    elif not (found := list(ELSEWHERE[what](words, library))):
        raise NothingSelectedError(_nothing_else(words, library, what))
    width = max(len(name) for name, _ in found)
    for name, said in found:
        click.echo(f"{name:<{width}}  {one_line(said)}".rstrip())


def _scenarios(words: Sequence[str], date: str | None, library: Library) -> list[tuple[str, str]]:
    on = library.date(date) if date else None
    listed = [
        s
        for s in library.corpus.scenarios
        if any(on is None or case.holds_on(on) for case in s.cases)
    ]
    found = searched(listed, words, library.rules)
    if not found:
        raise NothingSelectedError(_nothing(words, on, listed, library))
    return [(scenario.id, scenario.title) for scenario in found]


def _nothing(
    words: Sequence[str], on: str | None, listed: Sequence[Scenario], library: Library
) -> str:
    """That nothing was found, the ids that are near, and where else the words are."""
    said = " ".join(words)
    close = nearest(said, {scenario.id for scenario in listed}, 5, "ettin list")
    lines = [f"no scenario says '{said}'" + (f" on {on}" if on else ""), close]
    for what, find in ELSEWHERE.items():
        if number := len(list(find(words, library))):
            lines.append(f"{number} of the {what} do: ettin list --of {what} {said}")
    return "\n    ".join(lines)


def _nothing_else(words: Sequence[str], library: Library, what: str) -> str:
    said = " ".join(words)
    known = library.rules.clauses if what == "clauses" else library.cards.names
    close = nearest(said, known, 5, f"ettin list --of {what}")
    return f"none of the {what} says '{said}'\n    {close}"
