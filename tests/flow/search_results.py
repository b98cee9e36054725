"""What a search of the machine finds, kept as the little that tests ask of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from flow.machine_forms import (
    CALM,
    CHANGES,
    COMBINATIONS,
    FLOW,
    PARTINGS,
    disagreements,
    packed_under,
    packed_within,
    reached_under,
)
from msgspec.structs import asdict
from shared.run_results import kept

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.packed.packed_machine import Packed, compile_packed
from ettin_spec.flow.packed.reachable_states import Reach, reach
from ettin_spec.flow.proof.competing_transitions import Orders
from ettin_spec.flow.seats import absent, start


def pairwise() -> list[Policies]:
    """Combinations in which each two values of two policies meet, and the last of all."""
    chosen = [COMBINATIONS[-1]]
    missing = {pair for each in COMBINATIONS for pair in _pairs(each)} - _pairs(chosen[0])
    while missing:
        chosen.append(max(COMBINATIONS, key=lambda each: len(_pairs(each) & missing)))
        missing -= _pairs(chosen[-1])
    return sorted(chosen, key=COMBINATIONS.index)


def _pairs(policies: Policies) -> set[frozenset[tuple[str, object]]]:
    return {frozenset(two) for two in combinations(asdict(policies).items(), 2)}


THOROUGH = pairwise()
"""The combinations under which everything within the full bounds is searched."""


@dataclass(frozen=True)
class Study:
    """What one search found: how much, how the forms differ first, what fired and held.

    `holding` are pairs of competing transitions whose guards both hold somewhere; `instances`,
    where they were asked for, each transition that fires with the number of its position.
    """

    states: int
    wrong: str | None
    fired: Counter[str]
    holding: frozenset[tuple[str, str]]
    instances: frozenset[tuple[int, str]] = frozenset()


def studied(
    searched: tuple[Packed, Reach], policies: Policies, one_in: int = 1, instances: bool = True
) -> Study:
    """What was found by a search under some policies; so many states are asked of both forms."""
    packed, found = searched
    return Study(
        len(found.states),
        next(disagreements(packed, policies, found, one_in), None),
        found.fired,
        frozenset(holding(packed, found.states, policies)),
        frozenset(firing(packed, found)) if instances else frozenset(),
    )


def firing(packed: Packed, found: Reach) -> set[tuple[int, str]]:
    """Each transition that fires in what was reached, with the position's number."""
    fired, bits, at = set[tuple[int, int]](), packed.packing.bits, packed.packing.at.mask
    heard = packed.heard
    for number in found.states:
        results = [after_event(number) for _, after_event in heard[number & at]]
        fired.update((number & at, result >> bits) for result in results if result >= 0)
    return {(position, packed.transitions[transition]) for position, transition in fired}


@cache
def study(policies: Policies) -> Study:
    """Of all that is reached under some policies within the full bounds."""
    number = COMBINATIONS.index(policies)
    return kept(
        f"search-{number}",
        lambda: studied(
            (packed_under(policies), reached_under(policies)),
            policies,
            instances=number == len(COMBINATIONS) - 1,
        ),
    )


@cache
def study_of_changes(number: int) -> Study:
    """Of all that is reached where turns, phases and steps are added and skipped."""
    return kept(f"search-of-changes-{number}", lambda: studied(changing(number), COMBINATIONS[-1]))


@cache
def study_of_partings(number: int) -> Study:
    """Of what is reached where three play; one state in nine is asked of both forms."""
    return kept(
        f"search-of-partings-{number}",
        lambda: studied(parting(number), COMBINATIONS[-1], one_in=9, instances=number < 2),
    )


@cache
def study_of_pairs() -> Study:
    """Of what is reached where four play in pairs; one state in nine is asked of both forms."""
    return kept("search-of-pairs", lambda: studied(in_pairs(), COMBINATIONS[-1], one_in=9))


@cache
def in_pairs() -> tuple[Packed, Reach]:
    """What is reached where neighbours win and lose together, from the end of a turn."""
    packed = compile_packed(FLOW, COMBINATIONS[-1], CALM)
    turn = machine.at("end", "wait", in_pairs=True, kept=(True,) * FLOW.domains["head"])
    return packed, reach(packed, packed.packing.pack(turn))


def changing(number: int, combination: int = -1) -> tuple[Packed, Reach]:
    """What is reached where turns, phases and steps are added and skipped."""
    packed = compile_packed(FLOW, COMBINATIONS[combination], CHANGES[number])
    return packed, reach(packed, packed.packing.pack(start(2)))


def parting(number: int) -> tuple[Packed, Reach]:
    """What is reached where three play: from mulligans, and from the end of a turn.

    The turn is one that is to be skipped, or an extra turn of who has left.
    """
    packed = compile_packed(FLOW, COMBINATIONS[-1], PARTINGS[number])
    kept_hands, skips = (True,) * FLOW.domains["head"], (0, PARTINGS[number]["no_turn"], 0, 0)
    turn = machine.at("end", "wait", lost=absent(3), kept=kept_hands)
    of_nobody = machine.at(
        "cleanup", "dawn", active=1, lost=(False, True, False, True), no_turn=skips, kept=kept_hands
    )
    mulligans = packed_within(COMBINATIONS[-1], tuple((CALM | {"losing": 0}).items()))
    dealt = reach(mulligans, mulligans.packing.pack(start(1, teams=3)))
    before = [s for s in map(mulligans.packing.unpack, dealt.states) if s.step == "mulligans"]
    return packed, reach(packed, *map(packed.packing.pack, (turn, of_nobody, *before)))


ORDERS = Orders.of(FLOW)
COMPETING = ORDERS.competing
holding = ORDERS.holding
