"""Cards that are no permanents move from zone to zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.exiled_instead import is_exiled_instead
from ettin_engine.events.leaving.commander_moves import goes_aside
from ettin_engine.events.libraries import take_top
from ettin_engine.events.triggers.trigger_matching import (
    discarded,
)
from ettin_engine.events.turn_history import count

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Player


def exile_card(table: Table, card: CardId) -> None:
    """A card in a graveyard leaves it for good.  Clause: zone.exile"""
    if leave_graveyard(table, card):
        banish(table, card)


def exile_spell(table: Table, card: CardId) -> None:
    """A spell that resolves leaves the stack, and goes to no graveyard.  Clause: zone.exile"""
    table.set(stack=tuple(item for item in table.s.stack if item.card != card))
    banish(table, card)


def leave_graveyard(table: Table, card: CardId) -> bool:
    """A card leaves its owner's graveyard; was it there?"""
    owner = table.s.known[card].owner
    if card not in table.s.graveyards[owner]:
        return False
    table.put("graveyards", owner, tuple(c for c in table.s.graveyards[owner] if c != card))
    return True


def take_card_in_hand(table: Table, card: CardId) -> None:
    """A card that was in a graveyard is in its owner's hand.  Clause: commander.hand_library"""
    owner = table.s.known[card].owner
    if not goes_aside(table, card, "hand"):
        table.put("hands", owner, (*table.s.hands[owner], card))


def banish(table: Table, card: CardId) -> None:
    table.set(
        exiled_with={c: tie for c, tie in table.s.exiled_with.items() if c != card},
        playable={c: given for c, given in table.s.playable.items() if c != card},
    )
    if not goes_aside(table, card, "exile"):
        table.set(exiled=(*table.s.exiled, card))


def bury(table: Table, card: CardId, *, exiled: bool | None = None) -> bool:
    """A card is put into its owner's graveyard, if it does not go elsewhere instead.

    Clauses: zone.graveyard, zone.new_object. Of what dies it was settled before whether it is
    `exiled` instead.
    """
    if is_exiled_instead(table.s, card) if exiled is None else exiled:
        banish(table, card)
        return False
    if goes_aside(table, card, "graveyard"):
        return False
    owner = table.s.known[card].owner
    table.put("graveyards", owner, (*table.s.graveyards[owner], card))
    table.put("buried", card, table.s.buried.get(card, 0) + 1)
    return True


def discard_card(table: Table, player: Player, card: CardId) -> None:
    """A player discards a card: it goes from the hand to the graveyard.  Clause: zone.graveyard"""
    table.put("hands", player, tuple(c for c in table.s.hands[player] if c != card))
    bury(table, card)
    count(table, "cards_discarded", player)
    discarded(table, player, card)


def mill(table: Table, player: Player, number: int) -> None:
    """The top cards of a library are put into the graveyard, as many as there are.

    Clause: effect.mill. Nobody loses for want of cards to put there.
    """
    for _ in range(min(number, len(table.s.libraries[player]))):
        bury(table, take_top(table, player))


def exile_top(table: Table, player: Player, number: int) -> tuple[CardId, ...]:
    """The top cards of a library are exiled, as many as there are.  Clause: zone.exile"""
    cards = tuple(take_top(table, player) for _ in table.s.libraries[player][:number])
    for card in cards:
        banish(table, card)
    return cards


def leave_exile(table: Table, card: CardId) -> bool:
    """A card leaves exile; was it there?"""
    if card not in table.s.exiled:
        return False
    table.set(exiled=tuple(other for other in table.s.exiled if other != card))
    return True
