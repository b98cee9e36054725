"""A comparison of two texts for a terminal, as Markdown and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ettin_spec.rules_texts.comparing.changes import Change, Kind
from ettin_spec.rules_texts.reading.books import Book
from ettin_spec.rules_texts.reading.rules_text import TextClause, parent
from ettin_tck.rules_impact.editions import Comparison, Edition

DOUBTFUL = 0.7
"""A match below this certainty is shown as a question."""
IN_WORDS = {
    Kind.NAMES: "naming other rules",
    Kind.EXAMPLES: "with other examples",
    Kind.REWORDED: "reworded",
    Kind.SPLIT: "split",
    Kind.MERGED: "merged",
    Kind.NEW: "new",
    Kind.GONE: "gone",
}


def counts(comparison: Comparison) -> str:
    """How many clauses changed in which way, in a line."""
    kinds = Counter(each.kind for each in comparison.changes)
    moved = sum(each.moved for each in comparison.changes)
    told = [f"{kinds[kind]} {word}" for kind, word in IN_WORDS.items() if kinds[kind]]
    return f"{kinds[Kind.SAME]} in the same words, {moved} under another number" + "".join(
        f", {part}" for part in told
    )


def lines(comparison: Comparison, markdown: bool = False) -> Iterator[str]:
    """The whole comparison: counts, what moved, then each change with the words that differ."""
    old, new = comparison.old, comparison.new
    what = "Rules" if new.book is Book.COMPREHENSIVE else new.book
    head = f"{what} of {old.effective} and of {new.effective}"
    yield f"# {head}\n" if markdown else head
    yield counts(comparison)
    moves = list(moved_families(comparison.changes))
    if moves:
        yield "\n## Moved\n" if markdown else "moved"
        yield from (f"{'- ' if markdown else '  '}{each}" for each in moves)
    for kind, word in IN_WORDS.items():
        of_it = comparison.of_kind(kind)
        if of_it:
            yield f"\n## {word.capitalize()}\n" if markdown else word
            for change in of_it:
                first, *rest = told(change, old, new)
                yield f"{'- ' if markdown else '  '}{first}"
                yield from (f"    {line}" for line in rest)


def told(change: Change, old: Edition, new: Edition) -> Iterator[str]:
    """A change in one line, then the words that differ as far as the texts are at hand."""
    number = " to ".join(dict.fromkeys(each for each in (change.old, change.new) if each))
    parts = f", and {', '.join(change.parts)}" if change.parts else ""
    doubt = "" if change.certainty >= DOUBTFUL else f" (doubtful: certainty {change.certainty})"
    alike = "" if change.likeness in (0.0, 1.0) else f"  {round(change.likeness * 100)} % alike"
    yield f"{number}{parts}{alike}{doubt}"
    yield from _words(change, _clause(old, change.old), _clause(new, change.new))
    for part in change.parts:
        yield from _said(_clause(new, part))


def _words(change: Change, old: TextClause | None, new: TextClause | None) -> Iterator[str]:
    if old and new and change.kind in (Kind.REWORDED, Kind.SPLIT, Kind.MERGED, Kind.NAMES):
        from ettin_tck.rules_impact.word_changes import changed_words  # noqa: PLC0415 - RapidFuzz

        yield changed_words(old.text, new.text)
    elif new and change.kind is Kind.NEW:
        yield from _said(new)
    elif old and change.kind is Kind.GONE:
        yield from _said(old)
    elif new and change.kind in (Kind.REWORDED, Kind.SPLIT):
        yield from (f"{{+{new.sentences[place]}+}}" for place in change.sentences)


def _said(clause: TextClause | None) -> Iterator[str]:
    if clause is not None:
        yield f"{clause.number}: {clause.text}"


def _clause(edition: Edition, number: str | None) -> TextClause | None:
    return edition.text.by_number.get(number) if edition.text and number else None


def moved_families(changes: Sequence[Change]) -> Iterator[str]:
    """What moved, a clause in a line; one that took all beneath it with it stands for them."""
    moves = {each.old: each.new for each in changes if each.moved and each.old and each.new}
    for old, new in moves.items():
        above = parent(old)
        if "." in above and moves.get(above) == parent(new) and old[-1] == new[-1]:
            continue
        doubt = next(each.certainty for each in changes if each.old == old) < DOUBTFUL
        yield f"{old} to {new}{' (doubtful)' if doubt else ''}"


def as_json(comparison: Comparison) -> Mapping[str, Any]:
    """The comparison in plain data: numbers, kinds and certainties; of words none."""
    return {
        "old": comparison.old.effective,
        "new": comparison.new.effective,
        "changes": [change_as_json(each) for each in comparison.changes],
    }


def change_as_json(change: Change) -> Mapping[str, Any]:
    """A change in plain data."""
    return {
        "kind": change.kind.value,
        "old": change.old,
        "new": change.new,
        "likeness": round(change.likeness, 2),
        "certainty": change.certainty,
        "parts": list(change.parts),
        "sentences": list(change.sentences),
    }
