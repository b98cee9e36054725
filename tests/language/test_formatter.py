"""The formatter changes how a file looks and nothing that it says."""

from __future__ import annotations

import pytest
from language.small_features import read

from ettin_spec.errors import SpecError
from ettin_spec.language import features_root
from ettin_spec.language.gherkin.formatter import format_file, width

FILES = sorted(features_root().rglob("*.feature"))


@pytest.mark.slow  # every file
def test_the_corpus_is_formatted() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in FILES}
    assert [path for path, text in texts.items() if format_file(text) != text] == []


@pytest.mark.slow  # every file
def test_a_file_whose_layout_is_spoilt_comes_back_byte_for_byte() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        spoilt = "\n".join(line.strip() for line in text.splitlines() if line.strip())
        spoilt = spoilt.replace(" |", "    |").replace("'", "’")
        assert spoilt != text, path
        assert format_file(spoilt) == text, path


ROUGH = """\
# language: en
# about the file

# about the feature
@source:F   @source:I
Feature: F
> one question

>   another
   # about the rule
  Rule: R
# about the scenario

# more about it
@id:a.b

@must
Scenario Outline:   S
  > remark
Given   the game goes on
# between


  And it

When that

Then this

Examples:
| from|rule |
|2005-08-01|a \\| b|
# in the table
| 2010-04-23|   —|
"""
SMOOTH = """\
# language: en
# about the file

# about the feature
@source:F @source:I
Feature: F
  > one question

  >   another

  # about the rule
  Rule: R

    # about the scenario

    # more about it
    @id:a.b
    @must
    Scenario Outline: S
      > remark
      Given the game goes on
      # between

      And it

      When that

      Then this

      Examples:
        | from       | rule   |
        | 2005-08-01 | a \\| b |
        # in the table
        | 2010-04-23 | —      |
"""


def test_comments_remarks_and_single_empty_lines_are_kept() -> None:
    assert format_file(ROUGH) == SMOOTH
    assert format_file(SMOOTH) == SMOOTH


def test_a_doc_string_is_left_alone() -> None:
    text = 'Feature: F\n\n  Scenario: S\n    Given a\n      """\n      b\n         c\n      """\n'
    assert format_file(text) == text


def test_a_table_beneath_a_sentence_is_aligned() -> None:
    text = "Feature: F\n\n  Scenario: S\n    Given a\n    |b|\n    |long|\n"
    assert format_file(text).endswith("      | b    |\n      | long |\n")


def test_wide_characters_take_two_columns() -> None:
    assert [width(t) for t in ("abc", "適用日", "—", "ｱ", "e\u0301")] == [3, 6, 1, 1, 1]


def test_what_only_looks_plain_is_made_plain() -> None:
    text = "Feature: F\n\n  Scenario: L\u2019e\u0301tape\u00a0x\n"
    assert format_file(text) == "Feature: F\n\n  Scenario: L'\u00e9tape x\n"


def test_formatting_does_not_change_what_is_said() -> None:
    path = features_root() / "en/life/reading.feature"
    text = path.read_text(encoding="utf-8")
    rough = text.replace("    Given", "  Given").replace("    And", "And")
    said = [[s.meaning for c in sc.cases for s in c.steps] for sc in read(rough).scenarios]
    again = [[s.meaning for c in sc.cases for s in c.steps] for sc in read(text).scenarios]
    assert said == again
    assert format_file(rough) == text


def test_an_empty_file_stays_empty() -> None:
    assert format_file("") == ""


def test_what_is_no_gherkin_is_refused_with_its_line() -> None:
    with pytest.raises(SpecError, match=r"y\.feature:4: not Gherkin"):
        format_file("Feature: F\n  Scenario: S\n    Given a\n  nonsense\n", "y.feature")
