"""What something rests on that the rules are said to say, from the strongest to the weakest."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Basis(StrEnum):
    """What a value, a statement or a verdict rests on."""

    TEXT = "text"
    """The rules of that day say it, or have no rule of the kind."""
    ANSWER = "answer"
    """An official answer says it: the published questions and answers, a ruling on a card."""
    READING = "reading"
    """Judges wrote that they read the rules so."""
    INFERENCE = "inference"
    """Nobody else says it: it is what follows best, to us, from what is written."""


IN_WORDS = {
    Basis.TEXT: "the rules text",
    Basis.ANSWER: "an official answer",
    Basis.READING: "a judges' reading",
    Basis.INFERENCE: "our inference",
}
"""What stands after 'rests on'."""

BY_SOURCE = {
    "cr": Basis.TEXT,
    "floor": Basis.TEXT,
    "mtr": Basis.TEXT,
    "compiled": Basis.TEXT,
    "faq": Basis.ANSWER,
    "ruling": Basis.ANSWER,
}
"""What a policy's value rests on, by its source."""

_STRENGTH = tuple(Basis)


def weakest(found: Iterable[Basis]) -> Basis | None:
    """The weakest of several, since what needs all of them is no stronger; None of none."""
    return max(found, key=_STRENGTH.index, default=None)


def strongest(found: Iterable[Basis]) -> Basis | None:
    """The strongest of several that say the same; None of none."""
    return min(found, key=_STRENGTH.index, default=None)


BY_DOCUMENT = {"F": Basis.ANSWER, "I": Basis.ANSWER, "J": Basis.READING}
"""The ledger's documents that do not print rules: official answers, and a judge's notes."""


def worth_of(place: str) -> Basis:
    """What it is worth that a document says something; `place` is its letter, or F-EX11."""
    return BY_DOCUMENT.get(place.partition("-")[0], Basis.TEXT)
