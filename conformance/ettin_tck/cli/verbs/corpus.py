"""`ettin corpus`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ettin_tck.cli.options import iso_dates, scenarios
from ettin_tck.cli.outputs import writing
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
@scenarios
def verb(*, dates: tuple[str, ...], out: Path | None, library: Library) -> None:
    """Write the corpus; the same input gives the same bytes."""
    from ettin_tck.corpus_export import corpus_file, corpus_text  # noqa: PLC0415 - loads the rules

    corpus = corpus_file(library, iso_dates(library, dates))
    if not corpus.scenarios:
        raise NothingSelectedError(f"nothing is in force on {', '.join(dates)}")
    text = corpus_text(corpus)
    if out is None:
        sys.stdout.buffer.write(text)
        return
    file = out / f"{library.language}.json" if out.is_dir() else out
    with writing(file):
        file.write_bytes(text)
    click.echo(f"{file}: {len(corpus.scenarios)} scenarios", err=True)
