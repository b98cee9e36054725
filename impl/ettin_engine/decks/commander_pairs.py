"""Which two cards may lead a deck together: each way asks something else of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ettin_engine.decks.deck_entry import deck_rules
from ettin_engine.objects.characteristics import subtypes, types

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_spec.cards.declaration.deck_rules import DeckRule
    from ettin_spec.cards.declaration.words import Card

DOCTOR = {"Time", "Lord", "Doctor"}
"""The words of the creature types that a doctor's companion asks for, and no others."""


class Leader(NamedTuple):
    """A card that is to lead a deck, by its English name."""

    name: str
    card: Card

    @property
    def rules(self) -> tuple[DeckRule, ...]:
        """What it says of decks."""
        return tuple(deck_rules(self.card))


Way: TypeAlias = "Callable[[Leader, Leader], bool]"


def may_lead_together(rule: str, one: Leader, other: Leader) -> bool:
    """Is there a way of the day, one by itself, for these two?  Clause: deck.commander_partner"""
    return any(way(one, other) or way(other, one) for way in _ways(rule))


def backs(rule: str, card: Leader, leader: Leader) -> bool:
    """Is a card, which leads no deck alone, the background of this leader?

    Clause: deck.commander_background
    """
    return _background in _ways(rule) and _background(leader, card)


def _ways(rule: str) -> tuple[Way, ...]:
    """Those of the day; each value of the policy adds one."""
    names = tuple(WAYS)
    return tuple(WAYS.values())[: names.index(rule) + 1] if rule in names else ()


def _partners(one: Leader, other: Leader) -> bool:
    return any(r.partner for r in one.rules) and any(r.partner for r in other.rules)


def _named(one: Leader, other: Leader) -> bool:
    """Each names the other."""
    return _names(one, other) and _names(other, one)


def _names(one: Leader, other: Leader) -> bool:
    return any(r.partner_with == other.name for r in one.rules)


def _friends(one: Leader, other: Leader) -> bool:
    return "friends_forever" in _kinds(one) & _kinds(other)


def _background(one: Leader, other: Leader) -> bool:
    fits = "Legendary" in types(other.card) and "Background" in subtypes(other.card)
    return fits and any(r.background for r in one.rules)


def _companion(one: Leader, other: Leader) -> bool:
    """The doctor has to be able to lead by itself, and so to be a legendary creature."""
    return {*subtypes(other.card)} == DOCTOR and any(r.companion for r in one.rules)


def _same_kind(one: Leader, other: Leader) -> bool:
    return bool(_kinds(one) & _kinds(other))


def _kinds(one: Leader) -> set[str]:
    return {rule.partner_kind for rule in one.rules if rule.partner_kind}


WAYS: dict[str, Way] = {
    "one_or_two_partners": _partners,
    "or_partners_by_name": _named,
    "or_friends_forever": _friends,
    "or_background": _background,
    "or_doctors_companion": _companion,
    "or_partners_of_a_kind": _same_kind,
}
"""What each value of the policy adds to those before it; the first card has the ability."""
