"""`ettin deck check` from outside: files in, objections with their clauses out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from decks.deck_list_forms import ANGIE, BARRY, FORMS, NO_LIST, SIDE, plain

from ettin_tck.cli import run

Said = tuple[int, str, str]
ALONE = [(60, "Forest")]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the user stands: with the decks of Angie and Barry."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "angie.txt").write_text(plain(ANGIE), encoding="utf-8")
    (tmp_path / "barry.txt").write_text(plain(BARRY), encoding="utf-8")
    return tmp_path


@pytest.fixture
def check(folder: Path, capsys: pytest.CaptureFixture[str]):
    """Calls the verb where the decks are."""

    def call(*arguments: str) -> Said:
        code = run(["deck", "check", *arguments])
        said = capsys.readouterr()
        return int(code), said.out, said.err

    assert folder.exists()
    return call


@pytest.mark.slow  # starts ettin
def test_a_team_is_told_what_is_wrong_where_by_which_clause_and_what_to_do(folder: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "ettin_tck", "deck", "check", "angie.txt", "barry.txt"),
            *("--date", "2012-01-01"),
        ],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, NO_LIST)
    assert done.stdout.splitlines() == [
        "angie.txt, barry.txt on 2012-01-01: constructed",
        "  MTR 8.5  angie.txt:1, barry.txt:1: 5 “Naturalize” in both decks, at most 4: "
        "take 1 out, the team chooses where",
        "    What the constructed decks of one team may have in common, counted by English names.",
        "1 objection",
    ]


@pytest.mark.parametrize(
    ("date", "clauses"),
    [
        ("2005-08-01", []),
        ("2005-08-20", ["FR 161"]),
        ("2009-07-01", ["MTR 8.5"]),
        ("2012-10-01", ["MTR 8.4"]),
        ("2016-07-22", ["MTR 8.4", "MTR 8.4"]),
        ("current", ["MTR 8.4", "MTR 8.4"]),
    ],
)
def test_the_rules_are_those_of_the_date(check, date: str, clauses: list[str]) -> None:
    code, out, _ = check("angie.txt", "barry.txt", "--date", date)
    told = [line.strip().partition("  ")[0] for line in out.splitlines() if ".txt:" in line]
    assert told == clauses
    assert code == bool(clauses)


def test_forty_cards_are_enough_for_a_sealed_deck_only(check, folder: Path) -> None:
    (folder / "small.txt").write_text("6 Naturalize\n34 Forest\n", encoding="utf-8")
    assert check("small.txt", "--format", "sealed")[0] == 0
    code, out, _ = check("small.txt")
    assert code == 1
    assert "small.txt: 40 cards, at least 60: add 20" in out
    assert "small.txt:1: 6 “Naturalize” in one deck, at most 4: take 2 out" in out


def test_a_draft_is_no_tournament_of_teams_before_its_day(check) -> None:
    assert check("angie.txt", "--format", "draft", "--date", "2006-12-20")[0] == 0
    code, out, _ = check("angie.txt", "--format", "draft", "--date", "2006-12-19")
    assert code == 1
    assert "FR 170" in out


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("fr", ("Naturalisation", "Grizzlis", "Forêt")),
        ("it", ("Ritorno alla Natura", "Orso Grizzly", "Foresta")),
        ("ja", ("帰化", "灰色熊", "森")),
    ],
)
def test_a_card_is_the_same_in_every_language(check, folder: Path, language: str, names) -> None:
    cards = [(n, name) for (n, _), name in zip(BARRY, names, strict=True)]
    (folder / "other.txt").write_text(plain(cards), encoding="utf-8")
    code, out, _ = check("angie.txt", "other.txt", "--date", "2012-01-01", "--lang", language)
    assert code == 1
    assert "Naturalize" in out
    assert "MTR 8.5" in out


def test_the_words_are_in_the_language_asked_for(check) -> None:
    heads = {
        lang: check("angie.txt", "barry.txt", "--lang", lang)[1].splitlines()[-1]
        for lang in ("en", "fr", "it", "ja")
    }
    assert heads == {
        "en": "2 objections",
        "fr": "2 objections",
        "it": "2 obiezioni",
        "ja": "問題2件",
    }


@pytest.mark.parametrize("form", FORMS)
def test_every_form_says_the_same(check, folder: Path, form: str) -> None:
    ending, write = FORMS[form]
    (folder / f"it.{ending}").write_text(write(ANGIE, SIDE), encoding="utf-8")
    code, out, err = check(f"it.{ending}", "barry.txt", "--date", "2012-01-01")
    assert (code, err) == (1, NO_LIST)
    assert "5 “Naturalize” in both decks" in out
    assert f"it.{ending}: 2 cards in a sideboard" in out
    assert out.splitlines()[-1] == "2 objections"


def test_the_formats_own_list_is_taken_from_the_user(check, folder: Path) -> None:
    for player in ("a", "b"):
        (folder / f"{player}.txt").write_text("1 Necropotence\n59 Forest\n", encoding="utf-8")
    (folder / "list.txt").write_text("# Vintage\nrestricted Nécropotence\n", encoding="utf-8")
    day = ("--date", "2012-01-01")
    assert check("a.txt", "b.txt", *day)[0] == 0
    code, out, _ = check("a.txt", "b.txt", *day, "--list", "list.txt")
    assert code == 1
    assert "2 “Necropotence”, which is restricted to 1: take 1 out" in out
    (folder / "list.txt").write_text("banned Necropotence\n", encoding="utf-8")
    assert "a.txt:1: “Necropotence” is banned" in check("a.txt", "--list", "list.txt")[1]


def test_names_that_nobody_knows_are_taken_as_written_and_that_is_said(check, folder: Path) -> None:
    (folder / "new.txt").write_text("5 Some New Card\n55 Forest\n", encoding="utf-8")
    code, out, err = check("new.txt")
    assert code == 1
    assert "5 “Some New Card” in one deck" in out
    assert err.startswith(f"{NO_LIST}1 name is not known here")
    assert "AtomicCards of https://mtgjson.com" in err


def test_the_nearest_names_of_unknown_ones_are_told_with_their_lines(check, folder: Path) -> None:
    (folder / "new.txt").write_text("4 Nautralize\n4 Zyx\n52 Forest\n", encoding="utf-8")
    _, _, err = check("new.txt")
    assert "  new.txt:1: “Nautralize” may be Naturalize" in err.splitlines()
    assert "Zyx" not in err


def test_a_list_that_was_given_is_not_missed_and_limited_decks_have_none(
    check, folder: Path
) -> None:
    (folder / "list.txt").write_text("banned Necropotence\n", encoding="utf-8")
    (folder / "small.txt").write_text("4 Naturalize\n36 Forest\n", encoding="utf-8")
    assert check("angie.txt", "--list", "list.txt")[2] == ""
    assert check("small.txt", "--format", "sealed")[2] == ""
    assert check("angie.txt")[2] == NO_LIST


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Missing argument"),
        (("none.txt",), "none.txt: No such file"),
        ((".",), ".: this is a folder"),
        (("angie.txt", "barry.txt", "third.txt"), "two decks, not 3"),
        (("angie.txt", "angie.txt"), "angie.txt is given twice"),
        (("angie.txt", "--date", "1999-01-01"), "2005-08-01"),
        (("angie.txt", "--format", "pauper"), "'pauper'"),
        (("angie.txt", "--lang", "eo"), "'eo'"),
        (("angie.txt", "--commander", "Thraximundar"), "say --format commander"),
        (("angie.txt", "--cards", "none.json"), "none.json: No such file"),
        (("angie.txt", "--cards", "angie.txt"), "angie.txt: these are no cards"),
        (("angie.txt", "--list", "barry.txt"), "barry.txt:1: '1 Naturalize' bans"),
    ],
)
def test_a_mistake_of_the_user_is_one_clear_error(check, arguments, said: str) -> None:
    code, out, err = check(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("ettin: ")
    assert said in err
    assert len(err.splitlines()) <= 2
