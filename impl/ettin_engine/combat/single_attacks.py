"""What one creature may attack, whatever the others do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.defending_player import AS_A_GROUP, THINGS, defender_of
from ettin_engine.combat.attack_costs import costs_of_attack
from ettin_engine.combat.attack_prohibitions import barring
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import characteristics_of, has, is_battle, is_creature
from ettin_engine.objects.object_lookup import label_of, permanent_of
from ettin_engine.players.teams import active_team, opponents, opposing_teams, team_of
from ettin_engine.state import Attack
from ettin_spec.protocol.actions import Attacker, Whom

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.state import Permanent, State


def attack_said(state: State, by: str, says: Attacker) -> Attack:
    """The attack of one creature, as it is declared.  Clause: combat.attack

    Raises:
        Illegal: a creature that cannot attack, or not whom it is said to.
    """
    it = permanent_of(state, says.object)
    if it is None:
        raise Illegal(f"{says.object} is not on the battlefield")
    _able(state, it)
    attack = _aimed(state, by, it, says.whom)
    if bar := barring(state, attack):
        raise Illegal(f"{bar.name} keeps {it.name} from this attack")
    return attack


def free_attacks(state: State, it: Permanent) -> Iterator[Attack]:
    """Every attack that a creature may be declared for, and for which nobody has to pay.

    Clause: combat.attack_required
    """
    for whom in ways_to_attack(state, it):
        attack = attack_said(state, it.controller, Attacker(label_of(it), whom))
        if not any(costs_of_attack(state, attack)):
            yield attack


def ways_to_attack(state: State, it: Permanent) -> Iterator[Whom]:
    """Whom a creature may be declared to attack, whatever has to be paid for it."""
    if not _is_able(state, it):
        return
    for whom in _within_reach(state, it):
        try:
            attack_said(state, it.controller, Attacker(label_of(it), whom))
        except Illegal:
            continue
        yield whom


def _within_reach(state: State, it: Permanent) -> Iterator[Whom]:
    by = it.controller
    yield from (Whom(team=team) for team in opposing_teams(state, by))
    yield from (Whom(player=player) for player in opponents(state, by))
    there = state.permanents.values()
    yield from (Whom(object=label_of(thing)) for thing in there if _is_attacked(state, thing))


def _is_attacked(state: State, thing: Permanent) -> bool:
    """Is it of a type that can be attacked?"""
    types = THINGS.get(str(state.rules["combat.attacks"]), ())
    return bool(types) and not {*types}.isdisjoint(characteristics_of(state, thing).types)


def _is_able(state: State, it: Permanent) -> bool:
    try:
        _able(state, it)
    except Illegal:
        return False
    return True


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
        return Attack(it.id, team, controller=it.controller)
    player = _one_of(opponents(state, by), whom.player)
    if player is None:
        raise Illegal("each creature attacks one opponent")
    return Attack(it.id, team_of(state, player), player, controller=it.controller)


def _at_thing(state: State, by: str, it: Permanent, label: str) -> Attack:
    """Attacking a planeswalker of the other team, or a battle that one of them protects.

    Clauses: combat.attacks, battle.attacked. Whose the battle is does not matter.
    """
    thing = permanent_of(state, label)
    if thing is None or not _is_attacked(state, thing):
        raise Illegal(f"{label} is nothing that can be attacked")
    player = _one_of(opponents(state, by), defender_of(state, thing))
    if player is None:
        raise Illegal(f"no opponent defends {label}")
    team = team_of(state, player)
    as_a_group = state.rules["combat.attacks"] in AS_A_GROUP
    whom = None if as_a_group else player
    return Attack(it.id, team, whom, thing.id, controller=it.controller)


def _one_of(those: tuple[str, ...], said: str | None) -> str | None:
    """Who is said to be meant, if it is one of those; None if not."""
    return next((each for each in those if each == said), None)
