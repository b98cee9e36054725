"""`ettin explain`: what judges ask, in their language, and what they are told."""

from __future__ import annotations

import pytest
from shared.corpora import corpus, library

from ettin_tck.cli import run
from ettin_tck.explaining.word_search import search

pytestmark = [
    pytest.mark.slow,  # each asks of all there is, in its language
    pytest.mark.together("explain"),
]


def explained(capsys, *arguments):
    """The exit code, stdout and stderr of a call."""
    code = run(["explain", *arguments])
    said = capsys.readouterr()
    return int(code), said.out, said.err


BIORHYTHM = {
    "en": ("Biorhythm", "Angie's team has 1 life", "until 2010-04-22: Angie's team has 3 life"),
    "fr": ("Biorythme", "L'équipe d'Angie a 1 point", "jusqu'au 2010-04-22 : l'équipe d'Angie a 3"),
    "it": (
        "Bioritmo",
        "La squadra di Angie ha 1 pun",
        "fino al 2010-04-22: la squadra di Angie ha 3",
    ),
    "ja": (
        "生命の律動",
        "アンジーのチームのライフは1点である",
        "2010-04-22まで：アンジーのチームのライフは3点",
    ),
}


@pytest.mark.parametrize("language", BIORHYTHM)
def test_a_card_is_found_by_its_name_and_answered_in_the_language_of_that(language, capsys):
    name, now, before = BIORHYTHM[language]
    code, out, _ = explained(capsys, name)
    assert code == 0
    assert out.startswith(f"{name} {{6}}{{G}}{{G}}\n")
    assert f"  {now}" in out
    assert f"  {before}" in out


def test_a_question_in_words_is_answered_with_text_of_the_card_answer_why_and_when_otherwise(
    capsys,
):
    code, out, _ = explained(capsys, "what", "happens", "with", "Biorhythm?")
    headings = [line for line in out.splitlines() if line and not line.startswith(" ")]
    order = ["Situation", "What happens", "What follows", "Why", "When it was otherwise"]
    assert code == 0
    assert [line for line in headings if line in order] == order
    assert "\n  810.9d  " in out
    assert "Said in F:" in out
    assert "2005-08-01 (606.9b): The team's total becomes the sum" in out


def test_a_language_that_is_asked_for_is_kept(capsys):
    _, out, _ = explained(capsys, "biorhythm", "--lang", "it")
    assert out.startswith("Bioritmo ")
    assert "\nQuando era diverso\n" in out


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("blocco compagno", "combat.block.teammate"),
        ("compagno blocco", "combat.block.teammate"),
        ("can my teammate block for me", "combat.block.teammate"),
        ("チームメイト ブロック", "combat.block.teammate"),
        ("equipier bloque", "combat.block.teammate"),
    ],
)
def test_words_are_understood_in_any_order_and_form_without_being_told_the_language(
    question, found, capsys
):
    code, out, _ = explained(capsys, *question.split())
    named = [line.split()[0].partition("@")[0] for line in out.splitlines() if line.strip()]
    assert (code, found in named) == (0, True), out


@pytest.mark.parametrize("number", ["606.9a", "810.9a", "CR 806.10a", "life.read"])
def test_a_clause_is_found_by_the_number_that_it_has_on_any_date(number, capsys):
    code, out, _ = explained(capsys, number)
    assert code == 0
    assert out.startswith("606.9a (until 2009-07-10), 806.9a (2009-07-11 to 2010-01-31), ")
    assert "\nlife.read.hidetsugu@2010-04-23 · " in out


def test_the_rules_of_a_day_are_told_by_its_name(capsys):
    _, now, _ = explained(capsys, "life.read.hidetsugu")
    _, then, _ = explained(capsys, "life.read.hidetsugu", "--date", "faq-2005")
    assert f"rules of {library().today} (current)" in now
    assert "rules of 2005-08-20 (faq-2005)" in then
    assert "\nWhat follows\n  Angie's team has 9 life\n" in then
    assert "since 2010-04-23: Angie's team has 1 life" in then


def test_what_no_text_says_is_told_as_inferred_and_nothing_else_is(capsys):
    _, inferred, _ = explained(capsys, "life.read.lurking_evil.half")
    _, said, _ = explained(capsys, "life.read.lurking_evil")
    assert "should be so, but no text says it" in inferred
    assert "should be so" not in said
    assert "(rests on the rules text)" in " ".join(said.split())


