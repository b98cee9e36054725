"""Mana costs as cards write them: `{3}{R}{R}`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from ettin_spec.protocol.base import Colour

SYMBOL = re.compile(r"\{([0-9]+|[WUBRGCXS]|[WUBRG2]/[WUBRGP])\}")

LIFE_FOR_SYMBOL = 2
"""The life that pays for one Phyrexian mana symbol."""

PHYREXIAN = re.compile(r"\{[WUBRG]/P\}")
"""A symbol that is paid with mana of its colour or with life."""

COLOUR_OF_SYMBOL: Mapping[str, Colour] = {
    "W": Colour.WHITE,
    "U": Colour.BLUE,
    "B": Colour.BLACK,
    "R": Colour.RED,
    "G": Colour.GREEN,
}
"""The colours of mana symbols, and of the letters that stand for colours."""


@cache
def symbols(cost: str) -> tuple[str, ...]:
    """The symbols of a cost, without braces: `{3}{R}` is `3`, `R`."""
    return tuple(SYMBOL.findall(cost))


@cache
def colours_of_symbol(symbol: str) -> frozenset[Colour]:
    """The colours of a symbol without braces: one, both of two halves, or none."""
    return frozenset(COLOUR_OF_SYMBOL[h] for h in symbol.split("/") if h in COLOUR_OF_SYMBOL)


def is_cost(text: str) -> bool:
    """Is the text nothing but mana symbols?"""
    return SYMBOL.sub("", text) == ""


def mana_value(cost: str) -> int:
    """The number that a cost comes to; {X} counts 0, half-and-half symbols their greater half."""
    return sum(_worth(symbol) for symbol in symbols(cost))


def least_mana(cost: str) -> int:
    """The least mana that pays a cost: of `{2/W}` one that is white."""
    return sum(min(_worth(s), 1) if colours_of_symbol(s) else _worth(s) for s in symbols(cost))


def phyrexian(cost: str) -> int:
    """How many symbols of a cost can be paid with life: of `{1}{B/P}{B/P}` two."""
    return len(PHYREXIAN.findall(cost))


def without_phyrexian(cost: str, number: int) -> str:
    """A cost without so many of the symbols that can be paid with life, the first ones."""
    return PHYREXIAN.sub("", cost, count=number) if number else cost


def generic(cost: str) -> int:
    """How much of a cost any mana pays: of `{3}{R}` three."""
    return sum(int(symbol) for symbol in symbols(cost) if symbol.isdigit())


def without_generic(cost: str, number: int) -> str:
    """A cost with so much less of what any mana pays: `{3}{R}` without 2 is `{R}{1}`."""
    coloured = "".join(f"{{{symbol}}}" for symbol in symbols(cost) if not symbol.isdigit())
    return f"{coloured}{{{generic(cost) - number}}}"


def with_x(cost: str, number: int) -> str:
    """A cost with a number in the place of each X: `{X}{R}` with 3 is `{3}{R}`."""
    return cost.replace("{X}", f"{{{number}}}")


def _worth(symbol: str) -> int:
    if symbol == "X":
        return 0
    head = symbol.partition("/")[0]
    return int(head) if head.isdigit() else 1
