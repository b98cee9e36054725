"""`ettin needs`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ettin_spec.errors import nearest
from ettin_tck.cases.claim_ladder import NO_ENGINE, lacking, with_cards, with_unread
from ettin_tck.cases.selection import Wanted, iso_dates, select
from ettin_tck.cases.variant_rungs import way_to
from ettin_tck.cli.needs_text import claims_by_kind, claims_in_order, the_way
from ettin_tck.cli.options import engine_command, engine_or_reference, scenarios, variants_from
from ettin_tck.engines import installed
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, UsageError
from ettin_tck.judging.proved_routes import ProvedRoutes
from ettin_tck.judging.reached_positions import reached

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_tck.cases.claim_ladder import Needed
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.cases.variant_rungs import Step
    from ettin_tck.library import Library


@click.command(help="Show what cases need an engine to claim, most opening first.")
@click.option("--date", "dates", multiple=True, metavar="DATE", help="On this date; repeatable.")
@scenarios
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only these, or a pattern of ids.")
@click.option(
    "--toward",
    metavar="VARIANT",
    shell_complete=variants_from,
    help="Rung by rung on the way to this variant.",
)
@click.option("--routes", is_flag=True, help="Count the positions that playing leads to.")
@click.option("--verbose", "-v", is_flag=True, help="Show all.")
@engine_command
def verb(
    *,
    command: tuple[str, ...],
    dates: tuple[str, ...],
    library: Library,
    ids: tuple[str, ...],
    toward: str | None,
    routes: bool,
    verbose: bool,
) -> int:
    """Print the ladder, then what is needed by kind; of an engine what it lacks."""
    steps = _way(toward, library)
    chosen = select(library, Wanted(iso_dates(library, dates), ids))
    ways = ProvedRoutes(library, installed.maker(installed.REFERENCE))
    if command:
        with Session(engine_or_reference(command), Limits()) as session:
            can = session.initialize()
            lacks = with_unread(session, can, lacking(library, chosen, can, ways.nearly))
    else:
        lacks = lacking(library, chosen, NO_ENGINE, ways.nearly)
    whole = lacks if command else with_cards(library, lacks)
    for line in _told(lacks, whole, steps, engine=bool(command), verbose=verbose):
        click.echo(clean(line))
    if routes:
        click.echo(clean(f"\n{_reached(library, chosen, ways)}"))
    return Exit.AS_EXPECTED


def _told(
    lacks: Sequence[Needed],
    whole: Sequence[Needed],
    steps: Sequence[Step],
    *,
    engine: bool,
    verbose: bool,
) -> Iterator[str]:
    """The way to a variant, or the ladder and what is needed by kind, cards included."""
    if steps:
        yield from the_way(steps, whole, engine=engine, whole=verbose)
        return
    yield from claims_in_order(lacks, engine=engine, whole=verbose)
    yield from claims_by_kind(whole, whole=verbose)


def _way(toward: str | None, library: Library) -> tuple[Step, ...]:
    """The rungs to a variant; none where none is asked for."""
    if toward is None:
        return ()
    known = library.rules.variants
    if toward not in known:
        raise UsageError(f"--toward: there is no variant '{toward}'; {nearest(toward, known)}")
    return way_to(toward, known)


def _reached(library: Library, chosen: Sequence[Chosen], ways: ProvedRoutes) -> str:
    """The share of the positions that are reached by playing."""
    found = reached(library, chosen, ways)
    return (
        f"{found.positions} cases begin with a position: playing leads to {found.by_hands} of them "
        "for an engine that claims `deal` and `in_hand`, and to "
        f"{found.by_hands + found.by_libraries} for one that claims `deal.libraries` besides"
    )
