"""Commanders on their way to the command zone: instead of another zone, or after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_engine.state import CardId, Hit
    from ettin_engine.table import Table


def instead_of_graveyard(table: Table, card: CardId) -> bool:
    """Does a commander go to the command zone instead of a graveyard?

    Clause: commander.graveyard. Its owner may let it, or else may once it is there.
    """
    if card not in table.s.commanders:
        return False
    return _turned_aside(table, card, table.s.rules["commander.graveyard"])


def instead_of_exile(table: Table, card: CardId) -> bool:
    """Does a commander go to the command zone instead of into exile?

    Clause: commander.exile. Its owner may let it, or else may once it is there.
    """
    if card not in table.s.commanders:
        return False
    return _turned_aside(table, card, table.s.rules["commander.exile"])


def instead_of_hand(table: Table, card: CardId) -> bool:
    """Does a commander go to the command zone instead of its owner's hand, as that player likes?

    Clause: commander.hand_library
    """
    if card not in table.s.commanders:
        return False
    return _turned_aside(table, card, table.s.rules["commander.hand"])


def instead_of_library(table: Table, card: CardId) -> bool:
    """Does a commander go to the command zone instead of its owner's library?

    Clause: commander.hand_library
    """
    if card not in table.s.commanders:
        return False
    return _turned_aside(table, card, table.s.rules["commander.library"])


def _turned_aside(table: Table, card: CardId, when: str | int) -> bool:
    if when == "state_based":
        table.set(arrived=(*table.s.arrived, card))
    return when == "replaced" and _returned(table, card)


def return_arrived(table: Table) -> bool:
    """Commanders that have just arrived in a graveyard or in exile may leave it; has one?

    Clauses: commander.graveyard, commander.exile. One is offered once.
    """
    arrived = dict.fromkeys(table.s.arrived)
    if not arrived:
        return False
    table.set(arrived=())
    left = [card for card in arrived if _is_there(table, card) and _returned(table, card)]
    for card in left:
        owner = table.s.known[card].owner
        grave = tuple(c for c in table.s.graveyards[owner] if c != card)
        table.put("graveyards", owner, grave)
        table.set(exiled=tuple(c for c in table.s.exiled if c != card))
    return bool(left)


def _is_there(table: Table, card: CardId) -> bool:
    return card in (*table.s.graveyards[table.s.known[card].owner], *table.s.exiled)


def _returned(table: Table, card: CardId) -> bool:
    """The owner is asked, and the card put into the command zone if that player likes."""
    owner = table.s.known[card].owner
    choice = Choice(ChoiceKind.YES_NO, Purpose.COMMAND_ZONE, (owner,), ("yes", "no"), card)
    if table.ask(choice) != ("yes",):
        return False
    table.put("command", owner, (*table.s.command.get(owner, ()), card))
    return True


def note_commanders(table: Table, hits: Iterable[Hit]) -> None:
    """Combat damage that commanders deal to players is counted for good.

    Clause: commander.damage
    """
    for each in hits:
        by = table.s.permanents.get(each.by) if each.by is not None else None
        if each.player is None or by is None or by.card not in table.s.commanders:
            continue
        so_far = table.s.slain.get(each.player, {})
        table.put("slain", each.player, {**so_far, by.card: so_far.get(by.card, 0) + each.amount})