def test_a_variant_that_no_text_has_is_told_as_derived(capsys):
    derived = {name for name, it in library().rules.variants.items() if it.derived}
    ids = [s.id for s in corpus().scenarios if {case.variant for case in s.cases} <= derived]
    _, out, _ = explained(capsys, ids[0])
    assert "No text has this variant" in out


def test_what_is_offered_next_can_be_done(capsys):
    _, out, _ = explained(capsys, "life.read.hidetsugu", "--lang", "fr")
    offered = [line.partition(" : ")[2] for line in out.splitlines() if " : ettin " in line]
    assert [words.split()[1] for words in offered] == ["replay", "replay", "bisect"]
    for words in offered:
        assert run(words.split()[1:]) == 0


def test_all_that_is_found_is_named_where_that_is_asked_for(capsys):
    _, some, _ = explained(capsys, "606.9a")
    _, every, _ = explained(capsys, "606.9a", "--all")
    assert "more, named with --all" in some
    assert "more, named with --all" not in every
    assert "\n  game.win.test_of_endurance.no_longer  " in every
    assert len(every.splitlines()) > len(some.splitlines())


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("hidetsgu",), 5, "nearest: hidetsugu"),
        (("life.raed.hidetsugu",), 5, "life.read.hidetsugu"),
        (("606.9zz",), 5, "nearest: 606.9"),
        (("combat.planeswalker.block", "--date", "faq-2005"), 5, "the first is from 2018-04-27 on"),
        (("biorhythm", "--date", "faq-2006"), 2, "nearest: faq-2005"),
        ((" ",), 2, "ask something"),
        ((), 2, "ask something"),
    ],
)
def test_what_cannot_be_found_or_meant_is_one_clear_line(arguments, code, said, capsys):
    ended, out, err = explained(capsys, *arguments)
    assert (ended, out) == (code, "")
    assert said in err
    assert "Traceback" not in err


def test_a_word_that_nothing_says_is_named_and_the_rest_is_answered(capsys):
    code, out, _ = explained(capsys, "Heartless", "Hidetsgu")
    assert code == 0
    assert out.startswith("no situation says 'hidetsgu'\n")
    assert "\nlife.read.hidetsugu" in out


def test_a_title_counts_for_more_than_a_sentence_and_several_words_for_more_than_one():
    scenarios = corpus("en").scenarios
    one, several = (
        search(scenarios, asked, "en").scenarios for asked in ("poison", "poison lose team")
    )
    assert "poison" in one[0].title.casefold()
    assert {it.id for it in several} != {it.id for it in one}
    assert all(word in _said(several[0]) for word in ("poison", "lose", "team"))


@pytest.mark.parametrize("asked", ["poison", "Luminarch Ascension", "310.1", "mana burn"])
def test_what_holds_today_comes_before_what_held_once(asked, capsys):
    code, out, _ = explained(capsys, asked)
    told = next(line for line in out.splitlines() if " · rules of " in line)
    assert code == 0
    assert told.endswith(f"rules of {library().today} (current)")


def test_a_word_without_meaning_of_its_own_does_not_decide():
    scenarios = corpus("en").scenarios
    bare, asked = (search(scenarios, it, "en") for it in ("biorhythm", "is it of the biorhythm"))
    assert [it.id for it in bare.scenarios] == [it.id for it in asked.scenarios]


def _said(scenario):
    """All that a scenario says, without capitals."""
    sentences = (step.text for case in scenario.cases for step in case.steps)
    return " ".join((scenario.title, *sentences)).casefold()


@pytest.mark.parametrize(
    ("language", "question", "near"),
    [("it", "Biorritmo", "bioritmo"), ("ja", "クリンナッフ", "クリンナップ")],
)
def test_what_is_near_is_told_in_the_language_with_its_own_signs(
    language: str, question: str, near: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["explain", question, "--lang", language]) != 0
    said, close = capsys.readouterr().err.splitlines()
    assert question in said
    assert near in close
    assert "nearest" not in close


def test_where_nothing_is_near_nothing_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "バイオリズム", "--lang", "ja"]) != 0
    assert capsys.readouterr().err.splitlines() == ["ettin: 「バイオリズム」と述べる状況はない。"]
