"""Where the documents say what a scenario shows: by scenario, made once and kept."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import msgspec

from ettin_spec.compiled import compiled
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_model import ENGLISH, FIRST
from ettin_spec.sources.ledger_model import Sources, Statement
from ettin_spec.sources.ledger_reader import load_sources


class SaidAt(msgspec.Struct, frozen=True):
    """Lines of a document that say something from an ISO date to the eve of another.

    `until` is None for what is said to this day; `dated` is the document's own date, `titles`
    what it is called by language.
    """

    source: str
    titles: dict[str, str]
    language: str
    dated: str
    lines: tuple[str, ...]
    since: str
    until: str | None

    def title(self, language: str) -> str:
        """What the document is called in a language; in English where that is unknown."""
        return self.titles.get(language, self.titles[ENGLISH])

    def holds_on(self, date: str) -> bool:
        """Is it the rule on an ISO date?"""
        return self.since <= date and (self.until is None or date < self.until)


@cache
def places_of_scenarios() -> Mapping[str, tuple[SaidAt, ...]]:
    """The places in documents, by the id of the scenario that shows what they say.

    Clauses of the rules are none: a scenario cites its own.
    """
    return compiled("places", dict[str, tuple[SaidAt, ...]], lambda: _made(load_sources()))


def places_on(scenario: str, date: str) -> tuple[SaidAt, ...]:
    """Where it is said on an ISO date what a scenario shows: one for each document."""
    lines: defaultdict[str, list[str]] = defaultdict(list)
    found: dict[str, SaidAt] = {}
    for place in places_of_scenarios().get(scenario, ()):
        if place.holds_on(date):
            found.setdefault(place.source, place)
            lines[place.source] += place.lines
    return tuple(
        msgspec.structs.replace(place, lines=_in_order(lines[letter]))
        for letter, place in found.items()
    )


def _made(sources: Sources) -> dict[str, tuple[SaidAt, ...]]:
    saying: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for source in sources.sources.values():
        for line in source.lines if source.size else ():
            for said in line.says:
                saying[said].append((source.letter, line.number))
    found: defaultdict[str, list[SaidAt]] = defaultdict(list)
    for statement in sources.statements.values():
        told = list(_told(sources, statement, saying[statement.id]))
        for scenario in statement.scenarios:
            found[scenario] += told
    return {scenario: tuple(told) for scenario, told in found.items()}


def _told(
    sources: Sources, statement: Statement, lines: Iterable[tuple[str, str]]
) -> Iterator[SaidAt]:
    of_each: defaultdict[str, list[str]] = defaultdict(list)
    for letter, number in lines:
        of_each[letter].append(number)
    for letter, numbers in of_each.items():
        it = sources.sources[letter]
        for days in statement.days(load_rules()):
            since, until = days.since or FIRST, days.until
            titles = dict(it.titles)
            yield SaidAt(letter, titles, it.language, it.date, tuple(numbers), since, until)


def _in_order(lines: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(lines), key=lambda line: (len(line), line)))
