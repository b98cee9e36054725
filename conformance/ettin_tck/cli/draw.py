"""`ettin draw`."""

from __future__ import annotations

from importlib import import_module

import click


@click.command(help="Draw the flow of a game.")
@click.option(
    "--as",
    "form",
    type=click.Choice(("mermaid", "table")),
    default="mermaid",
    show_default=True,
    help="A diagram, or every transition with its clause.",
)
def verb(*, form: str) -> None:
    """Print the drawing."""
    draw = import_module("ettin_spec.flow.draw")
    click.echo(getattr(draw, form)())
