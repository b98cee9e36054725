"""A text as it is compared: words without typography, sentences, and the rules that it names."""

from __future__ import annotations

import re
import unicodedata

REFERENCE = re.compile(
    r"\b\d{3}\.\d{1,3}[a-z]?\b|(?<=\brule )\d{3}\b|(?<=\brules )\d{3}\b", re.ASCII
)
"""A rule that a text names: `810.9a`, or a section after the word."""
NAMED = "§"
"""Stands in the words for any rule that is named, since its number is no wording."""

_TYPOGRAPHY = str.maketrans(
    {
        **dict.fromkeys("‘’ʼ´`", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("–—−‑", "-"),
        **dict.fromkeys("®™_*\u00ad\u200b\ufeff", None),
        "\u00a0": " ",
        "…": "...",
    }
)
_MARKS = re.compile(r"\((?:R|TM|C)\)")
_WORD = re.compile(r"§|[^\W_]+(?:'[^\W_]+)?|[{}+/=]", re.UNICODE)
_END = re.compile(r"""([.!?]["')\]]*) (?=["'(\[]*[A-Z0-9{§])""")
_BREAK = "\n"


def plain(text: str) -> str:
    """The text with one kind of quotes, dashes and blanks, and without italics and marks."""
    composed = unicodedata.normalize("NFC", text).translate(_TYPOGRAPHY)
    return " ".join(_MARKS.sub("", composed).replace("--", "-").split())


def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text, in plain typography."""
    return tuple(part for part in _END.sub(rf"\1{_BREAK}", plain(text)).split(_BREAK) if part)


def references(text: str) -> tuple[str, ...]:
    """The rules that a text names, in order."""
    return tuple(REFERENCE.findall(text))


def words(text: str) -> tuple[str, ...]:
    """What is said: the words in lower case, numbers of rules as `§`."""
    return tuple(_WORD.findall(REFERENCE.sub(NAMED, plain(text)).casefold()))
