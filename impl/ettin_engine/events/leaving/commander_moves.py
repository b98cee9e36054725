"""Commanders on their way to the command zone: instead of another zone, or after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ettin_engine.players.teams import players_in_order
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Hit, Rules

Zone: TypeAlias = Literal["graveyard", "exile", "hand", "library"]

ASIDE: Mapping[Zone, Callable[[Rules], str | int]] = {
    "graveyard": lambda rules: rules["commander.graveyard"],
    "exile": lambda rules: rules["commander.exile"],
    "hand": lambda rules: rules["commander.hand"],
    "library": lambda rules: rules["commander.library"],
}
"""When a commander may go to the command zone and not to another zone; read of commanders only."""


def goes_aside(table: Table, card: CardId, zone: Zone) -> bool:
    """Does a commander go to the command zone instead of another zone?

    Clauses: commander.graveyard, commander.exile, commander.hand_library. Its owner may let it;
    by a rule for what has arrived that player may once it is there.
    """
    if card not in table.s.commanders:
        return False
    when = ASIDE[zone](table.s.rules)
    if when == "state_based":
        table.set(arrived=(*table.s.arrived, card))
    return when == "replaced" and _returned(table, card)


def return_arrived(table: Table) -> bool:
    """Commanders that have just arrived in a graveyard or in exile may leave it; has one?

    Clauses: commander.graveyard, commander.exile. One is offered once,
    and to its owner when all who come before in turn order have chosen.
    """
    if not table.s.arrived:
        return False
    order = players_in_order(table.s)
    arrived = [
        card
        for player in order
        for card in dict.fromkeys(table.s.arrived)
        if table.s.known[card].owner == player
    ]
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
        by = each.by
        assert by is not None
        if each.player is None or by.card not in table.s.commanders:
            continue
        so_far = table.s.slain.get(each.player, {})
        table.put("slain", each.player, {**so_far, by.card: so_far.get(by.card, 0) + each.amount})
