"""Hands: seven cards for everybody, and the mulligans of each era."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.changes.draws import draw_unreplaced
from ettin_engine.events.libraries import put_away, put_on_bottom
from ettin_engine.events.shuffling import name_in_library, shuffle_into_library
from ettin_engine.players.teams import head, members, players_in_order, teams_in_order
from ettin_engine.pregame.partial_mulligans import exile_parts, in_part, shuffle_back
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Player, State

HAND = 7
"""Cards in a starting hand.  Clause: start.hands"""


def draw_hands(table: Table) -> None:
    """Everybody draws a starting hand.  Clause: start.hands"""
    for player in players_in_order(table.s):
        _draw_many(table, player, HAND)


def new_hand_size(state: State, player: Player) -> int:
    """The size of the hand that a player's next mulligan leads to.

    Clauses: mulligan.first, mulligan.later. Every one costs a card, but a free first one.
    """
    free = 1 if state.rules["mulligan.first"] == "free" else 0
    return HAND - max(0, state.mulligans[player] + 1 - free)


def check_mulligan(state: State, player: Player) -> None:
    """Is there a smaller hand left to take?  Clauses: mulligan.later, commander.mulligan

    Raises:
        Illegal: the hand has no cards, or would have none and may not.
    """
    too_many = not in_part(state.rules) and new_hand_size(state, player) < 0
    if too_many or not state.hands[player]:
        raise Illegal(f"{player} has no cards left to mulligan")


def take_mulligans(table: Table) -> None:
    """All declared mulligans at the same time.  Clause: mulligan.order"""
    flow = table.s.flow
    takers = [head(table.s, i) for i, again in enumerate(flow.again) if again]
    _take(table, [player for player in players_in_order(table.s) if player in takers])


def take_mulligan(table: Table, index: int) -> None:
    """One player's mulligan.  Clause: mulligan.order"""
    _take(table, [head(table.s, index)])


def _take(table: Table, players: Iterable[Player]) -> None:
    if in_part(table.s.rules):
        exile_parts(table, players)
        return
    for player in players:
        mulligan(table, player)


def keep_hand(table: Table, index: int) -> None:
    """A player's hand is the opening hand.  Clauses: mulligan.order, commander.mulligan"""
    shuffle_back(table, head(table.s, index))


def mulligan(table: Table, player: Player) -> None:
    """The hand is shuffled into the library and a new one drawn.  Clause: mulligan.later"""
    size = new_hand_size(table.s, player)
    _shuffle_hand_in(table, player)
    table.put("mulligans", player, table.s.mulligans[player] + 1)
    if table.s.rules["mulligan.later"] == "seven_then_bottom":
        _draw_many(table, player, HAND)
        _bottom(table, player, HAND - size)
    else:
        _draw_many(table, player, size)


def look_at_tops(table: Table) -> None:
    """Who starts with a smaller hand may put the library's top card on the bottom.

    Clause: mulligan.later
    """
    if table.s.rules["mulligan.later"] != "one_fewer_then_look":
        return
    for team in teams_in_order(table.s):
        for player in members(table.s, team):
            if len(table.s.hands[player]) < HAND:
                _look(table, player)


def _look(table: Table, player: Player) -> None:
    put_on_bottom(table, player, put_away(table, player, 1, Purpose.LOOK_TO_BOTTOM))


def _bottom(table: Table, player: Player, count: int) -> None:
    hand = table.s.hands[player]
    kind, purpose = ChoiceKind.OBJECTS, Purpose.BOTTOM
    choice = Choice(kind, purpose, (player,), hand, min=count, max=count)
    picked = table.ask(choice)
    names = tuple(name_in_library(table, card) for card in picked)
    table.put("hands", player, tuple(card for card in hand if card not in picked))
    table.put("libraries", player, (*table.s.libraries[player], *names))


def _draw_many(table: Table, player: Player, count: int) -> None:
    for _ in range(count):
        draw_unreplaced(table, player)


def _shuffle_hand_in(table: Table, player: Player) -> None:
    names = tuple(name_in_library(table, card) for card in table.s.hands[player])
    table.put("hands", player, ())
    shuffle_into_library(table, player, names)
