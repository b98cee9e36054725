"""Phrases of card texts that two heads change: each has a clause, and two situations show it."""

from __future__ import annotations

import io
import sys

import pytest
from shared.corpora import library

from ettin_spec.languages import LANGUAGES
from ettin_spec.yaml_files.yaml_places import load
from ettin_tck.cli import run
from ettin_tck.explaining.phrases_on_cards import WORDINGS, marked, unmarked, wordings
from ettin_tck.library import Library

PASTED = {
    "en": (
        "Flying\nAt the beginning of each opponent’s upkeep, that player loses 1 life.",
        ["each_step", "gain_or_lose_life"],
        ["Flying"],
    ),
    "fr": (
        "Vol\nAu début de l'entretien de chaque adversaire, le joueur ciblé gagne 2 points de vie.",
        ["each_step", "target_player", "gain_or_lose_life"],
        ["Vol"],
    ),
    "it": (
        "Volare\nAll'inizio del tuo mantenimento, ogni avversario perde 1 punto vita.",
        ["your_step", "each_opponent", "gain_or_lose_life"],
        ["Volare"],
    ),
    "ja": (
        "飛行\nあなたのアップキープの開始時に、各対戦相手は2点のライフを失う。",
        ["your_step", "each_opponent", "gain_or_lose_life"],
        ["飛行"],
    ),
}


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code, stdout and stderr of a call."""
    code = run(["explain", *arguments])
    said = capsys.readouterr()
    return int(code), said.out, said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_worded_in_every_language_and_nothing_else_is(language: str) -> None:
    keys = list(load(WORDINGS / "wordings.yaml").data)
    assert list(load(WORDINGS / f"{language}.yaml").data) == keys
    assert list(wordings(language)) == keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_situations_of_a_phrase_exist_and_have_its_matter(language: str) -> None:
    its = library(language)
    scenarios = {each.id: each for each in its.corpus.scenarios}
    lacking = [
        f"{wording.key}: {name}"
        for wording in wordings(language).values()
        for name in wording.scenarios
        if not wording.pattern.search(_text(its, scenarios[name]))
    ]
    assert lacking == []


def _text(its: Library, scenario) -> str:  # type: ignore[no-untyped-def]
    """Title, sentences and card texts of a situation, as today's rules have it."""
    case = next(each for each in scenario.cases if each.holds_on(its.today))
    faces = (its.face(card, its.today) or "" for card in its.script(case).cards)
    return "\n".join((scenario.title, *(step.text for step in case.steps), *faces)).replace(
        "’", "'"
    )


def test_the_clause_of_a_phrase_is_in_force() -> None:
    for wording in wordings("en").values():
        assert library().clause(wording.clause, library().today).number


@pytest.mark.parametrize("language", PASTED)
def test_the_phrases_of_a_text_are_found_and_what_has_none_is_named(language: str) -> None:
    text, keys, nothing = PASTED[language]
    assert [hit.wording.key for hit in marked(text, language)] == keys
    assert list(unmarked(text, language)) == nothing


@pytest.mark.parametrize("language", PASTED)
def test_a_pasted_text_is_told_in_its_own_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text, keys, nothing = PASTED[language]
    code, out, _ = told(capsys, "--text", text)
    known = wordings(language)
    assert code == 0
    for number, key in enumerate(keys, 1):
        assert f"[{number}]" in out.splitlines()[1]
        assert all(name in out for name in known[key].scenarios)
        assert library(language).clause(known[key].clause, library().today).number in out
    assert out.rstrip().splitlines()[-1].strip() == nothing[0]


def test_the_longer_of_two_phrases_is_the_one_that_is_meant() -> None:
    hits = marked("You control target player. Each player's life total becomes 1.", "en")
    assert [hit.wording.key for hit in hits] == ["you", "control_player", "each_life_total"]


def test_a_text_is_read_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        sys, "stdin", io.TextIOWrapper(io.BytesIO(b"Each opponent discards."), "utf-8")
    )
    code, out, _ = told(capsys, "--text")
    assert (code, out.splitlines()[0]) == (0, "Each opponent[1] discards.")


def test_a_text_without_any_phrase_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "--text", "Flying, vigilance")
    assert code == 0
    assert "No phrase that two heads change is known in this:" in out


@pytest.mark.parametrize("pasted", [b"  \n", b"\xff\xfe\xfa", b"x" * 20_001])
def test_nothing_that_can_be_read_is_one_clear_line(
    pasted: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(pasted), "utf-8"))
    code, out, err = told(capsys, "--text")
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("asked", "key", "language"),
    [
        ("each end step", "every_step", "en"),
        ("each opponent's end step", "each_step", "en"),
        ("un adversaire", "an_opponent", "fr"),
        ("giocatore in difesa", "defending_player", "it"),
        ("各対戦相手", "each_opponent", "ja"),
    ],
)
def test_a_phrase_that_is_asked_for_is_told_before_its_situations(
    asked: str, key: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = told(capsys, asked)
    shown = wordings(language)[key]
    assert code == 0
    assert out.split()[0] == shown.says.split()[0]
    assert all(name in out for name in shown.scenarios)


@pytest.mark.parametrize(
    ("language", "text", "left"),
    [
        ("en", "Flying (It can't be blocked by opponents.)", ["Flying"]),
        ("fr", "Vol (Les adversaires ne la bloquent pas.)", ["Vol"]),
        ("it", "Volare (Gli avversari non la bloccano.)", ["Volare"]),
        ("ja", "飛行（対戦相手はブロックできない。）", ["飛行"]),
    ],
)
def test_a_reminder_is_left_out_as_each_language_writes_it(
    language: str, text: str, left: list[str]
) -> None:
    assert list(unmarked(text, language)) == left


@pytest.mark.parametrize(("language", "word"), [("en", "yours"), ("fr", "vous"), ("it", "tuo")])
def test_a_phrase_is_none_within_a_longer_word(language: str, word: str) -> None:
    assert marked(word, language)
    assert not marked(f"z{word}", language) and not marked(f"{word}z", language)
