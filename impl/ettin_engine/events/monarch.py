"""The monarch: one player, who draws for it, and from whom combat damage takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.teams import active_team, members, players_in_order
from ettin_engine.state import Item
from ettin_spec.cards.declaration.parts.effect_parts import Draw
from ettin_spec.cards.declaration.words import Effect
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Hit, Player

DRAWS = (Effect(draw=Draw("that_player")),)
PASSES_ON = (Effect(become_monarch="that_player"),)


def crown(table: Table, player: Player) -> None:
    """A player becomes the monarch, and nobody else is it any more.  Clause: monarch.one"""
    table.set(monarch=player)


def monarch_draws(table: Table, step: StepName) -> None:
    """The monarch's own ability triggers in the end step that the team shares.

    Clause: monarch.abilities
    """
    monarch = table.s.monarch
    if step is StepName.END and monarch in members(table.s, active_team(table.s)):
        _triggers(table, DRAWS, monarch)


def monarch_was_hit(table: Table, hits: Sequence[Hit]) -> None:
    """For each creature that has dealt combat damage to the monarch an ability triggers.

    Clause: monarch.abilities. A teammate who is hit is not the monarch.
    """
    for each in hits:
        if each.player is not None and each.player == table.s.monarch and each.by is not None:
            by = table.s.permanents.get(each.by.id, each.by)
            _triggers(table, PASSES_ON, by.controller)


def _triggers(table: Table, do: tuple[Effect, ...], that: Player) -> None:
    """An ability without a source triggers, which the monarch controls."""
    assert table.s.monarch is not None
    item = Item("monarch", table.s.monarch, do, that_player=that)
    table.set(waiting=(*table.s.waiting, item))


def monarch_leaves(table: Table, gone: tuple[Player, ...]) -> None:
    """Where the monarch leaves the game the active player is it, or the next in turn order.

    Clause: monarch.leaves
    """
    left = players_in_order(table.s)
    if table.s.monarch in gone:
        table.set(monarch=left[0] if left else None)
