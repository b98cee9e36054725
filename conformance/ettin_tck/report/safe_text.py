"""What an engine said, made safe to print: no control characters reach a terminal or a file."""

from __future__ import annotations

import re

_UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def clean(text: str) -> str:
    """The text with each control character written out as `\\x1b`."""
    return _UNSAFE.sub(lambda found: f"\\x{ord(found[0]):02x}", text)
