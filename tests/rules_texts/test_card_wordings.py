"""Which declared cards were reworded, and as what their declarations read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ettin_tck.cli import run

NOW = "Shock deals 2 damage to any target."


def cards(file: Path, text: str, form: str) -> str:
    name = "text" if form == "mtgjson" else "oracle_text"
    other = {"name": "Of No Declaration", name: f"{text} Draw a card."}
    same = {"name": "Grizzly Bears", name: ""}
    found = [{"name": "Shock", name: text}, other, same]
    data = {"data": {each["name"]: [each] for each in found}} if form == "mtgjson" else found
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def compared(capsys, tmp_path, old: str, new: str, form: str = "scryfall") -> tuple[int, str]:
    files = [cards(tmp_path / f"{n}.json", text, form) for n, text in enumerate((old, new))]
    code = run(["rules", "cards", *files])
    return int(code), capsys.readouterr().out


@pytest.mark.parametrize("form", ["mtgjson", "scryfall"])
@pytest.mark.parametrize(
    ("old", "new", "code", "reads"),
    [
        ("Shock deals 2 damage to any creature.", NOW, 0, "the new text"),
        (NOW, "Shock deals 3 damage to any target.", 1, "the old text"),
        ("Shock deals 1 damage to you.", "Shock deals 3 damage to you.", 1, "neither text"),
    ],
)
def test_a_reworded_card_is_told_with_what_it_reads_as(
    *, capsys, tmp_path, old, new, code, reads, form
):
    ended, out = compared(capsys, tmp_path, old, new, form)
    assert ended == code
    assert f"Shock  its declaration reads as {reads}" in out
    assert f"1 declared cards reworded, {code} to be looked at" in out


@pytest.mark.parametrize(
    "now",
    ["Shock deals 2 damage to any target. (It hurts.)", "This spell deals 2 damage to any target."],
)
def test_reminders_and_what_a_card_calls_itself_are_no_rewording(capsys, tmp_path, now):
    assert compared(capsys, tmp_path, NOW, now) == (
        0,
        "0 declared cards reworded, 0 to be looked at\n",
    )


def test_a_file_that_holds_no_cards_ends_in_a_line(capsys, tmp_path):
    file = tmp_path / "x.json"
    file.write_text("[]", encoding="utf-8")
    assert run(["rules", "cards", str(file), str(file)]) == 2
    assert "no cards are in this file" in capsys.readouterr().err
