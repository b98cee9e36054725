"""What a spell does that is cast for its overload cost."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ettin_spec.cards.declaration.parts.targets import Target, Targets
from ettin_spec.cards.declaration.words import Spell

EACH_PLAYER = {"any_player": "each_player", "opponent": "each_opponent"}
"""Who is meant where each player is meant who could have been the target."""


@lru_cache(1 << 8)
def overloaded(spell: Spell) -> Spell:
    """A spell that targets nothing, and does to each what it would have done to its target.

    Clause: spell.overload

    Raises:
        ValueError: it has no single target, or one that no word means each of.
    """
    each = _each(spell.targets)
    said = _with_each(msgspec.to_builtins(spell.do), each)
    return msgspec.convert({"do": said}, Spell)


def _each(targets: Targets | None) -> Any:
    """All that could be the target, as the vocabulary says it."""
    match targets:
        case Targets(target=Target(who=who, what=None), second_target=None) if who is not None:
            return EACH_PLAYER[who]
        case Targets(target=Target(who=None, what=what), second_target=None) if what is not None:
            return msgspec.to_builtins(what)
    raise ValueError("what has `overload` targets one player or one object")


def _with_each(said: Any, each: Any) -> Any:
    """What is said, with all those in the place of the target."""
    if isinstance(said, dict):
        return {word: _with_each(of, each) for word, of in said.items()}
    if isinstance(said, list | tuple):
        return [_with_each(of, each) for of in said]
    if isinstance(said, str) and said != "target" and "target" in said:
        raise ValueError(f"what has `overload` says nothing of a `{said}`")
    return each if said == "target" else said
