"""The ways to a position that can be thought of, the shortest first; none has been tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ettin_spec.protocol.commands import Deal, Place
from ettin_spec.protocol.facts import InHand, InLibrary
from ettin_tck.cases.routes.dealt_hands import DRAWN, HAND, dealt_hands
from ettin_tck.cases.routes.route import Route
from ettin_tck.cases.routes.timetable import timetable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ettin_spec.protocol.commands import Opening, Team
    from ettin_tck.cases.routes.dealt_hands import Dealt


def routes(
    opening: Opening, teams: Sequence[Team], cards: Mapping[str, Any], starting_life: int
) -> list[Route]:
    """The ways to an opening, one for each team that may begin; none to what is not placed.

    `cards`: the declarations of all cards of the case, by name. Cards are laid into libraries
    where a first hand does not hold them all.
    """
    if not isinstance(opening, Place):
        return []
    for most in (HAND, HAND + DRAWN):
        hands = dealt_hands(opening, teams, cards, starting_life, most)
        if hands is not None:
            found = [_route(hands, teams, number, opening.active) for number in range(len(teams))]
            ways = [route for route in found if route is not None]
            if ways:
                return sorted(ways, key=lambda route: len(route.commands))
    return []


def _route(
    hands: Mapping[str, Dealt], teams: Sequence[Team], first: int, active: str
) -> Route | None:
    """The way on which the team at place `first` begins, if it leads anywhere."""
    table = timetable(hands, teams, first, active)
    dealt = {name: [*hand.cards()] for name, hand in hands.items()}
    labels = [label for cards in dealt.values() for label, _ in cards]
    if table is None or len(set(labels)) < len(labels):
        return None
    held = [
        InHand(name, card, label) for name, cards in dealt.items() for label, card in cards[:HAND]
    ]
    drawn = [
        InLibrary(name, card, label, place)
        for name, cards in dealt.items()
        for place, (label, card) in enumerate(cards[HAND:], 1)
    ]
    names = tuple(sorted({card for cards in dealt.values() for _, card in cards}))
    deal = Deal(teams[first].id, tuple(held), libraries=tuple(drawn))
    return Route(deal, table.commands, names, table.later)
