"""`ettin bisect`."""

from __future__ import annotations

import click

from ettin_tck.cases.selection import Wanted, select
from ettin_tck.cli.options import ids_from, scenarios
from ettin_tck.engines.safe_text import clean
from ettin_tck.explaining.differences_told import BetweenDates
from ettin_tck.explaining.history import turns
from ettin_tck.library import Library
from ettin_tck.telling.words_told import words_told


@click.command(help="Find the dates on which a situation comes out otherwise.")
@click.argument("scenario", metavar="ID", shell_complete=ids_from)
@scenarios
def verb(*, scenario: str, library: Library) -> None:
    """Play the situation at every date on which a rule or a wording changed."""
    dates: dict[str, None] = {}
    for chosen in select(library, Wanted(ids=(scenario,))):
        for turn in turns(library, chosen.scenario, chosen.case):
            if turn.date not in dates:
                dates[turn.date] = None
                for line in BetweenDates(library, turn.eve, turn.date).turn(turn):
                    click.echo(clean(line))
    same = words_told(library.language).say("at_every_date")
    click.echo(f"{scenario}: {', '.join(sorted(dates)) or same}")
