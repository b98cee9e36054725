"""`ettin rules history`."""

from __future__ import annotations

import click

from ettin_spec.rulebook import load_rules
from ettin_spec.rules_texts.learned.record import own_record
from ettin_tck.rules_impact.clause_history import history


@click.command(help="Show a clause's numbers and changes through the years.")
@click.argument("clause")
def verb(*, clause: str) -> None:
    """Print what is known of a clause, by its key or by its number today."""
    for line in history(load_rules(), own_record(), clause):
        click.echo(line)
