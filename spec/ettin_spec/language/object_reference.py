"""Which object a sentence means: by the name of a card, whose it is, and the how manieth."""

from __future__ import annotations

import re
from dataclasses import dataclass

TEXT = re.compile(r"(?P<name>.*?)(?: \[(?P<whose>[A-Za-z]+)?(?:, )?(?P<nth>[0-9]+)?\])?")


@dataclass(frozen=True)
class Reference:
    """An object by its card's English name; `whose` and `nth` (from 1) tell it from others.

    In a meaning it stands as text: `Hill Giant`, `Hill Giant [Barry]`, `Hill Giant [Barry, 2]`.
    """

    name: str
    whose: str | None = None
    nth: int | None = None

    def __str__(self) -> str:
        told = ", ".join(str(part) for part in (self.whose, self.nth) if part is not None)
        return f"{self.name} [{told}]" if told else self.name

    @property
    def is_plain(self) -> bool:
        """Is nothing said but the name?"""
        return self.whose is None and self.nth is None


def reference(text: str) -> Reference:
    """What a text of a meaning refers to."""
    found = TEXT.fullmatch(text)
    assert found is not None
    nth = found["nth"]
    return Reference(found["name"], found["whose"], int(nth) if nth else None)
