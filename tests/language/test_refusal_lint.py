"""A refusal that would show nothing is an error of the scenario."""

from __future__ import annotations

from pathlib import Path

import pytest
from language.small_features import feature, outline, problems, scenario, wrong

from ettin_spec.language import FeaturesError, load_corpus
from ettin_spec.language.gherkin.refusal_lint import without_twin

REFUSAL_ALONE = "Then Barry can't keep his hand\nBut Angie can take a mulligan"


def test_a_refusal_without_its_legal_twin_is_told_once_with_its_place() -> None:
    (told,) = without_twin(scenario(feature(REFUSAL_ALONE)))
    assert str(told).startswith("x.feature:5: a refusal without its legal twin")


def test_the_twin_of_a_refused_answer_is_an_answer_to_such_a_choice() -> None:
    asked = (
        "Given Barry controls “Grizzly Bears”\nAnd Barry controls “Hill Giant”\n"
        "When Angie casts “Innocent Blood”\nAnd the spell resolves\nThen Barry has to choose\n"
        "And Barry can't sacrifice “Hill Giant” and “Grizzly Bears”"
    )
    (told,) = without_twin(scenario(feature(asked)))
    assert "a refusal without its legal twin" in str(told)
    assert not without_twin(scenario(feature(f"{asked}\nWhen Barry sacrifices “Hill Giant”")))


def test_a_refusal_needs_no_twin_in_anothers_features_unless_that_is_asked(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en/x.feature").write_text(feature(REFUSAL_ALONE), encoding="utf-8")
    assert [each.id for each in load_corpus(tmp_path, "en").scenarios] == ["a.b"]
    with pytest.raises(FeaturesError, match="a refusal without its legal twin"):
        load_corpus(tmp_path, "en", twins=True)


def test_the_legal_twin_of_a_refusal_may_stand_in_another_row() -> None:
    said = "Given the match is played in a Swiss round\nThen time <call>"
    rows = """
| from       | call            |
| 2005-08-01 | can't be called |
| 2005-08-20 | {}   |
"""
    assert not without_twin(scenario(outline(said, rows.format("can be called"))))
    (told,) = without_twin(scenario(outline(said, rows.format("can't be called"))))
    assert "without its legal twin" in str(told)


DECLARED = "this is refused in any case"
CAN_ATTACK = "Then Angie can attack Edward with “Hill Giant”"
CANNOT_ATTACK = "And Barry can't attack Edward with “Grizzly Bears”"
CAN_TOO = "And Barry can attack Edward with “Grizzly Bears”"


@pytest.mark.parametrize(
    "steps",
    [
        f"{CAN_ATTACK}\n{CANNOT_ATTACK}\n{CAN_TOO}",
        f"When Angie attacks Edward with “Hill Giant”\n{CANNOT_ATTACK.replace('And', 'Then')}",
        f"{CAN_ATTACK}\nAnd Edward's team has 30 life\n{CANNOT_ATTACK}\n{CAN_TOO}",
    ],
)
def test_what_is_refused_whatever_the_rules_are_is_an_error_of_the_scenario(steps: str) -> None:
    assert DECLARED in wrong(feature(steps))


@pytest.mark.parametrize(
    "steps",
    [
        f"{CANNOT_ATTACK.replace('And', 'Then')}\n{CAN_ATTACK.replace('Then', 'But')}\n{CAN_TOO}",
        f"{CAN_ATTACK}\nBut Edward can't block “Hill Giant” with “Hill Giant”",
        f"{CAN_ATTACK}\nWhen the upkeep of Angie's team begins\nThen {CANNOT_ATTACK[4:]}",
        f"{CAN_ATTACK}\nBut Edward can't attack Angie with “Hill Giant”",
    ],
)
def test_what_the_rules_refuse_is_none(steps: str) -> None:
    assert not any(DECLARED in problem for problem in problems(feature(steps)))
