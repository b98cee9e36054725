"""A report fits the terminal: no line is wider, no word is broken, a command stays whole."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ettin_tck.report.fitting import LEAST, fitted

WORDS = st.lists(st.text("abcde", min_size=1, max_size=20), max_size=30)


@given(WORDS, st.integers(LEAST, 120), st.integers(0, 8))
def test_no_line_is_wider_and_no_word_is_lost(words: list[str], width: int, indent: int) -> None:
    text = " " * indent + " ".join(words)
    lines = fitted(text, width).split("\n")
    assert all(len(line) <= width for line in lines)
    assert " ".join(lines).split() == words


def test_what_stands_at_the_end_of_a_heading_stays_there() -> None:
    heading = "FAIL  life.exchange  2026-06-19" + " " * 49 + "810.9e, 810.9a"
    shown = fitted(heading, 80)
    assert len(shown) == 80
    assert shown.endswith("  810.9e, 810.9a")
    assert shown.startswith("FAIL  life.exchange  2026-06-19  ")


def test_a_line_that_is_wrapped_goes_on_beneath_itself() -> None:
    text = "      " + "many words " * 12
    assert [line[:8] for line in fitted(text.rstrip(), 60).split("\n")[1:]] == [" " * 8] * 2


def test_a_command_to_be_copied_is_not_wrapped() -> None:
    command = "      again: " + "ettin replay " * 12
    assert fitted(command, 80, "again:") == command
    assert fitted("x " * 60, LEAST - 1) == "x " * 60
