"""`ettin corpus`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ettin_tck.cases.selection import iso_dates
from ettin_tck.cli.options import scenarios
from ettin_tck.cli.outputs import probe_file, writing
from ettin_tck.exit_codes import NothingSelectedError

if TYPE_CHECKING:
    from ettin_tck.library import Library


@click.command(help="Write the scenarios, compiled, as JSON for engines that play without ettin.")
@click.option(
    "--date",
    "dates",
    multiple=True,
    metavar="DATE",
    help="What is in force on this date, ISO or by name; repeatable. Else on every date.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE|FOLDER",
    help="Where to write; in a folder LANG.json. Else to stdout.",
)
@click.option(
    "--printed-cards",
    is_flag=True,
    help="Say instead how many games of each variant need printed cards only, today or on a DATE.",
)
@scenarios
def verb(
    *, dates: tuple[str, ...], out: Path | None, printed_cards: bool, library: Library
) -> None:
    """Write the corpus; the same input gives the same bytes."""
    if printed_cards:
        for date in iso_dates(library, dates) or (library.today,):
            _tell_printed(library, date)
        return
    from ettin_tck.corpus_export import corpus_file, corpus_text  # noqa: PLC0415 - loads the rules

    days = iso_dates(library, dates)
    file = out / f"{library.language}.json" if out is not None and out.is_dir() else out
    if file is not None:
        probe_file(file)
    corpus = corpus_file(library, days)
    if not corpus.scenarios:
        raise NothingSelectedError(f"nothing is in force on {', '.join(dates)}")
    text = corpus_text(corpus)
    if file is None:
        sys.stdout.buffer.write(text)
        return
    with writing(file):
        file.write_bytes(text)
    click.echo(f"{file}: {len(corpus.scenarios)} scenarios", err=True)


def _tell_printed(library: Library, date: str) -> None:
    """Print the shares by variant, then the made-up cards, each with why it is made up."""
    from ettin_tck.cases.printed_cards import printed_cards  # noqa: PLC0415 - loads the rules

    found = printed_cards(library, date)
    click.echo(f"games on {date} that need printed cards only")
    for share in found.shares:
        told = f"{share.printed:4} of {share.cases:4}  {share.percent:3} %"
        click.echo(f"  {share.variant:26}  {told}")
    if found.made_up:
        click.echo("made-up cards, and how many games need each")
    for name, number in found.made_up:
        click.echo(f"{number:4}  {name:35}  {library.cards.entry(name).made_up}".rstrip())
