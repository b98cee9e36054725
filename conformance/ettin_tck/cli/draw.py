"""`ettin draw`."""

from __future__ import annotations

import click


@click.command(help="Draw the flow of a game.")
@click.option(
    "--as", "form", type=click.Choice(("mermaid", "table")), default="mermaid", show_default=True
)
def verb(*, form: str) -> None:
    """Print the drawing."""
    from ettin_spec.flow import draw  # noqa: PLC0415 - only here

    click.echo(getattr(draw, form)())
