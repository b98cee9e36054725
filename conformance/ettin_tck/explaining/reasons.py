"""Why a situation comes out as it does: in a sentence of ours, and by the rules of a day."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from ettin_spec.languages import LANGUAGES
from ettin_spec.own_files import OWN
from ettin_spec.rulebook.rulebook_model import ENGLISH
from ettin_spec.yaml_files.yaml_places import load
from ettin_tck.telling.policy_words import on_clause, value_told

if TYPE_CHECKING:
    from ettin_spec.language.scenario import Case, Scenario
    from ettin_tck.library import Library

REASONS = Path(__file__).parent / "reasons"


@cache
def reasons(language: str) -> Mapping[str, str]:
    """The reasons that are written, by id, beginning of ids or feature; in English for others."""
    code = language if language in LANGUAGES else ENGLISH
    return {str(key): str(said) for key, said in load(REASONS / f"{code}.yaml").data.items()}


def reason_of(scenario: Scenario, language: str) -> str:
    """The sentence that says why: of its id, of the beginning of its id, or of its feature.

    A feature's sentence is about what several clauses make together, so what follows from one
    clause alone has none of it.  Empty where nothing is written.
    """
    known, key = reasons(language), scenario.id
    while key not in known and "." in key:
        key = key.rpartition(".")[0]
    if key in known:
        return known[key]
    return "" if is_self_evident(scenario) else known.get(feature_key(scenario), "")


def feature_key(scenario: Scenario) -> str:
    """What a feature of ours is called in the reasons: its file without language and ending."""
    path = PurePosixPath(scenario.place.file)
    ours = scenario.place.file.startswith(OWN)
    return f"{path.parent.name}/{path.stem}" if ours else ""


def is_self_evident(scenario: Scenario) -> bool:
    """Does it follow from one clause alone, as that or its policy says it on the day?"""
    return all(len(case.clauses) == 1 for case in scenario.cases)


def because(library: Library, case: Case, date: str) -> Iterator[tuple[str, str]]:
    """What the policies on the clauses of a case say on an ISO date: clause key, and sentence."""
    for clause in case.clauses:
        for key in on_clause(library, clause):
            if library.clause_key_of(key, case.variant, date) == clause:
                yield clause, value_told(library, key, case.variant, date)
