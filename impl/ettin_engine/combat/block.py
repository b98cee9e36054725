"""Declaring blockers: one combined block, legal as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.choices import Illegal
from ettin_engine.combat.evasion import check_block, check_pair
from ettin_engine.looks import is_creature
from ettin_engine.objects import label_of, permanent_of
from ettin_engine.teams import active_team, members, team_of
from ettin_spec.protocol.actions import Block as Intent
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.state import Attack, ObjectId, Permanent, State
    from ettin_engine.table import Table
    from ettin_spec.protocol.actions import Blocker


def declare_block(table: Table, intent: object) -> None:
    """The defending team's creatures block; no intent is a block by nobody.  Clause: combat.block

    Raises:
        Illegal: a creature that cannot block, or not what it is said to.
    """
    if not isinstance(intent, Intent):
        return
    pairs = [_pair(table.s, each) for each in intent.blockers]
    if len({blocker for blocker, _ in pairs}) != len(pairs):
        raise Illegal("a creature blocks once")
    blocked = tuple(_blocked(attack, pairs) for attack in table.s.attacks)
    check_block(table.s, blocked)
    table.set(attacks=tuple(_ordered(table, attack) for attack in blocked))


def _pair(state: State, says: Blocker) -> tuple[ObjectId, ObjectId]:
    """A blocker and the attacker that it blocks."""
    blocker, attacker = (permanent_of(state, label) for label in (says.object, says.attacker))
    if blocker is None or attacker is None:
        raise Illegal(f"{says.object} or {says.attacker} is not on the battlefield")
    if all(attack.creature != attacker.id for attack in state.attacks):
        raise Illegal(f"{says.attacker} is not attacking")
    _able(state, blocker)
    check_pair(state, blocker, attacker)
    return blocker.id, attacker.id


def _able(state: State, it: Permanent) -> None:
    """Any member's creatures may block any attacker of the team.  Clause: combat.block"""
    if team_of(state, it.controller) == active_team(state):
        raise Illegal(f"{it.name} is not the defending team's")
    if not is_creature(state, it):
        raise Illegal(f"{it.name} is no creature")
    if it.tapped:
        raise Illegal(f"{it.name} is tapped")


def _blocked(attack: Attack, pairs: list[tuple[ObjectId, ObjectId]]) -> Attack:
    blockers = tuple(blocker for blocker, attacker in pairs if attacker == attack.creature)
    return replace(attack, blockers=blockers or None)


def _ordered(table: Table, attack: Attack) -> Attack:
    """The order in which blockers get damage, where there is one.  Clause: combat.division"""
    blockers = attack.blockers or ()
    if len(blockers) < 2 or table.s.rules["combat.division"] != "in_order":
        return attack
    options = tuple(label_of(table.s.permanents[blocker]) for blocker in blockers)
    deciders, count = members(table.s, active_team(table.s)), len(blockers)
    name = table.s.permanents[attack.creature].name
    kind, purpose = ChoiceKind.ORDER, Purpose.DAMAGE_ORDER
    picked = table.ask(Choice(kind, purpose, deciders, options, name, min=count, max=count))
    return replace(attack, blockers=tuple(blockers[options.index(p)] for p in picked))
