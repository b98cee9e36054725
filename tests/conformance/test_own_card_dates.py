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
