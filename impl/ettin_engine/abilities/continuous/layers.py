"""What permanents look like once everything at work has changed them, layer by layer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.amounts import value
from ettin_engine.abilities.continuous.continuous_effects import (
    affected,
    at_work,
    is_layered,
    worked_out,
)
from ettin_engine.abilities.continuous.control_of_objects import out_of_combat, with_controllers
from ettin_engine.abilities.defending_player import meant_by_definition
from ettin_engine.abilities.mentioned_words import is_of_each_fighter
from ettin_engine.abilities.references import Speaker
from ettin_engine.objects.characteristics import (
    abilities,
    as_printed,
    creature_types,
    is_creature,
    worded,
)
from ettin_engine.objects.command_zone import at_work_there
from ettin_spec.protocol.base import Colour

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_engine.abilities.continuous.continuous_effects import Work
    from ettin_engine.state import Characteristics, ObjectId, Permanent, State
    from ettin_spec.cards.declaration.parts.ability_parts import Defined
    from ettin_spec.cards.declaration.words import AbilityWord


def with_layers_applied(state: State) -> State:
    """The state with the characteristics of all its permanents.  Clause: layers.order

    Copies, what is face down, and who controls what come before all layers here. Within a layer
    the oldest change comes first; each sees what those before it have made.
    """
    printed = {key: as_printed(it) for key, it in state.permanents.items()}
    said = {each.abilities for each in printed.values() if each.abilities}
    said |= {it.says.abilities for it in at_work_there(state)}
    altered = _is_altered(state) or any(map(_alter, said))
    has_continuous_effects = bool(state.lasting) or any(map(_are_continuous, said))
    state = replace(
        state,
        characteristics=printed,
        altered=altered,
        has_continuous_effects=has_continuous_effects,
        heeds_steps=state.heeds_graveyards or any(map(_heed_steps, said)),
    )
    state = with_controllers(state)
    if not state.altered:
        return _without_the_inanimate(state)
    about: dict[tuple[int, object], frozenset[ObjectId]] = {}
    for layer in LAYERS:
        if layer is SETTING:
            state = _defined(state)
        for work in at_work(state, *layer):
            objects = about.setdefault((work.stamp, work.says), affected(state, work))
            for those, says in _worked_out(state, work, objects):
                state = _changed(state, says, those, layer[work.word])
    return _without_the_inanimate(_with_counters(state))


def _without_the_inanimate(state: State) -> State:
    """What is no creature any more is in combat no more.  Clause: combat.no_creature_any_more"""
    if not state.attacks:
        return state
    fighting = {each.creature for each in state.attacks}
    fighting |= {blocker for each in state.attacks for blocker in each.blockers or ()}
    there = (state.permanents[each] for each in fighting if each in state.permanents)
    moved = frozenset(it.id for it in there if not is_creature(state, it))
    return out_of_combat(state, moved)


def _worked_out(
    state: State, work: Work, objects: frozenset[ObjectId]
) -> list[tuple[frozenset[ObjectId], Work]]:
    """A change with the numbers that it comes to, of all objects or of each alone.

    Clause: combat.defending_alone
    """
    if work.word != "pump":
        return [(objects, work)]
    by, says = work.speaker, work.says
    if not is_of_each_fighter(says):
        return [(objects, replace(work, says=worked_out(state, says, by)))]
    each = {it: worked_out(state, says, replace(by, at_hand=it)) for it in objects}
    return [(frozenset({it}), replace(work, says=now)) for it, now in each.items()]


def _is_altered(state: State) -> bool:
    """Does anything make a permanent differ from what its abilities and others' make it?"""
    return bool(state.lasting) or any(it.counters for it in state.permanents.values())


@lru_cache(1 << 12)
def _are_continuous(among: tuple[str | AbilityWord, ...]) -> bool:
    """Does any of these abilities hold at one moment and not at another, or wait for such?"""
    return any(
        each.static or each.body or (each.trigger and each.trigger.when.state)
        for each in worded(among)
    )


@lru_cache(1 << 12)
def _heed_steps(among: tuple[str | AbilityWord, ...]) -> bool:
    """Does any of these abilities trigger as a step begins, or as a lore counter is put then?"""
    return any(each.chapter or (each.trigger and each.trigger.when.step) for each in worded(among))


@lru_cache(1 << 12)
def _alter(among: tuple[str | AbilityWord, ...]) -> bool:
    """Do any of these abilities make a permanent differ from what is printed on it?"""
    statics = [each.static for each in worded(among) if each.static is not None]
    changes = (change for static in statics for change in static.changes)
    return any(each.body is not None for each in worded(among)) or any(map(is_layered, changes))


