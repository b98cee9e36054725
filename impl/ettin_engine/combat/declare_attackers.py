"""Declaring attackers: one combined attack, legal as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.defending_player import AS_A_GROUP, THINGS, defender_of
from ettin_engine.combat.attack_costs import pay_for_attack
from ettin_engine.combat.attack_prohibitions import barring, forbidden
from ettin_engine.decisions.choices import Illegal
from ettin_engine.events.basic_changes import tap_permanent
from ettin_engine.events.trigger_matching import attacked
from ettin_engine.events.turn_history import count
from ettin_engine.objects.characteristics import characteristics_of, has, is_battle, is_creature
from ettin_engine.objects.object_lookup import permanent_of
from ettin_engine.players.teams import active_team, opponents, opposing_teams, team_of
from ettin_engine.state import Attack
from ettin_spec.protocol.actions import Attack as Intent

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import Permanent, State
    from ettin_spec.protocol.actions import Attacker, Whom


def declare_attack(table: Table, intent: object) -> None:
    """The active team's creatures attack.  Clause: combat.attack

    Raises:
        Illegal: a creature that cannot attack, or not whom it is said to.
    """
    assert isinstance(intent, Intent), "the machine lets the active team attack, and nobody else"
    attacks = tuple(_attack(table.s, intent.by, each) for each in intent.attackers)
    if len({attack.creature for attack in attacks}) != len(attacks):
        raise Illegal("a creature attacks once")
    if len(attacks) == 1 and forbidden(table.s, attacks[0].creature, "attack_alone"):
        raise Illegal(f"{intent.attackers[0].object} can't attack alone")
    for attack in attacks:
        if len(attacks) > 1 and forbidden(table.s, attack.creature, "attack_together"):
            raise Illegal(f"{table.s.permanents[attack.creature].name} can attack only alone")
    for attack in attacks:
        pay_for_attack(table, attack)
        _tap_attacker(table, attack)
        count(table, "creatures_attacked", table.s.permanents[attack.creature].controller)
    table.set(attacks=attacks)
    attacked(table)


def _tap_attacker(table: Table, attack: Attack) -> None:
    """A creature taps as it attacks, unless it is vigilant.  Clause: combat.vigilance"""
    if not has(table.s, table.s.permanents[attack.creature], "vigilance"):
        tap_permanent(table, attack.creature)


def _attack(state: State, by: str, says: Attacker) -> Attack:
    it = permanent_of(state, says.object)
    if it is None:
        raise Illegal(f"{says.object} is not on the battlefield")
    _able(state, it)
    attack = _aimed(state, by, it, says.whom)
    if bar := barring(state, attack):
        raise Illegal(f"{bar.name} keeps {it.name} from this attack")
    return attack


def _able(state: State, it: Permanent) -> None:
    """Clauses: combat.attack, combat.defender"""
    if team_of(state, it.controller) != active_team(state):
        raise Illegal(f"{it.name} is not the active team's")
    if not is_creature(state, it):
        raise Illegal(f"{it.name} is no creature")
    if is_battle(state, it):
        raise Illegal(f"{it.name} is a battle, which is attacked and never attacks")
    if has(state, it, "defender"):
        raise Illegal(f"{it.name} is a defender, which never attacks")
    if it.tapped:
        raise Illegal(f"{it.name} is tapped")
    if it.sick and not has(state, it, "haste"):
        raise Illegal(f"{it.name} came under its controller's control this turn")


def _aimed(state: State, by: str, it: Permanent, whom: Whom) -> Attack:
    """What a creature attacks: the team as one, or one of its players, or a thing of theirs.

    Clause: combat.attacks
    """
    if whom.object is not None:
        return _at_thing(state, by, it, whom.object)
    if state.rules["combat.attacks"] in AS_A_GROUP:
        team = _one_of(opposing_teams(state, by), whom.team)
        if team is None:
            raise Illegal("creatures attack the other team as a group")
        return Attack(it.id, team)
    player = _one_of(opponents(state, by), whom.player)
    if player is None:
        raise Illegal("each creature attacks one opponent")
    return Attack(it.id, team_of(state, player), player)


def _at_thing(state: State, by: str, it: Permanent, label: str) -> Attack:
    """Attacking a planeswalker of the other team, or a battle that one of them protects.

    Clauses: combat.attacks, battle.attacked. Whose the battle is does not matter.
    """
    rule, thing = str(state.rules["combat.attacks"]), permanent_of(state, label)
    if thing is None or not {*characteristics_of(state, thing).types} & {*THINGS.get(rule, ())}:
        raise Illegal(f"{label} is nothing that can be attacked")
    player = _one_of(opponents(state, by), defender_of(state, thing))
    if player is None:
        raise Illegal(f"no opponent defends {label}")
    team = team_of(state, player)
    return Attack(it.id, team, None if rule in AS_A_GROUP else player, thing.id)


def _one_of(those: tuple[str, ...], said: str | None) -> str | None:
    """Who is said to be meant, if it is one of those; None if not."""
    return next((each for each in those if each == said), None)
