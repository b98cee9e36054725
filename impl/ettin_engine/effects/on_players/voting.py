"""Players vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.teams import around_the_table
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item
    from ettin_spec.cards.declaration.parts.effect_parts import Vote


def vote(table: Table, says: Vote, item: Item) -> dict[str, int]:
    """How many votes each thing gets: each player has one, teammates too.

    Clause: effect.vote. They vote one after the other, from the controller on.
    """
    options = tuple(str(option) for option in says.options)
    counted = {f"votes for {option}": 0 for option in options}
    for player in around_the_table(table.s, item.controller, leftwards=True):
        choice = Choice(ChoiceKind.OPTION, Purpose.VOTE, (player,), options, item.name)
        (picked,) = table.ask(choice)
        counted[f"votes for {picked}"] += 1
    return counted
