"""A feature file means what it looks like, or is refused with file, line and remedy."""

from __future__ import annotations

import pytest
from language.small_features import (
    OUTLINE,
    PLAIN,
    TWO_ROWS,
    case,
    feature,
    outline,
    problems,
    read,
    scenario,
    wrong,
)

from ettin_spec.language.scenario import Can, Cannot, Level, Role
from ettin_spec.protocol.actions import Activate
from ettin_spec.protocol.commands import Left


def test_a_scenario_knows_its_tags() -> None:
    tags = (
        "@id:a.b @source:F-EX11 @source:I-EX07 @should @situation:c @clause:life.read "
        "@from:2005-08-01 @until:2010-04-23"
    )
    found = scenario(feature(PLAIN, tags))
    assert (found.id, found.situation, found.level) == ("a.b", "c", Level.SHOULD)
    assert found.sources == ("F-EX11", "I-EX07")
    (only,) = found.cases
    assert (only.id, only.scenario) == ("a.b@2005-08-01", "a.b")
    assert (only.since, only.until, only.clauses) == ("2005-08-01", "2010-04-23", ("life.read",))
    assert (only.holds_on("2010-04-22"), only.holds_on("2010-04-23")) == (True, False)


def test_a_scenario_is_its_own_situation_and_must_unless_it_says_otherwise() -> None:
    found = scenario(feature(PLAIN))
    assert (found.situation, found.level) == ("a.b", Level.MUST)


def test_a_variant_seats_as_many_as_it_has_heads() -> None:
    text = "Given Celia controls “Hill Giant”\nThen Angie's team has 17 life"
    tags = "@id:a.b @from:2005-08-01"
    found = scenario(feature(text, f"{tags} @variant:three-headed-giant"))
    assert [case.variant for case in found.cases] == ["three-headed-giant"]
    assert "Celia does not play in two-headed-giant" in wrong(feature(text, tags))


def test_a_scenario_of_several_variants_has_a_case_in_each() -> None:
    """What is played in a variant that no text has is less than a must."""
    tags = "@id:a.b @from:2011-02-04 @must @variant:commander @variant:two-headed-giant-commander"
    found = scenario(feature(PLAIN, tags))
    assert [(case.id, case.variant, case.level) for case in found.cases] == [
        ("a.b@2011-02-04", "commander", Level.MUST),
        ("a.b@2011-02-04+two-headed-giant-commander", "two-headed-giant-commander", Level.SHOULD),
    ]


def test_nothing_is_played_in_a_variant_before_its_first_day() -> None:
    tags = "@id:a.b @from:2005-08-01 @must @variant:two-player @variant:commander"
    assert [(case.id, case.since) for case in scenario(feature(PLAIN, tags)).cases] == [
        ("a.b@2005-08-01", "2005-08-01"),
        ("a.b@2009-10-01+commander", "2009-10-01"),
    ]


def test_of_the_rows_those_that_have_ended_are_left_out_where_a_variant_begins_later() -> None:
    rows = "| from | total |\n| 2005-08-01 | 16 |\n| 2007-05-01 | 17 |\n| 2010-04-23 | 18 |"
    tags = "@id:a.b @variant:two-player @variant:commander"
    spans: dict[str, list[tuple[str, str | None]]] = {"two-player": [], "commander": []}
    for each in scenario(outline(OUTLINE, rows, tags)).cases:
        spans[each.variant].append((each.since, each.until))
    assert spans["commander"] == [("2009-10-01", "2010-04-23"), ("2010-04-23", None)]
    assert len(spans["two-player"]) == 3


def test_what_has_ended_before_a_variant_begins_is_refused() -> None:
    told = wrong(feature(PLAIN, "@id:a.b @from:2005-08-01 @until:2009-07-11 @variant:commander"))
    assert "this has ended before 2009-10-01, when there is commander" in told
    assert "remove @variant:commander" in told


def test_an_unknown_variant_is_told_with_the_nearest() -> None:
    told = wrong(feature(PLAIN, "@id:a.b @from:2005-08-01 @variant:three-heded-giant"))
    assert "no variant 'three-heded-giant'" in told
    assert "nearest: three-headed-giant" in told


