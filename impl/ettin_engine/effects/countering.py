"""Countering spells and abilities, and what follows unless a player pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from ettin_engine.abilities.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.abilities.spell_filters import abilities_on_stack, can_be_countered, spell_of
from ettin_engine.events.leaving_the_stack import put_away_spell
from ettin_engine.events.paying_mana import can_pay, pay
from ettin_spec.cards.declaration.mana_costs import with_x
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Player
    from ettin_spec.cards.declaration.words import UnlessPays


def counter(table: Table, _: Literal["target"], item: Item) -> None:
    """The spell that is the target leaves the stack for its owner's graveyard; an ability is gone.

    Clauses: effect.counter, spell.uncountered, ability.countered
    """
    if item.targets is not None and item.targets.is_ability:
        ability = abilities_on_stack(table.s).get(item.target or "")
        table.set(stack=tuple(other for other in table.s.stack if other is not ability))
        return
    spell = spell_of(table.s, item.target)
    if spell is not None and can_be_countered(table.s, spell):
        table.set(stack=tuple(other for other in table.s.stack if other is not spell))
        put_away_spell(table, spell)


def unless_pays(
    table: Table, says: UnlessPays, item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """Effects follow unless a player pays, who may, and nobody in that player's place.

    Clauses: cost.unless, mana.own
    """
    who, mana = players(table.s, says.who, speaker(item)), with_x(says.mana, item.x)
    if not any(_pays(table, player, mana, item) for player in who):
        perform(table, replace(item, do=says.do))


def _pays(table: Table, player: Player, mana: str, item: Item) -> bool:
    """Does a player who has the mana like to pay it?"""
    if not can_pay(table.s, player, mana):
        return False
    choice = Choice(ChoiceKind.YES_NO, Purpose.PAYMENT, (player,), ("yes", "no"), item.name)
    if table.ask(choice) != ("yes",):
        return False
    pay(table, player, mana)
    return True
