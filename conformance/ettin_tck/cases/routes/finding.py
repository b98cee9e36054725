"""The ways to a position that can be thought of, the shortest first; none has been tried."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ettin_spec.protocol.commands import Deal, Place
from ettin_spec.protocol.facts import InHand
from ettin_tck.cases.routes.dealt_hands import dealt_hands
from ettin_tck.cases.routes.route import Route
from ettin_tck.cases.routes.timetable import timetable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ettin_spec.protocol.commands import Opening, Team


def routes(
    opening: Opening, teams: Sequence[Team], cards: Mapping[str, Any], starting_life: int
) -> list[Route]:
    """The ways to an opening, one for each team that may begin; none to what is not placed.

    `cards`: the declarations of all cards of the case, by name.
    """
    if not isinstance(opening, Place):
        return []
    hands = dealt_hands(opening, teams, cards, starting_life)
    if hands is None:
        return []
    labels = Counter(label for hand in hands.values() for label, _ in hand.cards())
    if max(labels.values(), default=1) > 1:
        return []
    held = tuple(
        InHand(name, card, label) for name, hand in hands.items() for label, card in hand.cards()
    )
    names = tuple(sorted({fact.card for fact in held}))
    found = [
        Route(Deal(team.id, held), table.commands, names, table.later)
        for number, team in enumerate(teams)
        if (table := timetable(hands, teams, number, opening.active)) is not None
    ]
    return sorted(found, key=lambda route: len(route.commands))
