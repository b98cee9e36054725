"""Finds again the clauses of one text in another: by words, by neighbours, by who names whom."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from ettin_spec.rules_texts.comparing.likeness import (
    Likeness,
    OfPrints,
    common_sentences,
    nearest_prints,
)
from ettin_spec.rules_texts.comparing.neighbourhood import Neighbourhood, Side
from ettin_spec.rules_texts.learned.clause_prints import ClausePrint
from ettin_spec.rules_texts.reading.rules_text import is_lettered

Pairs: TypeAlias = Mapping[tuple[str, str], float]
Lead: TypeAlias = tuple[tuple[str, str], float, float]
"""An old and a new number, their score, and how far the next candidate stays behind."""

LEAST, AT_LAST = 0.2, 0.15
"""Clauses that share less are none the same; less is enough once all else is found."""
CONTAINED = 0.5
"""The likeness of clauses, once all else is found, of which one has all words of the other."""
OTHER_DEPTH = 0.1
"""By so much a numbered clause is rather a numbered one than a lettered part of that one."""
LONG_ENOUGH = 14
"""Words of a clause whose being contained says something."""
FEW = 12
"""Candidates of a clause that are weighed, by their words."""
STEPS = (1.1, 0.95, 0.8, 0.7, 0.6, 0.5, 0.42, 0.36)
"""Scores of matches: those that are sure come first, and make their neighbours surer."""
SAME_SENTENCES = 0.9
"""The likeness of clauses all of whose sentences are in both, of the one that has fewer."""
APART = 0.05
"""How far the next candidate has to stay behind."""
ALONE = 0.6
"""The certainty of a text that stands where nothing beside it, nor of its section, does."""
FULL_WORDS = 4
"""A text of so many words is told apart by its words alone."""


class Match(NamedTuple):
    """A clause of the old text and the one that it has become.

    `likeness` is of the words; `certainty`, 0 to 1, of the match, neighbours and rivals weighed.
    """

    old: str
    new: str
    likeness: float
    certainty: float


def match(
    old: Sequence[ClausePrint], new: Sequence[ClausePrint], likeness: Likeness | None = None
) -> dict[str, Match]:
    """The matches by old number; each clause of either text is in one at most."""
    finder = _Finder(old, new, likeness or OfPrints())
    finder.same_words()
    for _ in range(2):
        finder.same_words_same_place()
    finder.alike()
    finder.contained()
    return {number: finder.found[number] for number in finder.old.order if number in finder.found}


class _Finder:
    def __init__(
        self, old: Sequence[ClausePrint], new: Sequence[ClausePrint], likeness: Likeness
    ) -> None:
        self.old, self.new, self.likeness = Side(old), Side(new), likeness
        self.found: dict[str, Match] = {}
        self.taken: set[str] = set()
        self._alike: dict[tuple[str, str], float] = {}
        self._at_last = False

    def take(self, one: str, other: str, likeness: float, certainty: float) -> None:
        self.found[one] = Match(one, other, likeness, round(certainty, 2))
        self.taken.add(other)

    def around(self) -> Neighbourhood:
        """The neighbourhood as the matches so far make it."""
        return Neighbourhood(self.old, self.new, {o: each.new for o, each in self.found.items()})

    def same_words(self) -> None:
        """What both texts say once, in words enough to be told from all else."""
        ours, theirs = _only(self.old.prints), _only(self.new.prints)
        for text, one in ours.items():
            if text in theirs and one.length >= FULL_WORDS:
                self.take(one.number, theirs[text].number, 1.0, 1.0)
        around = self.around()
        for number, each in list(self.found.items()):
            if not around.is_in_place(number, each.new):
                self.take(number, each.new, 1.0, ALONE)

    def same_words_same_place(self) -> None:
        """What is said again and again, or briefly: the one that stands in the same place."""
        said: defaultdict[str, list[str]] = defaultdict(list)
        for each in self.new.prints:
            if each.number not in self.taken:
                said[each.text].append(each.number)
        around = self.around()
        free = (each for each in self.old.prints if each.number not in self.found)
        worths = {
            (each.number, other): around.worth(each.number, other)
            for each in free
            for other in said[each.text]
        }
        for one, other in _ahead({pair: worth for pair, worth in worths.items() if worth > 0.1}):
            if one not in self.found and other not in self.taken:
                self.take(one, other, 1.0, 0.95)

    def contained(self) -> None:
        """What was cut short, or filled up: of what is left over, the words of one in another."""
        self._at_last = True
        self._alike.clear()
        self.alike()

    def alike(self) -> None:
        """What was reworded: the most certain first, each making its neighbours more certain."""
        by_words = self._candidates()
        leads = self._leads(by_words)
        for least in STEPS:
            while self._take_all(leads, least):
                leads = self._leads(by_words)

    def _candidates(self) -> dict[str, list[str]]:
        """The clauses of the new text whose words are nearest, for each that is not found."""
        free = [each for each in self.new.prints if each.number not in self.taken]
        return {
            each.number: nearest_prints(each, free, FEW)
            for each in self.old.prints
            if each.number not in self.found
        }

    def _leads(self, by_words: Mapping[str, Sequence[str]]) -> list[Lead]:
        """The pairs that are ahead of all rivals on both sides, as the matches so far make it."""
        around = self.around()
        named: defaultdict[str, list[str]] = defaultdict(list)
        for one, other in around.named:
            named[one].append(other)
        scores = {}
        for one, others in by_words.items():
            if one not in self.found:
                for other in {*others, *around.rivals(one), *named[one]}:
                    if other in self.new.at and other not in self.taken:
                        alike = self._words(one, other)
                        if alike >= (AT_LAST if self._at_last else LEAST):
                            scores[one, other] = alike + around.worth(one, other)
        return [(pair, scores[pair], ahead) for pair, ahead in _ahead(scores).items()]

    def _take_all(self, leads: Sequence[Lead], least: float) -> bool:
        """Take every match whose score is enough; was there one?"""
        before = len(self.found)
        for (one, other), score, ahead in leads:
            if score >= least and one not in self.found and other not in self.taken:
                self.take(one, other, self._words(one, other), _certainty(score, ahead))
        return len(self.found) > before

    def _words(self, one: str, other: str) -> float:
        """The likeness of two clauses' words; of those that share sentences, at least that part."""
        if (one, other) not in self._alike:
            mine, theirs = self.old.text_of[one], self.new.text_of[other]
            likeness = max(
                self.likeness.alike(mine, theirs), SAME_SENTENCES * common_sentences(mine, theirs)
            )
            self._alike[one, other] = (
                self._at_last_alike(mine, theirs, likeness) if self._at_last else likeness
            )
        return self._alike[one, other]

    def _at_last_alike(self, mine: ClausePrint, theirs: ClausePrint, likeness: float) -> float:
        """The likeness where one may be contained in the other, or be part of it."""
        if min(mine.length, theirs.length) >= LONG_ENOUGH:
            likeness = max(likeness, CONTAINED * self.likeness.within(mine, theirs))
        other_depth = is_lettered(mine.number) != is_lettered(theirs.number)
        return likeness - OTHER_DEPTH * other_depth


