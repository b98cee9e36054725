"""What the controllers of creatures have to pay for these to block."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import affected, at_work
from ettin_engine.events.paying.paying_mana import pay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import ObjectId, Player, State


def pay_for_block(table: Table, pairs: Sequence[tuple[ObjectId, ObjectId]]) -> None:
    """Each player pays for the own creatures, all at once, and for no teammate's.

    Clauses: combat.block_costs, mana.own

    Raises:
        Illegal: a player's mana does not suffice.
    """
    owed: dict[Player, str] = defaultdict(str)
    for blocker, mana in costs_of_block(table.s, pairs):
        owed[table.s.permanents[blocker].controller] += mana
    for player, mana in owed.items():
        pay(table, player, mana)


def costs_of_block(
    state: State, pairs: Sequence[tuple[ObjectId, ObjectId]]
) -> Iterator[tuple[ObjectId, str]]:
    """Each cost of a block of these pairs, with the creature for which it is paid.

    Clause: combat.block_costs
    """
    for work in at_work(state, "block_costs"):
        if work.says.what is None:
            yield from ((blocker, work.says.mana) for blocker in dict.fromkeys(b for b, _ in pairs))
            continue
        dear = affected(state, work)
        yield from ((blocker, work.says.mana) for blocker, blocked in pairs if blocked in dear)
