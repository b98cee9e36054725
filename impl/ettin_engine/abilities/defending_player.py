"""Who is meant by *defending player*, and what is compared with whom in each era."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.combat_players import defenders, last_attack_of
from ettin_engine.abilities.conditions import is_true, one_answer
from ettin_engine.abilities.readings_never_in_force import player_attacked
from ettin_engine.objects.characteristics import characteristics_of, is_battle
from ettin_engine.players.teams import active_team, members, opponents
from ettin_engine.state import NOBODY

if TYPE_CHECKING:
    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import Attack, ObjectId, Permanent, Player, State
    from ettin_spec.cards.declaration.terms import Condition


AS_A_GROUP = ("team", "team_or_planeswalker")
"""When creatures attack the other team and not one of its players."""
THINGS = {
    "team_or_planeswalker": ("Planeswalker",),
    "player": ("Planeswalker",),
    "player_or_battle": ("Planeswalker", "Battle"),
}
"""The types of permanents that can be attacked."""


def attack_of(state: State, creature: ObjectId | None) -> Attack | None:
    """The attack of a creature in this combat, even if the creature has left it since."""
    return next((attack for attack in state.attacks if attack.creature == creature), None)


def defender_of(state: State, thing: Permanent) -> Player | None:
    """Who defends what is attacked: a battle its protector, anything else its controller.

    Clause: battle.defending
    """
    return thing.protector if is_battle(state, thing) else thing.controller


def meant_by_definition(state: State, it: Permanent) -> Player:
    """Whom an ability means that defines what the object is: nobody as long as nobody has been
    chosen.  Clause: combat.defending_ability
    """
    attack = last_attack_of(state, it.id)
    if attack is None or state.rules["combat.defending_ability"] != "player_attacked":
        return it.defending or NOBODY
    return player_attacked(state, attack)


def attack_condition_holds(state: State, condition: Condition, by: Speaker, attack: Attack) -> bool:
    """Is that true without which a creature can't attack?  Clause: combat.attack_condition

    Once it had to be true of each defending player. Then it was enough that it was true of
    one, but what none of them may have neither was to have. Now it is about the one attacked.
    """
    rule = state.rules["combat.attack_condition"]
    meant = _meant(state, rule, attack)
    answers = [is_true(state, condition, replace(by, defending=player)) for player in meant]
    return all(answers) if rule in ("each", "none") else one_answer(condition, answers)


def block_condition_holds(
    state: State, condition: Condition, by: Speaker, attacker: Player
) -> bool:
    """Is that true without which a creature can't block?  Clause: combat.block_condition

    `attacker` controls the creature that would be blocked.
    """
    meant = members(state, active_team(state))
    if state.rules["combat.block_condition"] == "controller_of_attacker":
        meant = (attacker,)
    answers = [is_true(state, condition, replace(by, attacking=(player,))) for player in meant]
    return one_answer(condition, answers)


def walked_on(state: State, attack: Attack) -> tuple[Player, ...]:
    """Those whose lands count for landwalk.  Clause: combat.landwalk"""
    return _meant(state, state.rules["combat.landwalk"], attack)


def _meant(state: State, rule: str | int, attack: Attack) -> tuple[Player, ...]:
    """The one whom a creature attacks, where a rule is about that one; else all who defend."""
    return (player_attacked(state, attack),) if rule == "player_attacked" else defenders(state)


def protectors(state: State, it: Permanent) -> tuple[Player, ...]:
    """Who can protect a battle: its controller's opponents, or of no subtype its controller.

    Clauses: battle.protector, battle.typeless
    """
    if characteristics_of(state, it).subtypes:
        return opponents(state, it.controller)
    return (it.controller,)
