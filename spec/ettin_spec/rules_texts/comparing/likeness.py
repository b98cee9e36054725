"""How much two clauses say in the same words, as far as their prints tell."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import ClassVar, Protocol

from ettin_spec.rules_texts.learned.clause_prints import ClausePrint, agreeing, shared

HARDLY = 4
"""Places in which prints agree that have anything to do with each other; two do by chance."""


class Likeness(Protocol):
    """Compares clauses of an old text with those of a new one."""

    SURE: ClassVar[float]
    """From this likeness on nothing of weight can have been changed."""

    def alike(self, one: ClausePrint, other: ClausePrint) -> float:
        """How much of the words of an old and a new clause is the same, 0 to 1."""
        ...

    def within(self, one: ClausePrint, other: ClausePrint) -> float:
        """How much of the shorter clause's words is in the longer one, 0 to 1."""
        ...


class OfPrints:
    """The likeness of prints: exact where the words are the same, else estimated."""

    SURE: ClassVar[float] = 1.0

    def alike(self, one: ClausePrint, other: ClausePrint) -> float:
        """As `Likeness.alike`."""
        return 1.0 if one.text == other.text else shared(one.sketch, other.sketch)

    def within(self, one: ClausePrint, other: ClausePrint) -> float:
        """As `Likeness.within`: what two sets have in common follows from part and sizes."""
        part = self.alike(one, other)
        common = part * (one.length + other.length) / (1 + part)
        return min(1.0, common / max(1, min(one.length, other.length)))


def common_sentences(one: ClausePrint, other: ClausePrint) -> float:
    """The part of sentences that two clauses share, of the one that has fewer; none of a single."""
    common = set(one.sentences) & set(other.sentences)
    fewer = min(len(one.sentences), len(other.sentences))
    return len(common) / fewer if common and fewer > 1 else 0.0


def nearest_prints(one: ClausePrint, others: Sequence[ClausePrint], most: int) -> list[str]:
    """The numbers of those that are most alike by their prints, of all that are at all.

    Thousands are compared with thousands: what shares next to nothing is left out at once.
    """
    sketch = one.sketch
    rough = (
        (agree, other.number)
        for other in others
        if (agree := agreeing(sketch, other.sketch)) >= HARDLY
    )
    return [number for _, number in nlargest(most, rough)]
