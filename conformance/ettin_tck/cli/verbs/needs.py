"""`ettin needs`."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import click

from ettin_tck.cases.claim_ladder import NO_ENGINE, cards_used, lacking, ladder, wanted
from ettin_tck.cases.selection import Wanted, iso_dates, select
from ettin_tck.cli.options import engine_command, engine_or_reference, scenarios
from ettin_tck.engines import installed
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit
from ettin_tck.judging.proved_routes import ProvedRoutes
from ettin_tck.judging.reached_positions import reached

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.library import Library

RUNGS = 12
"""So many rungs are shown, unless all are asked for."""
MOST = 12
"""So many of one kind."""


@click.command(help="Show what cases need an engine to claim, most opening first.")
@click.option("--date", "dates", multiple=True, metavar="DATE", help="On this date; repeatable.")
@scenarios
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only these, or a pattern of ids.")
@click.option("--routes", is_flag=True, help="Count the positions that playing leads to.")
@click.option("--verbose", "-v", is_flag=True, help="Show all.")
@engine_command
def verb(
    *,
    command: tuple[str, ...],
    dates: tuple[str, ...],
    library: Library,
    ids: tuple[str, ...],
    routes: bool,
    verbose: bool,
) -> int:
    """Print the ladder, then what is needed by kind; of an engine what it lacks."""
    chosen = select(library, Wanted(iso_dates(library, dates), ids))
    can = _claims(command) if command else NO_ENGINE
    ways = ProvedRoutes(library, installed.maker(installed.REFERENCE))
    lacks = lacking(library, chosen, can, ways.for_engine)
    for line in _ladder(lacks, RUNGS if not verbose else None):
        click.echo(clean(line))
    counted = wanted(lacks)
    if not command:
        counted.update({f"card {name}": n for name, n in cards_used(library, chosen).items()})
    for line in _by_kind(counted, MOST if not verbose else None):
        click.echo(clean(line))
    if routes:
        click.echo(clean(f"\n{_reached(library, chosen, ways)}"))
    return Exit.AS_EXPECTED


def _claims(command: tuple[str, ...]) -> Capabilities:
    """What the engine of a command claims."""
    with Session(engine_or_reference(command), Limits()) as session:
        return session.initialize()


def _reached(library: Library, chosen: Sequence[Chosen], ways: ProvedRoutes) -> str:
    """The share of the positions that are reached by playing."""
    found = reached(library, chosen, ways)
    return (
        f"{found.positions} cases begin with a position: playing leads to {found.by_hands} of them "
        "for an engine that claims `deal` and `in_hand`, and to "
        f"{found.by_hands + found.by_libraries} for one that claims `deal.libraries` besides"
    )


def _ladder(lacks: list[frozenset[str]], most: int | None) -> Iterator[str]:
    asked = sum(not each for each in lacks)
    yield f"{len(lacks)} cases, of which {asked} can be asked"
    if asked == len(lacks):
        return
    yield "\n opens  in all  by claiming"
    rungs = list(ladder(lacks))
    for rung in islice(rungs, most):
        yield f"{rung.opens:>6}  {rung.in_all:>6}  {', '.join(rung.claims)}"
    if most is not None and len(rungs) > most:
        yield f"and {len(rungs) - most} more steps (-v shows each)"


def _by_kind(counted: Counter[str], most: int | None) -> Iterator[str]:
    kinds: dict[str, list[tuple[str, int]]] = {}
    for claim, number in counted.most_common():
        kind, _, name = claim.partition(" ")
        kinds.setdefault(kind, []).append((name, number))
    for kind, names in kinds.items():
        told = ", ".join(f"{name} ({number})" for name, number in names[:most])
        more = f", and {len(names) - most} more (-v)" if most and len(names) > most else ""
        yield f"\n{kind}: {told}{more}"
