"""What a value of a policy makes otherwise, and the rows that do not say so yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from ettin_spec.languages import LANGUAGES
from ettin_tck.date_comparison import difference, seen_on
from ettin_tck.engines import installed
from ettin_tck.library import Library

if TYPE_CHECKING:
    from ettin_spec.errors import Place
    from ettin_spec.language.scenario import Case, Scenario
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.date_comparison import Difference

Settings: TypeAlias = dict[str, str]
Told: TypeAlias = "tuple[Scenario, Case]"


@dataclass(frozen=True)
class Row:
    """What one language lacks of a scenario: a row from a day on, or with no place all of it."""

    language: str
    scenario: str
    place: Place | None

    def __str__(self) -> str:
        if self.place is None:
            return f"{self.scenario} is not there in {self.language}"
        return f"{self.place}: {self.scenario} needs another row"


def flips(
    library: Library, key: str, date: str, before: Settings, after: Settings, *, piece: str = ""
) -> list[Difference]:
    """The cases in force on a day that come out otherwise with one setting than with another.

    Settings override the rules of the day; empty ones leave them. One case a scenario, of variants
    in which the values for everybody hold, or with a piece those that are its own.
    """
    engines = (installed.make(overrides=before), installed.make(overrides=after))
    concerned = _concerned(library, key, date, piece)
    found: dict[str, Difference] = {}
    for scenario in library.corpus.scenarios:
        for case in scenario.cases:
            held = case.variant in concerned and case.holds_on(date)
            if held and scenario.id not in found:
                told = _flip(library, key, date, engines, (scenario, case))
                if told is not None:
                    found[scenario.id] = told
    return list(found.values())


def _concerned(library: Library, key: str, date: str, piece: str) -> frozenset[str]:
    """The variants in which a policy's values for everybody, or those of a piece, have the say."""
    policy = library.rules.policies[key]
    own = policy.pieces[piece] if piece else policy.values
    return frozenset(
        variant.name
        for variant in library.rules.variants.values()
        if policy.at(date, pieces=variant.pieces) in own
    )


def _flip(
    library: Library, key: str, date: str, engines: tuple[Engine, Engine], told_of: Told
) -> Difference | None:
    """How one case flips; one that does not ask the policy is not played twice.

    A choice that nobody foresaw ends a play before it tells which policies it asked.
    """
    old, new = engines
    before = seen_on(library, old, *told_of, date)
    if key not in before.policies and not before.ended_in_a_choice:
        return None
    return difference(library, *told_of, before, seen_on(library, new, *told_of, date))


def rows_to_add(found: Sequence[Difference], date: str) -> Iterator[Row]:
    """In every language, of the scenarios that flip, those without a row that begins on the day."""
    of_whom = dict.fromkeys((told.scenario.id, told.case.variant) for told in found)
    for language in LANGUAGES:
        scenarios = Library(language).corpus.scenarios
        there = {scenario.id for scenario in scenarios}
        for name in dict.fromkeys(name for name, _ in of_whom if name not in there):
            yield Row(language, name, None)
        for scenario in scenarios:
            for case in scenario.cases:
                flipped = (scenario.id, case.variant) in of_whom
                if flipped and case.since < date and case.holds_on(date):
                    yield Row(language, scenario.id, scenario.place)
                    break