def test_a_step_keeps_its_text_its_place_and_the_phrase_that_said_it() -> None:
    step = case(PLAIN).steps[1]
    assert (step.role, step.text, step.variant) == (Role.THEN, "Angie's team has 17 life", "life#0")
    assert (step.keyword, str(step.place)) == ("Then", "x.feature:6")


def test_and_goes_on_with_what_stands_before() -> None:
    steps = case("Given Angie's team has 17 life\nAnd Edward's team has 3 life\n" + PLAIN).steps
    assert [step.role for step in steps][:2] == [Role.GIVEN, Role.GIVEN]


def test_the_ability_is_the_one_activated_last() -> None:
    steps = case(
        """
        Given Angie controls “Heartless Hidetsugu”
        When Angie activates the ability of “Heartless Hidetsugu”
        And the ability resolves
        Then the game goes on
        """
    ).steps
    assert steps[1].meaning == Activate("Angie", "Heartless Hidetsugu")
    assert steps[2].meaning == Left("Heartless Hidetsugu [Angie]")


def test_the_spell_is_not_an_ability() -> None:
    told = wrong(
        feature(
            """
            Given Angie controls “Heartless Hidetsugu”
            When Angie activates the ability of “Heartless Hidetsugu”
            And the spell resolves
            Then the game goes on
            """
        )
    )
    assert told.startswith("x.feature:7: nothing was cast or activated")


def test_can_and_cant_stand_in_then() -> None:
    steps = case("Then Barry can't keep his hand\nBut Angie can keep her hand").steps
    assert [type(step.meaning) for step in steps] == [Cannot, Can]


TRAPS = [
    ("a\u0300", "Feature: F\n\n  @id:a.b\n  Scenario: a\u0300\n", "made of two characters"),
    ("curly apostrophe", feature(PLAIN.replace("'", "’")), "a curly apostrophe here"),
    ("no-break space", feature(PLAIN.replace("Given ", "Given\u00a0")), "a no-break space here"),
    ("wide space", feature(PLAIN.replace("17 life", "17\u3000life")), "a wide space here"),
    ("small keyword", feature("given it\n" + PLAIN), "neither a sentence nor a quotation"),
    ("foreign keyword", feature("Quand Angie\n" + PLAIN), "neither a sentence nor a quotation"),
    ("description", feature("Some words\n" + PLAIN), "begin it with a keyword"),
    ("star", feature("* the game goes on\n" + PLAIN), "'*' does not say"),
    ("and first", feature("And the game goes on\n" + PLAIN), "nothing stands before"),
    ("late description", feature(PLAIN + "and so on"), "this line does not fit here"),
    ("table beneath", feature(PLAIN + "  | a |"), "no sentence takes a table"),
    ("doc string", feature(PLAIN + '"""\ntext\n"""'), "no sentence takes a table or a text"),
    ("background", "Feature: F\n  Background:\n    Given the game goes on\n", "a background"),
    ("no feature", "", "there is no feature here"),
    ("no heading", "Scenario: S\n", "this line does not fit here"),
]


@pytest.mark.parametrize(("name", "text", "told"), TRAPS, ids=[t[0] for t in TRAPS])
def test_a_trap_of_gherkin_is_refused_with_its_line(name: str, text: str, told: str) -> None:
    found = problems(text)
    assert any(told in problem for problem in found), found
    assert all(problem.startswith("x.feature:") for problem in found), name


FRENCH_TRAPS = [
    "    étant donné que l'équipe d'Angie a 17 points de vie",
    "    Lorsqu’Angie garde sa main",
    "    E'tant donné que l'équipe d'Angie a 17 points de vie",
    "    Scénario : un autre",
    "    Etant donnéque l'équipe",
]


@pytest.mark.parametrize("line", FRENCH_TRAPS)
def test_a_trap_of_french_is_refused(line: str) -> None:
    head = "# language: fr\nFonctionnalité: F\n\n  @id:a.b @from:2005-08-01\n  Scénario: S\n"
    text = f"{head}{line}\n    Alors la partie continue\n"
    assert any("x.feature:6" in problem for problem in problems(text, "fr"))


