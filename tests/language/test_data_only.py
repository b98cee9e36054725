"""A language and a card that nobody here has heard of: data alone lets them be played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ettin_tck.cli import run

ROOT = Path(__file__).parents[2]
PHRASES = """\
name: Esperanto
columns: {date: ekde, rule: regulo}
quotes: ["“", "”"]
numbers: [nulo, unu, du]
words:
  player: {Angie: Angie, Barry: Barry, Edward: Edward, Ronald: Ronald}
  team: {A: la teamo de Angie, E: la teamo de Edward}
counted:
  cards: {"*": {one: "{card}", many: "{n} {card}"}}
phrases:
  life: "{team} havas {n} (vivpoenton|vivpoentojn)"
  controls_cards: "{player} regas {cards}"
  activate: "{player} aktivigas la kapablon de {card}"
  ability_resolves: la kapablo efektiviĝas
cards:
  Heartless Hidetsugu: Hidecugu la Senkora
"""
FEATURE = """\
# language: eo
Trajto: Vivo

  @id:vivo.duono @clause:life.read
  Konturo de la scenaro: Hidecugu damaĝas ĉiun ludanton
    Donitaĵo la teamo de Angie havas 17 vivpoentojn
    Kaj Angie regas “Hidecugu la Senkora”
    Se Angie aktivigas la kapablon de “Hidecugu la Senkora”
    Kaj la kapablo efektiviĝas
    Do la teamo de Angie havas <restas> vivpoentojn

    Ekzemploj:
      | ekde       | restas |
      | 2005-08-01 | 9      |
      | 2010-04-23 | 1      |
"""
CARDS = """\
Ember Toll:
  type: Enchantment
  cost: "{R}"
  abilities:
    - activate:
        cost: [{life: 2}]
        do: [{damage: {amount: {half_up: {life: that_player}}, to: each_opponent}}]
"""
TOLL = """\
Feature: Toll

  @id:own.toll @from:2010-04-23
  Scenario: Each opponent is dealt half of what that player is taken to have
    Given Edward's team has 11 life
    And Angie controls “Ember Toll”
    When Angie activates the ability of “Ember Toll”
    And the ability resolves
    Then Edward's team has -1 life
    And Angie's team has 28 life
"""


@pytest.fixture
def esperanto(tmp_path: Path) -> list[str]:
    """The options that bring a fifth language."""
    (tmp_path / "phrases").mkdir()
    (tmp_path / "phrases/eo.yaml").write_text(PHRASES, encoding="utf-8")
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo/vivo.feature").write_text(FEATURE, encoding="utf-8")
    return [f"--phrases={tmp_path / 'phrases'}", f"--features={tmp_path}", "--lang=eo"]


@pytest.fixture
def toll(tmp_path: Path) -> list[str]:
    """The options that bring a scenario with a card of one's own, the card not yet."""
    (tmp_path / "own.yaml").write_text(CARDS, encoding="utf-8")
    (tmp_path / "en").mkdir()
    (tmp_path / "en/toll.feature").write_text(TOLL, encoding="utf-8")
    return [f"--features={tmp_path}"]


@pytest.mark.slow  # a translated corpus is played
@pytest.mark.parametrize("date", ["2005-08-20", "2012-01-01"])
def test_a_fifth_language_is_played(esperanto: list[str], date: str) -> None:
    assert run(["check", *esperanto, "--date", date]) == 0


@pytest.mark.slow  # compiles a language anew
def test_a_fifth_language_fails_where_the_engine_is_wrong(
    esperanto: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    broken = ("ettin", "engine", "--with", "life.read=half_rounded_up")
    assert run(["check", *esperanto, "--date", "2012-01-01", "--", *broken]) == 1
    out = capsys.readouterr().out
    assert "la teamo de Angie havas 1 vivpoenton" in out
    (again,) = (line for line in out.splitlines() if "again: ettin replay" in line)
    assert run(again.split()[2:]) == 1
    assert "your engine: 9" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("verb", "says"),
    [
        (["list"], "vivo.duono  Hidecugu damaĝas ĉiun ludanton"),
        (["phrases", "kapablo"], "la kapablo efektiviĝas"),
        (["replay", "vivo.duono"], "Se Angie aktivigas la kapablon"),
        (["bisect", "vivo.duono"], "vivo.duono: 2010-04-23"),
        (["diff", "2005-08-20", "2012-01-01"], "1 situation comes out otherwise"),
    ],
)
def test_every_verb_speaks_a_fifth_language(
    esperanto: list[str], capsys: pytest.CaptureFixture[str], verb: list[str], says: str
) -> None:
    assert run([*verb, *esperanto]) == 0
    assert says.removeprefix("Se ") in capsys.readouterr().out


def test_the_corpus_is_written_in_a_fifth_language(esperanto: list[str], tmp_path: Path) -> None:
    assert run(["corpus", *esperanto, "--out", str(tmp_path / "c.json")]) == 0
    written = json.loads((tmp_path / "c.json").read_text("utf-8"))
    assert written["language"] == "eo"
    assert written["scenarios"][0]["found"]["file"] == "eo/vivo.feature"


def test_what_a_language_does_not_say_is_named(
    esperanto: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "phrases/eo.yaml"
    file.write_text(
        PHRASES.replace("  activate:", "  moment: je {step} de {team}\n  activate:"), "utf-8"
    )
    assert run(["check", *esperanto]) == 2
    assert "eo.yaml:13" in (said := capsys.readouterr().err)
    assert "nothing is said for 'step'" in said


def test_a_language_without_phrases_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["list", "--lang", "eo"]) == 2
    assert "no phrases in 'eo'\n    known: en, fr, it, ja" in capsys.readouterr().err


@pytest.mark.slow  # a check of cards of its own
def test_a_card_of_ones_own_is_played(toll: list[str], tmp_path: Path) -> None:
    assert run(["check", *toll, f"--cards={tmp_path / 'own.yaml'}"]) == 0


def test_without_its_file_the_card_is_unknown(
    toll: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["check", *toll]) == 2
    assert "no card is called 'Ember Toll'" in capsys.readouterr().err


def test_no_code_names_a_language_but_english() -> None:
    code = [p for folder in ("spec", "impl", "conformance") for p in (ROOT / folder).rglob("*.py")]
    named = {p.name for p in code if re.search(r'"(?:fr|it|ja)"', p.read_text("utf-8"))}
    assert named == set()
