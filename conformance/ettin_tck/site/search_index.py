"""What the search of a language reads: a script, since a page from disk fetches nothing."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
import snowballstemmer

from ettin_spec.language.sentences.text_shapes import folded
from ettin_tck.explaining.word_search import APOSTROPHES, JAPANESE, KANJI_OR_KATAKANA, WHOLE, WORD
from ettin_tck.site.words_said import words_said
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

EVERYWHERE = 0.4
"""A pair of signs that so much of all pages has tells nothing."""

SIGNS = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff々]+")


@dataclass(frozen=True)
class Entry:
    """A page that is found: what it is, where, and what is said in its title and besides.

    `weight` is what it counts beside others that say as much. Of `names` every sign counts.
    """

    kind: str
    href: str
    title: str
    weight: float = 1.0
    names: tuple[str, ...] = ()
    body: str = ""


def index_script(language: str, entries: Sequence[Entry]) -> str:
    """The index as a script that sets one variable."""
    titled: defaultdict[str, dict[int, bool]] = defaultdict(dict)
    for number, entry in enumerate(entries):
        for term in terms(language, entry.body):
            titled[term].setdefault(number, False)
        for text in (entry.title, *entry.names):
            for term in (*terms(language, text), *_pairs(text)):
                titled[term][number] = True
    most = EVERYWHERE * len(entries)
    found = {
        term: list(_distances(pages))
        for term, pages in sorted(titled.items())
        if len(pages) <= most or not JAPANESE.search(term)
    }
    docs = [(it.kind, it.href, it.title, round(it.weight, 3)) for it in entries]
    made = {"docs": docs, "terms": found, "words": _words(language)}
    return f"globalThis.ettinIndex = {msgspec.json.encode(made).decode()};\n"


def terms(language: str, text: str) -> Iterator[str]:
    """What is kept of a text: the stems of its words; of Japanese, pairs of signs that tell."""
    stemmer = words_told(language).say("stemmer")
    for word in dict.fromkeys(WORD.findall(folded(text).translate(APOSTROPHES))):
        if JAPANESE.search(word):
            for run in KANJI_OR_KATAKANA.findall(word):
                yield from _bigrams(run)
            continue
        for part in filter(None, word.split("'")):
            short = len(part) <= WHOLE or any(sign.isdigit() for sign in part)
            root = part if short or not stemmer else _stem(stemmer, part)
            yield root if part.startswith(root) else part


@lru_cache(1 << 16)
def _stem(stemmer: str, word: str) -> str:
    """Most words are said on many pages, and a stem takes long to find."""
    return folded(snowballstemmer.stemmer(stemmer).stemWord(word))


def _pairs(name: str) -> Iterator[str]:
    """All pairs of signs of a Japanese name, those of hiragana too."""
    for run in SIGNS.findall(folded(name)):
        yield from _bigrams(run)


def _bigrams(run: str) -> Iterable[str]:
    return [run] if len(run) < 2 else (run[n : n + 2] for n in range(len(run) - 1))


def _distances(pages: dict[int, bool]) -> Iterator[int]:
    before = 0
    for page in sorted(pages):
        yield (page - before) * 2 + pages[page]
        before = page


def _words(language: str) -> dict[str, object]:
    words = words_said(language).words
    return {
        "language": language,
        "kinds": words["kinds"],
        "found": words["found"],
        "none": words["none_found"],
    }
