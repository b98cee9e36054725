"""Leaving the game while others play on: whatever belongs to who leaves goes along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.events.changes.battlefield_changes import exile_permanents, leave_battlefield
from ettin_engine.events.designations import holders_leave
from ettin_engine.events.dungeons import markers_leave
from ettin_engine.events.phasing import exile_phased_out, phased_out_leaves
from ettin_engine.players.teams import seated

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, Lasting, Player

HELD = ("hands", "graveyards", "libraries", "command", "aside")
"""Where each player keeps cards off the battlefield."""


def leave_game(table: Table) -> None:
    """The teams that have lost leave, with all that their players own.  Clause: team.leaves

    What they controlled on the stack is gone, too; what they still control of others' is exiled.
    """
    for team, lost in zip(table.s.teams, table.s.flow.lost, strict=False):
        if lost and team.id not in table.s.left:
            table.set(left=(*table.s.left, team.id))
            _take_along(table, seated(team))
            _release(table, seated(team))
            markers_leave(table, seated(team))
            holders_leave(table, seated(team))
            exile_stranded(table)


def _take_along(table: Table, gone: tuple[Player, ...]) -> None:
    """What the players own leaves every zone; nothing of it dies or goes anywhere.

    Clause: trigger.leaves
    """
    phased_out_leaves(table, gone)
    state = table.s
    owned = frozenset(card for card, it in state.known.items() if it.owner in gone)
    piles = {name: _emptied(getattr(state, name), gone) for name in HELD}
    leave_battlefield(table, [it for it in state.permanents.values() if it.owner in gone])
    table.set(
        exiled=tuple(card for card in state.exiled if card not in owned),
        emblems=tuple(emblem for emblem in state.emblems if emblem.owner not in gone),
        pools={player: mana for player, mana in state.pools.items() if player not in gone},
        **piles,
    )


def _emptied(
    piles: Mapping[Player, tuple[CardId, ...]], gone: tuple[Player, ...]
) -> dict[Player, tuple[CardId, ...]]:
    return {player: () if player in gone else cards for player, cards in piles.items()}


def _release(table: Table, gone: tuple[Player, ...]) -> None:
    """Spells, abilities and players that the players control are theirs no more."""
    state = table.s
    table.set(
        stack=_without(state.stack, gone),
        waiting=_without(state.waiting, gone),
        delayed=tuple(it for it in state.delayed if it.item.controller not in gone),
        left_behind=tuple(it for it in state.left_behind if it.bearer.controller not in gone),
        controls=tuple(it for it in state.controls if it.by not in gone),
        lasting=tuple(it for it in state.lasting if not _gives_control(it, gone)),
    )


def _gives_control(it: Lasting, gone: tuple[Player, ...]) -> bool:
    return it.controller in gone and it.change.you_control is not None


def exile_stranded(table: Table) -> None:
    """What nobody controls any more who still plays is exiled.  Clauses: team.leaves, team.lent"""
    away = frozenset(p for team in table.s.teams if team.id in table.s.left for p in seated(team))
    stranded = [it for it in table.s.permanents.values() if it.controller in away]
    exile_permanents(table, stranded)
    exile_phased_out(table, away)


def _without(items: tuple[Item, ...], gone: tuple[Player, ...]) -> tuple[Item, ...]:
    return tuple(item for item in items if item.controller not in gone)
