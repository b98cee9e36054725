"""The text of a file in the encodings in which rules have been published."""

from __future__ import annotations

import codecs
import re
from pathlib import Path

from ettin_spec.errors import Place, SpecError
from ettin_spec.input_files import read_bytes

WITH_MARK = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
WITHOUT = ("utf-8", "cp1252")
"""Tried in this order: what is no UTF-8 is taken for the older one."""
GARBLED = re.compile(r"[a-z](?:\?|[^\x00-\x7f]{1,9})(?<![’‘´])s\b")
"""An `'s` whose apostrophe is a letter or a mark of another encoding."""
APOSTROPHE = re.compile(r"[a-z]['’‘´]s\b")
CONTROLS = frozenset(map(chr, range(32))) - frozenset("\t\n\r\f\v\x1a\x1e")


def decoded(path: Path) -> str:
    """The text, its lines ended by newlines.

    Raises:
        SpecError: it cannot be read, or is no text in an encoding that is known.
    """
    content = read_bytes(path)
    marked = [name for mark, name in WITH_MARK.items() if content.startswith(mark)]
    for encoding in marked or WITHOUT:
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if CONTROLS.isdisjoint(text) and not _is_garbled(text):
            return text.replace("\r\n", "\n").replace("\r", "\n")
    wrong = "this is no plain text in UTF-8, UTF-16 with its mark, or Windows-1252"
    raise SpecError(Place(str(path)), f"{wrong}: save it as UTF-8")


def _is_garbled(text: str) -> bool:
    """Was it decoded, here or by whoever saved it, as what it is not?"""
    return len(GARBLED.findall(text)) > len(APOSTROPHE.findall(text))
