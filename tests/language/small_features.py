"""Small feature files for the tests, and what comes of reading them."""

from __future__ import annotations

from textwrap import dedent, indent

from ettin_spec.language.gherkin.feature_reader import Read, read_feature
from ettin_spec.language.scenario import Case, Scenario
from ettin_spec.language.sentences.spoken_language import load_tongue
from ettin_spec.rulebook import load_rules

TAGS = "@id:a.b @from:2005-08-01"
PLAIN = """
Given Angie's team has 17 life
Then Angie's team has 17 life
"""
TWO_ROWS = """
| from       | total |
| 2005-08-01 | 9     |
| 2010-04-23 | 1     |
"""
OUTLINE = """
Given Angie's team has 17 life
Then Angie's team has <total> life
"""


def read(text: str, language: str = "en") -> Read:
    """A whole feature file, read."""
    return read_feature(text, "x.feature", load_tongue(language), load_rules())


def feature(steps: str, tags: str = TAGS, heading: str = "Scenario: S", examples: str = "") -> str:
    """An English feature file of one scenario."""
    table = f"\n    Examples:\n{indent(dedent(examples).strip(), ' ' * 6)}\n" if examples else ""
    body = indent(dedent(steps).strip(), "    ")
    return f"Feature: F\n\n  {tags}\n  {heading}\n{body}\n{table}"


def outline(steps: str, examples: str, tags: str = "@id:a.b") -> str:
    """An English feature file of one outline."""
    return feature(steps, tags, "Scenario Outline: S", examples)


def scenario(text: str, language: str = "en") -> Scenario:
    """The only scenario of a file that has nothing wrong with it."""
    found = read(text, language)
    assert [str(problem) for problem in found.problems] == []
    (only,) = found.scenarios
    return only


def case(steps: str) -> Case:
    """The only case of an English scenario with these steps."""
    (only,) = scenario(feature(steps)).cases
    return only


def problems(text: str, language: str = "en") -> list[str]:
    """What is wrong with a file, as it is told."""
    return [str(problem) for problem in read(text, language).problems]


def wrong(text: str, language: str = "en") -> str:
    """The one thing that is wrong with a file."""
    found = problems(text, language)
    assert len(found) == 1, found
    return found[0]
