"""`ettin bisect`."""

from __future__ import annotations

import click

from ettin_tck.cases.selection import Chosen, Wanted, select
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
    words, dates = words_told(library.language), dict[str, set[str]]()
    for chosen in _one_of_each_variant(library, scenario):
        before = set[str]().union(*dates.values())
        its = dates.setdefault(words.word("variants", chosen.case.variant), set())
        for turn in turns(library, chosen.scenario, chosen.case):
            its.add(turn.date)
            if turn.date not in before:
                before.add(turn.date)
                for line in BetweenDates(library, turn.eve, turn.date).turn(turn):
                    click.echo(clean(line))
    same = words.say("at_every_date")
    told = {name: ", ".join(sorted(its)) or same for name, its in dates.items()}
    if len(set(told.values())) == 1:
        told = {"": next(iter(told.values()))}
    for name, said in told.items():
        click.echo(f"{scenario}{name and f' ({name})'}: {said}")


def _one_of_each_variant(library: Library, scenario: str) -> list[Chosen]:
    """A case of each scenario in each variant, which stands for all the others."""
    found = select(library, Wanted(ids=(scenario,)))
    first = {(it.scenario.id, it.case.variant): it for it in reversed(found)}
    return [*reversed(first.values())]
