"""`ettin phrases`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ettin_tck.cli.options import scenarios

if TYPE_CHECKING:
    from ettin_tck.library import Library


@click.command(help="Show the sentences that a scenario can say, those about WORDS if given.")
@click.argument("words", nargs=-1)
@scenarios
def verb(*, words: tuple[str, ...], library: Library) -> None:
    """Print phrases."""
    from ettin_spec.language.sentences.listing.phrase_listing import phrases  # noqa: PLC0415 - only here

    found = phrases(library.tongue, " ".join(words))
    click.echo(found if isinstance(found, str) else "\n".join(found))