def test_examples_before_the_steps_in_japanese_do_not_swallow_them() -> None:
    text = (
        "# language: ja\n機能: F\n\n  @id:a.b @from:2005-08-01\n  シナリオ: S\n"
        "    例:\n    ならば ゲームは続く\n"
    )
    assert any("x.feature:7" in problem for problem in problems(text, "ja"))


def test_a_quotation_may_say_anything() -> None:
    text = feature("> Quand, Exemple: and Given mean nothing here\n" + PLAIN)
    assert problems(text) == []


def test_a_file_in_another_language_is_refused() -> None:
    assert "this file is in 'en', not in 'fr'" in wrong(feature(PLAIN), "fr")


WRONG_TAGS = [
    ("", "this scenario has no id"),
    ("@id:a.b @id:c", "@id: stands more than once: a.b, c"),
    ("@id:A-b", "an id is small letters"),
    ("@id:a.b @form:2005-08-01", "no tag is written @form:2005-08-01\n    nearest: @from:"),
    ("@id:a.b @shuold", "no tag is written @shuold\n    nearest: @should"),
    ("@id:a.b @must @should", "either @must or @should"),
    ("@id:a.b @clause:life.raed", "no clause 'life.raed'\n    nearest: life.read"),
    ("@id:a.b @from:2005-8-1", "'2005-8-1' is not a date"),
    ("@id:a.b @from:2004-08-01", "2004-08-01 is before the first rules"),
    ("@id:a.b @from:2010-04-24", "no rule or card changed on 2010-04-24\n    nearest: 2010-04-23"),
    ("@id:a.b @from:2005-08-01 @until:2010-04-24", "no rule or card changed on 2010-04-24"),
    ("@id:a.b @from:2010-04-23 @until:2005-08-01", "@until:2005-08-01 is not after @from:2010"),
    ("@id:a.b @from:2005-08-01 @from:2010-04-23", "stands before @from:2005-08-01 has ended"),
    ("@id:a.b @from:2005-08-01 @until:2010-04-23 @until:2018-04-27", "ends what has ended"),
    (
        "@id:a.b @from:2005-08-01 @until:2018-04-27 @from:2010-04-23",
        "@from:2010-04-23 is not after @until:2018-04-27",
    ),
]


@pytest.mark.parametrize(("tags", "told"), WRONG_TAGS)
def test_a_wrong_tag_is_refused(tags: str, told: str) -> None:
    since = "" if "@from" in tags else " @from:2005-08-01"
    assert any(told in problem for problem in problems(feature(PLAIN, tags + since)))


def test_the_date_of_a_new_wording_is_a_date() -> None:
    assert problems(feature(PLAIN, "@id:a.b @from:2006-05-01")) == []


def test_a_document_alone_is_no_place_in_it() -> None:
    tags = "@id:a.b @from:2005-08-01 @source:F @source:F-EX11"
    assert scenario(feature(PLAIN, tags)).sources == ("F-EX11",)


def test_a_scenario_without_date_is_refused() -> None:
    assert "no date says from when on" in wrong(feature(PLAIN, "@id:a.b"))


WRONG_TABLES = [
    ("| from | total |\n| 2010-04-23 | 1 |\n| 2005-08-01 | 9 |", "2005-08-01 stands after"),
    ("| total |\n| 1 |", "neither a date column nor @from:\n    head a column 'from'"),
    ("| from | total | more |\n| 2005-08-01 | 1 | 2 |", "no sentence uses the column 'more'"),
    ("| from |\n| 2005-08-01 |", "there is no column 'total'"),
    ("| from | total |", "a header and a row at least"),
    (
        "| from | total |\n| 2005-08-01 | 1 |\n| 2005-08-01 | 1 |",
        "nothing tells this row from another\n    first: x.feature:10",
    ),
    ("| from | total |\n| 2010-04-24 | 1 |", "no rule or card changed on 2010-04-24"),
]


@pytest.mark.parametrize(("table", "told"), WRONG_TABLES)
def test_a_wrong_table_is_refused(table: str, told: str) -> None:
    assert any(told in problem for problem in problems(outline(OUTLINE, table)))


