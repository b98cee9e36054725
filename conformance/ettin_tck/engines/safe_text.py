"""What an engine said, made safe to print: it stays text for terminals, files and CI services."""

from __future__ import annotations

import re
from functools import lru_cache

MOST = 300
"""Characters of an engine's text that are shown where one line is meant."""

_UNSEEN = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters
    "\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff"
    "\u2028\u2029"  # lines and paragraphs of another sort
    "\ud800-\udfff\ufffe\uffff"  # what no XML may hold
)
_UNSAFE = re.compile(f"[{_UNSEEN}]")
_UNSAFE_IN_A_LINE = re.compile(f"[\t\n{_UNSEEN}]")
_COMMAND = re.compile(r"^(\s*):(?=:)|#(?=#(?:\[|vso|teamcity))", re.MULTILINE)
"""What a CI service takes for a command: `::error::` begins a line, `##[` or `##vso[` is in it."""


def clean(text: str) -> str:
    """The text with what is unseen, or is a CI service's command, written out as `\\x1b`."""
    return _COMMAND.sub(_defused, _UNSAFE.sub(_escaped, text))


def one_line(text: str, most: int = MOST) -> str:
    """The text, made clean, in one line of so many characters at most; how long it was is said."""
    return _in_a_line(text if len(text) <= most else f"{text[:most]}... ({len(text)} characters)")


@lru_cache(1 << 10)
def _in_a_line(short: str) -> str:
    return clean(_UNSAFE_IN_A_LINE.sub(_escaped, short))


def some_lines(text: str, most: int, each: int = MOST) -> str:
    """The first lines of a text, each made clean and short."""
    lines = text.split("\n", most)
    shown = [one_line(line, each) for line in lines[:most]]
    return "\n".join(shown + ["..."] * (len(lines) > most))


def _escaped(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code:02x}" if code < 1 << 8 else f"\\u{code:04x}"


def _defused(found: re.Match[str]) -> str:
    return f"{found[1]}\\x3a" if found[1] is not None else "\\x23"
