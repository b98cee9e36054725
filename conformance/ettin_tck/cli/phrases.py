"""`ettin phrases`."""

from __future__ import annotations

import click

from ettin_tck.cli.options import language


@click.command(help="Show the sentences that a scenario can say, those about WORDS if given.")
@click.argument("words", nargs=-1)
@language
def verb(*, words: tuple[str, ...], lang: str) -> None:
    """Print phrases."""
    from ettin_spec.language.reference import phrases  # noqa: PLC0415 - only here

    found = phrases(lang, " ".join(words))
    click.echo(found if isinstance(found, str) else "\n".join(found))
