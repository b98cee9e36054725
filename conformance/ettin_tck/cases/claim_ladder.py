"""What to claim first: rung by rung, the few claims that open the most cases."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from ettin_spec.protocol.capabilities import SPOKEN, Capabilities, CardSupport
from ettin_spec.protocol.commands import Answer
from ettin_spec.protocol.results import Unsupported
from ettin_tck.cases.claimed_cards import may_refuse
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.required_claims import lack
from ettin_tck.cases.selection import date_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Plan
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.library import Library

NO_ENGINE = Capabilities(
    name="",
    version="",
    protocol=SPOKEN,
    profiles=(),
    variants=(),
    answers=(),
    cards=CardSupport(names=("*",), words=("*",)),
)
"""Nothing is claimed but that every card is known; cards are counted for themselves."""
CARD = "card "
"""How the claim of a card begins: of which each case needs its own, so that they bar any order."""
READING = "reading "
"""How it is told that an engine claims a card, and says that it cannot read it."""
ANOTHER_PROGRAM = "profile "
"""How a claim begins that makes another kind of program of an engine."""


@dataclass(frozen=True)
class Rung:
    """Claims to be made at once: the cases that they open, and how many are open then in all.

    `cards` are those that these cases take besides, each with how many of them do.
    """

    claims: tuple[str, ...]
    opens: int
    in_all: int
    cards: Counter[str] = field(default_factory=Counter)


class Needed(NamedTuple):
    """What an engine would have to claim to be asked a case."""

    plan: Plan
    lacks: frozenset[str]


def lacking(
    library: Library,
    chosen: Sequence[Chosen],
    can: Capabilities,
    as_asked: Callable[[Plan, Capabilities], Plan] = lambda plan, _: plan,
) -> list[Needed]:
    """What an engine would have to claim for each case; nothing where it is asked already.

    `as_asked` gives the plan as an engine that claims so much is asked it, by a way perhaps.
    """
    found = list[Needed]()
    for each in chosen:
        date = date_for(each, library.today, can.rules.first, can.rules.last)
        plan = as_asked(plan_of(library, each, date), can)
        needs = library.card_needs(plan.new_game.cards, plan.date)
        lacks = lack(plan, can, needs)
        found.append(Needed(plan, frozenset() if lacks is None else frozenset(lacks.claims)))
    return found


def ladder(lacks: Iterable[frozenset[str]] | Mapping[frozenset[str], int]) -> Iterator[Rung]:
    """Rung after rung that which opens most cases for each claim; the fewest claims, where equal.

    A rung is what some case lacks, so that it opens that one at least. Where many cases lack the
    same it is enough to say how many they are.
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


def ladder_beside_cards(
    lacks: Iterable[frozenset[str]] | Mapping[frozenset[str], int],
) -> Iterator[Rung]:
    """The ladder of all claims but cards, of which each rung has its own.

    What lacks nothing but cards is a rung without claims, and the first.
    """
    left = Counter(lacks)
    beside = {each: each - _cards_of(each) for each in left}
    claims = Counter[frozenset[str]]()
    for each, number in left.items():
        claims[beside[each]] += number
    claimed, done = frozenset[str](), left.pop(frozenset(), 0)
    for rung in (Rung((), 0, 0), *ladder(claims)):
        claimed = claimed.union(rung.claims)
        opened = {each: number for each, number in left.items() if beside[each] <= claimed}
        done += sum(opened.values())
        if opened:
            yield Rung(rung.claims, sum(opened.values()), done, _cards(opened))
        left = Counter({each: number for each, number in left.items() if each not in opened})


def _cards_of(claims: frozenset[str]) -> frozenset[str]:
    return frozenset(claim for claim in claims if claim.startswith(CARD))


def _cards(lacks: Mapping[frozenset[str], int]) -> Counter[str]:
    """The cards that cases take, by name."""
    found = Counter[str]()
    for each, number in lacks.items():
        found.update({claim.removeprefix(CARD): number for claim in _cards_of(each)})
    return found


def _opened(left: Mapping[frozenset[str], int], claims: frozenset[str]) -> int:
    return sum(number for each, number in left.items() if each <= claims)


def is_of_another_program(lacks: frozenset[str]) -> bool:
    """Is it a case that only another kind of program is asked: a life counter, a deck checker?"""
    return any(claim.startswith(ANOTHER_PROGRAM) for claim in lacks)


def wanted(lacks: Iterable[frozenset[str]]) -> Counter[str]:
    """How many cases need each claim, whatever else they need."""
    return Counter(claim for each in lacks for claim in each)


def with_cards(library: Library, needed: Iterable[Needed]) -> list[Needed]:
    """The same with the cards that do not only fill a place, and the words of these."""
    found = list[Needed]()
    for plan, lacks in needed:
        needs = library.card_needs(plan.new_game.cards, plan.date).items()
        cards = {name: need.words for name, need in needs if not need.stand_ins}
        words = {f"word {word}" for those in cards.values() for word in those}
        found.append(Needed(plan, lacks | words | {f"card {name}" for name in cards}))
    return found


def with_unread(engine: Engine, can: Capabilities, needed: Iterable[Needed]) -> list[Needed]:
    """The same with the cards that the engine cannot read, of the cases that it would be asked.

    A game is opened for what it has not been asked yet; who knows all cards by name is not asked.
    """
    if not may_refuse(can):
        return list(needed)
    found = list[Needed]()
    read, unread = set(can.cards.names), set[str]()
    for plan, lacks in needed:
        game = plan.new_game
        if not lacks and not game.cards.keys() <= read | unread:
            (result,) = engine.run([game])
            refused = result.cards if isinstance(result, Unsupported) else {}
            unread.update(refused)
            if not refused:
                read.update(game.cards)
        lacking = frozenset(f"{READING}{name}" for name in game.cards if name in unread)
        found.append(Needed(plan, lacks or lacking))
    return found


def answers_spelled(needed: Iterable[Needed]) -> dict[str, Answer]:
    """Of each purpose the first answer of some cases, as an engine is sent it."""
    found: dict[str, Answer] = {}
    for plan, _ in needed:
        said = (move.command for move in plan.moves)
        for answer in (*plan.answers, *(each for each in said if isinstance(each, Answer))):
            found.setdefault(str(answer.purpose), answer)
    return found
