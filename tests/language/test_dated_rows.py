"""A case holds from its date to the eve of the next one, and is named by what differs."""

from __future__ import annotations

from language.small_features import OUTLINE, PLAIN, TWO_ROWS, feature, outline, scenario

from ettin_spec.protocol.facts import Life


def test_a_row_holds_to_the_eve_of_the_next_date() -> None:
    first, second = scenario(outline(OUTLINE, TWO_ROWS)).cases
    assert (first.id, first.since, first.until) == ("a.b@2005-08-01", "2005-08-01", "2010-04-23")
    assert (second.id, second.since, second.until) == ("a.b@2010-04-23", "2010-04-23", None)
    assert [c.steps[1].meaning for c in (first, second)] == [Life("A", 9), Life("A", 1)]
    assert first.values == (("total", "9"),)


def spans(text: str) -> list[tuple[str, str, str | None]]:
    """The cases of the only scenario of a text, with their dates."""
    return [(case.id, case.since, case.until) for case in scenario(text).cases]


def test_a_rule_that_was_restored_holds_twice() -> None:
    tags = "@id:a.b @from:2005-08-01 @until:2010-04-23 @from:2018-04-27"
    assert spans(feature(PLAIN, tags)) == [
        ("a.b@2005-08-01", "2005-08-01", "2010-04-23"),
        ("a.b@2018-04-27", "2018-04-27", None),
    ]


def test_one_span_may_be_written_in_either_order() -> None:
    tags = "@id:a.b @until:2010-04-23 @from:2005-08-01"
    assert spans(feature(PLAIN, tags)) == [("a.b@2005-08-01", "2005-08-01", "2010-04-23")]


def test_what_was_restored_holds_twice_for_each_row() -> None:
    tags = "@id:a.b @from:2005-08-01 @until:2010-04-23 @from:2018-04-27"
    table = "| total |\n| 9 |\n| 1 |"
    assert spans(outline(OUTLINE, table, tags)) == [
        ("a.b@2005-08-01/9", "2005-08-01", "2010-04-23"),
        ("a.b@2005-08-01/1", "2005-08-01", "2010-04-23"),
        ("a.b@2018-04-27/9", "2018-04-27", None),
        ("a.b@2018-04-27/1", "2018-04-27", None),
    ]


def test_the_last_row_holds_to_the_eve_of_until() -> None:
    tags = "@id:a.b @until:2018-04-27"
    assert [c.until for c in scenario(outline(OUTLINE, TWO_ROWS, tags)).cases] == [
        "2010-04-23",
        "2018-04-27",
    ]


def test_rows_of_one_date_are_alternatives_named_by_what_differs() -> None:
    rows = """
        | from       | who   | total |
        | 2005-08-01 | Angie | 9     |
        | 2005-08-01 | Barry | 9     |
        | 2010-04-23 | Angie | 1     |
        """
    steps = "When <who> takes a mulligan\nThen Angie's team has <total> life"
    cases = scenario(outline(steps, rows)).cases
    assert [c.id for c in cases] == [
        "a.b@2005-08-01/Angie",
        "a.b@2005-08-01/Barry",
        "a.b@2010-04-23",
    ]
    assert [c.until for c in cases] == ["2010-04-23", "2010-04-23", None]


def test_a_number_word_has_the_same_name_in_every_language() -> None:
    rows = """
        | from       | turns |
        | 2005-08-01 | four  |
        | 2005-08-01 | five  |
        """
    steps = "When <turns> more turns are played\nThen the game goes on"
    names = [c.id for c in scenario(outline(steps, rows)).cases]
    assert names == ["a.b@2005-08-01/4", "a.b@2005-08-01/5"]


def test_a_dash_drops_the_sentences_of_its_column() -> None:
    rows = """
        | from       | total |
        | 2005-08-01 | —     |
        | 2010-04-23 | 1     |
        """
    first, second = scenario(outline(OUTLINE + "And the game goes on", rows)).cases
    assert (len(first.steps), len(second.steps)) == (2, 3)
