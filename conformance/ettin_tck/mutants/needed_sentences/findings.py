"""What mutants have shown of sentences after Then: alone, with another one, beside the monitor."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ettin_tck.mutants.needed_sentences.failing import failing_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_tck.mutants.mutant import Kind, Tried
    from ettin_tck.mutants.needed_sentences.sentences import Key, Sentences


@dataclass
class Findings:
    """By sentence: the mutants of each kind that it `alone` notices, the first of each; another
    one of its case that fails `together` with it; whether it fails `beside` what is no sentence.
    """

    alone: dict[Key, dict[Kind, str]] = field(default_factory=dict)
    together: dict[Key, int] = field(default_factory=dict)
    beside: set[Key] = field(default_factory=set)


def findings_of(results: Iterable[Tried], sentences: Sentences) -> Findings:
    """What came of mutants, by sentence."""
    found = Findings()
    for mutant, outcome in results:
        for failing in map(failing_of, outcome.failing):
            keys = sentences.keys_of(failing)
            if failing.is_alone:
                found.alone.setdefault(keys[0], {}).setdefault(mutant.kind, mutant.id)
            elif len(keys) == 1:
                found.beside.update(keys)
            for key, other in zip(keys, (*keys[1:], keys[0]), strict=True):
                if other != key:
                    found.together.setdefault(key, other[1])
    return found
