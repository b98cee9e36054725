"""`ettin bisect`."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import click

from ettin_tck.cases.selection import Wanted, select
from ettin_tck.cli.options import ids_from, scenarios
from ettin_tck.cli.verbs.diff import show
from ettin_tck.date_comparison import decisive, difference, seen_on
from ettin_tck.engines import installed
from ettin_tck.library import Library


@click.command(help="Find the dates on which a situation comes out otherwise.")
@click.argument("scenario", metavar="ID", shell_complete=ids_from)
@scenarios
def verb(*, scenario: str, library: Library) -> None:
    """Play the situation at every date on which a rule or a wording changed."""
    engine, broken = installed.make(), partial(installed.make, installed.REFERENCE)
    dates: set[str] = set()
    for chosen in select(library, Wanted(ids=(scenario,))):
        case = chosen.case
        days = library.change_dates(library.script(case).cards)
        seen = [seen_on(library, engine, chosen.scenario, case, day) for day in days]
        for before, after in pairwise(seen):
            told = difference(library, chosen.scenario, case, before, after)
            if told is not None and after.date not in dates:
                dates.add(after.date)
                show(decisive(library, broken, told, before, after), before.date, after.date)
    click.echo(f"{scenario}: {', '.join(sorted(dates)) or 'the same at every date'}")
