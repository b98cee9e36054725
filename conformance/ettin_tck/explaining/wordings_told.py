"""A pasted card text, told: its phrases marked, each with its rule and two situations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.explaining.phrases_on_cards import marked, unmarked
from ettin_tck.explaining.wrapping import wrapped
from ettin_tck.telling import policy_words
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_tck.explaining.phrases_on_cards import Marked, Wording
    from ettin_tck.library import Library


def text_told(library: Library, text: str, date: str) -> Iterator[str]:
    """A card text in the language of a library, with what two heads change on an ISO date.

    Each phrase bears a number in brackets, by which it is told below. What nothing is known of is
    said in the end.
    """
    words, hits = words_told(library.language), marked(text, library.language)
    numbers = {key: n for n, key in enumerate(dict.fromkeys(h.wording.key for h in hits), 1)}
    yield from _numbered(text, hits, numbers).splitlines()
    for key, number in numbers.items():
        hit = next(hit for hit in hits if hit.wording.key == key)
        yield ""
        yield f"[{number}] {text[hit.start : hit.end]}"
        yield from wording_told(library, hit.wording, date)
    unknown = list(unmarked(text, library.language))
    if unknown or not hits:
        yield ""
        yield words.say("no_phrase")
        for sentence in unknown:
            yield from wrapped(sentence, "  ")


def _numbered(text: str, hits: Sequence[Marked], numbers: dict[str, int]) -> str:
    said, end = "", 0
    for hit in hits:
        said += f"{text[end : hit.end]}[{numbers[hit.wording.key]}]"
        end = hit.end
    return said + text[end:]


def wording_told(library: Library, wording: Wording, date: str) -> Iterator[str]:
    """What a phrase means for two heads: its clause on an ISO date, and two situations."""
    yield from wrapped(wording.says, "    ")
    clause = library.clause(wording.clause, date)
    yield from wrapped(f"{clause.number or clause.key}  {clause.sense}", "    ")
    for key in policy_words.on_clause(library, wording.clause):
        yield from wrapped(policy_words.now(library, key, date), "      ")
    titles = {each.id: each.title for each in library.corpus.scenarios}
    for name in wording.scenarios:
        if name in titles:
            yield f"    {name}  {titles[name]}"
