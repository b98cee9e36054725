"""Cards that an effect takes from the top of libraries: drawn, or milled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.amounts import amounts
from ettin_engine.abilities.references import speaker
from ettin_engine.events.changes.card_moves import mill
from ettin_engine.events.changes.draws import draw
from ettin_engine.players.teams import members, teams_in_order
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Player
    from ettin_spec.cards.declaration.parts.effect_parts import Draw, Mill


def draw_cards(
    table: Table, says: Draw, item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """Each player draws all that is drawn before the next one does.

    Clause: turn.draw_order. `perform` does what is done in place of a draw.
    """
    affected = amounts(table.s, says.who, says.number, speaker(item))
    for team in teams_in_order(table.s):
        mine = tuple(p for p in members(table.s, team) if p in affected)
        for player in _ordered(table, mine, item):
            for _ in range(affected[player]):
                draw(table, player, perform)


def mill_cards(table: Table, says: Mill, item: Item) -> None:
    """Each player's top cards are put into the graveyard, all there are.  Clause: effect.mill"""
    for player, number in amounts(table.s, says.who, says.number, speaker(item)).items():
        mill(table, player, number)


def _ordered(table: Table, mine: tuple[Player, ...], item: Item) -> tuple[Player, ...]:
    """The members of a team in the order in which they draw."""
    if len(mine) < 2 or table.s.rules["turn.draw_order"] != "as_the_team_likes":
        return mine
    kind, purpose, count = ChoiceKind.ORDER, Purpose.DRAW_ORDER, len(mine)
    return table.ask(Choice(kind, purpose, mine, mine, item.name, min=count, max=count))
