"""What no type can refuse: a name that is read where nothing gives it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ettin_spec.cards import words
from ettin_spec.cards.kinds import said

GROUPS = ("each_player", "each_opponent")
"""Who or whose, taken one by one: within, `that_player` is the one at hand."""


def unbound(node: object, bound: bool = False) -> Iterator[str]:
    """The path to each `that_player` that no group and no event binds."""
    if isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from (f"[{index}]{path}" for path in unbound(item, bound))
    elif isinstance(node, msgspec.Struct):
        inside = bound or binds(node)
        for name, value, _ in said(node):
            yield from (f".{name}{path}" for path in unbound(value, inside))
    elif node == "that_player" and not bound:
        yield ""


def binds(node: msgspec.Struct) -> bool:
    """Does a node say who `that_player` is for all that it holds?"""
    match node:
        case words.Damage(to=who) | words.SetLife(who=who):
            return who in GROUPS
        case words.Triggered(when=words.Event(step=words.AtStep(of=whose))):
            return whose in GROUPS
        case _:
            return False
