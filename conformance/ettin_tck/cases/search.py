"""Scenarios found by words: in any order, wherever a reader would look for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.language.sentences.text_shapes import folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.language.scenario import Scenario
    from ettin_spec.rulebook import Rules


def searched(scenarios: Sequence[Scenario], words: Sequence[str], rules: Rules) -> list[Scenario]:
    """The scenarios that have all the words, whatever their case, accents and order."""
    wanted = [folded(word) for text in words for word in text.split()]
    if not wanted:
        return list(scenarios)
    return [each for each in scenarios if _has(each, wanted, rules)]


def _has(scenario: Scenario, wanted: Sequence[str], rules: Rules) -> bool:
    text = folded("\n".join(_texts(scenario, rules)))
    return all(word in text for word in wanted)


def _texts(scenario: Scenario, rules: Rules) -> Iterator[str]:
    """Id, title, sources, variants, clauses by key and by each number, and all sentences."""
    yield from (scenario.id, scenario.title, *scenario.sources)
    for case in scenario.cases:
        yield case.variant
        yield from (step.text for step in case.steps)
        for key in case.clauses:
            yield from (key, *rules.clauses[key].numbers.values())
