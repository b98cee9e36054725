"""What one creature may block, whatever the others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.combat_players import attacks_battle
from ettin_engine.abilities.continuous.continuous_effects import affected, at_work
from ettin_engine.abilities.defending_player import attack_of
from ettin_engine.combat.evasion import check_pair
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import is_battle, is_creature
from ettin_engine.objects.object_lookup import label_of, permanent_of
from ettin_engine.players.teams import team_of
from ettin_spec.protocol.actions import Blocker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.state import ObjectId, Permanent, State, TeamId


def most_blocked(state: State, blocker: ObjectId) -> int:
    """How many attackers a creature can block."""
    works = (work for work in at_work(state, "block_more") if blocker in affected(state, work))
    return 1 + sum(int(work.says.number) for work in works)


def pair_said(state: State, team: TeamId, says: Blocker) -> tuple[ObjectId, ObjectId]:
    """A blocker and the attacker that it blocks.  Clause: combat.block

    Raises:
        Illegal: a creature that cannot block, or not what it is said to.
    """
    blocker, attacker = (permanent_of(state, label) for label in (says.object, says.attacker))
    if blocker is None or attacker is None:
        raise Illegal(f"{says.object} or {says.attacker} is not on the battlefield")
    _attacks_theirs(state, team, attacker)
    _able(state, team, blocker)
    check_pair(state, blocker, attacker)
    return blocker.id, attacker.id


def possible_pairs(state: State, team: TeamId) -> Iterator[tuple[ObjectId, ObjectId]]:
    """Each creature of a team with each attacker that it can block.

    Clause: combat.block_required
    """
    attackers = [state.permanents.get(attack.creature) for attack in state.attacks]
    for it in state.permanents.values():
        for attacker in attackers:
            if attacker is not None:
                try:
                    yield pair_said(state, team, Blocker(label_of(it), label_of(attacker)))
                except Illegal:
                    continue


def _attacks_theirs(state: State, team: TeamId, attacker: Permanent) -> None:
    """Does it attack what the team's creatures may block for?

    Clauses: combat.block, combat.each_blocks
    """
    attack = attack_of(state, attacker.id)
    if attack is None:
        raise Illegal(f"{attacker.name} is not attacking")
    if attack.team != team:
        raise Illegal(f"{attacker.name} attacks somebody else")
    if state.rules["combat.blocks"] != "for_battles_too" and attacks_battle(state, attack):
        raise Illegal(f"{attacker.name} attacks nothing that is blocked for")


def _able(state: State, team: TeamId, it: Permanent) -> None:
    """Any member's creatures may block any attacker of the team.  Clause: combat.block"""
    if team_of(state, it.controller) != team:
        raise Illegal(f"{it.name} is not the defending team's")
    if not is_creature(state, it):
        raise Illegal(f"{it.name} is no creature")
    if is_battle(state, it):
        raise Illegal(f"{it.name} is a battle, which never blocks")
    if it.tapped:
        raise Illegal(f"{it.name} is tapped")
