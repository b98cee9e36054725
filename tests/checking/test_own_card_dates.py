"""A user's cards bring the dates of their wordings."""

from __future__ import annotations

from pathlib import Path

import pytest

from ettin_tck.cli import run

CARD = """\
My Bear:
  type: Creature - Bear
  cost: "{1}{G}"
  body: 2/2
  wordings:
    2015-03-03: {source: oracle, body: 3/3}
"""
BODY = """\
Feature: Bears

  @id:bear.small @clause:life.shared @from:2005-08-01 @until:2015-03-03 @must
  Scenario: It was small
    Given Angie controls “My Bear”
    Then “My Bear” is 2/2

  @id:bear.large @clause:life.shared @from:2015-03-03 @must
  Scenario: It is large
    Given Angie controls “My Bear”
    Then “My Bear” is 3/3
"""


@pytest.mark.slow  # a check each, of cards of its own
@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("check", "--date", "all", "-v"), "2015-03-03  1 of 1 pass"),
        (("check",), "2015-03-02  1 of 1 pass"),
        (("bisect", "bear.small"), "bear.small: 2015-03-03"),
    ],
)
def test_the_day_of_a_wording_is_played(
    asked: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en/bears.feature").write_text(BODY, encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(CARD, encoding="utf-8")
    own = ("--features", str(tmp_path), "--cards", str(tmp_path / "cards.yaml"))
    assert run([*asked, *own]) == 0
    assert told in capsys.readouterr().out


GIANT = """\
Feature: Giants

  @id:giant.own @clause:life.shared @from:2005-08-01 @must
  Scenario: A giant of one's own
    Given Angie controls “Hill Giant”
    Then “Hill Giant” is 4/4
"""


FRENCH = """\
# language: fr
Fonctionnalité: Géants

  @id:giant.own @clause:life.shared @from:2005-08-01 @must
  Scénario: Un géant à soi
    Étant donné qu'Angie contrôle « Géant des collines »
    Alors la créature « Géant des collines » est 4/4
"""


@pytest.mark.slow  # a check of cards of its own
def test_a_card_takes_the_place_of_the_project_s_and_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = {"en": GIANT, "fr": FRENCH}
    for language, text in texts.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "giants.feature").write_text(text, encoding="utf-8")
    file = tmp_path / "cards.yaml"
    file.write_text("Hill Giant: {type: Creature - Giant, body: 4/4}\n", encoding="utf-8")
    own = ("--features", str(tmp_path), "--cards", str(file))
    for language in ("en", "fr"):
        assert run(["check", "--lang", language, *own]) == 0
        told = capsys.readouterr().out.replace("\n", "")
        assert "Hill Giant is played as" in told
        assert "cards.yaml:1:1 declares it, and not as ettin does" in told
