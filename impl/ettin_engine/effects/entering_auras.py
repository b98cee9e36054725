"""Auras that enter the battlefield without having been cast: what or whom they enchant."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ettin_engine.abilities.filters.object_filters import selected
from ettin_engine.abilities.filters.protection import (
    is_player_protected,
    is_protected,
    looks_of,
)
from ettin_engine.abilities.references import Speaker
from ettin_engine.objects.characteristics import enchantable, worded
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import players_in_order
from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, ObjectId, Player


class Coming(NamedTuple):
    """A card that enters under a player's control; an Aura enchants an object or a player."""

    player: Player
    card: CardId
    on: ObjectId | None = None
    on_player: Player | None = None


def coming(table: Table, player: Player, card: CardId) -> Coming | None:
    """A card that is to enter, with what it enchants if it is an Aura; None if it stays.

    Clauses: aura.enters, protection.aura, protection.player. Whoever will control it chooses, and
    nothing is targeted by that.
    """
    name = table.s.known[card].name
    what = enchantable(worded(table.s.cards[name].abilities))
    if what is None:
        return Coming(player, card)
    if not isinstance(what, Filter):
        open_ = [p for p in players_in_order(table.s) if not is_player_protected(table.s, p)]
        if not open_:
            return None
        whom = _one(table, player, name, ChoiceKind.PLAYER, tuple(open_))
        return Coming(player, card, on_player=whom)
    looks = looks_of(table.s, None, table.s.cards[name])
    fit = selected(table.s, what, Speaker(player))
    labels = {label_of(it): it.id for it in fit if not is_protected(table.s, it, looks)}
    if not labels:
        return None
    picked = _one(table, player, name, ChoiceKind.OBJECTS, tuple(labels))
    return Coming(player, card, on=labels[picked])


def all_coming(table: Table, cards: Iterable[tuple[Player, CardId]]) -> tuple[Coming, ...]:
    """Those of several cards that enter together and do not stay where they are.

    Clause: aura.enters. What enters together with an Aura can't be enchanted by it.
    """
    each = (coming(table, player, card) for player, card in cards)
    return tuple(one for one in each if one is not None)


def _one(
    table: Table, player: Player, name: str, kind: ChoiceKind, options: tuple[str, ...]
) -> str:
    return table.ask(Choice(kind, Purpose.ENCHANTED, (player,), options, name))[0]
