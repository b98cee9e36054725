"""What became of each clause from one text to the next."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from ettin_spec.rules_texts.comparing.likeness import Likeness, OfPrints
from ettin_spec.rules_texts.comparing.matching import Match, match
from ettin_spec.rules_texts.learned.clause_prints import ClausePrint
from ettin_spec.rules_texts.reading.rules_text import parent, section_of

NEAR = 4
"""A part of a clause stands so many clauses beside it at most."""
CERTAIN = 0.9
"""The certainty from which on a match can be the ground of an edit."""
MOSTLY, NEARLY_ALL = 0.6, 0.9
"""So much of a part's words is in the whole, of which it has a sentence; and where it has none."""


class Kind(StrEnum):
    """What became of a clause; its number may have changed with any of the first six."""

    SAME = "same"
    NAMES = "names"
    """It names another rule than before, in the same words."""
    EXAMPLES = "examples"
    """Its examples changed, and nothing else."""
    REWORDED = "reworded"
    SPLIT = "split"
    """Reworded, and part of it is a clause of its own now."""
    MERGED = "merged"
    """It is part of another clause now."""
    NEW = "new"
    GONE = "gone"


@dataclass(frozen=True)
class Change:
    """A clause of the old text and what it is in the new one.

    `old` is None of a new clause, `new` of one that is gone. `parts`: of one that was split, the
    new clauses that have the rest. `sentences`: those of the new clause, counted from 0, that the
    old one did not have. `is_sure`: the new number can be written without anybody looking.
    """

    kind: Kind
    old: str | None
    new: str | None
    likeness: float = 0.0
    certainty: float = 1.0
    parts: tuple[str, ...] = ()
    sentences: tuple[int, ...] = ()
    is_sure: bool = False

    @property
    def moved(self) -> bool:
        """Has the clause another number now?"""
        return None not in (self.old, self.new) and self.old != self.new


def changes(
    old: Sequence[ClausePrint], new: Sequence[ClausePrint], likeness: Likeness | None = None
) -> tuple[Change, ...]:
    """What became of every clause of the old text, in its order; then the new ones."""
    judge = likeness or OfPrints()
    return tuple(_Changes(old, new, judge).all())


class _Changes:
    def __init__(
        self, old: Sequence[ClausePrint], new: Sequence[ClausePrint], likeness: Likeness
    ) -> None:
        self.old = {each.number: each for each in old}
        self.new = {each.number: each for each in new}
        self.at = {number: place for place, number in enumerate(self.new)}
        self.likeness = likeness
        self.found: Mapping[str, Match] = match(old, new, likeness)
        self.became = {number: each.new for number, each in self.found.items()}
        self.sections = self._sections()
        taken = set(self.became.values())
        self.fresh = [number for number in self.new if number not in taken]
        self.families = {parent(number) for number in self.fresh}
        self.fresh_sentences = {s for n in self.fresh for s in self.new[n].sentences}
        self.parts = self._parts()

    def all(self) -> Iterator[Change]:
        for number in self.old:
            found = self.found.get(number)
            yield self._kept(found) if found else self._lost(number)
        part_of_another = {part for parts in self.parts.values() for part in parts}
        for number in self.fresh:
            if number not in part_of_another:
                yield Change(Kind.NEW, None, number)

    def _kept(self, found: Match) -> Change:
        one, other = self.old[found.old], self.new[found.new]
        parts = self.parts.get(found.old, ())
        kind = self._kind(one, other, parts)
        had = set(one.sentences)
        added = tuple(n for n, said in enumerate(other.sentences) if said not in had)
        sure = self._is_sure(found, one, other)
        return Change(
            kind, one.number, other.number, found.likeness, found.certainty, parts, added, sure
        )

    def _kind(self, one: ClausePrint, other: ClausePrint, parts: Sequence[str]) -> Kind:
        if parts:
            return Kind.SPLIT
        if one.text != other.text:
            return Kind.REWORDED
        if tuple(self._now(name) for name in one.names) != other.names:
            return Kind.NAMES
        return Kind.SAME if one.examples == other.examples else Kind.EXAMPLES

    def _now(self, name: str) -> str:
        """What a rule or a section that is named is called now."""
        return (self.became if "." in name else self.sections).get(name, name)

    def _sections(self) -> dict[str, str]:
        """What each section is called now: where most of its clauses have gone."""
        gone_to: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for number, now in self.became.items():
            gone_to[section_of(number)][section_of(now)] += 1
        return {section: there.most_common(1)[0][0] for section, there in gone_to.items()}

    def _lost(self, number: str) -> Change:
        """A clause that has no other of its own: within one that had another, or gone."""
        one = self.old[number]
        section = self._now(section_of(number))
        shares = [
            other
            for other in self.new.values()
            if set(one.sentences) & set(other.sentences) and other.length > one.length
        ]
        beside = [other for other in self.new.values() if section_of(other.number) == section]
        for others, enough in ((shares, MOSTLY), (beside, NEARLY_ALL)):
            wholes = ((self.likeness.within(one, other), other.number) for other in others)
            best, whole = max(wholes, default=(0.0, ""))
            if best >= enough:
                return Change(Kind.MERGED, number, whole, best, round(best / 2, 2))
        return Change(Kind.GONE, number, None)

    def _parts(self) -> dict[str, tuple[str, ...]]:
        """The new clauses that hold part of what an old one said, by the old one."""
        parts: defaultdict[str, list[str]] = defaultdict(list)
        reworded = {
            now: self.old[old]
            for old, now in self.became.items()
            if self.old[old].text != self.new[now].text
        }
        order = tuple(self.new)
        for number in self.fresh:
            part, here = self.new[number], self.at[number]
            near = {parent(number), *order[max(0, here - NEAR) : here + NEAR + 1]}
            wholes = [
                (self.likeness.within(reworded[now], part), reworded[now].number)
                for now in near & reworded.keys()
                if part.length < reworded[now].length
                and not set(part.sentences) & set(self.new[now].sentences)
            ]
            best, whole = max(wholes, default=(0.0, ""))
            if best >= MOSTLY:
                parts[whole].append(number)
        return {whole: tuple(numbers) for whole, numbers in parts.items()}

    def _is_sure(self, found: Match, one: ClausePrint, other: ClausePrint) -> bool:
        """Nearly the same words, no new clause beside them, and nothing of them anywhere else."""
        above = parent(found.new)
        grown = found.new in self.families or above in self.fresh
        if "." in above:
            grown = grown or above in self.families
        return (
            found.certainty >= CERTAIN
            and self.likeness.alike(one, other) >= self.likeness.SURE
            and not grown
            and self.fresh_sentences.isdisjoint(one.sentences)
        )
