"""Which object a sentence means: by the name of a card, whose it is, and the how manieth."""

from __future__ import annotations

import re
from dataclasses import dataclass

TEXT = re.compile(
    r"(?P<name>.*?)(?: \[(?P<whose>[A-Za-z]+)??(?:, )?(?P<token>token )?(?P<nth>[0-9]+)?\])?"
)


@dataclass(frozen=True)
class Reference:
    """An object by its card's English name; `whose` and `nth` (from 1) tell it from others.

    A `token` is one of those of that name. In a meaning it stands as text: `Hill Giant`,
    `Hill Giant [Barry]`, `Hill Giant [Barry, 2]`, `Hill Giant [Barry, token 2]`.
    """

    name: str
    whose: str | None = None
    nth: int | None = None
    token: bool = False

    def __str__(self) -> str:
        which = None if self.nth is None else f"{'token ' if self.token else ''}{self.nth}"
        told = ", ".join(part for part in (self.whose, which) if part is not None)
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
    is_token = found["token"] is not None
    return Reference(found["name"], found["whose"], int(nth) if nth else None, is_token)
