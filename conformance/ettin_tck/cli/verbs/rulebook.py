"""`ettin rulebook`: one day, or the days one after the other."""

from __future__ import annotations

import click
import msgspec

from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_spec.rulebook.exported_rulebook import ExportedHistory, exported, history
from ettin_spec.rulebook.rulebook_model import SCOPES
from ettin_tck.cli.options import variants_from
from ettin_tck.cli.verb_group import VerbGroup
from ettin_tck.library import SCOPE, TODAY


@click.group(
    cls=VerbGroup, help="Write the rules of a day as plain values, for engines in any language."
)
def verb() -> None:
    """The group."""


@verb.command(help="Print one rulebook as JSON: a value for each policy.")
@click.option("--date", default=TODAY, show_default=True, metavar="DATE", help="ISO or a name.")
@click.option(
    "--variant",
    default=DEFAULT_VARIANT,
    show_default=True,
    metavar="NAME",
    shell_complete=variants_from,
    help="In this variant.",
)
@click.option("--scope", default=SCOPE, show_default=True, type=click.Choice(SCOPES), help="Where.")
def export(*, date: str, variant: str, scope: str) -> None:
    """Print it."""
    book = msgspec.json.encode(exported(date, variant, scope))
    click.echo(msgspec.json.format(book, indent=2).decode())


@verb.command("history", help="Print what each policy has been set to since 2005, as JSON.")
@click.option(
    "--policy",
    "patterns",
    multiple=True,
    metavar="KEY",
    help="Only this, or a pattern such as 'mulligan.*'; repeatable.",
)
def tell_history(*, patterns: tuple[str, ...]) -> None:
    """Print it, of every variant in every scope."""
    click.echo("[" + ",\n".join(_written(book) for book in history(patterns)) + "]")


def _written(book: ExportedHistory) -> str:
    """A history with a policy a line, so that who keeps it sees what changes."""
    head = {**msgspec.to_builtins(book), "policies": {}}
    lines = (
        f"{msgspec.json.encode(key).decode()}: {msgspec.json.encode(settings).decode()}"
        for key, settings in book.policies.items()
    )
    return msgspec.json.encode(head).decode()[:-2] + "\n" + ",\n".join(lines) + "}}"
