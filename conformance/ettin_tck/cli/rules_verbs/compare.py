"""`ettin rules compare`."""

from __future__ import annotations

import click
import msgspec

from ettin_tck.rules_impact.comparison_text import as_json, lines
from ettin_tck.rules_impact.editions import compared, named


@click.command(help="Compare two rules texts: what moved, was reworded, is new or gone.")
@click.argument("old")
@click.argument("new")
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "json", "markdown")),
    default="text",
    show_default=True,
)
def verb(*, old: str, new: str, form: str) -> None:
    """Print the comparison of two texts, each a file or a date of the record."""
    found = compared(named(old), named(new))
    if form == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(as_json(found))))
        return
    for line in lines(found, markdown=form == "markdown"):
        click.echo(line)
