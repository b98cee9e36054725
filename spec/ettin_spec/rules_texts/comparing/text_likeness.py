"""How much two clauses say in the same words, where both texts are at hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import log
from typing import ClassVar

from rapidfuzz.distance import Indel

from ettin_spec.rules_texts.learned.clause_prints import ClausePrint
from ettin_spec.rules_texts.reading.renamed_terms import words_of_today
from ettin_spec.rules_texts.reading.rules_text import RulesText
from ettin_spec.rules_texts.reading.wording import words

Said = Mapping[str, tuple[str, ...]]


class OfTexts:
    """The likeness of an old text's clauses to a new text's, in the words of today."""

    SURE: ClassVar[float] = 0.9

    def __init__(self, old: RulesText, new: RulesText) -> None:
        self._ours, self._theirs = _said(old), _said(new)
        every = [set(said) for said in (*self._ours.values(), *self._theirs.values())]
        spread = Counter(word for said in every for word in said)
        self._rare = {word: log(len(every) / count) + 0.1 for word, count in spread.items()}

    def alike(self, one: ClausePrint, other: ClausePrint) -> float:
        """As `Likeness.alike`.

        Half of it is the order of the words; half the words shared, rare ones counting most.
        """
        mine, yours = self._ours[one.number], self._theirs[other.number]
        if mine == yours:
            return 1.0
        counts = Counter(mine), Counter(yours)
        common = self._weight((counts[0] & counts[1]).items())
        either = self._weight((counts[0] | counts[1]).items())
        in_order = Indel.normalized_similarity(mine, yours)
        return (common / either + in_order) / 2 if either else 0.0

    def within(self, one: ClausePrint, other: ClausePrint) -> float:
        """As `Likeness.within`."""
        counts = Counter(self._ours[one.number]), Counter(self._theirs[other.number])
        common = self._weight((counts[0] & counts[1]).items())
        shorter = min(self._weight(count.items()) for count in counts)
        return common / shorter if shorter else 0.0

    def _weight(self, counted: Iterable[tuple[str, int]]) -> float:
        return sum(self._rare[word] * count for word, count in counted)


def _said(text: RulesText) -> Said:
    return {clause.number: words_of_today(words(clause.text)) for clause in text.clauses}
