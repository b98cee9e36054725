"""Cases about decks: what their Given sentences hand in to a deck checker."""

from __future__ import annotations

from typing import TypeAlias

from ettin_spec.errors import SpecError
from ettin_spec.language.scenario import Case, Role
from ettin_spec.language.scripts.seating import FRAME
from ettin_spec.protocol import decks as d
from ettin_spec.protocol.commands import Register
from ettin_spec.protocol.facts import ChosenColour

OfDecksOnly: TypeAlias = d.InDeck | d.Listed | d.Opened
HandedIn: TypeAlias = OfDecksOnly | d.Commander | ChosenColour
"""A commander is designated, and a colour chosen, for games as well."""
AskedOfDecks: TypeAlias = (
    d.DecksAllowed | d.DeckAllowed | d.Objection | d.DeckObjection | d.FromOutside | d.Product
)
"""What is only ever asked of decks."""


def register_of(case: Case) -> Register | None:
    """What a case hands in; None for a case that has nothing to do with decks.

    Raises:
        SpecError: a sentence about a game among those about decks.
    """
    if not any(isinstance(step.meaning, OfDecksOnly | AskedOfDecks) for step in case.steps):
        return None
    facts: list[HandedIn] = []
    for step in case.steps:
        if isinstance(step.meaning, FRAME):
            continue
        if step.role is Role.GIVEN and isinstance(step.meaning, HandedIn):
            facts.append(step.meaning)
        elif step.role is not Role.THEN or not isinstance(step.meaning, AskedOfDecks):
            raise SpecError(
                step.place,
                f'this belongs to no deck: "{step.text}"',
                "decks are handed in and asked about; play a game in another scenario",
            )
    return Register(tuple(facts))


def cards_of(register: Register) -> tuple[str, ...]:
    """The English names of the cards that are handed in."""
    named = {f.card for f in register.facts if isinstance(f, d.InDeck | d.Commander | d.Listed)}
    return tuple(sorted(named))
