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


def is_of_magic(lines: Sequence[str]) -> bool:
    """Does a text call itself the Comprehensive Rules of Magic?"""
    head = " ".join(lines[:HEAD])
    return "Comprehensive Rules" in head and "Magic" in head


def effective_date(lines: Sequence[str]) -> str | None:
    """The day (ISO) that the text gives itself; None where it gives none."""
    found = DATE.search(" ".join(lines[:HEAD]))
    if found is None:
        return None
    month = [name.casefold() for name in MONTHS].index(found[1].casefold()) + 1
    try:
        return datetime.date(int(found[3]), month, int(found[2])).isoformat()
    except ValueError:
        return None
