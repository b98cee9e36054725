"""What an object looks like: types, colours, body, abilities."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from ettin_engine.objects.command_zone import at_work_there
from ettin_engine.state import Characteristics, Face
from ettin_spec.cards.abbreviations import spelled_out
from ettin_spec.cards.declaration.mana_costs import colours_of_symbol, symbols
from ettin_spec.cards.declaration.names import OTHER_SUBTYPES
from ettin_spec.cards.declaration.parts.costs import CostWord
from ettin_spec.cards.declaration.words import AbilityWord, Card
from ettin_spec.cards.keyword_abilities import besides
from ettin_spec.protocol.base import Colour, CounterKind

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ettin_engine.state import Permanent, State
    from ettin_spec.cards.declaration.names import TargetPlayer
    from ettin_spec.cards.declaration.terms import Filter


@cache
def colours_of_cost(cost: str) -> frozenset[Colour]:
    """The colours of an object with this mana cost.  Clause: object.colour"""
    return frozenset(colour for symbol in symbols(cost) for colour in colours_of_symbol(symbol))


SUPERTYPES = frozenset({"Basic", "Legendary", "Ongoing", "Snow", "World"})
"""What stands on a type line before the card types, and is none of them."""


@lru_cache(1 << 12)
def types(card: Card) -> tuple[str, ...]:
    """Supertypes and card types, as printed before the dash."""
    return tuple(card.type.split(" - ")[0].split())


def subtypes(card: Card) -> tuple[str, ...]:
    """Subtypes, as printed after the dash."""
    _, _, after = card.type.partition(" - ")
    return tuple(after.split())


def creature_types(it: Characteristics) -> frozenset[str]:
    """The subtypes of a creature that creatures have.  Clause: object.creature_types"""
    return frozenset(it.subtypes) - OTHER_SUBTYPES if "Creature" in it.types else frozenset()


def is_permanent(card: Card) -> bool:
    """Does a spell of this card become a permanent when it resolves?"""
    return not {"Instant", "Sorcery"} & set(types(card))


WORN = {"Planeswalker": CounterKind.LOYALTY, "Battle": CounterKind.DEFENSE}
"""The counters that damage takes off a permanent of such a type."""


def first_counters(card: Card) -> dict[str, int]:
    """The counters with which a permanent of this card enters.

    Clauses: battle.enters, saga.enters
    """
    lore = 1 if "Saga" in subtypes(card) else None
    said = {
        CounterKind.LOYALTY: card.loyalty,
        CounterKind.DEFENSE: card.defense,
        CounterKind.LORE: lore,
    }
    return {kind: number for kind, number in said.items() if number is not None}


FACE_DOWN = Face("", Card(type="Creature", body="2/2"))
"""What is there to see of a permanent that is face down.  Clause: object.face_down"""

WARDED = Face(
    "",
    Card(type="Creature", body="2/2", abilities=(AbilityWord(ward=(CostWord(mana="{2}"),)),)),
)
"""What is there to see of one with ward {2}.  Clauses: spell.disguise, effect.cloak"""


def face(it: Permanent) -> Face:
    """What a copy of a permanent copies.  Clauses: object.copy, object.face_down"""
    if it.face_down:
        return WARDED if it.veil is not None and it.veil.warded else FACE_DOWN
    return it.copies[-1].face if it.copies else Face(it.name, it.says, it.colours)


@cache
def printed(seen: Face) -> Characteristics:
    """What a permanent with this face is when nothing changes it.  Clause: object.types

    A token has colours of its own; a card has those of its cost, or none.  Clause: object.devoid
    """
    card, colours = seen.says, seen.colours
    power, _, toughness = card.body.partition("/")
    return Characteristics(
        name=seen.name,
        cost=card.cost,
        types=types(card),
        subtypes=subtypes(card),
        colours=colours or own_colours(card),
        abilities=card.abilities,
        power=_number(power),
        toughness=_number(toughness),
    )


def own_colours(card: Card) -> frozenset[Colour]:
    """The colours that a card has by its cost, or none.  Clauses: object.colour, object.devoid"""
    return frozenset() if "devoid" in card.abilities else colours_of_cost(card.cost)


def as_printed(it: Permanent) -> Characteristics:
    """What a permanent is when nothing changes it; a copy is what it is a copy of."""
    if it.copies or it.face_down:
        return printed(face(it))
    return _of_its_own(it.name, it.says, it.colours)


@lru_cache(1 << 12)
def _of_its_own(name: str, says: Card, colours: frozenset[Colour]) -> Characteristics:
    return printed(Face(name, says, colours))


def _number(written: str) -> int:
    """What a body says before anything is worked out: nothing, where it has a star."""
    return 0 if written in ("", "*") else int(written)


def characteristics_of(state: State, it: Permanent) -> Characteristics:
    """What a permanent is now; what is printed, for one that is no longer there."""
    now = state.characteristics.get(it.id)
    return as_printed(it) if now is None else now


def is_creature(state: State, it: Permanent) -> bool:
    """Is this a creature?"""
    return "Creature" in characteristics_of(state, it).types


def is_planeswalker(state: State, it: Permanent) -> bool:
    """Is this a planeswalker?"""
    return "Planeswalker" in characteristics_of(state, it).types


def is_battle(state: State, it: Permanent) -> bool:
    """Is this a battle?"""
    return "Battle" in characteristics_of(state, it).types


def worn_by_damage(state: State, it: Permanent) -> tuple[CounterKind, ...]:
    """The kinds of counters that damage takes off a permanent.

    Clauses: planeswalker.damage, battle.damage
    """
    return tuple(
        kind for type_, kind in WORN.items() if type_ in characteristics_of(state, it).types
    )


def power(state: State, it: Permanent) -> int:
    """The power of a creature; 0 where it has none."""
    return characteristics_of(state, it).power


def toughness(state: State, it: Permanent) -> int:
    """The toughness of a creature; 0 where it has none."""
    return characteristics_of(state, it).toughness


def has(state: State, it: Permanent, keyword: str) -> bool:
    """Does the permanent have a keyword ability?"""
    return keyword in characteristics_of(state, it).abilities


def abilities(state: State, it: Permanent) -> tuple[AbilityWord, ...]:
    """The abilities that have something to say."""
    among = characteristics_of(state, it).abilities
    return worded(among) if among else ()


def bearers(state: State) -> Collection[Permanent]:
    """All whose abilities are at work: permanents, and what is in the command zone.

    Clauses: emblem.abilities, ability.zone
    """
    there = state.permanents.values()
    elsewhere = at_work_there(state)
    return (*there, *elsewhere) if elsewhere else there


@cache
def worded(among: tuple[str | AbilityWord, ...]) -> tuple[AbilityWord, ...]:
    """Those of some abilities that are no keywords, and what keywords say that abbreviate some."""
    return tuple(each for ability in spelled_out(among) for each in (ability, *besides(ability)))


def enchantable(among: Iterable[AbilityWord]) -> Filter | TargetPlayer | None:
    """What an Aura with some abilities can be on: an object that fits, or such a player.

    None for what is no Aura.
    """
    return next((each.enchant for each in among if each.enchant is not None), None)
