"""Which creatures have to block, or to be blocked, as far as they are able."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ettin_engine.abilities.continuous.continuous_effects import affected, at_work
from ettin_engine.combat.block_costs import costs_of_block
from ettin_engine.combat.single_blocks import most_blocked, possible_pairs
from ettin_engine.combat.whole_blocks import whole_block
from ettin_engine.decisions.choices import Illegal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from ettin_engine.state import State, TeamId

Pair: TypeAlias = tuple[int, int]
"""A blocker and the attacker that it blocks."""

Choices: TypeAlias = tuple[tuple[Pair, ...], ...]
"""All that one creature can block at once."""


class Demand(NamedTuple):
    """Of what says so, by its number: one of these pairs has to block."""

    by: int
    one_of: frozenset[Pair]


def check_required_blocks(state: State, team: TeamId, pairs: Sequence[Pair]) -> None:
    """Does a block obey as many requirements as any other one could?

    Clause: combat.block_required. What has to be paid for nobody is required to do.

    Raises:
        Illegal: another block that breaks no restriction would obey more.
    """
    if not at_work(state, "must"):
        return
    possible = tuple(pair for pair in possible_pairs(state, team) if _is_free(state, pair))
    demands = tuple(_demands(state, possible))
    search = _Search(state, team, demands, than=_obeyed(demands, pairs))
    if search.finds(_choices(state, possible)):
        raise Illegal("a creature that is able to block so has to, or one to be blocked")


def _is_free(state: State, pair: Pair) -> bool:
    """Has nothing to be paid for this one to block that one?"""
    return not any(costs_of_block(state, (pair,)))


def _demands(state: State, possible: tuple[Pair, ...]) -> Iterator[Demand]:
    """What has to block or be blocked by something that can; what nothing can obey is left out.

    Clause: combat.block_required
    """
    for work in at_work(state, "must"):
        about = affected(state, work)
        match work.says.do:
            case "block":
                found = [[pair for pair in possible if pair[0] == it] for it in about]
            case "be_blocked":
                found = [[pair for pair in possible if pair[1] == it] for it in about]
            case "be_blocked_by_all":
                found = [[pair] for pair in possible if pair[1] in about]
            case _:
                found = []
        yield from (Demand(work.stamp, frozenset(pairs)) for pairs in found if pairs)


def _choices(state: State, possible: tuple[Pair, ...]) -> tuple[Choices, ...]:
    """For each blocker all that it can block at once, nothing last."""
    found = []
    for blocker in dict.fromkeys(pair[0] for pair in possible):
        mine = [pair for pair in possible if pair[0] == blocker]
        sizes = range(min(most_blocked(state, blocker), len(mine)), -1, -1)
        found.append(tuple(some for size in sizes for some in combinations(mine, size)))
    return tuple(found)


class _Search(NamedTuple):
    """A look for a block of a team that obeys more demands than so many."""

    state: State
    team: TeamId
    demands: tuple[Demand, ...]
    than: int

    def finds(self, choices: tuple[Choices, ...], chosen: tuple[Pair, ...] = ()) -> bool:
        """Can those who have not chosen yet block so, with what is chosen already?"""
        open_yet = {*chosen, *(pair for each in choices for some in each for pair in some)}
        if _obeyed(self.demands, open_yet) <= self.than:
            return False
        if not choices:
            return _is_legal(self.state, self.team, chosen)
        first, *others = choices
        return any(self.finds(tuple(others), (*chosen, *some)) for some in first)


def _obeyed(demands: tuple[Demand, ...], pairs: Collection[Pair]) -> int:
    return sum(not each.one_of.isdisjoint(pairs) for each in demands)


def _is_legal(state: State, team: TeamId, pairs: Sequence[Pair]) -> bool:
    try:
        whole_block(state, team, pairs)
    except Illegal:
        return False
    return True
