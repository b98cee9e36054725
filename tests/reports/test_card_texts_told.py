"""Engines are sent what each card says, and readers are shown it."""

from __future__ import annotations

from pathlib import Path

import pytest
from shared.corpora import library

from ettin_tck.cli import run
from ettin_tck.library import Further, Library

OWN = """\
Ember Toll:
  type: Enchantment
  cost: "{R}"
  abilities:
    - activate: {cost: [{life: 2}], do: [{draw: {who: you}}]}
    - flash
Mute Toll:
  type: Enchantment
  abilities:
    - spell: {targets: {target: any_target}, do: [{win: you}]}
"""


@pytest.mark.parametrize(
    ("date", "says"),
    [
        ("2018-04-26", "2 damage to target creature or player."),
        ("2018-04-27", "2 damage to any target."),
    ],
)
def test_an_engine_is_sent_the_text_of_the_date(date: str, says: str) -> None:
    sent = library("fr").declarations(["Shock", "Grizzly Bears", "Chalice of Life"], date)
    assert sent["Shock"]["text"] == f"Shock deals {says}"
    assert "text" not in sent["Grizzly Bears"]
    assert sent["Chalice of Life"]["back"]["text"] == "{T}: Target player loses 5 life."


@pytest.mark.slow  # a check of cards of its own
def test_a_card_of_the_users_has_a_text_where_there_is_one(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(OWN, encoding="utf-8")
    sent = Library("en", Further(cards=(file,))).declarations(
        ["Ember Toll", "Mute Toll"], "2012-01-01"
    )
    assert sent["Ember Toll"]["text"] == "Pay 2 life: Draw a card.\nFlash"
    assert "text" not in sent["Mute Toll"]


def test_a_replay_shows_what_is_said_on_the_cards(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["replay", "life.read.hidetsugu", "--date", "2012-01-01"]
    assert run(asked) == 0
    assert (
        "    Heartless Hidetsugu {3}{R}{R}\n    Legendary Creature — Ogre Shaman\n"
        "    {T}: Heartless Hidetsugu deals damage to each player equal to half that player's life "
        "total, rounded down.\n    4/3\n"
    ) in capsys.readouterr().out
