"""The headings of a tournament book: numbers and appendices, and what the contents say of them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import NamedTuple

from ettin_spec.rules_texts.reading.wording import plain

NUMBERED = re.compile(r"(\d{1,3}(?:\.\d{1,2})?)\.?\s+(\S.*)", re.ASCII)
WITH_POINT = re.compile(r"(\d{2,3})\.\s+([A-Z].*[^.,;:?!])", re.ASCII)
APPENDIX = re.compile(r"appendix ([A-Z])\s*[-:]+\s*(\S.*)", re.IGNORECASE | re.ASCII)
LISTED = re.compile(r"(\S.*?)(?:\s*\.{4,}[\s.]*|\t\s*)\d{1,3}", re.ASCII)
"""A line of the contents: a heading, dots or a tab, and the page."""
CONTENTS = ("contents", "table of contents")
CONTENTS_BEGIN = 80
"""So many lines, blank ones included, come before the contents at most."""
INTRODUCTION = "Introduction"
ALIKE = 0.8
LONG_TITLE = 8
STEP = 20
"""From one heading to the next a number grows by so much at most, where nothing is announced."""


class Heading(NamedTuple):
    """A heading: `number` is `9`, `9.1`, `Appendix B`, or the title where it has no other."""

    number: str
    title: str


@dataclass(frozen=True)
class Contents:
    """What a text announces, by number, in order, and the lines (from 0) that do so.

    Of a text without contents nothing is announced, and `lines` is empty.
    """

    announced: Mapping[str, str]
    lines: range
    odd: tuple[int, ...] = ()
    """Those of its lines that announce nothing."""


def heading(line: str) -> Heading | None:
    """What a line is the heading of by its form."""
    if found := APPENDIX.fullmatch(plain(line)):
        return Heading(f"Appendix {found[1].upper()}", found[2])
    if found := NUMBERED.fullmatch(line.strip()):
        return Heading(found[1], plain(found[2]))
    return None


def same_title(announced: str, said: str) -> bool:
    """Is a title that of the contents, but for capitals, blanks, a slip, and what follows it?"""
    one, other = (
        "".join(filter(str.isalnum, each.casefold())) for each in (plain(announced), plain(said))
    )
    if other.startswith(one) or (len(other) >= LONG_TITLE and one.startswith(other)):
        return True
    return SequenceMatcher(None, one, other).ratio() >= ALIKE


def contents_of(lines: Sequence[str], after: int) -> Contents:
    """The contents, which begin near the head with their name, or with their first line."""
    names = [n for n in range(after, min(len(lines), CONTENTS_BEGIN)) if _opens(lines[n])]
    if not names:
        return Contents({}, range(0))
    start = names[0]
    announced: dict[str, str] = {}
    odd = []
    for number in range(start, len(lines)):
        line = lines[number].strip()
        listed = LISTED.fullmatch(line)
        found = heading(listed[1] if listed else line)
        if listed is None and _repeats(announced, line, found):
            break
        if found is not None:
            announced[found.number] = found.title
        elif listed is not None and not any(map(_is_number, announced)):
            _announce(announced, plain(listed[1]))
        elif listed is None and line and not line.isdecimal() and number > start:
            odd.append(number)
    else:
        return Contents(announced, range(start, len(lines)))
    return Contents(announced, range(start, number), tuple(n for n in odd if n < number))


def _announce(announced: dict[str, str], title: str) -> None:
    if title.casefold() not in CONTENTS:
        announced[title] = title


def _opens(line: str) -> bool:
    return plain(line).casefold() in CONTENTS or LISTED.fullmatch(line.strip()) is not None


def _repeats(announced: Mapping[str, str], line: str, found: Heading | None) -> bool:
    """Does the body begin with a line?"""
    if found is None:
        known = (*announced.values(), INTRODUCTION) if announced else ()
        return any(plain(line).casefold() == title.casefold() for title in known)
    return found.number in announced and same_title(announced[found.number], found.title)


def _is_number(key: str) -> bool:
    return key[0].isdecimal()


def unannounced(line: str, last: str | None) -> Heading | None:
    """The heading that a line of a text without contents is, after the last number.

    There a number grows, has a point, and has a title that is no sentence.
    """
    if found := APPENDIX.fullmatch(plain(line)):
        return Heading(f"Appendix {found[1].upper()}", found[2])
    found = WITH_POINT.fullmatch(line.strip())
    if found is None:
        return None
    grown = int(found[1]) - int(last) if last else 1
    return Heading(found[1], plain(found[2])) if 0 < grown <= STEP else None
