"""Dates as people write them: ISO, or one of the names in dates.yaml."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping

from ettin_spec.errors import EttinError, nearest
from ettin_spec.rulebook.rulebook_model import FIRST, NamedDate


class DateError(EttinError):
    """A text that is no date of the rulebook."""


def read_date(text: str, names: Mapping[str, NamedDate]) -> str:
    """The ISO date that a text means.

    Raises:
        DateError: neither a day that exists nor a name, or a day before the variant had rules.
    """
    if text in names:
        return names[text].date
    if not is_iso(text):
        raise DateError(
            f"'{text}' is no date: write YYYY-MM-DD ({FIRST} or later), "
            f"or a name ({nearest(text, names)})"
        )
    if text < FIRST:
        raise DateError(f"{text} is too early: the variant has rules from {FIRST} on")
    return text


def is_iso(text: str) -> bool:
    """Is the text a day of the calendar, written YYYY-MM-DD?"""
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        return False
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return True
