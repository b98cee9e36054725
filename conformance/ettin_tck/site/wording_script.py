"""The phrases of a language as a script: what marks them in a text that is pasted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.explaining.phrases_on_cards import reminder_of, sentence_of, wordings
from ettin_tck.site import addresses
from ettin_tck.site.words_said import words_said
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_tck.site.made_page import Made

CLASSES = {r"\w": r"[\p{L}\p{N}_]", r"\d": r"\p{Nd}"}
"""What means every letter and digit there is here, and those of English alone in a browser."""
ESCAPED = re.compile(r"\\(.)", re.DOTALL)
PLAIN = frozenset("'\"-~#&@%!,:;<>=` ")
"""Signs that may not be escaped in a browser."""


def wording_script(language: str, pages: Iterable[Made]) -> str:
    """A script that sets one variable; those of the phrases are among the `pages`."""
    titles = {made.address: made.view.title for made in pages}
    addressed = ((addresses.wording(key), it) for key, it in wordings(language).items())
    phrases = [
        (address, titles[address], it.says, in_a_browser(it.pattern.pattern))
        for address, it in addressed
    ]
    made = {
        "phrases": phrases,
        "sentence": in_a_browser(sentence_of(language).pattern),
        "reminder": in_a_browser(reminder_of(language).pattern),
        "unknown": words_told(language).say("no_phrase"),
        "none": words_said(language).say("wordings_none"),
    }
    return f"globalThis.ettinWordings = {msgspec.json.encode(made).decode()};\n"


def in_a_browser(pattern: str) -> str:
    """A regular expression as a browser reads it, with the flag for all of Unicode."""

    def written(hit: re.Match[str]) -> str:
        return CLASSES.get(hit[0], hit[1] if hit[1] in PLAIN else hit[0])

    return ESCAPED.sub(written, pattern)
