"""Clashes: two players show the tops of their libraries, and one may win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import member_choice
from ettin_engine.events.libraries import labelled_top, put_on_bottom, take_from_library
from ettin_engine.objects.faces import card_seen
from ettin_engine.players.teams import opponents, players_in_order
from ettin_spec.cards.declaration.mana_costs import mana_value
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.words import Effect


def clash(
    table: Table, says: tuple[Effect, ...], item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """The controller and one opponent show their top cards, which go to the bottom if they like.

    Clauses: effect.clash, team.opponents. `perform` does what follows where the controller wins.
    """
    you, others = item.controller, opponents(table.s, item.controller)
    if not others:
        return
    (other,) = table.ask(member_choice(Purpose.OPPONENT, (you,), others, item.name))
    shown = {player: labelled_top(table, player, 1) for player in (you, other)}
    worth = {
        player: mana_value(card_seen(table.s, card).cost)
        for player, cards in shown.items()
        for card in cards
    }
    down = []
    for player in (each for each in players_in_order(table.s) if each in shown):
        kind, purpose, cards = ChoiceKind.OBJECTS, Purpose.LOOK_TO_BOTTOM, shown[player]
        most = len(cards)
        choice = Choice(kind, purpose, (player,), cards, item.name, min=0, max=most)
        down += [(player, card) for card in table.ask(choice)]
    for player, card in down:
        put_on_bottom(table, player, (take_from_library(table, player, card),))
    if you in worth and worth[you] > worth.get(other, -1):
        perform(table, replace(item, do=says))
