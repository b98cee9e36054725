"""Which spells some lands pay for, and which basic lands have to come besides."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ettin_spec.cards.declaration.mana_costs import colours_of_symbol, mana_value, symbols

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

BASIC = {
    "white": "Plains",
    "blue": "Island",
    "black": "Swamp",
    "red": "Mountain",
    "green": "Forest",
}
"""The basic land of each colour."""

COLOURS = {land: colour for colour, land in BASIC.items()}
COLOURS |= {f"Snow-Covered {land}": colour for land, colour in COLOURS.items()}
ANY_COLOUR = frozenset({"Mana Source"})
"""Lands that give mana of whatever colour."""


def gives_mana(land: str) -> bool:
    """Is it a land that only taps for one mana?"""
    return land in COLOURS or land in ANY_COLOUR


def can_pay(lands: Sequence[str], cost: str) -> bool:
    """Do these lands, all untapped, pay for a cost?"""
    giving = [land for land in lands if gives_mana(land)]
    return len(giving) >= mana_value(cost) and not _missing(giving, cost)


def can_pay_all(lands: Sequence[str], costs: Sequence[str]) -> bool:
    """Do these lands pay for several spells of one turn, whichever of them an engine taps first?

    Where lands differ nobody says which are tapped, so that they pay for a single spell only.
    """
    giving = {land for land in lands if gives_mana(land)}
    if len(costs) > 1 and len(giving) > 1:
        return False
    return can_pay(lands, "".join(costs))


def lands_besides(lands: Sequence[str], costs: Iterable[str]) -> list[str]:
    """The basic lands that are lacking to cast spells, one a turn."""
    more: list[str] = []
    for cost in costs:
        while not can_pay([*lands, *more], cost):
            giving = [land for land in (*lands, *more) if gives_mana(land)]
            colour = next(iter(_missing(giving, cost).elements()), None) or _any(cost)
            more.append(BASIC[colour])
    return more


def _missing(lands: Sequence[str], cost: str) -> Counter[str]:
    """The mana, by colour, that is lacking for the symbols of colours."""
    needed = Counter(str(min(either)) for s in symbols(cost) if (either := colours_of_symbol(s)))
    needed -= Counter(COLOURS[land] for land in lands if land in COLOURS)
    for _ in range(sum(land in ANY_COLOUR for land in lands)):
        needed -= Counter(list(needed)[:1])
    return needed


def _any(cost: str) -> str:
    """The colour of the land that pays for what any mana pays."""
    coloured = (sorted(colours_of_symbol(s)) for s in symbols(cost) if colours_of_symbol(s))
    return str(next(coloured, ["green"])[0])
