"""Reads a rules text as published, of whichever book it is."""

from __future__ import annotations

from pathlib import Path

from ettin_spec.rules_texts.reading.books import title_of
from ettin_spec.rules_texts.reading.comprehensive_layout import comprehensive_text
from ettin_spec.rules_texts.reading.decoding import decoded
from ettin_spec.rules_texts.reading.refusals import refuse
from ettin_spec.rules_texts.reading.rules_text import RulesText
from ettin_spec.rules_texts.reading.text_head import is_of_magic
from ettin_spec.rules_texts.reading.tournament_layout import tournament_text


def read_rules_text(path: Path) -> RulesText:
    """The rules in a file.

    Raises:
        SpecError: no such text, one that gives no date, or one that is cut off.
    """
    lines = decoded(path).split("\n")
    titled = title_of(lines)
    if titled is not None:
        return tournament_text(path, lines, *titled)
    if not is_of_magic(lines):
        refuse(path, 1, "this is no text of the Comprehensive Rules of Magic or of its tournaments")
    return comprehensive_text(path, lines)
