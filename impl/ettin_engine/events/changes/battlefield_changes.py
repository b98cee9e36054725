"""Objects enter the battlefield, and leave it together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.exiled_instead import exiled_instead
from ettin_engine.events.changes.basic_changes import change_permanent
from ettin_engine.events.changes.card_moves import banish, bury, take_card_in_hand
from ettin_engine.events.changes.counter_changes import so_many_counters
from ettin_engine.events.leaving.commander_moves import goes_aside
from ettin_engine.events.leaving.last_seen import keep_keywords, seen_by_abilities
from ettin_engine.events.shuffling import name_in_library, shuffle_into_library
from ettin_engine.events.triggers.trigger_matching import (
    departed,
)
from ettin_engine.events.turn_history import count
from ettin_engine.named_ties import Veil
from ettin_engine.objects.characteristics import (
    characteristics_of,
    face,
    first_counters,
)
from ettin_engine.state import Permanent

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Copied, ObjectId, Player
    from ettin_spec.cards.declaration.words import Card


def enter(
    table: Table,
    says: Card,
    name: str,
    player: Player,
    card: CardId | None,
    *,
    copies: tuple[Copied, ...] = (),
    veil: Veil | None = None,
) -> Permanent:
    """A new object, be it a copy or with a `veil` face down already, enters the battlefield under a
    player's control.

    Clause: object.enters_as_copy, zone.new_object, counters.put
    """
    owner = table.s.known[card].owner if card is not None else player
    number = table.number()
    it = Permanent(number, name, says, player, owner, card, copies=copies)
    it = replace(it, face_down=veil is not None, veil=veil)
    table.put("permanents", it.id, it)
    first = first_counters(face(it).says)
    if first:
        counters = {kind: so_many_counters(table, it.id, number) for kind, number in first.items()}
        change_permanent(table, it.id, counters=counters)
    return table.s.permanents[it.id]


def leave_for_graveyard(table: Table, permanents: Iterable[ObjectId]) -> None:
    """Permanents are put into their owners' graveyards together; tokens are gone.

    Clause: trigger.dies, token.ceases. Permanents that die together see each other die; what goes
    elsewhere instead does not die.
    """
    before = table.s
    gone = [before.permanents[permanent] for permanent in permanents]
    away = exiled_instead(before, gone)
    leave_battlefield(table, gone)
    buried = [it for it in gone if it.card is None or bury(table, it.card, exiled=it.card in away)]
    for it in buried:
        if "Creature" in characteristics_of(before, it).types:
            count(table, "creatures_died", it.controller)
        departed(table, before, it, "dies")


def end_what_is_bound(table: Table) -> None:
    """What holds as long as a permanent is there ends with it.  Clause: layers.as_long_as"""
    there = table.s.permanents
    left = tuple(each for each in table.s.lasting if each.bound is None or each.bound in there)
    if len(left) < len(table.s.lasting):
        table.set(lasting=left)


def leave_battlefield(table: Table, gone: Sequence[Permanent]) -> None:
    """Permanents leave the battlefield together, wherever they go.  Clause: trigger.dies"""
    before = table.s
    seen_by_abilities(table, gone)
    keep_keywords(table, gone)
    for it in gone:
        table.drop("permanents", it.id)
    end_what_is_bound(table)
    for it in gone:
        departed(table, before, it, "leaves")


def exile_permanents(table: Table, gone: Sequence[Permanent]) -> None:
    """Permanents leave the battlefield together for good; tokens are gone.  Clause: zone.exile"""
    leave_battlefield(table, gone)
    for it in gone:
        if it.card is not None:
            banish(table, it.card)


def take_in_hand(table: Table, gone: Sequence[Permanent]) -> None:
    """Permanents return together to their owners' hands; tokens are gone.

    Clause: zone.owner, token.ceases, commander.hand_library
    """
    leave_battlefield(table, gone)
    for it in gone:
        if it.card is not None:
            take_card_in_hand(table, it.card)


def put_into_library(table: Table, it: Permanent) -> None:
    """A permanent is shuffled into its owner's library; of a token nothing but the shuffle is left.

    Clause: commander.hand_library
    """
    leave_battlefield(table, (it,))
    names: tuple[str, ...] = ()
    if it.card is not None and not goes_aside(table, it.card, "library"):
        names = (name_in_library(table, it.card),)
    shuffle_into_library(table, it.owner, names)
