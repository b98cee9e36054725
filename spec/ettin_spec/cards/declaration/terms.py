"""What the abilities of cards speak of: objects, numbers, conditions, events."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ettin_spec.cards.declaration.names import (
    ColourOrChosen,
    CounterKind,
    Keyword,
    ObjectState,
    Who,
)
from ettin_spec.cards.declaration.node import Node, OneWord
from ettin_spec.cards.declaration.simple_parts import AtStep, CountersOf
from ettin_spec.protocol.base import Colour


class Filter(Node, frozen=True):
    """Objects on the battlefield of which all that is said holds; `power` is that much or more.

    `types` are several of which one is enough, `not_type` a type or supertype that it has not,
    `attacking` whom it attacks.
    """

    type: str | None = None
    not_type: str | None = None
    types: tuple[str, ...] | None = None
    subtype: str | None = None
    controller: Who | None = None
    colour: ColourOrChosen | None = None
    lacks: Keyword | None = None
    power: int | None = None
    state: ObjectState | None = None
    attacking: Who | None = None
    other: bool | None = None
    token: bool | None = None


What: TypeAlias = Literal["itself", "target", "that_object", "enchanted"] | Filter
"""Objects: the source, the one chosen as a target, the one of the event, the one that an Aura
enchants, or all that fit."""


class ValueWord(OneWord, frozen=True):
    """A number that has to be worked out."""

    life: Who | None = None
    count: Filter | None = None
    half_down: ValueWord | int | None = None
    half_up: ValueWord | int | None = None
    twice: ValueWord | int | None = None
    lowest: Among | None = None
    highest: Among | None = None
    devotion: Colour | None = None
    counters: CountersOn | None = None
    player_counters: CountersOf | None = None
    counter_kinds: Who | None = None
    life_lost: Who | None = None
    starting_life: Who | None = None
    cards_in_hand: Who | None = None
    cards_in_graveyard: CardsThere | None = None
    plus: tuple[Value, ...] | None = None
    the: str | None = None
    theirs: str | None = None


Value: TypeAlias = int | ValueWord


class Among(Node, frozen=True):
    """A number that is read for each of some players."""

    among: Who
    value: Value


class CardsThere(Node, frozen=True):
    """Cards of one of these types that players have in a zone."""

    of: Who
    types: tuple[str, ...]


class CountersOn(Node, frozen=True):
    """Counters of one kind on an object."""

    on: What
    counter: CounterKind


class Condition(OneWord, frozen=True):
    """What has to be true: the first number is the second or more, is more, or what is there."""

    at_least: tuple[Value, Value] | None = None
    more: tuple[Value, Value] | None = None
    some: Filter | None = None
    none: Filter | None = None
    fits: Fits | None = None
    all: tuple[Condition, ...] | None = None
    odd: Value | None = None
    target_is: str | None = None
    poisoned: Who | None = None
    first_draw: Who | None = None
    turn_of: Who | None = None


class Fits(Node, frozen=True):
    """All of these objects are such as the filter says."""

    what: What
    filter: Filter


class LifeEvent(Node, frozen=True):
    """A player gains or loses life, for whatever reason; `as` names how much."""

    who: Who
    as_: str | None = msgspec.field(name="as", default=None)


class Casts(Node, frozen=True):
    """A player casts a spell; with `first` only the player's first one in a turn, or if it is
    false only any other, with `turn_of` only in a turn of these players' team, with `has` only
    one that has this keyword."""

    who: Who
    first: bool | None = None
    turn_of: Who | None = None
    has: Keyword | None = None


class Hits(Node, frozen=True):
    """Creatures deal combat damage to a player; with `together` once for each such player.

    Without it once for each creature.
    """

    by: Literal["itself"] | Filter
    together: bool | None = None


class AttacksWhom(Node, frozen=True):
    """The object attacks; `whom` is true of the defending player, or of one of them."""

    what: Literal["itself"]
    whom: Condition


class Event(OneWord, frozen=True):
    """What triggers an ability."""

    step: AtStep | None = None
    enters: Literal["itself"] | Filter | None = None
    dies: Literal["itself"] | Filter | None = None
    gains_life: LifeEvent | None = None
    casts: Casts | None = None
    attacks: Literal["itself"] | AttacksWhom | None = None
    hits: Hits | None = None
    cycles: Who | None = None
    attacks_alone: Literal["itself"] | Filter | None = None
    sacrificed: Filter | None = None
    loses_life: LifeEvent | None = None
    state: Condition | None = None
