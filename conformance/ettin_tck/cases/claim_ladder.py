"""What to claim first: rung by rung, the few claims that open the most cases."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.protocol.capabilities import Capabilities, CardSupport
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.required_claims import lack
from ettin_tck.cases.selection import date_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ettin_tck.cases.plan import Plan
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.library import Library

NO_ENGINE = Capabilities(
    name="",
    version="",
    profiles=(),
    variants=(),
    cards=CardSupport(names=("*",), words=("*",)),
)
"""Nothing is claimed but that every card is known; cards are counted for themselves."""


@dataclass(frozen=True)
class Rung:
    """Claims to be made at once: the cases that they open, and how many are open then in all."""

    claims: tuple[str, ...]
    opens: int
    in_all: int


def lacking(
    library: Library,
    chosen: Sequence[Chosen],
    can: Capabilities,
    as_asked: Callable[[Plan, Capabilities], Plan] = lambda plan, _: plan,
) -> list[frozenset[str]]:
    """What an engine would have to claim for each case; nothing where it is asked already.

    `as_asked` gives the plan as an engine that claims so much is asked it, by a way perhaps.
    """
    found = list[frozenset[str]]()
    for each in chosen:
        date = date_for(each, library.today, can.rules.first, can.rules.last)
        plan = as_asked(plan_of(library, each, date), can)
        needs = library.card_needs(plan.new_game.cards, plan.date)
        lacks = lack(plan, can, needs)
        found.append(frozenset() if lacks is None else frozenset(lacks.claims))
    return found


def ladder(lacks: Iterable[frozenset[str]]) -> Iterator[Rung]:
    """Rung after rung that which opens most cases for each claim; the fewest claims, where equal.

    A rung is what some case lacks, so that it opens that one at least.
    """
    left = Counter(lacks)
    done = left.pop(frozenset(), 0)
    while left:
        best = min(left, key=lambda claims: (-_opened(left, claims) / len(claims), sorted(claims)))
        opens = _opened(left, best)
        done += opens
        yield Rung(tuple(sorted(best)), opens, done)
        rest = Counter[frozenset[str]]()
        for claims, number in left.items():
            if more := claims - best:
                rest[more] += number
        left = rest


def _opened(left: Mapping[frozenset[str], int], claims: frozenset[str]) -> int:
    return sum(number for each, number in left.items() if each <= claims)


def wanted(lacks: Iterable[frozenset[str]]) -> Counter[str]:
    """How many cases need each claim, whatever else they need."""
    return Counter(claim for each in lacks for claim in each)


def cards_used(library: Library, chosen: Sequence[Chosen]) -> Counter[str]:
    """In how many cases each card is played that does not only fill a place."""
    counted = Counter[str]()
    for each in chosen:
        plan = plan_of(library, each, date_for(each, library.today, *_ANY_DAY))
        for name, need in library.card_needs(plan.new_game.cards, plan.date).items():
            if not need.stand_ins:
                counted[name] += 1
    return counted


_ANY_DAY = (NO_ENGINE.rules.first, NO_ENGINE.rules.last)
