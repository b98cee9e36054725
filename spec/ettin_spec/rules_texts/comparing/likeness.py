"""How much two clauses say in the same words, as far as their prints tell."""

from __future__ import annotations

from typing import ClassVar, Protocol

from ettin_spec.rules_texts.learned.clause_prints import ClausePrint, shared


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
