"""What a creature's controller has to pay for it to attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.combat_players import attacks_battle
from ettin_engine.abilities.continuous.continuous_effects import against, at_work
from ettin_engine.events.paying.paying_mana import pay
from ettin_engine.players.teams import members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Attack, State


def pay_for_attack(table: Table, attack: Attack) -> None:
    """The creature's controller alone pays.  Clauses: combat.attack, mana.own

    Raises:
        Illegal: that player's mana does not suffice.
    """
    for mana in tuple(costs_of_attack(table.s, attack)):
        pay(table, table.s.permanents[attack.creature].controller, mana)


def costs_of_attack(state: State, attack: Attack) -> Iterator[str]:
    """What has to be paid for an attack; one on the team is one on its members.

    A battle is neither a player nor a player's planeswalker; some costs are of attacks on players
    alone, and some of all attacks.  Clause: combat.attack
    """
    whom = {attack.player} if attack.player is not None else {*members(state, attack.team)}
    if attacks_battle(state, attack):
        whom = set()
    for work in at_work(state, "attack_costs"):
        spared = work.says.players_only and attack.thing is not None
        if work.says.against is None or (not spared and whom & {*against(state, work)}):
            yield work.says.mana
