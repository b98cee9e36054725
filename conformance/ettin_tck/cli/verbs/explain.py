"""`ettin explain`."""

from __future__ import annotations

import click
from click.core import ParameterSource

from ettin_tck.cli.options import scenarios
from ettin_tck.engines.safe_text import clean
from ettin_tck.exit_codes import UsageError
from ettin_tck.explaining.explanation_text import explanation
from ettin_tck.explaining.finding import find
from ettin_tck.library import Library


@click.command(
    help="Answer a QUESTION as a judge does: what follows, why, and when it was otherwise. It can "
    "be words in any order, a card's name, the number of a rule on any date, or an id. Without "
    "--lang the answer is in the language of the question."
)
@click.argument("question", nargs=-1, required=True)
@click.option(
    "--date", metavar="DATE", help="The date, ISO or by name; else today, or the last there was."
)
@click.option("--all", "name_all", is_flag=True, help="Name all that is found besides.")
@scenarios
def verb(*, question: tuple[str, ...], date: str | None, name_all: bool, library: Library) -> None:
    """Print the best that is found in full, and name the rest."""
    asked = " ".join(" ".join(question).split())
    if not asked:
        raise UsageError("ask something: words, a card, the number of a rule, or an id")
    source = click.get_current_context().get_parameter_source("lang")
    on = library.date(date) if date else None
    found = find(library, asked, may_change_language=source is not ParameterSource.COMMANDLINE)
    for line in explanation(found, on, name_all=name_all):
        click.echo(clean(line))
