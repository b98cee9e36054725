"""State-based actions: what they find on one state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import unable_teams
from ettin_engine.abilities.defending_player import protectors
from ettin_engine.abilities.filters.object_filters import is_meant
from ettin_engine.abilities.filters.protection import is_player_protected, is_protected
from ettin_engine.abilities.references import Speaker
from ettin_engine.objects.characteristics import (
    WORN,
    abilities,
    characteristics_of,
    enchantable,
    has,
    is_battle,
    is_creature,
    is_planeswalker,
    toughness,
)
from ettin_engine.objects.sagas import last_chapter
from ettin_engine.players.player_counters import held, lethal_poison
from ettin_engine.players.teams import heads, players_in_order, sharing, team_of
from ettin_engine.state import TeamId
from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.protocol.base import CounterKind

if TYPE_CHECKING:
    from ettin_engine.state import ObjectId, Permanent, Player, State


NO_TEAMS: frozenset[TeamId] = frozenset()

CHECKED_TYPES = frozenset({"Legendary", "Planeswalker", "Battle"})
"""Supertypes and types that give a permanent rules of its own by which it may go."""


def teams_without_life(state: State) -> frozenset[TeamId]:
    """Teams whose life total is 0 or less, if they can lose so.  Clause: life.zero"""
    found = frozenset([team for team, life in state.life.items() if life <= 0])
    return found - unable_teams(state, "lose_for_life") if found else found


def teams_unable_to_draw(state: State) -> frozenset[TeamId]:
    """Teams a member of which had to draw from an empty library.  Clause: draw.empty"""
    if not state.unable_to_draw:
        return NO_TEAMS
    return frozenset(team_of(state, player) for player in state.unable_to_draw)


def teams_poisoned_to_death(state: State) -> frozenset[TeamId]:
    """Teams that have too many poison counters, or a member who has.  Clause: poison.lethal"""
    having = (*state.counters.values(), *state.team_counters.values())
    if not any(having) or not any(each.get(CounterKind.POISON) for each in having):
        return NO_TEAMS
    least = lethal_poison(state.rules, heads(state))
    poisoned = (p for p in state.counters if held(state, p, CounterKind.POISON) >= least)
    return frozenset(team_of(state, player) for player in poisoned)


def teams_slain_by_commanders(state: State) -> frozenset[TeamId]:
    """Teams with a member to whom one commander has dealt too much combat damage.

    Clause: commander.damage
    """
    least = state.rules["commander.lethal"] if state.slain else "none"
    if least == "none":
        return NO_TEAMS
    slain = (
        player
        for player in state.slain
        if any(dealt >= int(least) for dealt in _dealt_by_commanders(state, player))
    )
    return frozenset(team_of(state, player) for player in slain)


def _dealt_by_commanders(state: State, player: Player) -> tuple[int, ...]:
    """The numbers one of which may be too much for a player, as they are counted."""
    own, how = state.slain[player], state.rules["commander.damage"]
    if how == "none":
        return ()
    if how == "each_player_all_commanders":
        return (sum(own.values()),)
    if how == "each_team_each_commander":
        of_team = [state.slain.get(mate, {}) for mate in sharing(state, player)]
        return tuple(sum(each.get(card, 0) for each in of_team) for card in own)
    return tuple(own.values())


LOSSES = (
    teams_without_life,
    teams_unable_to_draw,
    teams_poisoned_to_death,
    teams_slain_by_commanders,
)


def losing_teams(state: State) -> frozenset[TeamId]:
    """Teams that lose at the next check, for whatever reason.  Clause: state_check.when"""
    if not _may_anybody_lose(state):
        return NO_TEAMS
    found = NO_TEAMS.union(*[loss(state) for loss in LOSSES])
    barred = unable_teams(state, "lose_the_game") if found else found
    return (found - barred | state.losers).difference(state.left)


def _may_anybody_lose(state: State) -> bool:
    """Is there anything for which a team may lose, whatever the rules say?"""
    if state.unable_to_draw or state.slain or state.losers or min(state.life.values()) <= 0:
        return True
    return any(state.counters.values()) or any(state.team_counters.values())


def any_in_question(state: State) -> bool:
    """May a check find anything on the battlefield, whatever the rules say?

    What neither has counters, nor is attached, nor hurt enough, nor of a checked type, stays.
    """
    looking = state.characteristics
    if state.touched:
        return True
    for it in state.permanents.values():
        now = looking.get(it.id)
        if now is None or it.counters or is_aura_on_something(it):
            return True
        if it.damage >= now.toughness and "Creature" in now.types:
            return True
        if not CHECKED_TYPES.isdisjoint(now.types):
            return True
    return False


def planeswalkers_without_loyalty(state: State) -> tuple[ObjectId, ...]:
    """Planeswalkers without a loyalty counter.  Clause: planeswalker.dies"""
    return tuple(
        it.id
        for it in state.permanents.values()
        if is_planeswalker(state, it) and it.counters.get(CounterKind.LOYALTY, 0) <= 0
    )


def battles_without_defense(state: State) -> tuple[ObjectId, ...]:
    """Battles without a defense counter, but for those that wait for an ability of their own.

    Clauses: battle.dies, battle.no_siege. It waits while the ability waits or is on the stack.
    """
    worn = [
        it
        for it in state.permanents.values()
        if is_battle(state, it) and it.counters.get(CounterKind.DEFENSE, 0) <= 0
    ]
    pending = {item.source.id for item in (*state.stack, *state.waiting) if item.source is not None}
    return tuple(it.id for it in worn if it.id not in pending or not _may_wait(state, it))


def _may_wait(state: State, it: Permanent) -> bool:
    """Does a battle without defense stay for an ability of its own that has triggered?"""
    rule = state.rules["battle.waits"]
    if rule == "only_sieges":
        return "Siege" in characteristics_of(state, it).subtypes
    return rule == "all"


def sagas_told(state: State) -> tuple[Permanent, ...]:
    """Sagas that have come to their last chapter, no chapter of which waits or is on the stack.

    Clause: saga.ends
    """
    told = [it for it in state.permanents.values() if it.counters.get(CounterKind.LORE)]
    if not told:
        return ()
    pending = {
        item.source.id
        for item in (*state.stack, *state.waiting)
        if item.chapter and item.source is not None
    }
    return tuple(
        it
        for it in told
        if it.id not in pending and 0 < last_chapter(state, it) <= it.counters[CounterKind.LORE]
    )


def battles_without_protector(state: State) -> tuple[Permanent, ...]:
    """Battles that nobody protects who can, and that nothing attacks.

    Clause: battle.new_protector
    """
    battles = [it for it in state.permanents.values() if is_battle(state, it)]
    if not battles:
        return ()
    attacked = {attack.thing for attack in state.attacks}
    return tuple(
        it for it in battles if it.id not in attacked and it.protector not in protectors(state, it)
    )


def is_aura_on_something(it: Permanent) -> bool:
    """Was it put on an object, or on a player?"""
    return it.attached is not None or it.on_player is not None


def auras_on_nothing(state: State) -> tuple[ObjectId, ...]:
    """Auras on an object, or a player, that is there no more, is protected from them, or is what
    they can't enchant any more; and those on nothing at all.

    Clauses: aura.gone, protection.aura, protection.player
    """
    there = players_in_order(state)
    return tuple(
        it.id
        for it in state.permanents.values()
        if (it.attached is not None and not _is_equipment(state, it) and not _enchants(state, it))
        or (it.on_player is not None and it.on_player not in there)
        or is_player_protected(state, it.on_player)
        or (not is_aura_on_something(it) and "Aura" in characteristics_of(state, it).subtypes)
    )


def equipment_on_no_creature(state: State) -> tuple[ObjectId, ...]:
    """Equipment on what is there no more, is no creature any more, or is protected from it.

    Clause: equipment.unattached
    """
    return tuple(
        it.id
        for it in state.permanents.values()
        if it.attached is not None
        and _is_equipment(state, it)
        and (not _bears(state, it) or not is_creature(state, state.permanents[it.attached]))
    )


def _enchants(state: State, it: Permanent) -> bool:
    """Is what an Aura is on something that its controller's Aura can be on?"""
    if it.attached is None or not _bears(state, it):
        return False
    what = enchantable(abilities(state, it))
    on = state.permanents[it.attached]
    return not isinstance(what, Filter) or is_meant(state, what, on, Speaker(it.controller, it))


