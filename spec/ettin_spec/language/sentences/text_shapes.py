"""The shape of a sentence: what text it can be, for the matcher and for the ambiguity check."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

ACCENTS = re.compile("[\u0300-\u036f]")
"""What stands on Latin letters, once it is apart from them."""


@dataclass(frozen=True)
class Text:
    """These characters."""

    text: str


@dataclass(frozen=True)
class OneOf:
    """Any one of several shapes."""

    options: tuple[Shape, ...]


@dataclass(frozen=True)
class Row:
    """Shapes one after the other; `hole` marks what is read as a value."""

    parts: tuple[Shape, ...]
    hole: bool = False


@dataclass(frozen=True)
class Digits:
    """A whole number in digits, maybe negative."""


@dataclass(frozen=True)
class Name:
    """One character or more, none of `stops`."""

    stops: str


Shape: TypeAlias = Text | OneOf | Row | Digits | Name


def texts(options: Iterable[str]) -> OneOf:
    """One of several texts, the longest tried first."""
    return OneOf(tuple(Text(o) for o in sorted(dict.fromkeys(options), key=lambda o: (-len(o), o))))


def regex(shape: Shape, grouping: bool = True) -> str:
    """The regular expression of a shape; each outermost hole is a group, nothing else is."""
    match shape:
        case Text(text):
            return re.escape(text)
        case OneOf(options):
            return f"(?:{'|'.join(regex(option, grouping) for option in options)})"
        case Row(parts, hole):
            inner = "".join(regex(part, grouping and not hole) for part in parts)
            return f"({inner})" if hole and grouping else inner
        case Digits():
            return "-?[0-9]+"
        case Name(stops):
            return f"[^{re.escape(stops)}]+"


def folded(text: str) -> str:
    """Text without capitals and accents, to be searched; the marks of kana make other kana."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return unicodedata.normalize("NFC", ACCENTS.sub("", decomposed))
