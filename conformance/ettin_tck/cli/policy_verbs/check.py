"""`ettin policy check`."""

from __future__ import annotations

import click

from ettin_spec.rulebook import load_rules
from ettin_tck.exit_codes import Exit
from ettin_tck.library import Library
from ettin_tck.policy_change.missing_parts import left_to_do
from ettin_tck.policy_change.new_value import policy_called


@click.command(help="Show what a policy's change still lacks, in any language.")
@click.argument("key")
@click.option(
    "--from", "since", metavar="DATE", default="", help="The day of the change, else the last."
)
@click.option("--in", "piece", metavar="PIECE", default="", help="Among the values of a piece.")
def verb(*, key: str, since: str, piece: str) -> int:
    """Print what is left to do, a line each; exit 1 where there is something."""
    policy = policy_called(load_rules(), key)
    left = list(left_to_do(Library("en"), policy, since, piece))
    for line in left:
        click.echo(f"[ ] {line}")
    click.echo("done: said in every language, with its rows" if not left else f"{len(left)} left")
    return Exit.REGRESSION if left else Exit.AS_EXPECTED