def _changed(
    state: State,
    work: Work,
    objects: frozenset[ObjectId],
    change: Callable[[Characteristics, Work], Characteristics],
) -> State:
    now = state.characteristics
    changed = {key: change(now[key], work) for key in objects if key in now}
    return replace(state, characteristics={**now, **changed}) if changed else state


def _typed(now: Characteristics, work: Work) -> Characteristics:
    """Of these types: in place of what it was, or in addition to it.

    Clauses: object.types, object.keeps_types
    """
    before, _, after = work.says.type.partition(" - ")
    types, subtypes = before.split(), after.split()
    if work.says.also:
        types = [*now.types, *(each for each in types if each not in now.types)]
        subtypes = [*now.subtypes, *(each for each in subtypes if each not in now.subtypes)]
    return replace(now, types=tuple(types), subtypes=tuple(subtypes))


def _coloured(now: Characteristics, work: Work) -> Characteristics:
    return replace(now, colours=frozenset(work.says.colour)) if work.says.colour else now


def _of_one_colour(now: Characteristics, work: Work) -> Characteristics:
    """Of this colour alone, be it the one chosen for the source.  Clause: object.recoloured"""
    colour = work.speaker.colour if work.says.colour == "chosen" else work.says.colour
    return now if colour is None else replace(now, colours=frozenset({Colour(colour)}))


def _without_type(now: Characteristics, work: Work) -> Characteristics:
    """What is no creature has neither creature types nor a body.  Clause: object.types"""
    types = tuple(each for each in now.types if each != work.says.type)
    theirs = creature_types(now)
    others = tuple(each for each in now.subtypes if each not in theirs)
    return replace(now, types=types, subtypes=others, power=0, toughness=0)


def _keyworded(now: Characteristics, work: Work) -> Characteristics:
    gained = tuple(each for each in work.says.gains if each not in now.abilities)
    return replace(now, abilities=(*gained, *now.abilities))


def _gaining(now: Characteristics, work: Work) -> Characteristics:
    return replace(now, abilities=(*now.abilities, work.says.ability))


def _bodied(now: Characteristics, work: Work) -> Characteristics:
    power, _, toughness = work.says.body.partition("/")
    return replace(now, power=int(power), toughness=int(toughness))


def _pumped(now: Characteristics, work: Work) -> Characteristics:
    says = work.says
    return replace(now, power=now.power + says.power, toughness=now.toughness + says.toughness)


def _defined(state: State) -> State:
    """Power and toughness that the object's own ability defines.  Clause: layers.order"""
    now = state.characteristics
    for it in state.permanents.values():
        for ability in abilities(state, it):
            if ability.body is not None:
                now = {**now, it.id: _with_body(state, it, ability.body, now[it.id])}
    return state if now is state.characteristics else replace(state, characteristics=now)


def _with_body(state: State, it: Permanent, says: Defined, now: Characteristics) -> Characteristics:
    by = Speaker(it.controller, it, defending=meant_by_definition(state, it))
    power = now.power if says.power is None else value(state, says.power, by)
    toughness = now.toughness if says.toughness is None else value(state, says.toughness, by)
    return replace(now, power=power, toughness=toughness)


SETTING: dict[str, Callable[[Characteristics, Work], Characteristics]] = {"becomes": _bodied}
"""Where power and toughness are set; before that they are defined."""

LAYERS: tuple[dict[str, Callable[[Characteristics, Work], Characteristics]], ...] = (
    {"becomes": _typed, "isnt": _without_type},
    {"becomes": _coloured, "has_colour": _of_one_colour},
    {"becomes": _keyworded, "gain": _gaining},
    SETTING,
    {"pump": _pumped},
)
"""Types, colours, abilities, power and toughness set, then changed.  Clause: layers.order"""


def _with_counters(state: State) -> State:
    """+1/+1 and -1/-1 counters change power and toughness.  Clause: layers.order"""
    changed = {}
    for it in state.permanents.values():
        there = it.counters
        more = there.get("+1/+1", 0) - there.get("-1/-1", 0) if there else 0
        if more and is_creature(state, it):
            now = state.characteristics[it.id]
            changed[it.id] = replace(now, power=now.power + more, toughness=now.toughness + more)
    return (
        replace(state, characteristics={**state.characteristics, **changed}) if changed else state
    )
