"""`ettin rules impact`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from ettin_spec.rulebook import load_rules
from ettin_spec.rules_texts.learned.record import own_record
from ettin_spec.rules_texts.reading.books import Book
from ettin_tck.cli.outputs import writing
from ettin_tck.exit_codes import UsageError
from ettin_tck.rules_impact.cited_by import standing
from ettin_tck.rules_impact.editions import compared, last_before, named, of_file
from ettin_tck.rules_impact.impact import impact_of
from ettin_tck.rules_impact.impact_text import as_json, lines

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_tck.rules_impact.cited_by import Standing
    from ettin_tck.rules_impact.impact import Impact


@click.command(help="Show what a new rules text means for what stands here.")
@click.argument("new", type=click.Path(path_type=Path))
@click.option(
    "--against",
    metavar="OLD",
    default="",
    help="The older text, a file or a date; by default the last one learned.",
)
@click.option("--write", is_flag=True, help="Make the edits that are certain, and list the rest.")
@click.option(
    "--into",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="The checkout to edit; by default the one that runs.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "json", "markdown")),
    default="text",
    show_default=True,
)
def verb(*, new: Path, against: str, write: bool, into: Path | None, form: str) -> None:
    """Print what the text means for us; with `--write` then edit, and list what is left."""
    edition = of_file(new)
    if write and edition.book is not Book.COMPREHENSIVE:
        raise UsageError(
            f"--write edits by the Comprehensive Rules, and this is the {edition.book}"
        )
    old = named(against) if against else last_before(edition, own_record())
    impact = impact_of(compared(old, edition), load_rules())
    on_it = standing() if impact.concerns else {}
    if write:
        _write(impact, on_it, new, into)
    elif form == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(as_json(impact, on_it))))
    else:
        for line in lines(impact, on_it, markdown=form == "markdown"):
            click.echo(line)


def _write(impact: Impact, on_it: Mapping[str, Standing], new: Path, into: Path | None) -> None:
    from ettin_tck.rules_impact.update import checklist, update  # noqa: PLC0415 - only to write

    with writing(into or "the checkout"):
        done = list(update(impact, new, into))
    for line in done:
        click.echo(line)
    for left in checklist(impact, on_it):
        click.echo(left)
