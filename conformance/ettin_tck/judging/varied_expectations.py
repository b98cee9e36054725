"""A case as a variation has it, with what the reference says must come of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.language.scenario import Answers, Happens, IsAsked, IsRefused
from ettin_spec.protocol.results import Done, Needs, Refused, Value
from ettin_tck.cases.plan import Part, items, one_by_one
from ettin_tck.cases.required_claims import lack
from ettin_tck.cases.variations import NUMBERS, RENAMINGS, changes, renaming
from ettin_tck.judging.judge import same
from ettin_tck.judging.one_game import played_once

if TYPE_CHECKING:
    from ettin_spec.language.scenario import Expectation
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.cases.plan import Item, Plan
    from ettin_tck.library import Library


class Varying:
    """Draws variations by a seed, for an engine that claims so much.

    `reference` says whether what is expected stays so in a game that was changed; without it
    cases are renamed only.
    """

    def __init__(
        self, library: Library, can: Capabilities, seed: int, reference: Engine | None
    ) -> None:
        self._library, self._can, self._seed = library, can, seed
        self._reference = reference
        self._knows = reference.initialize() if reference is not None else None

    def varied(self, plan: Plan, name: str) -> Plan | None:
        """The plan as a variation has it; None where it cannot be, or where all depends on it."""
        if name in RENAMINGS:
            return renaming(plan, name, self._seed)
        if self._reference is None:
            return None
        for other in changes(plan, name, self._seed, self._library):
            needs = self._library.card_needs(other.new_game.cards, other.date)
            if lack(other, self._can, needs) is None and (told := self._told(other)) is not None:
                return told
        return None

    def _told(self, plan: Plan) -> Plan | None:
        """The plan with what the reference makes of it; None where another case has come of it."""
        if plan.variation == NUMBERS:
            counted = self._counted(plan)
            return counted if counted is not None and self._passes(counted) else None
        return plan if self._passes(plan) else None

    def _passes(self, plan: Plan) -> bool:
        assert self._reference is not None and self._knows is not None
        batches = items(plan, self._knows, looked=())
        return played_once(self._reference, plan, self._knows, batches).problem is None

    def _counted(self, plan: Plan) -> Plan | None:
        """The plan with the numbers that the reference comes to; None where more is otherwise."""
        assert self._reference is not None and self._knows is not None
        moves = list(plan.moves)
        for batch in items(plan, self._knows, looked=()):
            for item in one_by_one(batch):
                (result,) = self._reference.run([item.command])
                if item.part is Part.MOVE:
                    expect = _expected(item, result)
                    if expect is None:
                        return None
                    moves[item.move] = msgspec.structs.replace(moves[item.move], expect=expect)
        return replace(plan, moves=tuple(moves))


def _expected(item: Item, result: Result) -> Expectation | None:
    """What must come of a command, given what the reference does: other numbers alone."""
    expect: Expectation = item.expect
    match expect, result:
        case (Happens(), Done()) | (IsRefused(), Refused()) | (IsAsked(), Needs()):
            return expect
        case Answers(was), Value(now) if _is_number(was) and _is_number(now):
            return Answers(now)
        case Answers(was), Value(now) if same(was, now):
            return expect
    return None


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
