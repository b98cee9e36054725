"""What `ettin needs` prints: the ladder of claims, what is needed by kind, the way to a variant."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

from ettin_tck.cases.claim_ladder import (
    answers_spelled,
    is_of_another_program,
    ladder_beside_cards,
    wanted,
)
from ettin_tck.cases.variant_rungs import Share, climbed, reached

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_spec.protocol.commands import Answer
    from ettin_tck.cases.claim_ladder import Needed
    from ettin_tck.cases.variant_rungs import Climb, Step

RUNGS = 12
"""So many rungs are shown, unless all are asked for."""
MOST = 12
"""So many of one kind."""
FEW = 6
"""So many of one kind on each rung of a way, and of the cards that a rung of the ladder takes."""

SHARES = {
    Share.ALL: "",
    Share.TURNS: ": turns, priority and combat are shared; no total is asked",
    Share.LIFE: ": life and poison are shared, too",
}


def claims_in_order(needed: Sequence[Needed], *, engine: bool, whole: bool) -> Iterator[str]:
    """The ladder: what to claim, most opening first; a line says what can be asked already.

    Of an engine each rung has its cards beneath it, and no rung makes another program of it.
    """
    lacks = [each.lacks for each in needed]
    asked = sum(not each for each in lacks)
    yield f"{len(lacks)} cases, of which {asked} can be asked"
    barred = [each for each in lacks if each and not (engine and is_of_another_program(each))]
    if barred:
        yield "\n opens  in all  by claiming"
        yield from _rungs_told(barred, asked, whole=whole)
    if left := len(lacks) - asked - len(barred):
        yield f"{left} more are of profiles that this engine does not claim"


def _rungs_told(lacks: Sequence[frozenset[str]], asked: int, *, whole: bool) -> Iterator[str]:
    """The rungs, each with the cards that its cases take beneath it."""
    rungs = list(ladder_beside_cards(lacks))
    for rung in islice(rungs, None if whole else RUNGS):
        claims = ", ".join(rung.claims) or "cards alone"
        yield f"{rung.opens:>6}  {rung.in_all + asked:>6}  {claims}"
        if rung.cards:
            yield f"{'':16}with the cards {_most(rung.cards, None if whole else FEW)}"
    if not whole and len(rungs) > RUNGS:
        yield f"and {len(rungs) - RUNGS} more steps (-v shows each)"


def _most(counted: Counter[str], most: int | None) -> str:
    """Names with how many take them, those of which most do."""
    names = sorted(counted.items(), key=lambda each: (-each[1], each[0]))
    told = ", ".join(f"{name} ({number})" for name, number in names[:most])
    more = f", and {len(names) - most} more" if most and len(names) > most else ""
    return f"{told}{more}"


def claims_by_kind(needed: Sequence[Needed], *, whole: bool) -> Iterator[str]:
    """What is needed, a kind a line, with the cases that need it; an answer with an example."""
    spelled = answers_spelled(needed)
    counted = wanted(each.lacks for each in needed)
    for kind, told in _kinds(counted, None if whole else MOST, spelled):
        yield f"\n{kind}: {told}"


def the_way(
    steps: Sequence[Step], needed: Sequence[Needed], *, engine: bool, whole: bool
) -> Iterator[str]:
    """Rung by rung what a variant needs that no variant before it did; where an engine stands."""
    climbs = climbed(steps, needed)
    for number, each in enumerate(climbs, 1):
        asked = f", of which {each.asked} can be asked" if engine else ""
        yield f"{number}  {each.step.variant.name}{SHARES[each.step.share]}"
        yield f"   {each.step.variant.says}"
        yield f"   {each.cases} cases{asked}"
        for kind, told in _kinds(each.wanted, None if whole else FEW, {}):
            yield f"   {'lacks' if engine else 'needs'} {kind}: {told}"
        yield ""
    yield _where(climbs) if engine else "What a rung needs is said where it is needed first."


def _where(climbs: Sequence[Climb]) -> str:
    """On which rung an engine stands, and which comes next."""
    number = reached(climbs)
    if not number:
        return "this engine stands before the first rung: none of these cases can be asked"
    here = climbs[number - 1]
    empty = [str(below) for below, each in enumerate(climbs[:number], 1) if not each.asked]
    left = f"; of rung {', '.join(empty)} none" if empty else ""
    told = f"this engine stands on rung {number} of {len(climbs)}: {here.asked} of {here.cases}"
    return f"{told} cases of it can be asked{left}"


def _kinds(
    counted: Mapping[str, int], most: int | None, spelled: Mapping[str, Answer]
) -> Iterator[tuple[str, str]]:
    """Kinds of claims, each with its names, those that most cases need first."""
    kinds: dict[str, list[tuple[str, int]]] = {}
    for claim, number in sorted(counted.items(), key=lambda each: (-each[1], each[0])):
        kind, _, name = claim.partition(" ")
        kinds.setdefault(kind, []).append((name, number))
    for kind, names in kinds.items():
        told = ", ".join(
            f"{name} ({number}{_example(spelled.get(name) if kind == 'answer' else None)})"
            for name, number in names[:most]
        )
        more = f", and {len(names) - most} more" if most and len(names) > most else ""
        yield kind, f"{told}{more}{' (-v)' if more else ''}"


def _example(answer: Answer | None) -> str:
    """How an answer is spelled, of an example."""
    if answer is None:
        return ""
    if answer.shares:
        shares = [{"to": each.to, "amount": each.amount} for each in answer.shares]
        return f": shares {json.dumps(shares, ensure_ascii=False)}"
    if answer.take is not None:
        return f": take {answer.take}"
    return f": pick {json.dumps(answer.pick, ensure_ascii=False)}"
