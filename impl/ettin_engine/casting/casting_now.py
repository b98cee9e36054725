"""Casting a card as a spell or ability resolves, for its costs and whatever the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.targets import candidates
from ettin_engine.abilities.references import Speaker
from ettin_engine.casting.announce import announced, spell_of_card
from ettin_engine.casting.cast_prohibitions import check_may_cast, check_now
from ettin_engine.casting.cast_times import check_bound
from ettin_engine.casting.chosen_modes import modes_of
from ettin_engine.casting.costs.spell_costs import total_cost
from ettin_engine.decisions.choices import Illegal
from ettin_engine.effects.choosing_modes import picked_modes
from ettin_engine.events.paying.paying_mana import can_pay
from ettin_engine.events.triggers.cast_triggers import spell_cast
from ettin_engine.objects.characteristics import types
from ettin_engine.state import Item
from ettin_spec.cards.declaration.mana_costs import with_x
from ettin_spec.protocol.actions import Cast
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Player
    from ettin_spec.cards.declaration.words import Card


def cast_now(table: Table, player: Player, card: CardId) -> bool:
    """A player who can, and likes to, casts a card now; has it been cast?

    Clause: spell.cast_while_resolving. The spell comes onto the stack before anything that triggers
    meanwhile; an X is 0, and costs that need not be paid are not.
    """
    name = table.s.known[card].name
    says = table.s.cards[name]
    if not _can_cast(table, player, card, says):
        return False
    kind, purpose = ChoiceKind.YES_NO, Purpose.MAY
    if table.ask(Choice(kind, purpose, (player,), ("yes", "no"), name)) != ("yes",):
        return False
    modal, spell = modes_of(says), Item(name, player, (), card, says)
    does = (spell_of_card(says),) if modal is None else picked_modes(table, spell, modal)
    x = 0 if "{X}" in says.cost else None
    item = announced(table, Cast(player, card, x=x), says, does)
    table.set(waiting=(*table.s.waiting, item))
    spell_cast(table, item)
    return True


def _can_cast(table: Table, player: Player, card: CardId, says: Card) -> bool:
    """Is it a spell that the player may cast, can pay for, and has targets for?"""
    if "Land" in types(says) or not says.cost:
        return False
    try:
        check_may_cast(table.s, player)
        check_now(table.s, player, says)
        check_bound(table.s, Item(table.s.known[card].name, player, (), card, says))
    except Illegal:
        return False
    item = Item(table.s.known[card].name, player, (), card, says)
    cost = total_cost(table.s, item, with_x(says.cost, 0))
    by, modal = Speaker(player, spell=says), modes_of(says)
    ways = (spell_of_card(says),) if modal is None else modal.of
    aimed = [w for w in ways if w.targets is None or all(candidates(table.s, w.targets, by))]
    least = 1 if modal is None else modal.least
    return can_pay(table.s, player, cost, item) and len(aimed) >= least
