"""The colours of a card as a card file gives them, laid out as the rules of any day read them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.cards.declaration.deck_rules import COLOUR_OF_LAND, Marks
from ettin_spec.cards.declaration.mana_costs import COLOUR_OF_SYMBOL
from ettin_spec.cards.declaration.words import Card
from ettin_spec.protocol.base import Colour

if TYPE_CHECKING:
    from collections.abc import Iterable

SYMBOL = re.compile(r"\{([^{}]+)\}")
REMINDER = re.compile(r"\([^()]*\)")
CHOOSES = re.compile(r"is your commander, choose a color before the game begins")
TWO_SIDED = ("transform", "modal_dfc", "reversible_card")
"""Layouts with a back face."""
INSET = ("adventure",)
"""Layouts whose second half is alternative characteristics of the card."""


@dataclass(frozen=True)
class Printed:
    """What a card file says of a card; `text` is that of its front face.

    `identity` (letters as WUBRG) is that of the whole card by the newest rules; None: not said.
    """

    type: str
    layout: str
    cost: str | None
    text: str
    indicator: tuple[str, ...]
    identity: tuple[str, ...] | None

    @property
    def is_told(self) -> bool:
        """Is there enough to know the colours?"""
        return self.identity is not None or self.cost is not None


def marks_of(printed: Printed) -> Marks:
    """What deck rules see on the card besides its cost."""
    noted = " ".join(REMINDER.findall(printed.text))
    said = letters(REMINDER.sub("", printed.text))
    rest = () if printed.layout in TWO_SIDED else _unexplained(printed)
    inset = printed.layout in INSET
    return Marks(
        text=_written(said),
        alternative=_written(rest) if inset else "",
        reminder=_written(letters(noted)),
        indicator=_named(printed.indicator),
        defines=() if inset else _named(rest),
        chooses=bool(CHOOSES.search(printed.text)),
    )


def back_of(printed: Printed) -> Card | None:
    """The back face, as far as it adds colours."""
    rest = _unexplained(printed) if printed.layout in TWO_SIDED else ()
    return Card("Card", marks=Marks(indicator=_named(rest))) if rest else None


def letters(text: str) -> tuple[str, ...]:
    """The colours, as letters, of the mana symbols in a text."""
    halves = {half for symbol in SYMBOL.findall(text) for half in symbol.split("/")}
    return tuple(letter for letter in COLOUR_OF_SYMBOL if letter in halves)


def _unexplained(printed: Printed) -> tuple[str, ...]:
    """The colours of the identity that no symbol of the front face and no land type explains."""
    seen = {*letters(printed.cost or ""), *letters(REMINDER.sub("", printed.text))}
    made = {COLOUR_OF_LAND[word] for word in printed.type.split() if word in COLOUR_OF_LAND}
    seen |= {
        *printed.indicator,
        *(letter for letter in COLOUR_OF_SYMBOL if COLOUR_OF_SYMBOL[letter] in made),
    }
    return tuple(letter for letter in printed.identity or () if letter not in seen)


def _written(found: Iterable[str]) -> str:
    return "".join(f"{{{letter}}}" for letter in found)


def _named(found: Iterable[str]) -> tuple[Colour, ...]:
    return tuple(COLOUR_OF_SYMBOL[letter] for letter in found if letter in COLOUR_OF_SYMBOL)
