"""What policies say in other languages: all of it is there, and nothing of what no policy has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rulebook.small_rulebook import POLICIES, rulebook

from ettin_spec.errors import SpecError
from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.policy_sentences import missing
from ettin_tck.cli import run

NEVER = "  never:\n    none_of_it: None of it.\n"
FRENCH = """\
life.read:
  asks: Quel nombre est lu ?
  values:
    2005-08-01: La moitié.
    2007-05-01: La plus grande part.
    2010-04-23: Le tout.
  never:
    none_of_it: Rien.
"""


def test_every_policy_says_everything_in_every_language() -> None:
    assert list(missing(load_rules().policies.values())) == []


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    french = FRENCH.replace("    2007-05-01: La plus grande part.\n", "").replace(
        "none_of_it: Rien.", "{}"
    )
    rules = rulebook(tmp_path, policies=POLICIES + NEVER, french=french)
    named = [line for line in missing(rules.policies.values()) if line.startswith("fr")]
    assert named == ["fr: life.read 2007-05-01", "fr: life.read never none_of_it"]


def test_a_language_without_a_sentence_says_it_in_english(tmp_path: Path) -> None:
    policy = rulebook(tmp_path, policies=POLICIES + NEVER, french=FRENCH).policies["life.read"]
    assert (policy.question("fr"), policy.question("it")) == (
        "Quel nombre est lu ?",
        "Which number is read?",
    )
    assert [policy.meaning("half", code) for code in ("fr", "it")] == ["La moitié.", "A half."]
    assert [policy.meaning("none_of_it", code) for code in ("fr", "it")] == ["Rien.", "None of it."]


@pytest.mark.parametrize(
    ("right", "wrong", "line", "says"),
    [
        ("life.read:", "life.red:", 1, "no policy 'life.red'"),
        ("2007-05-01:", "2007-06-01:", 5, "policy life.read: no value of '2007-06-01'"),
        ("none_of_it:", "some_of_it:", 8, "no reading that never held 'some_of_it'"),
        ("never:", "in:\n    giants:\n      2005-08-01: Tout.\n  never:", 8, "no piece 'giants'"),
        ("asks:", "ask:", 2, "nearest: asks"),
    ],
)
def test_a_sentence_of_nothing_is_refused_at_its_line(
    right: str, wrong: str, line: int, says: str, tmp_path: Path
) -> None:
    with pytest.raises(SpecError, match=re.escape(says)) as refusal:
        rulebook(tmp_path, policies=POLICIES + NEVER, french=FRENCH.replace(right, wrong))
    assert refusal.value.place.line == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_policies_are_shown_in_each_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    policy = load_rules().policies["life.read"]
    assert run(["policies", "life.read", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"life.read  {policy.question(language)}\n")
    assert policy.values[1].sense(language) in shown
