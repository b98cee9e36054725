"""What is kept of a clause without its words: hashes of its sentences, a sketch, the rules named.

The sketch is a MinHash of single words and pairs of neighbours, four bits for each of 32 orders:
two texts that share the part J of these agree in J + (1 - J) / 16 of the places, so that J is
known to within 0.09 or better (one standard deviation; 0.04 where texts share nothing).
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from struct import Struct
from typing import NamedTuple

from ettin_spec.rules_texts.reading.renamed_terms import words_of_today
from ettin_spec.rules_texts.reading.rules_text import TextClause
from ettin_spec.rules_texts.reading.wording import references, words

PLACES, BITS = 32, 4
LOWS = int("1" * PLACES, 16)
"""The lowest bit of each place."""
SENTENCE = 3
"""Bytes of a sentence's hash; within 20,000 sentences a dozen pairs look alike by chance."""
TEXT = 6
"""Bytes of a clause's hash; of 20,000 texts no two look alike by chance (1 in a million)."""

_LANES = Struct(f"<{PLACES}H")


class ClausePrint(NamedTuple):
    """A clause without its words.

    `text` and `sentences` are hashes of words alone, `examples` of all examples together (empty
    where there are none); `names` are the rules that it names, in order; `length` counts words.
    """

    number: str
    text: str
    sentences: tuple[str, ...]
    examples: str
    names: tuple[str, ...]
    sketch: int
    length: int


def print_of(clause: TextClause) -> ClausePrint:
    """The print of a clause."""
    said = [words(sentence) for sentence in clause.sentences]
    everything = tuple(word for sentence in said for word in sentence)
    shown = [word for example in clause.examples for word in (*words(example), ".")]
    return ClausePrint(
        clause.number,
        _hash(everything, TEXT),
        tuple(_hash(sentence, SENTENCE) for sentence in said),
        _hash(shown, SENTENCE) if shown else "",
        tuple(name for sentence in clause.sentences for name in references(sentence)),
        sketch(words_of_today(everything)),
        len(everything),
    )


def prints_of(clauses: Iterable[TextClause]) -> tuple[ClausePrint, ...]:
    """The prints of clauses, in order."""
    return tuple(map(print_of, clauses))


def sketch(said: Sequence[str]) -> int:
    """The MinHash of words; of no words the hash of nothing."""
    shingles = {*said, *(f"{one} {other}" for one, other in pairwise(said))} or {""}
    lowest = map(min, zip(*map(_lanes, shingles), strict=True))
    whole = 0
    for least in lowest:
        whole = whole << BITS | least & (1 << BITS) - 1
    return whole


def shared(one: int, other: int) -> float:
    """The estimated part of words and pairs that two sketches' texts share, 0 to 1."""
    by_chance = PLACES / (1 << BITS)
    return max(0.0, (agreeing(one, other) - by_chance) / (PLACES - by_chance))


def agreeing(one: int, other: int) -> int:
    """In how many places two sketches are the same."""
    differs = one ^ other
    differs |= differs >> 2
    differs |= differs >> 1
    return PLACES - (differs & LOWS).bit_count()


def _hash(said: Iterable[str], size: int) -> str:
    digest = hashlib.blake2b(" ".join(said).encode(), digest_size=size).digest()
    return urlsafe_b64encode(digest).decode()


@lru_cache(1 << 17)
def _lanes(shingle: str) -> tuple[int, ...]:
    return _LANES.unpack(hashlib.blake2b(shingle.encode(), digest_size=_LANES.size).digest())
