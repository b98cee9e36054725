"""What acts call a token, which is no card and has no label of one."""

from __future__ import annotations

import re
from typing import NamedTuple

TEXT = re.compile(r"(?P<name>.+) token (?P<nth>[1-9][0-9]*) of (?P<player>[^ ]+)")


class TokenLabel(NamedTuple):
    """A token by its name, who controls it, and the how manieth it is of those, from 1: the tokens
    of that name that the player controls now, in the order in which they came."""

    name: str
    player: str
    nth: int

    def __str__(self) -> str:
        return f"{self.name} token {self.nth} of {self.player}"


def token_label(text: str) -> TokenLabel | None:
    """The token that a label names; None if it is the label of a card."""
    found = TEXT.fullmatch(text)
    return None if found is None else TokenLabel(found["name"], found["player"], int(found["nth"]))
