"""`ettin tour`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ettin_spec.errors import called
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.language import seating
from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_tck.cases.claimed_cards import unknown_card
from ettin_tck.cli.options import engine_command, language, time_limits, variants_from
from ettin_tck.engines.any_engine import started_as
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, NothingSelectedError, UsageError
from ettin_tck.library import TODAY, Library
from ettin_tck.proving.proof import games
from ettin_tck.touring.driving import NotDriven, Toured, least, toured
from ettin_tck.touring.graph import Graph
from ettin_tck.touring.table import Table
from ettin_tck.touring.tour_told import told
from ettin_tck.touring.tours import Tour, tour_called, tours

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.touring.driving import Departure

ALWAYS = ("pass", "act", "attack_not", "nothing")
"""Events that every tour has."""


@click.command(
    help="Lead an engine over every edge of the flow within bounds, and show what departs."
)
@click.option(
    "--tour", "names", multiple=True, metavar="NAME", help=f"Only this: {', '.join(tours())}."
)
@click.option(
    "--variant", default=DEFAULT_VARIANT, show_default=True, metavar="NAME",
    shell_complete=variants_from, help="Games of this variant.",
)  # fmt: skip
@click.option("--date", default=TODAY, show_default=True, metavar="DATE", help="Rules of this day.")
@click.option(
    "--most", type=click.IntRange(1), default=3, show_default=True,
    help="A tour ends after so many departures.",
)  # fmt: skip
@click.option("--shrink/--no-shrink", default=True, help="Leave out what a departure needs not.")
@language
@time_limits
@engine_command
def verb(
    *,
    command: tuple[str, ...],
    names: tuple[str, ...],
    variant: str,
    date: str,
    most: int,
    shrink: bool,
    lang: str,
    start_limit: float,
    limit: float,
    whole_limit: float,
) -> int:
    """Go each tour; tell each departure as a scenario, and what was covered."""
    if not command:
        raise UsageError("an engine is named after --, as in: ettin tour -- ./my-adapter")
    library, limits = Library(lang), Limits(start_limit, limit, whole_limit)
    day = library.date(date)
    called("variant", variant, library.rules.variants)
    chosen = [tour_called(name) for name in names] if names else list(tours().values())
    with Session(started_as(command), limits) as session:
        _claims(session, variant, day)
        gone = _Gone(library, session, (variant, day), most=most, shrink=shrink)
        return limits.hold_for(lambda: gone.all_of(chosen))


def _claims(session: Session, variant: str, day: str) -> None:
    can = session.start()
    if variant not in can.variants:
        raise NothingSelectedError(f"the engine does not claim the variant {variant}")
    if not can.rules.first <= day <= can.rules.last:
        raise NothingSelectedError(f"the engine does not claim the rules of {day}")


class _Gone:
    """The tours of one engine."""

    def __init__(
        self, library: Library, session: Session, where: tuple[str, str], *, most: int, shrink: bool
    ) -> None:
        self.library, self.session, self.most, self.shrink = library, session, most, shrink
        self.variant, self.day = where
        played = games([self.variant], [self.day])
        if not played:
            raise NothingSelectedError(f"nobody played {self.variant} on {self.day}")
        self.game = played[0]

    def all_of(self, chosen: list[Tour]) -> int:
        """Go them in order; 1 if anything departs, 5 if none could be gone."""
        departures = driven = 0
        for tour in chosen:
            graph = Graph(tour, self.game.size, self.game.policies)
            teams = seating(self.variant)
            table = Table(self.library, tour, self.variant, self.day, teams)
            try:
                self._can_be_driven(table)
                result = toured(graph, table, self.session, self.most)
            except NotDriven as reason:
                click.echo(f"{tour.name}: not driven, {clean(str(reason))}")
                continue
            driven += 1
            departures += len(result.departures)
            for found in result.departures.values():
                self._tell(graph, table, found)
            for line in _sum(tour, graph, result):
                click.echo(line)
        click.echo(f"no tour is about: {', '.join(_left_out(chosen))}")
        if not driven:
            raise NothingSelectedError("the engine can be led through none of these tours")
        return Exit.REGRESSION if departures else Exit.AS_EXPECTED

    def _can_be_driven(self, table: Table) -> None:
        """Are the cards and the messages of a tour claimed?"""
        can = self.session.can
        if why := unknown_card(self.library, can.cards, table.cards, table.date):
            raise NotDriven(why)
        for claimed, needed in ((can.places, ("life", "controls")), (can.actions, _acts(table))):
            if lacking := [each for each in needed if each not in claimed]:
                raise NotDriven(f"it does not claim {', '.join(lacking)}")

    def _tell(self, graph: Graph, table: Table, found: Departure) -> None:
        shown = least(graph, table, self.session, found) if self.shrink else found
        text = told(self.library, graph, table, shown)
        click.echo("\n".join(map(clean, ("", *text.splitlines(), ""))))


def _acts(table: Table) -> tuple[str, ...]:
    casts = any(deed.casts for deed in table.tour.deeds)
    return ("attack", "cast" if casts else "activate")


def _left_out(chosen: list[Tour]) -> list[str]:
    """The events of the flow that none of some tours has."""
    brought = {event for tour in chosen for deed in tour.deeds for event in deed.brings}
    if any(tour.attacks for tour in chosen):
        brought |= {"attack", "block"}
    return [name for name in load_flow().events if name not in {*brought, *ALWAYS}]


def _sum(tour: Tour, graph: Graph, result: Toured) -> Iterator[str]:
    yield (
        f"{tour.name}: {result.edges_gone} of {result.edges} edges, {len(result.gone)} of "
        f"{result.pairs} pairs, in {result.games} games of {result.decisions} decisions; "
        f"{len(result.departures)} depart; {graph.beyond} beyond the bounds"
    )
    if open_ := result.pairs - len(result.gone):
        yield f"  {open_} pairs not gone: {_why(result)}"


def _why(result: Toured) -> str:
    if result.departures:
        return "the game departs before them, or the tour ended"
    return "the cards that a player holds do not last until there"
