"""Every law, in the order in which readers are told of them."""

from __future__ import annotations

from laws import (
    laws_of_cards,
    laws_of_languages,
    laws_of_life,
    laws_of_symmetry,
    laws_of_time,
    laws_of_variants,
)
from laws.law import Law

GROUPS: dict[str, tuple[Law, ...]] = {
    "Life and poison": laws_of_life.LAWS,
    "Who is called what, and who sits where": laws_of_symmetry.LAWS,
    "Cards": laws_of_cards.LAWS,
    "Languages": laws_of_languages.LAWS,
    "Games that are played again": laws_of_time.LAWS,
    "Variants": laws_of_variants.LAWS,
}
"""The laws by what they are about."""

LAWS = tuple(law for laws in GROUPS.values() for law in laws)
