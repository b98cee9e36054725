"""Which sentences after Then notice nothing alone, as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_tck.mutants.needed_sentences.safeguards import Safeguard
    from ettin_tck.mutants.needed_sentences.sentences import Key, Sentence


@dataclass(frozen=True)
class SentenceReport:
    """All sentences after Then, those that notice a mutant `alone`, and those that are marked."""

    every: Mapping[Key, Sentence]
    alone: Mapping[Key, str]
    safeguards: Mapping[Key, Safeguard]

    @property
    def idle(self) -> tuple[Sentence, ...]:
        """Those that notice nothing alone, and are not marked."""
        return tuple(
            sentence
            for key, sentence in self.every.items()
            if key not in self.alone and key not in self.safeguards
        )

    @property
    def needed(self) -> tuple[Key, ...]:
        """Those that are marked, and notice something alone after all."""
        return tuple(key for key in self.safeguards if key in self.alone)

    def lines(self) -> Iterator[str]:
        """The idle ones with their places, the wrongly marked ones, and the counts."""
        yield ""
        for sentence in self.idle:
            yield f"IDLE  {sentence.place}  {sentence.text}"
        for key in self.needed:
            yield f"NO SAFEGUARD  {key[0]}, sentence {key[1]}: alone it notices {self.alone[key]}"
        marked = len(self.safeguards) - len(self.needed)
        told = f"{len(self.alone)} of {len(self.every)} notice something alone"
        yield f"sentences after Then: {told}, {marked} are safeguards, {len(self.idle)} neither"
