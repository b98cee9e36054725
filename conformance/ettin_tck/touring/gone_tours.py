"""Tours as tasks: what all of one campaign have in common, and what is told of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.language import seating
from ettin_tck.cases.claimed_cards import unknown_card
from ettin_tck.engines.any_engine import started_as
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.library import Library
from ettin_tck.touring.driving import NotDriven, Toured, least, toured
from ettin_tck.touring.graph import Graph
from ettin_tck.touring.table import Table
from ettin_tck.touring.tour_told import told
from ettin_tck.touring.tours import tour_called

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.flow.generated.machine import Policies
    from ettin_spec.flow.proof.games import Size
    from ettin_tck.touring.tours import Tour


@dataclass(frozen=True)
class GoneTour:
    """What came of one tour: what is told of it, how many departures it has, and through which of
    the flow's transitions the engine was led."""

    driven: bool
    departures: int
    lines: tuple[str, ...]
    transitions: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Tours:
    """Tours with an engine, which a command starts, in games of a size under the flow's policies.

    `seconds`: until it has started, for one answer, for all. A tour ends after `most` departures.
    `shrink`: what a departure needs not is left out. It is told in `language`.
    """

    command: tuple[str, ...]
    seconds: tuple[float, float, float]
    variant: str
    day: str
    size: Size
    policies: Policies
    most: int
    shrink: bool
    language: str

    def performed(self, names: Sequence[str]) -> Iterator[GoneTour]:
        """Go tours, one after another with the same engine.

        Raises:
            EngineFault: it broke.
        """
        library = Library(self.language)
        with Session(started_as(self.command), Limits(*self.seconds)) as session:
            session.start()
            for name in names:
                yield self._gone(library, session, tour_called(name))

    def _gone(self, library: Library, session: Session, tour: Tour) -> GoneTour:
        graph = Graph(tour, self.size, self.policies)
        table = Table(library, tour, self.variant, self.day, seating(self.variant))
        try:
            _can_be_driven(library, session, table)
            result = toured(graph, table, session, self.most)
        except NotDriven as reason:
            return GoneTour(False, 0, (f"{tour.name}: not driven, {clean(str(reason))}",))
        lines: list[str] = []
        for found in result.departures.values():
            shown = least(graph, table, session, found) if self.shrink else found
            lines += ["", *told(library, graph, table, shown).splitlines(), ""]
        lines += _sum(tour, graph, result)
        return GoneTour(True, len(result.departures), tuple(lines), result.transitions)


def _can_be_driven(library: Library, session: Session, table: Table) -> None:
    """Are the cards and the messages of a tour claimed?"""
    can = session.can
    if why := unknown_card(library, can.cards, table.cards, table.date):
        raise NotDriven(why)
    for claimed, needed in ((can.places, ("life", "controls")), (can.actions, _acts(table))):
        if lacking := [each for each in needed if each not in claimed]:
            raise NotDriven(f"it does not claim {', '.join(lacking)}")


def _acts(table: Table) -> tuple[str, ...]:
    tour = table.tour
    acts = {"cast" if deed.casts else "activate" for deed in tour.deeds}
    acts |= {"concede"} if tour.concedes else set()
    acts |= {"call_time"} if tour.calls_time else set()
    return ("attack", *sorted(acts))


def _sum(tour: Tour, graph: Graph, result: Toured) -> Iterator[str]:
    gone = f"{result.edges_gone} of {result.edges} edges"
    if not tour.edges:
        gone += f", {len(result.gone)} of {result.goals} pairs"
    yield (
        f"{tour.name}: {gone}, in {result.games} games of {result.decisions} decisions; "
        f"{len(result.departures)} depart; {graph.beyond} beyond the bounds"
    )
    if open_ := result.goals - len(result.gone):
        yield f"  {open_} {'edges' if tour.edges else 'pairs'} not gone: {_why(result)}"


def _why(result: Toured) -> str:
    if result.departures:
        return "the game departs before them, or the tour ended"
    return "the cards that a player holds do not last until there"
