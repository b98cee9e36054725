"""Mana that is not spent yet."""

from __future__ import annotations

from msgspec import Struct

from ettin_spec.cards.declaration.parts.effect_parts import Remembered


class Mana(Struct, frozen=True):
    """One mana that is not spent: of a colour, and with what it remembers of what added it."""

    colour: str
    remembers: Remembered | None = None
