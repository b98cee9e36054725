"""Routes of which the reference shows that the case comes to the same after them."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.commands import Deal, Observe, Place
from ettin_spec.protocol.questions import AskLife
from ettin_spec.protocol.results import Value
from ettin_tck.cases.finer_claims import is_claimed
from ettin_tck.cases.plan import Part, Plan, items, tag
from ettin_tck.cases.required_claims import LIBRARIES, deals_only, lack
from ettin_tck.cases.routes.finding import routes
from ettin_tck.engines.installed import remembering
from ettin_tck.judging.one_game import played_once
from ettin_tck.judging.same_position import arrival, compared, looked_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.commands import NewGame
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.library import Library

DEALING = frozenset({"deal", "in_hand"})
"""What an engine has to claim to place, at least, to be sent on a way."""


class ProvedRoutes:
    """Finds the ways to positions, and tries each on the reference before anybody is sent on it.

    `make` makes the reference; without it there are no ways.
    """

    def __init__(self, library: Library, make: Callable[[dict[str, str]], Engine] | None) -> None:
        self._library, self._make = library, make
        self._starting: dict[tuple[str, str, str], int] = {}

    def for_engine(self, plan: Plan, can: Capabilities) -> Plan:
        """The plan as an engine is asked it: with a route where it claims one and cannot place.

        The plan itself where the engine can place the opening, or where there is no way for it.
        """
        if self._make is None or not DEALING.issubset(can.places):
            return plan
        placed = plan.opening.facts if isinstance(plan.opening, Place) else ()
        if not deals_only(can) and all(is_claimed(fact, can.places) for fact in placed):
            return plan
        return self._first(plan, partial(self._may_be_asked, can=can)) or plan

    def nearly(self, plan: Plan, can: Capabilities) -> Plan:
        """As for an engine; where that lacks `deal.libraries` alone for a way, with that way."""
        asked = self.for_engine(plan, can)
        if asked.route is not None or LIBRARIES in can.places:
            return asked
        more = msgspec.structs.replace(can, places=(*can.places, LIBRARIES))
        return self.for_engine(plan, more)

    def of(self, plan: Plan) -> Plan | None:
        """The plan with the first way that leads to its opening; None where none is known."""
        return None if self._make is None else self._first(plan, lambda _: True)

    @cached_property
    def _reference(self) -> Engine:
        """The engine on which ways are tried; it remembers where a case comes on many dates."""
        assert self._make is not None
        return remembering(self._make({}))

    @cached_property
    def _knows(self) -> Capabilities:
        return self._reference.initialize()

    def _may_be_asked(self, routed: Plan, can: Capabilities) -> bool:
        needs = self._library.card_needs(routed.new_game.cards, routed.date)
        return lack(routed, can, needs) is None

    def _first(self, plan: Plan, wanted: Callable[[Plan], bool]) -> Plan | None:
        """The plan with the first of the ways that are wanted and lead to its opening.

        Another way is tried only where one does not lead there at all.
        """
        for routed in filter(wanted, self._candidates(plan)):
            tried = self.tried(plan, routed)
            if isinstance(tried, Plan):
                return tried
            if tried is not Part.ROUTE:
                break
        return None

    def _candidates(self, plan: Plan) -> Iterator[Plan]:
        """The plan with each way that can be thought of, with all cards that are dealt."""
        if not isinstance(plan.opening, Place):
            return
        game = plan.new_game
        for route in routes(plan.opening, game.teams, game.cards, self._starting_life(game)):
            names = [name for name in route.cards if name not in game.cards]
            cards = {**game.cards, **self._library.declarations(names, plan.date)}
            routed = msgspec.structs.replace(game, cards=cards)
            yield replace(plan, new_game=routed, route=route)

    def _starting_life(self, game: NewGame) -> int:
        """The life total of each team after a deal."""
        key = game.date, game.variant, game.scope
        if key not in self._starting:
            first = game.teams[0].id
            *_, told = self._reference.run([game, Deal(first), Observe(AskLife(first))])
            assert isinstance(told, Value)
            self._starting[key] = int(told.value)
        return self._starting[key]

    def tried(self, plan: Plan, routed: Plan) -> Plan | Part | None:
        """The plan with what is asked at the end of its way; the part in which it goes wrong.

        The case passes after it, and whatever can be asked at its beginning and at its end is
        answered as where the position was placed. Where it does not, none of the answers is given
        which stay in force for hands that are larger.
        """
        route = routed.route
        assert route is not None
        asked = compared(plan, self._knows)
        there = self._seen(routed, asked)
        here = self._seen(plan, asked) if isinstance(there, list) else None
        if isinstance(there, list) and here == there:
            begins = dict(zip(asked, there, strict=False))
            ends = tuple((look, begins[look]) for look in arrival(plan) if look in begins)
            return replace(routed, route=replace(route, arrival=ends))
        if there is Part.ROUTE or not route.later:
            return there if isinstance(there, Part) else None
        return self.tried(plan, replace(routed, route=replace(route, later=())))

    def _seen(self, plan: Plan, asked: tuple[Observe, ...]) -> list[object] | Part | None:
        """What is answered where a case begins, and then what is where it has ended.

        Of a case that does not pass, the part in which that shows.
        """
        batches = looked_at(items(plan, self._knows, looked=()), asked)
        played = played_once(self._reference, plan, self._knows, batches)
        if played.problem is not None:
            return played.problem.item.part if played.problem.item is not None else None
        looked = (each.result for each in played.trace if each.item.part is Part.INSTEAD)
        return [_bare(result) for result in looked]


def _bare(result: Result) -> object:
    return result.value if isinstance(result, Value) else tag(result)
