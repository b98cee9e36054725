"""Situations that come out otherwise on another date, told by the policies that make them so."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_tck.explaining.history import said_on
from ettin_tck.telling.policy_words import asked, value_told
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_tck.date_comparison import Change, Difference
    from ettin_tck.explaining.history import Turn
    from ettin_tck.library import Library
    from ettin_tck.pages.page_words import Frames


@dataclass(frozen=True)
class BetweenDates:
    """What is told of the rules of two ISO dates, in the language of a library."""

    library: Library
    old: str
    new: str

    @property
    def words(self) -> Frames:
        """The words around it."""
        return words_told(self.library.language)

    def grouped(self, found: Sequence[Difference]) -> Iterator[str]:
        """All differences, each beneath the policies that make it so."""
        groups: defaultdict[tuple[str, ...], list[Difference]] = defaultdict(list)
        for each in found:
            groups[tuple(sorted(change.policy for change in each.changes))].append(each)
        for group in sorted(groups, key=lambda policies: (not policies, len(policies), policies)):
            yield from self.causes(groups[group][0].changes)
            for each in groups[group]:
                yield f"    {each.scenario.id}  {each.scenario.title}"
                yield from self._came(each, "        ")
            yield ""

    def causes(self, changes: Sequence[Change]) -> Iterator[str]:
        """The policies of some changes, each with what it said and on which days it changed."""
        if not changes:
            yield self.words.say("card_changed")
        for change in sorted(changes, key=lambda each: each.policy):
            yield from self.policy(change)

    def policy(self, change: Change) -> Iterator[str]:
        """A policy, what it said on the earlier date, and each of its values up to the later."""
        first, key = min(self.old, self.new), change.policy
        yield asked(self.library, key)
        for day in (first, *(day for day, _ in change.turns)):
            yield f"  {value_told(self.library, key, change.variant, day)}"

    def silent(self, changes: Sequence[Change]) -> Iterator[str]:
        """The policies that changed as well, if any."""
        if changes:
            yield self.words.say("changed_silently")
            for change in changes:
                yield from (f"  {line}" for line in self.policy(change))
            yield ""

    def turn(self, turn: Turn) -> Iterator[str]:
        """A situation that comes out otherwise from a day on."""
        yield f"{turn.date}  {turn.told.scenario.id}  {turn.told.scenario.title}"
        yield from self._came(turn.told, "    ")
        yield from (f"    {line}" for line in self.causes(turn.told.changes))
        yield ""

    def _came(self, told: Difference, indent: str) -> Iterator[str]:
        for date, said in zip((self.old, self.new), self._said(told), strict=True):
            yield indent + self.words.say("on_date", date=date, said=said)

    def _said(self, told: Difference) -> tuple[str, str]:
        """What the scenario itself says of both dates, or else what was played."""
        old, new = (
            said_on(self.library, told.scenario, told.case, date) for date in (self.old, self.new)
        )
        apart = [each for each in old if each not in new], [each for each in new if each not in old]
        between = self.words.say("apart")
        if all(apart):
            return between.join(apart[0]), between.join(apart[1])
        return told.before, told.after
