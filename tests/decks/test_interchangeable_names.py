"""Two English names of one card: what a deck may hold of both, told by `ettin deck check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ettin_tck.cli import run

ONE, OTHER = "Exercise of the True Name", "Exercise of the Stage Name"


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Calls the verb on decks that it writes first."""
    monkeypatch.chdir(tmp_path)

    def call(decks: dict[str, str], *arguments: str) -> tuple[int, str]:
        for name, text in decks.items():
            Path(name).write_text(text, encoding="utf-8")
        code = run(["deck", "check", *(n for n in decks if n.endswith(".txt")), *arguments])
        return int(code), capsys.readouterr().out

    return call


@pytest.mark.parametrize(("date", "code"), [("2022-04-28", 0), ("2022-04-29", 1)])
def test_both_names_count_together_since_their_rule(check, date: str, code: int) -> None:
    deck = {"a.txt": f"3 {ONE}\n2 {OTHER}\n55 Mountain"}
    got, out = check(deck, "--date", date)
    assert got == code
    if code:
        assert "a.txt:2, a.txt:1: " in out
        assert f"“{OTHER}” and “{ONE}” count as one name, 5 in all, at most 4: take 1 out" in out


def test_one_name_in_each_deck_of_a_team_is_one_card_in_both(check) -> None:
    decks = {"a.txt": f"1 {ONE}\n59 Mountain", "b.txt": f"1 {OTHER}\n59 Mountain"}
    code, out = check(decks)
    assert code == 1
    assert f"“{OTHER}” and “{ONE}” count as one name and are in both decks" in out
    assert "1 objection" in out


@pytest.mark.parametrize("lang", ["en", "fr", "it", "ja"])
def test_each_language_names_both(check, lang: str) -> None:
    code, out = check({"a.txt": f"3 {ONE}\n2 {OTHER}\n55 Mountain"}, "--lang", lang)
    assert code == 1
    assert ONE in out
    assert OTHER in out


def test_a_list_bans_both_names(check) -> None:
    decks = {"a.txt": f"1 {OTHER}\n59 Mountain", "list": f"banned {ONE}"}
    assert check(decks, "--list", "list", "--date", "2022-04-28")[0] == 0
    code, out = check(decks, "--list", "list")
    assert code == 1
    assert f"“{OTHER}” is banned" in out


@pytest.mark.parametrize("date", ["2012-01-01", "current"])
def test_a_name_that_a_card_file_calls_another_of_the_card_is_that_card(check, date: str) -> None:
    card = {"name": "Grey", "type_line": "Creature — Human", "flavor_name": "Rick"}
    decks = {"a.txt": "3 Grey\n2 Rick\n55 Mountain", "cards.json": json.dumps([card])}
    code, out = check(decks, "--cards", "cards.json", "--date", date)
    assert code == 1
    assert "a.txt:1, a.txt:2: 5 “Grey” in one deck, at most 4: take 1 out" in out
