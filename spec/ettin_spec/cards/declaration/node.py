"""What every part of a card is: a frozen node, or one word that may hold something."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec


class Node(
    msgspec.Struct, frozen=True, cache_hash=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A part of a card; a key that it does not know is refused."""


class OneWord(Node, frozen=True):
    """A node of which exactly one field is set."""

    def __post_init__(self) -> None:
        said = [name for name in field_names(type(self)) if getattr(self, name) is not None]
        if len(said) != 1:
            what = " and ".join(said) if said else "none"
            raise ValueError(f"exactly one word is said here, not {what}")

    def said(self) -> tuple[str, Any]:
        """The word and what it holds."""
        return _said(self)


def one_words() -> set[type[OneWord]]:
    """The kinds of nodes of which exactly one field is set; what others only grow from is none."""
    found, grounds = set[type[OneWord]](), [OneWord]
    while grounds:
        kinds = grounds.pop().__subclasses__()
        found |= {kind for kind in kinds if not kind.__subclasses__()}
        grounds += [kind for kind in kinds if kind.__subclasses__()]
    return found


@lru_cache(1 << 13)
def _said(node: OneWord) -> tuple[str, Any]:
    for name in field_names(type(node)):
        value = getattr(node, name)
        if value is not None:
            return name, value
    raise AssertionError("unreachable: __post_init__ holds exactly one")


def field_names(node: type[msgspec.Struct]) -> tuple[str, ...]:
    """The words (or slots) of a kind of node, in order."""
    return node.__struct_fields__
