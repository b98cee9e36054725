"""To how many positions playing leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ettin_spec.protocol.capabilities import Span
from ettin_spec.protocol.commands import Place
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import date_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_tck.cases.selection import Chosen
    from ettin_tck.judging.proved_routes import ProvedRoutes
    from ettin_tck.library import Library

ANY = Span()
"""The dates of an engine that claims them all."""


class Reached(NamedTuple):
    """How many cases begin with a position, and to how many of these playing leads.

    `by_hands` counts those to which chosen first hands do, `by_libraries` the others, for which
    cards have to be chosen that are drawn later.
    """

    positions: int
    by_hands: int
    by_libraries: int


def reached(library: Library, chosen: Sequence[Chosen], ways: ProvedRoutes) -> Reached:
    """The share of some cases to which playing leads, each on its last day."""
    dates = ((each, date_for(each, library.today, ANY.first, ANY.last)) for each in chosen)
    plans = (plan_of(library, each, date) for each, date in dates)
    placed = [plan for plan in plans if isinstance(plan.opening, Place)]
    found = [way.route for way in map(ways.of, placed) if way is not None]
    by_libraries = sum(way is not None and bool(way.deal.libraries) for way in found)
    return Reached(len(placed), len(found) - by_libraries, by_libraries)
