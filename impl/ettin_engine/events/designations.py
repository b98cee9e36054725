"""The monarch, and who has the initiative: one player each, from whom combat damage takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ettin_engine.players.teams import active_team, members, players_in_order
from ettin_engine.state import Item
from ettin_spec.cards.declaration.parts.effect_parts import Draw, Venture
from ettin_spec.cards.declaration.words import Effect
from ettin_spec.protocol.base import StepName

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.named_ties import Designation
    from ettin_engine.state import Hit, Player

DUNGEON = "Undercity"
"""The type of dungeon into which whoever has the initiative ventures."""


class Inherent(Struct, frozen=True):
    """The abilities that come with a designation: what is done in a `step` of its holder's, what
    damage does that takes it, once for each creature or once for all of a player's (`together`),
    and what whoever `takes` it does."""

    step: StepName
    then: tuple[Effect, ...]
    passes_on: tuple[Effect, ...]
    takes: tuple[Effect, ...] = ()
    together: bool = False


_DRAWS = (Effect(draw=Draw("that_player")),)
_VENTURES = (Effect(venture=Venture("that_player", DUNGEON)),)
_CROWNS = (Effect(become_monarch="that_player"),)
_TAKES = (Effect(take_initiative="that_player"),)

INHERENT: Mapping[Designation, Inherent] = {
    "monarch": Inherent(StepName.END, _DRAWS, _CROWNS),
    "initiative": Inherent(StepName.UPKEEP, _VENTURES, _TAKES, _VENTURES, together=True),
}
"""What comes with each.  Clauses: monarch.abilities, initiative.abilities"""


def designate(table: Table, what: Designation, player: Player) -> None:
    """A player gets a designation, which nobody else has any more.

    Clauses: monarch.one, initiative.one, initiative.again. Who has it already takes it again.
    """
    table.put("designated", what, player)
    if INHERENT[what].takes:
        _triggers(table, what, INHERENT[what].takes, player)


def holders_step(table: Table, step: StepName) -> None:
    """The abilities of those who have a designation trigger in the step that the team shares.

    Clauses: monarch.abilities, initiative.abilities
    """
    for what, holder in table.s.designated.items():
        if INHERENT[what].step is step and holder in members(table.s, active_team(table.s)):
            _triggers(table, what, INHERENT[what].then, holder)


def holders_were_hit(table: Table, hits: Sequence[Hit]) -> None:
    """Where creatures have dealt combat damage to who has a designation its ability triggers.

    Clauses: monarch.abilities, initiative.abilities. A teammate who is hit has none.
    """
    for what, holder in table.s.designated.items():
        controllers: Iterable[Player] = [
            table.s.permanents.get(each.by.id, each.by).controller
            for each in hits
            if each.player == holder and each.by is not None
        ]
        if INHERENT[what].together:
            controllers = dict.fromkeys(controllers)
        for controller in controllers:
            _triggers(table, what, INHERENT[what].passes_on, controller)


def _triggers(table: Table, what: Designation, do: tuple[Effect, ...], that: Player) -> None:
    """An ability without a source triggers, which the holder of the designation controls."""
    item = Item(what, table.s.designated[what], do, that_player=that)
    table.set(waiting=(*table.s.waiting, item))


def holders_leave(table: Table, gone: tuple[Player, ...]) -> None:
    """Where who has a designation leaves the game the active player gets it, or the next in turn
    order.  Clauses: monarch.leaves, initiative.leaves
    """
    left = players_in_order(table.s)
    theirs = [what for what, holder in table.s.designated.items() if holder in gone]
    for what in theirs:
        if left:
            designate(table, what, left[0])
        else:
            table.set(designated={})
