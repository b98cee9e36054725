"""Whom *defending player* and *attacking player* mean, by the creatures that are spoken of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.readings_never_in_force import player_attacked
from ettin_engine.abilities.turn_times import is_during
from ettin_engine.objects.characteristics import is_battle
from ettin_engine.objects.object_lookup import label_of
from ettin_engine.players.teams import active_team, members, teams_against
from ettin_engine.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_engine.abilities.references import Speaker
    from ettin_engine.state import Attack, Item, ObjectId, Player, State

OF_THE_ATTACKED = ("player_attacked", "player_attacked_or_protector")
"""Where the rules tell whose combat counts, and leave nobody a choice between all who defend."""


def defenders(state: State) -> tuple[Player, ...]:
    """The opponents of those whose turn it is.

    Clauses: combat.attacks, combat.teammate_defends_not
    """
    others = teams_against(state, active_team(state))
    return tuple(player for team in others for player in members(state, team))


def attacks_battle(state: State, attack: Attack) -> bool:
    """Is it a battle that a creature attacks?"""
    thing = state.permanents.get(attack.thing) if attack.thing is not None else None
    return thing is not None and is_battle(state, thing)


def last_attack_of(state: State, creature: ObjectId | None) -> Attack | None:
    """The attack of a creature, or the one that it was removed from in this combat.

    Clause: combat.defending_alone. Who is no longer attacking still had attacked somebody.
    """
    return next((each for each in _all_attacks(state) if each.creature == creature), None)


def _all_attacks(state: State) -> Iterator[Attack]:
    """Those at the moment, and then those that ended as creatures left combat, the latest first."""
    yield from state.attacks
    yield from reversed(state.ended_attacks)


def defending_meant(state: State, by: Speaker) -> tuple[Player, ...]:
    """The players whom *defending player* can mean: several where its controller has to choose,
    nobody where nobody defends.

    Clauses: combat.defending_effect, combat.defending_alone, battle.defending
    """
    if by.defending is not None:
        return (by.defending,) if by.defending != NOBODY else ()
    there = defenders(state) if is_during(state, "combat") else ()
    rule = state.rules["combat.defending_effect"]
    attack = _attack_meant(state, by) if rule in OF_THE_ATTACKED else None
    if attack is None or (rule == "player_attacked" and attacks_battle(state, attack)):
        return there
    return (player_attacked(state, attack),)


def _attack_meant(state: State, by: Speaker) -> Attack | None:
    """The attack of the creature that the words are about.

    The event's creature comes before a target, and the source last: what an ability says of
    another creature it does not say of its own.
    """
    if state.rules["combat.defending_of_other"] == "source_attacks":
        return last_attack_of(state, by.source.id if by.source is not None else None)
    found = (last_attack_of(state, creature) for creature in _spoken_of(state, by))
    return next((attack for attack in found if attack is not None), None)


def _spoken_of(state: State, by: Speaker) -> Iterator[ObjectId]:
    """The objects that something speaks of, first what it says most plainly."""
    if by.at_hand is not None:
        yield by.at_hand
    if by.that_object is not None:
        yield by.that_object
    aimed = (by.target, by.second_target, *by.more_targets)
    if any(each is not None for each in aimed):
        yield from (it.id for it in state.permanents.values() if label_of(it) in aimed)
    if by.source is not None:
        yield by.source.id


def attacking_meant(state: State, by: Speaker) -> tuple[Player, ...]:
    """The players whom *attacking player* can mean: several where its controller has to choose,
    nobody where nobody attacks.

    Clauses: combat.block_condition
    """
    if by.attacking:
        return by.attacking
    there = members(state, active_team(state)) if is_during(state, "combat") else ()
    if state.rules["combat.attacking_effect"] != "controller_of_attacker":
        return there
    found = (attackers_of(state, creature) for creature in _spoken_of(state, by))
    return next((those for those in found if those), there)


def attackers_of(state: State, creature: ObjectId | None) -> tuple[Player, ...]:
    """Who controls what a creature blocks, or controls it as it attacks, also if it has left
    combat since.  Clause: combat.block_condition
    """
    attack = last_attack_of(state, creature)
    if attack is not None:
        return (attack.controller,)
    return tuple(
        dict.fromkeys(
            each.controller for each in _all_attacks(state) if creature in (each.blockers or ())
        )
    )


def of_combat(
    state: State, item: Item, creature: ObjectId | None, attacks: Sequence[Attack]
) -> Item:
    """What has triggered, by one creature in combat or by attacks together, knowing whose combat
    that is, where the rules leave no choice.

    Clauses: combat.defending_alone, combat.block_condition. It means them still when the
    creature, or the combat, is gone.
    """
    attack = last_attack_of(state, creature)
    those = tuple(attacks) if attack is None else (attack,)
    own = item.source is not None and item.source.id == creature
    if those and _are_told_apart(state, own=own):
        barred = state.rules["combat.defending_effect"] == "player_attacked"
        meant = {
            player_attacked(state, each)
            for each in those
            if not (barred and attacks_battle(state, each))
        }
        item = replace(item, defending=meant.pop() if len(meant) == 1 else None)
    by = tuple(dict.fromkeys(each.controller for each in those)) or attackers_of(state, creature)
    if by and state.rules["combat.attacking_effect"] == "controller_of_attacker":
        item = replace(item, attacking=by)
    return item


def _are_told_apart(state: State, *, own: bool) -> bool:
    """Does each attacking creature have its defending player, for its own abilities or others'?"""
    if state.rules["combat.defending_effect"] not in OF_THE_ATTACKED:
        return False
    return own or state.rules["combat.defending_of_other"] != "source_attacks"
