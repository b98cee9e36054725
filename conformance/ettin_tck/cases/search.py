"""Scenarios, clauses and cards found by words: in any order, wherever a reader would look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.language.sentences.text_shapes import folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.language.scenario import Scenario
    from ettin_spec.rulebook import Rules
    from ettin_tck.library import Library


class Search:
    """All of some words, whatever their case, accents and order."""

    def __init__(self, words: Sequence[str]) -> None:
        self._wanted = [folded(word) for text in words for word in text.split()]

    def finds(self, *texts: str) -> bool:
        """Are all the words in these texts together?"""
        text = folded("\n".join(texts)) if self._wanted else ""
        return all(word in text for word in self._wanted)


def searched(scenarios: Sequence[Scenario], words: Sequence[str], rules: Rules) -> list[Scenario]:
    """The scenarios that have all the words, whatever their case, accents and order."""
    search = Search(words)
    return [each for each in scenarios if search.finds(*_texts(each, rules))]


def clauses_found(words: Sequence[str], library: Library) -> Iterator[tuple[str, str]]:
    """The clauses that have all the words in key, numbers or sense: key with number, and sense."""
    search = Search(words)
    for key, clause in library.rules.clauses.items():
        sense = clause.sense(library.language)
        if search.finds(key, sense, *clause.numbers.values()):
            number = clause.number_at(library.today)
            yield f"{key} ({number})" if number else key, sense


def cards_found(words: Sequence[str], library: Library) -> Iterator[tuple[str, str]]:
    """The cards that have all the words in a name or on the face: the name, and what is on it."""
    search = Search(words)
    for name in library.cards.names:
        local = library.cards.local(name, library.language)
        face = library.face(name, library.today)
        if search.finds(name, local, face):
            yield local, " ".join(face.splitlines()[1:])


def _texts(scenario: Scenario, rules: Rules) -> Iterator[str]:
    """Id, title, sources, variants, clauses by key and by each number, and all sentences."""
    yield from (scenario.id, scenario.title, *scenario.sources)
    for case in scenario.cases:
        yield case.variant
        yield from (step.text for step in case.steps)
        for key in case.clauses:
            yield from (key, *rules.clauses[key].numbers.values())
