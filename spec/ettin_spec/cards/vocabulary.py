"""The words that cards are made of: what each says, and which of them a card needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ettin_spec.cards.declaration.node import Node
from ettin_spec.cards.declaration.words import Card
from ettin_spec.cards.word_kinds import all_words, words_of
from ettin_spec.errors import SpecError, nearest
from ettin_spec.rulebook import load_rules
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load

VOCABULARY = "vocabulary.yaml"
"""The file of the entries, beside those of the cards."""


@dataclass(frozen=True)
class Word:
    """A word: its kind, its sense in one sentence, and the policies that date its meaning.

    `since` is the version of the protocol that brought it.
    """

    kind: str
    name: str
    sense: str
    since: str
    policies: tuple[str, ...]


class _Word(Node, frozen=True):
    sense: str
    since: str
    policies: tuple[str, ...] = ()


@cache
def needs(card: Card) -> frozenset[str]:
    """The words that an engine must know to play a card, each as `kind.word`."""
    return frozenset(words_of(card, Card))


@cache
def vocabulary() -> Mapping[str, Word]:
    """The entries of all words, by `kind.word`."""
    return read_vocabulary(Path(__file__).parent / VOCABULARY)


def read_vocabulary(file: Path) -> dict[str, Word]:
    """The entries in a file, by `kind.word`.

    Raises:
        SpecError: an entry for no word, a word without entry, an unknown policy.
    """
    marked, known = load(file), all_words()
    found: dict[str, Word] = {}
    for kind, entries in marked.data.items():
        for name in entries:
            key = f"{kind}.{name}"
            raw = convert(marked, (kind, name), _Word, key)
            if key not in known:
                raise SpecError(marked.at(kind, name), f"no word '{key}'", nearest(key, known))
            for policy in raw.policies:
                if policy not in load_rules().policies:
                    raise SpecError(
                        marked.at(kind, name, "policies"),
                        f"{key}: no policy '{policy}'",
                        nearest(policy, load_rules().policies),
                    )
            found[key] = Word(kind, name, raw.sense, raw.since, raw.policies)
    lacking = sorted(known - set(found))
    if lacking:
        raise SpecError(marked.at(), f"no entry for {', '.join(lacking)}", "say what it means")
    return found