def test_a_date_stands_in_the_table_or_in_a_tag_not_in_both() -> None:
    text = outline(OUTLINE, TWO_ROWS, "@id:a.b @from:2005-08-01")
    assert "both a date column and @from:" in wrong(text)


def test_an_outline_without_date_column_has_alternatives_of_one_date() -> None:
    rows = "| total |\n| 1 |\n| 2 |"
    cases = scenario(outline(OUTLINE, rows, "@id:a.b @from:2010-04-23")).cases
    assert [c.id for c in cases] == ["a.b@2010-04-23/1", "a.b@2010-04-23/2"]


NUMBERED = "| from | rule | total |\n| 2005-08-01 | {} | 9 |\n"


def test_the_clause_number_of_a_row_is_the_one_of_its_date() -> None:
    tags = "@id:a.b @clause:life.read"
    assert problems(outline(OUTLINE, NUMBERED.format("606.9a"), tags)) == []
    told = wrong(outline(OUTLINE, NUMBERED.format("810.9a"), tags))
    assert told == ("x.feature:10: life.read was not 810.9a on 2005-08-01\n    it was 606.9a")
    assert "no @clause: says whose number" in wrong(outline(OUTLINE, NUMBERED.format("606.9a")))


MISPLACED = [
    ("Given Angie keeps her hand\nThen the game goes on", "this cannot be placed"),
    ("Given the game goes on\nThen the game goes on", "this can only be observed"),
    ("Given “Hill Giant” is 5/5\nThen the game goes on", "this can only be observed"),
    ("Given “Hill Giant” is nobody's commander\nThen the game goes on", "only be observed"),
    ("Given Angie has three unspent mana\nThen the game goes on", "this can only be observed"),
    ("When Angie's team has 3 life\nThen the game goes on", "a fact stands in When"),
    ("When Angie can keep her hand\nThen the game goes on", "can and can't stand in When"),
    ("Then Angie keeps her hand", "an action stands in Then"),
    ("Then Angie's team finishes its turn", "something goes on in Then"),
    ("Then Angie's team is picked at random", "this can only be placed"),
]


@pytest.mark.parametrize(("steps", "told"), MISPLACED)
def test_a_sentence_where_its_kind_does_not_belong_is_refused(steps: str, told: str) -> None:
    assert told in wrong(feature(steps))


def test_a_scenario_that_expects_nothing_is_refused() -> None:
    assert "this scenario expects nothing" in wrong(feature("Given Angie's team has 3 life"))


BOTTOM = "And Angie puts one card on the bottom of her library"
AFFECTED = "And Edward's team chooses Edward as the affected player"


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (f"When Barry takes a mulligan\n{BOTTOM}", "nothing here asks for this choice"),
        (f"When Angie takes a mulligan\n{BOTTOM}\n{BOTTOM}", "the same choice is answered twice"),
        (f"When Angie takes a mulligan\n{AFFECTED}", "nothing here asks for this choice"),
        (
            "When Angie takes a mulligan\nAnd Angie leaves the top card of her library where it is",
            "nothing here asks for this choice",
        ),
    ],
)
def test_an_answer_that_nothing_asks_for_is_refused(steps: str, told: str) -> None:
    assert told in wrong(feature(f"{steps}\nThen the game goes on"))


def test_equal_titles_in_a_file_are_refused() -> None:
    first = feature(PLAIN)
    second = feature(PLAIN, "@id:c @from:2005-08-01").removeprefix("Feature: F\n")
    assert "the title stands twice in this file: S" in wrong(first + second)


def test_all_that_is_wrong_is_told_at_once_and_each_thing_once() -> None:
    rows = TWO_ROWS.replace("total", "n")
    text = outline("Given Angie gains life\nThen Angie's team has <n> lives", rows)
    found = problems(text)
    assert [told.split(":")[1] for told in found] == ["5", "6", "6"]
    assert 'no phrase says "Angie gains life"' in found[0]
    assert "(ettin phrases --lang en life)" in found[0]


def test_a_rule_groups_scenarios_and_passes_on_its_tags() -> None:
    text = feature(PLAIN).replace("Feature: F\n", "Feature: F\n  @source:F-EX01\n  Rule: R\n")
    (only,) = read(text).scenarios
    assert only.sources == ("F-EX01",)
