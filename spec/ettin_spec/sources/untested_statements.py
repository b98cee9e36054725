"""Holds the ledger against the scenarios: what no scenario shows is a hole, or pending."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase

from ettin_spec.errors import SpecError, nearest
from ettin_spec.language import Corpus
from ettin_spec.rulebook import Rules
from ettin_spec.sources.ledger_model import Days, Sources, Statement, shared_days


def holes(found: Sources, corpus: Corpus, rules: Rules) -> tuple[SpecError, ...]:
    """Everything in which the ledger and the scenarios do not fit together."""
    return (
        *_scenarios(found, corpus, rules),
        *_unclaimed(found, corpus),
        *_statements(found),
        *_tags(found, corpus),
        *_examples(found, corpus),
    )


def _scenarios(found: Sources, corpus: Corpus, rules: Rules) -> Iterator[SpecError]:
    known = {scenario.id: scenario for scenario in corpus.scenarios}
    for statement in found.statements.values():
        held = statement.days(rules)
        for name in statement.scenarios:
            place = statement.marks[name]
            if name not in known:
                yield SpecError(place, f"no scenario '{name}'", nearest(name, known))
                continue
            cases = [Days(case.since, case.until) for case in known[name].cases]
            if not shared_days(cases, held):
                yield SpecError(
                    place,
                    f"{name} is never in force while {statement.id} holds",
                    f"it holds from {', and from '.join(map(str, held))}",
                )


def _unclaimed(found: Sources, corpus: Corpus) -> Iterator[SpecError]:
    claimed = {name for statement in found.statements.values() for name in statement.scenarios}
    for scenario in corpus.scenarios:
        if scenario.id not in claimed and not _fits(scenario.id, found.beyond):
            yield SpecError(
                scenario.place,
                f"no statement of the ledger names the scenario '{scenario.id}'",
                "name it in sources/statements, or in beyond.yaml where it states nothing new",
            )


def _fits(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def _statements(found: Sources) -> Iterator[SpecError]:
    pending = found.pending.statements
    for name, place in pending.items():
        if name not in found.statements:
            yield SpecError(place, f"no statement '{name}'", nearest(name, found.statements))
        elif not _is_hole(found.statements[name]):
            yield SpecError(place, f"'{name}' is no longer pending", "take it off this list")
    for statement in found.statements.values():
        if _is_hole(statement) and statement.id not in pending:
            yield SpecError(
                statement.place,
                f"{statement.id} is a hole: it has no scenario and no reason",
                "give it scenarios, a reason, or a place in pending.yaml",
            )


def _is_hole(statement: Statement) -> bool:
    return statement.must_be_shown and not statement.scenarios


def _tags(found: Sources, corpus: Corpus) -> Iterator[SpecError]:
    for scenario in corpus.scenarios:
        for name in scenario.sources:
            if name not in found.examples:
                yield SpecError(
                    scenario.place,
                    f"no worked example is called '{name}'",
                    nearest(name, found.examples),
                )


def _examples(found: Sources, corpus: Corpus) -> Iterator[SpecError]:
    tagged = {name for scenario in corpus.scenarios for name in scenario.sources}
    pending = found.pending.examples
    for name, place in pending.items():
        if name not in found.examples:
            yield SpecError(place, f"no example '{name}'", nearest(name, found.examples))
        elif name in tagged:
            yield SpecError(place, f"'{name}' is no longer pending", "take it off this list")
    for example in found.examples.values():
        untestable = all(found.statements[name].reason is not None for name in example.shows)
        if example.id not in tagged and example.id not in pending and not untestable:
            yield SpecError(
                example.place,
                f"{example.id} is a hole: no scenario has the tag @source:{example.id}",
                "tag one, or list it in pending.yaml",
            )