def _bears(state: State, it: Permanent) -> bool:
    """Is what an Aura or Equipment is on still there, and not protected from it?"""
    on = None if it.attached is None else state.permanents.get(it.attached)
    return on is not None and not is_protected(state, on, characteristics_of(state, it))


def _is_equipment(state: State, it: Permanent) -> bool:
    return "Equipment" in characteristics_of(state, it).subtypes


def permanents_that_go(state: State) -> tuple[ObjectId, ...]:
    """Permanents that are put into their owners' graveyards at the next check."""
    if not any(_may_go(state, it) for it in state.permanents.values()):
        return ()
    creatures, walkers = creatures_that_die(state), planeswalkers_without_loyalty(state)
    return (*creatures, *walkers, *battles_without_defense(state), *auras_on_nothing(state))


def _may_go(state: State, it: Permanent) -> bool:
    """Is it damaged, weak, attached, or of a type that goes once its counters are gone?"""
    now = characteristics_of(state, it)
    hurt = it.damage >= now.toughness and "Creature" in now.types
    hurt |= it.id in state.touched
    return hurt or is_aura_on_something(it) or not WORN.keys().isdisjoint(now.types)


def with_counters_in_pairs(state: State) -> tuple[Permanent, ...]:
    """Permanents from which +1/+1 and -1/-1 counters go, as many of either.

    Clause: counters.pairs
    """
    both = tuple(
        it
        for it in state.permanents.values()
        if it.counters and it.counters.get(CounterKind.PLUS) and it.counters.get(CounterKind.MINUS)
    )
    return both if both and state.rules["counters.pairs"] == "removed" else ()


def creatures_that_die(state: State) -> tuple[ObjectId, ...]:
    """Creatures with no toughness, with lethal damage, or touched to death.

    Clauses: creature.dies, damage.deathtouch, effect.indestructible. What is indestructible goes
    only where it has no toughness.
    """
    return tuple(
        it.id
        for it in state.permanents.values()
        if is_creature(state, it) and (toughness(state, it) <= 0 or _is_destroyed(state, it))
    )


def creatures_destroyed(state: State) -> tuple[ObjectId, ...]:
    """Those of the creatures that die which are destroyed, for nothing else that they are.

    Clause: effect.regenerate. A creature without toughness is not destroyed, nor is what goes for
    want of loyalty or of what it was on.
    """
    others = (*planeswalkers_without_loyalty(state), *battles_without_defense(state))
    gone = {*others, *auras_on_nothing(state)}
    found = (state.permanents[each] for each in creatures_that_die(state) if each not in gone)
    return tuple(it.id for it in found if toughness(state, it) > 0)


def _is_destroyed(state: State, it: Permanent) -> bool:
    """Is a creature destroyed by the damage that it has been dealt?"""
    if has(state, it, "indestructible"):
        return False
    return it.damage >= toughness(state, it) or it.id in state.touched
