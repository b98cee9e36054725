"""Which players an ability names."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.cards.declaration.names import GROUPS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.cards.declaration.words import Triggered


def names_that_player(ability: Triggered) -> bool:
    """Does it say 'that player' or the like of its event?  Clause: trigger.step

    Inside what is said of several players the words mean each of those, not the event's.
    """
    said = (*ability.do, ability.modes, ability.if_)
    return any("that_player" in _words(each) for each in said)


@cache
def mentions(says: msgspec.Struct | None, word: str) -> bool:
    """Does a part of a card, with all that it holds, say this word?"""
    return word in _all_words(says)


def is_of_each_fighter(says: msgspec.Struct | None) -> bool:
    """Does it speak of a player of a combat, who is another one for each creature in it?

    Clauses: combat.defending_alone, combat.block_condition
    """
    return mentions(says, "defending_player") or mentions(says, "attacking_player")


def _all_words(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from _all_words(part)
    elif isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            yield from _all_words(getattr(node, name))


def _is_group(node: msgspec.Struct) -> bool:
    return any(getattr(node, slot, None) in GROUPS for slot in ("to", "who", "among"))


def _words(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from _words(part)
    elif isinstance(node, msgspec.Struct) and not _is_group(node):
        for name in node.__struct_fields__:
            yield from _words(getattr(node, name))
