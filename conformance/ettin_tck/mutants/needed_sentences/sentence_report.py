"""What sentences after Then are there for, as text, and where the account of it is wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_tck.mutants.needed_sentences.purposes import Purpose

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from ettin_tck.mutants.mutant import Kind
    from ettin_tck.mutants.needed_sentences.findings import Findings
    from ettin_tck.mutants.needed_sentences.safeguards import Account
    from ettin_tck.mutants.needed_sentences.sentences import Key, Sentence

SAID: Mapping[Purpose, str] = {
    Purpose.UNCHANGED: "say what has not changed",
    Purpose.TWIN: "are twins of refusals",
    Purpose.EARLIER: "are said before the last action",
    Purpose.UNKNOWN: "are there for no reason that could be worked out",
}


@dataclass(frozen=True)
class SentenceReport:
    """The sentences of the scenarios played, with what mutants have shown of them.

    `kept`: the accounts that are kept. `now`: those that are worked out now. `anew`: kinds all
    mutants of which were tried on all cases.
    """

    every: Mapping[Key, Sentence]
    findings: Findings
    kept: Mapping[str, Account]
    now: Mapping[str, Account]
    anew: Collection[Kind]

    @property
    def unaccounted(self) -> tuple[Sentence, ...]:
        """Those that notice nothing alone, and of which no account is kept."""
        return tuple(
            sentence
            for key, sentence in self.every.items()
            if key[0] not in self.kept and key not in self.findings.alone
        )

    @property
    def needed(self) -> tuple[Key, ...]:
        """Those that are marked, and notice something alone after all."""
        return tuple(
            key
            for key in self.every
            if key in self.findings.alone and key[1] in self._marked(key[0])
        )

    @property
    def idle(self) -> tuple[Key, ...]:
        """Those that are said to notice something alone, and do not, of all mutants that could."""
        return tuple(
            key for key in self.every if key not in self.findings.alone and self._is_idle(*key)
        )

    @property
    def is_right(self) -> bool:
        """Is nothing that is kept contradicted?"""
        return not self.needed and not self.idle

    def lines(self) -> Iterator[str]:
        """What is wrong, with its place, and the counts."""
        yield ""
        for sentence in self.unaccounted:
            yield f"UNACCOUNTED  {sentence.place}  {sentence.text}"
        for key in self.idle:
            yield f"IDLE  {self.every[key].place}  {self.every[key].text}"
        for key in self.needed:
            first = next(iter(self.findings.alone[key].values()))
            yield f"NO SAFEGUARD  {key[0]}, sentence {key[1]}: alone it notices {first}"
        yield from counts(self.now.values())

    def _marked(self, scenario: str) -> Collection[int]:
        account = self.kept.get(scenario)
        return () if account is None else account.marked

    def _is_idle(self, scenario: str, number: int) -> bool:
        account = self.kept.get(scenario)
        kinds = [] if account is None else [k for k, n in account.alone.items() if number in n]
        return bool(kinds) and all(kind in self.anew for kind in kinds)


def counts(accounts: Collection[Account]) -> Iterator[str]:
    """How many sentences are there for what."""
    never = Counter[Purpose]()
    for account in accounts:
        never.update({purpose: len(numbers) for purpose, numbers in account.never.items()})
    needed, rests, together, beside = (
        sum(map(len, each))
        for each in (
            [account.needed for account in accounts],
            [account.rests for account in accounts],
            [account.together for account in accounts],
            [account.beside for account in accounts],
        )
    )
    every = needed + rests + together + beside + never.total()
    yield f"sentences after Then: {needed} of {every} notice something alone"
    yield f"  on {rests} what follows rests"
    yield f"  {together} fail together with another one"
    yield f"  {beside} fail together with what is no sentence"
    yield f"  {never.total()} no mutant tried so far fails:"
    for purpose, said in SAID.items():
        yield f"    {never[purpose]} {said}"
