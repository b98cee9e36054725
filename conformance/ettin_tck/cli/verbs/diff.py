"""`ettin diff`."""

from __future__ import annotations

from functools import partial

import click

from ettin_tck.cli.options import scenarios
from ettin_tck.date_comparison import Change, Difference, changed, decisive, difference, seen_on
from ettin_tck.engines import installed
from ettin_tck.engines.safe_text import one_line
from ettin_tck.library import Library


@click.command(help="Compare what every situation comes to under the rules of two dates.")
@click.argument("before", metavar="DATE")
@click.argument("after", metavar="DATE")
@scenarios
def verb(*, before: str, after: str, library: Library) -> None:
    """Print each situation that comes out otherwise, and the policies behind it."""
    old, new = library.date(before), library.date(after)
    found = differences(library, old, new)
    for each in found:
        show(each, old, new)
    named = {change.policy for each in found for change in each.changes}
    silent = [change for change in changed(library, old, new) if change.policy not in named]
    if silent:
        click.echo("changed as well, and no situation here comes out otherwise by it alone:")
        for change in silent:
            click.echo(_told(change, old <= new))
        click.echo()
    click.echo(f"{len(found)} situations come out otherwise on {new} than on {old}")


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


def show(told: Difference, old: str, new: str) -> None:
    """Print one difference."""
    click.echo(f"{told.scenario.id}  {one_line(told.scenario.title)}")
    click.echo(f"      {told.sentence}")
    click.echo(f"      {old}: {told.before}")
    click.echo(f"      {new}: {told.after}")
    for change in told.changes:
        click.echo(_told(change, old <= new))
    click.echo()


def _told(change: Change, forwards: bool) -> str:
    """A policy with its clause, what it was, and on which dates it became what."""
    number = f" ({change.clause})" if change.clause else ""
    turns = "".join(f", since {date} {value}" for date, value in change.turns)
    first = change.before if forwards else change.after
    return f"      policy {change.policy}{number}: {first}{turns}"
