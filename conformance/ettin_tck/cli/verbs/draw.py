"""`ettin draw`."""

from __future__ import annotations

import click

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.diagrams import mermaid, page, table

FORMS = {"mermaid": mermaid, "table": table, "page": page}


@click.command(help="Draw the flow of a game.")
@click.option(
    "--as",
    "form",
    type=click.Choice(tuple(FORMS)),
    default="mermaid",
    show_default=True,
    help="A diagram, every transition with its clause, or both on a page.",
)
def verb(*, form: str) -> None:
    """Print the drawing."""
    click.echo(FORMS[form](load_flow()).rstrip())
