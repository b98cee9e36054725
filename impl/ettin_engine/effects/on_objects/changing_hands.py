"""Objects go around the table: each player gains control of one of a neighbour's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.object_filters import fitting, selected
from ettin_engine.abilities.references import speaker
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import around_the_table
from ettin_engine.state import Lasting
from ettin_spec.cards.declaration.parts.change_parts import YouControl
from ettin_spec.cards.declaration.words import Change
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from typing import Literal

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Item, Permanent, Player
    from ettin_spec.cards.declaration.parts.effect_parts import TakeFromNeighbours

SIDES = ("left", "right")
TAKEN = Change(you_control=YouControl("itself"))
"""For good: nothing ends it."""


def take_from_neighbours(table: Table, says: TakeFromNeighbours, item: Item) -> None:
    """Each player gains control of one object of the neighbour on one side, once all are chosen.

    Clauses: seat.neighbour, choice.order. The neighbour is whoever sits there, a teammate or not.
    """
    order = around_the_table(table.s, item.controller, leftwards=_side(table, says, item) == "left")
    neighbours = (*order[1:], order[0])
    chosen = [
        (player, _chosen(table, says, item, player, neighbour))
        for player, neighbour in zip(order, neighbours, strict=True)
    ]
    begun = tuple(
        Lasting(TAKEN, item.name, player, table.number(), (it.id,))
        for player, it in chosen
        if it is not None
    )
    table.set(lasting=(*table.s.lasting, *begun))


def exchange_control(table: Table, _: Literal["targets"], item: Item) -> None:
    """Two targets change hands, if both are there and controlled by different players.

    Clause: effect.exchange
    """
    both = [it for it in selected(table.s, "targets", speaker(item)) if it.id in table.s.permanents]
    if len(both) < 2 or both[0].controller == both[1].controller:
        return
    begun = tuple(
        Lasting(TAKEN, item.name, other.controller, table.number(), (it.id,))
        for it, other in (both, both[::-1])
    )
    table.set(lasting=(*table.s.lasting, *begun))


def _side(table: Table, says: TakeFromNeighbours, item: Item) -> str:
    """The side on which the neighbours sit, for everybody."""
    if says.side == "right":
        return "right"
    by, kind = (item.controller,), ChoiceKind.OPTION
    return table.ask(Choice(kind, Purpose.SIDE, by, SIDES, item.name))[0]


def _chosen(
    table: Table, says: TakeFromNeighbours, item: Item, player: Player, neighbour: Player
) -> Permanent | None:
    """What a player is to have of a neighbour's; None where there is nothing of that sort."""
    such = fitting(table.s, says.what, speaker(item))
    among = {label_of(it): it for it in such if it.controller == neighbour}
    if len(among) < 2 or player == neighbour:
        return next(iter(among.values()), None)
    by = item.controller if says.chosen_by == "you" else player
    choice = Choice(ChoiceKind.OBJECTS, Purpose.TAKEN, (by,), tuple(among), item.name)
    return among[table.ask(choice)[0]]
