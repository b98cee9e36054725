"""`ettin diff`."""

from __future__ import annotations

from functools import partial

import click

from ettin_tck.cli.options import scenarios
from ettin_tck.date_comparison import Difference, changed, decisive, difference, seen_on
from ettin_tck.engines import installed
from ettin_tck.engines.safe_text import clean
from ettin_tck.explaining.differences_told import BetweenDates
from ettin_tck.library import Library


@click.command(help="Compare what every situation comes to under the rules of two dates.")
@click.argument("before", metavar="DATE")
@click.argument("after", metavar="DATE")
@scenarios
def verb(*, before: str, after: str, library: Library) -> None:
    """Print each situation that comes out otherwise, beneath the policies that make it so."""
    old, new = library.date(before), library.date(after)
    found, told = differences(library, old, new), BetweenDates(library, old, new)
    named = {change.policy for each in found for change in each.changes}
    silent = [change for change in changed(library, old, new) if change.policy not in named]
    for line in (*told.grouped(found), *told.silent(silent)):
        click.echo(clean(line))
    click.echo(told.words.say("differ", n=len(found), new=new, old=old))


def differences(library: Library, old: str, new: str) -> list[Difference]:
    """The cases in force on either date that come out otherwise on the other, one a scenario."""
    engine, broken = installed.make(), partial(installed.make, installed.REFERENCE)
    found: dict[str, Difference] = {}
    for scenario in library.corpus.scenarios:
        for case in scenario.cases:
            if scenario.id in found or not (case.holds_on(old) or case.holds_on(new)):
                continue
            seen = [seen_on(library, engine, scenario, case, date) for date in (old, new)]
            told = difference(library, scenario, case, *seen)
            if told is not None:
                found[scenario.id] = decisive(library, broken, told, *seen)
    return list(found.values())