def _certainty(score: float, ahead: float) -> float:
    """High where the score is, and where the next candidate is far behind."""
    return min(0.99, score, 0.5 + 2 * ahead)


def _only(prints: Sequence[ClausePrint]) -> dict[str, ClausePrint]:
    """The prints by text, of texts that stand once."""
    counts = Counter(each.text for each in prints)
    return {each.text: each for each in prints if counts[each.text] == 1}


def _ahead(scores: Pairs) -> dict[tuple[str, str], float]:
    """The pairs that no other of either side comes near, best first, and how far they lead."""
    best: defaultdict[tuple[int, str], list[float]] = defaultdict(list)
    for pair, score in scores.items():
        for side in (0, 1):
            best[side, pair[side]].append(score)
    tops = {key: sorted(values, reverse=True)[:2] for key, values in best.items()}
    leads = {}
    for pair, score in sorted(scores.items(), key=lambda item: (-item[1], item[0])):
        rivals = [_rival(tops[side, pair[side]], score) for side in (0, 1)]
        if score - max(rivals) >= APART:
            leads[pair] = score - max(rivals)
    return leads


def _rival(best: Sequence[float], score: float) -> float:
    """The best score among the others."""
    others = best if best[0] > score else best[1:]
    return others[0] if others else 0.0
