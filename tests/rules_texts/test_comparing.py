"""What became of each clause: laws that hold for any small text and what is done to it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rules_texts.small_book import Book, Rule, book, sentence, shifted, shifted_number

from ettin_spec.rules_texts.comparing.changes import Change, Kind, changes
from ettin_spec.rules_texts.comparing.text_likeness import OfTexts
from ettin_spec.rules_texts.learned.clause_prints import PLACES, prints_of, shared, sketch
from ettin_spec.rules_texts.reading.text_reader import read_rules_text
from ettin_tck.cli import run

pytestmark = [
    pytest.mark.slow,  # whole texts are compared
    pytest.mark.together("comparing"),
]

BOOKS = st.integers(0, 10_000).map(book)
CHANCES = st.integers(0, 10_000).map(lambda seed: random.Random(seed + 20_000))
FEW = settings(max_examples=25, deadline=None)
WAYS = pytest.mark.parametrize("by_words", [True, False], ids=["words", "sketches"])


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("books")


def became(folder: Path, old: Book, new: Book, by_words: bool) -> dict[str | None, Change]:
    """What each clause became, by old number; of new ones, by `+` and the new number."""
    texts = []
    for each in (old, new):
        file = folder / "book.txt"
        file.write_text(each.text(), encoding="utf-8")
        texts.append(read_rules_text(file))
    prints = [prints_of(text.clauses) for text in texts]
    found = changes(*prints, OfTexts(*texts) if by_words else None)
    again = changes(*prints, OfTexts(*texts) if by_words else None)
    assert found == again
    return {each.old or f"+{each.new}": each for each in found}


@WAYS
@FEW
@given(BOOKS)
def test_a_text_is_the_same_as_itself(folder, by_words, old):
    found = became(folder, old, old, by_words)
    assert {each.kind for each in found.values()} == {Kind.SAME}
    assert not any(each.moved for each in found.values())


@WAYS
@FEW
@given(BOOKS)
def test_a_chapter_that_is_renumbered_is_found_again_and_can_be_written(folder, by_words, old):
    new = replace(
        old,
        rules=tuple(replace(r, number=r.number.replace("101.", "105.")) for r in old.rules),
    )
    found = became(folder, old, new, by_words)
    for rule in old.rules:
        change = found[rule.number]
        assert (change.kind, change.new) == (Kind.SAME, rule.number.replace("101.", "105."))
        assert change.is_sure


@WAYS
@FEW
@given(BOOKS, CHANCES)
def test_a_number_is_not_sure_where_its_family_grew_or_its_words_stand_again(
    folder, by_words, old, chance
):
    moved = tuple(replace(r, number=r.number.replace("101.", "105.")) for r in old.rules)
    beneath = Rule("105.1d", (sentence(chance),))
    copied = Rule("200.9", (old.rule("101.3").said[0], sentence(chance)))
    new = replace(old, rules=in_order((*moved, beneath, copied)))
    found = became(folder, old, new, by_words)
    assert found["101.1"].new == "105.1" and not found["101.1"].is_sure
    assert found["101.3"].new == "105.3" and not found["101.3"].is_sure
    assert found["101.2"].is_sure and found["101.4"].is_sure


@WAYS
@FEW
@given(BOOKS, CHANCES)
def test_a_new_clause_moves_those_after_it(folder, by_words, old, chance):
    first = chance.randint(1, 4)
    new = Rule(f"100.{first}", (sentence(chance),))
    rules = (*shifted(old.rules, "100", first), new)
    found = became(folder, old, replace(old, rules=in_order(rules)), by_words)
    assert found[f"+100.{first}"].kind is Kind.NEW
    for rule in old.rules:
        assert found[rule.number].kind is Kind.SAME
        assert found[rule.number].new == shifted_number(rule.number, "100", first)


@WAYS
@FEW
@given(BOOKS, CHANCES)
def test_a_word_that_changes_is_told_with_its_sentence(folder, by_words, old, chance):
    rule = chance.choice(old.rules)
    which = chance.randrange(len(rule.said))
    said = list(rule.said)
    said[which] = said[which].replace("The ", "No ", 1)
    new = old.with_rule(rule.number, replace(rule, said=tuple(said)))
    found = became(folder, old, new, by_words)
    assert (found[rule.number].kind, found[rule.number].new) == (Kind.REWORDED, rule.number)
    assert found[rule.number].sentences == (which,)
    assert Counter(each.kind for each in found.values())[Kind.REWORDED] == 1


@WAYS
@FEW
@given(BOOKS, CHANCES)
def test_a_clause_that_is_split_names_its_parts(folder, by_words, old, chance):
    said = tuple(sentence(chance) for _ in range(4))
    old = old.with_rule("200.4", Rule("200.4", said))
    rules = [rule for rule in old.rules if not rule.number.startswith("200.4")]
    whole = replace(old, rules=(*rules, Rule("200.4", said)))
    parts = (Rule("200.4", said[:2]), Rule("200.4a", said[2:]))
    found = became(folder, whole, replace(old, rules=(*rules, *parts)), by_words)
    change = found["200.4"]
    assert (change.kind, change.new, change.parts) == (Kind.SPLIT, "200.4", ("200.4a",))
    assert not change.is_sure
    back = became(folder, replace(old, rules=(*rules, *parts)), whole, by_words)
    assert (back["200.4a"].kind, back["200.4a"].new) == (Kind.MERGED, "200.4")


@WAYS
@FEW
@given(BOOKS)
def test_an_example_that_moves_changes_examples_alone(folder, by_words, old):
    told = Rule("100.1", old.rule("100.1").said, ("A giant shows it.",))
    here = old.with_rule("100.1", told)
    other = old.rule("200.1")
    there = old.with_rule("200.1", replace(other, examples=(*other.examples, *told.examples)))
    there = there.with_rule("100.1", replace(told, examples=()))
    found = became(folder, here, there, by_words)
    changed = {number for number, each in found.items() if each.kind is not Kind.SAME}
    assert changed == {"100.1", "200.1"}
    assert {found[number].kind for number in changed} == {Kind.EXAMPLES}


@WAYS
@FEW
@given(BOOKS)
def test_a_reference_that_follows_is_no_change_and_one_that_does_not_is(folder, by_words, old):
    says = old.rule("200.1").said
    old = old.with_rule("200.1", Rule("200.1", (*says, "See rule 100.3 and rule 100.1.")))
    first = Rule("100.2", ("An entirely different clause about nothing that was there.",))
    rules = in_order((*shifted(old.rules, "100", 2), first))
    follows = replace(old, rules=rules).with_rule(
        "200.1", Rule("200.1", (*says, "See rule 100.4 and rule 100.1."))
    )
    assert became(folder, old, follows, by_words)["200.1"].kind is Kind.SAME
    stays = replace(old, rules=rules)
    assert became(folder, old, stays, by_words)["200.1"].kind is Kind.NAMES


@FEW
@given(st.integers(10, 60), st.integers(0, 60), st.integers(0, 60))
def test_the_sketch_tells_what_is_shared_within_its_stated_error(common, mine, theirs):
    both = [f"w{n} x" for n in range(common)]
    ours = sketch(" ".join([*both, *(f"m{n} x" for n in range(mine))]).split())
    other = sketch(" ".join([*both, *(f"t{n} x" for n in range(theirs))]).split())
    part = (3 * common + 1) / (3 * (common + mine + theirs) + 1)
    sigma = 0.5 / PLACES**0.5
    assert abs(shared(ours, other) - part) < 5.5 * sigma
    assert shared(ours, ours) == 1.0


def test_the_comparison_shows_words_side_by_side(tmp_path, capsys):
    old = book(3)
    rule = old.rule("200.2")
    new = old.on("2030-06-01").with_rule(
        "200.2", replace(rule, said=(rule.said[0].replace("The", "No", 1), *rule.said[1:]))
    )
    files = [tmp_path / "old.txt", tmp_path / "new.txt"]
    for file, each in zip(files, (old, new), strict=True):
        file.write_text(each.text(), encoding="utf-8")
    assert run(["rules", "compare", *map(str, files)]) == 0
    out = capsys.readouterr().out
    assert "1 reworded" in out
    assert "[-The-]" in out and "{+No+}" in out
    assert run(["rules", "compare", *map(str, files), "--format", "markdown"]) == 0
    assert "## Reworded" in capsys.readouterr().out


def in_order(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    return tuple(sorted(rules, key=lambda rule: _key(rule.number)))


def _key(number: str) -> tuple[str, int, str]:
    section, _, rest = number.partition(".")
    digits = rest.rstrip("abcdefgh")
    return section, int(digits), rest[len(digits) :]
