"""What a rules text says of itself in its first lines: whose rules, and from when on."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence

HEAD = 40
"""So many lines, blank ones included, come before the contents at most."""
MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)
DATE = re.compile(
    rf"\b(?:effective|current)\s+as\s+of\s+({'|'.join(MONTHS)})\s+(\d{{1,2}})(?:st|nd|rd|th)?,?\s+(\d{{4}})",
    re.IGNORECASE | re.ASCII,
)


_SHORTENED = "|".join(f"{name[:3]}(?:{name[3:]})?" for name in MONTHS)
_EFFECTIVE = re.compile(
    rf"effective (?:as of )?({_SHORTENED})\.? (\d{{1,2}}),? (\d{{4}})",
    re.IGNORECASE | re.ASCII,
)
"""The line of a tournament book that is its date; some shorten the month."""


_GAP = r"(?:[\W_]|\b(?:R|TM)\b)+"
_TITLE = re.compile(
    rf"(?<![a-z])magic{_GAP}(?:the{_GAP}gathering{_GAP})?comprehensive{_GAP}rules", re.IGNORECASE
)


def is_of_magic(lines: Sequence[str]) -> bool:
    """Does a text call itself the Comprehensive Rules of Magic?"""
    return _TITLE.search(" ".join(lines[:HEAD])) is not None


def effective_date(lines: Sequence[str]) -> str | None:
    """The day (ISO) that a text of the Comprehensive Rules gives itself; None: it gives none."""
    found = DATE.search(" ".join(lines[:HEAD]))
    return _iso(found) if found else None


def effective_line(lines: Sequence[str]) -> tuple[int, str] | None:
    """The line (from 0) of a tournament book that is its date, and the day (ISO)."""
    for number, line in enumerate(lines[:HEAD]):
        found = _EFFECTIVE.fullmatch(" ".join(line.split()))
        if found is not None and (day := _iso(found)):
            return number, day
    return None


def _iso(found: re.Match[str]) -> str | None:
    month = [name[:3].casefold() for name in MONTHS].index(found[1][:3].casefold()) + 1
    try:
        return datetime.date(int(found[3]), month, int(found[2])).isoformat()
    except ValueError:
        return None
