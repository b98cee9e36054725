"""Declaring attackers: one combined attack, legal as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.combat.attack_costs import pay_for_attack
from ettin_engine.combat.attack_prohibitions import forbidden
from ettin_engine.combat.attack_requirements import check_required_attacks
from ettin_engine.combat.bands import in_bands
from ettin_engine.combat.enlisting import enlist
from ettin_engine.combat.exerting import exert
from ettin_engine.combat.single_attacks import attack_said
from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.tapping import tap_permanent
from ettin_engine.events.triggers.combat_triggers import attacked
from ettin_engine.events.turn_history import count
from ettin_engine.objects.characteristics import has
from ettin_engine.players.teams import members
from ettin_spec.protocol.actions import Attack as Intent

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Attack, Player


def declare_attack(table: Table, intent: object) -> None:
    """The active team's creatures attack.  Clause: combat.attack

    Raises:
        Illegal: a creature that cannot attack, or not whom it is said to; one that has to.
    """
    assert isinstance(intent, Intent), "the machine lets the active team attack, and nobody else"
    attacks = tuple(attack_said(table.s, intent.by, each) for each in intent.attackers)
    creatures = frozenset(attack.creature for attack in attacks)
    if len(creatures) != len(attacks):
        raise Illegal("a creature attacks once")
    if len(attacks) == 1 and forbidden(table.s, attacks[0].creature, "attack_alone"):
        raise Illegal(f"{intent.attackers[0].object} can't attack alone")
    for attack in attacks:
        if len(attacks) > 1 and forbidden(table.s, attack.creature, "attack_together"):
            raise Illegal(f"{table.s.permanents[attack.creature].name} can attack only alone")
    attacks = in_bands(table.s, attacks, intent.bands)
    check_required_attacks(table.s, attacks)
    for attack in attacks:
        pay_for_attack(table, attack)
        _tap_attacker(table, attack)
        exert(table, attack.creature)
        enlist(table, attack.creature, creatures)
        count(table, "creatures_attacked", table.s.permanents[attack.creature].controller)
    these = table.s.attackers_this_turn | creatures
    whom = _whom(table, attacks)
    table.set(attacks=attacks, attacked=whom, attackers_this_turn=these)
    attacked(table)


def _whom(table: Table, attacks: tuple[Attack, ...]) -> dict[Player, frozenset[Player]]:
    """Whom each player attacks with creatures of the own; no attack on a permanent counts."""
    found: dict[Player, frozenset[Player]] = {}
    for attack in attacks:
        if attack.thing is None:
            by = table.s.permanents[attack.creature].controller
            whom = (attack.player,) if attack.player else members(table.s, attack.team)
            found[by] = found.get(by, frozenset()).union(whom)
    return found


def declare_no_attack(table: Table) -> None:
    """The active team attacks with no creature.  Clause: combat.attack

    Raises:
        Illegal: a creature that has to attack and is able.
    """
    check_required_attacks(table.s, ())


def _tap_attacker(table: Table, attack: Attack) -> None:
    """A creature taps as it attacks, unless it is vigilant.  Clause: combat.vigilance"""
    if not has(table.s, table.s.permanents[attack.creature], "vigilance"):
        tap_permanent(table, attack.creature)
