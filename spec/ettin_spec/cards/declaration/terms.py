"""What the abilities of cards speak of: objects, numbers, conditions."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ettin_spec.cards.declaration.names import (
    ChosenCost,
    ColourOrChosen,
    CombatPoint,
    CounterKind,
    Keyword,
    Measure,
    ObjectState,
    OwnZone,
    TurnEvent,
    TurnPart,
    Undone,
    Who,
)
from ettin_spec.cards.declaration.node import Node, OneWord
from ettin_spec.protocol.base import Ballot, Colour


class Filter(Node, frozen=True):
    """Objects on the battlefield, or cards elsewhere, of which all that is said holds; `power` is
    that much or more.

    `types` are several of which one is enough, `not_type` a type, supertype or subtype that it
    has not, `attacking` whom it attacks, `other_than` the one object that it is not,
    `damaged_by` one that has dealt it damage this turn, `same_creature_type_as` one with which it
    has a creature type in common, `attached_to` one on which it is; `has_any` are keywords of which
    one is enough, `has_none` those of which it has none; with `attacked` it has attacked this turn;
    `greatest` is what none of its controller's others has more of; a `commander` is somebody's.
    """

    type: str | None = None
    not_type: str | None = None
    types: tuple[str, ...] | None = None
    subtype: str | None = None
    controller: Who | None = None
    colour: ColourOrChosen | None = None
    lacks: Keyword | None = None
    has: Keyword | None = None
    power: int | None = None
    mana_value: Bound | None = None
    state: ObjectState | None = None
    attacking: Who | None = None
    other: bool | None = None
    other_than: OneObject | None = None
    damaged_by: OneObject | None = None
    same_creature_type_as: OneObject | None = None
    has_any: tuple[Keyword, ...] | None = None
    has_none: tuple[Keyword, ...] | None = None
    attacked: bool | None = None
    owner: Who | None = None
    greatest: Literal["power"] | None = None
    attached_to: OneObject | None = None
    token: bool | None = None
    commander: bool | None = None

    def __post_init__(self) -> None:
        if self.attacked is False:
            raise ValueError("what has not attacked this turn cannot be said")
        if self.commander is False:
            raise ValueError("what is no commander cannot be said")


class Bound(Node, frozen=True):
    """So much or more (`least`), or so much or less (`most`)."""

    least: int | None = None
    most: int | None = None

    def __post_init__(self) -> None:
        if (self.least is None) == (self.most is None):
            raise ValueError("a number is so much or more (`least`), or so much or less (`most`)")


class SpellFilter(Node, frozen=True):
    """Spells of which all that is said holds; of `types` one is enough."""

    type: str | None = None
    types: tuple[str, ...] | None = None
    not_type: str | None = None
    colour: Colour | None = None
    controller: Who | None = None
    mana_value: Bound | None = None


OneObject: TypeAlias = Literal[
    "itself", "target", "second_target", "that_object", "enchanted", "equipped", "created", "picked"
]
"""One object, by what it is to the ability; `created` is a token of an effect before, `picked` what
chance has chosen for one."""

What: TypeAlias = OneObject | Literal["targets", "voted"] | Filter
"""Objects: the source, one chosen as a target or both (`targets`), the one of the event, the one
that an Aura enchants, those that got the most votes (`voted`), or all that fit."""


class ValueWord(OneWord, frozen=True):
    """A number that has to be worked out."""

    life: Who | None = None
    count: Filter | None = None
    power: OneObject | None = None
    toughness: OneObject | None = None
    mana_value: OneObject | None = None
    half_down: ValueWord | int | None = None
    half_up: ValueWord | int | None = None
    third_up: ValueWord | int | None = None
    twice: ValueWord | int | None = None
    negative: ValueWord | int | None = None
    lowest: Among | None = None
    highest: Among | None = None
    devotion: Colour | None = None
    counters: CountersOn | None = None
    player_counters: CountersOf | None = None
    counter_kinds: Who | None = None
    happened: Happened | None = None
    starting_life: Who | None = None
    cards_in_hand: Who | None = None
    cards_in_library: Who | None = None
    cards_in_graveyard: CardsThere | None = None
    cards_revealed: CardsRevealed | None = None
    party: Who | None = None
    types_in_graveyard: Who | None = None
    players: Who | None = None
    plus: tuple[Value, ...] | None = None
    minus: tuple[Value, Value] | None = None
    cards_exiled_with: Literal["itself"] | None = None
    this_way: ThisWay | None = None
    variable: Literal["X"] | None = None
    the: str | None = None
    theirs: str | None = None
    votes: Ballot | None = None
    opponents_attacked: Who | None = None


Value: TypeAlias = int | ValueWord


class Among(Node, frozen=True):
    """A number that is read for each of some players."""

    among: Who
    value: Value


class CardsThere(Node, frozen=True):
    """Cards that players have in a zone, of one of these types or all of them."""

    of: Who
    types: tuple[str, ...] | None = None


class CardsRevealed(Node, frozen=True):
    """Cards that the effect before has revealed, of this `type` or without it (`not_type`)."""

    type: str | None = None
    not_type: str | None = None

    def __post_init__(self) -> None:
        if self.type is not None and self.not_type is not None:
            raise ValueError("cards are of a `type` or without one (`not_type`), and not both")


class Happened(Node, frozen=True):
    """How much of something has happened this turn to players, or by them; to all if not said."""

    what: TurnEvent
    of: Who | None = None


class ThisWay(Node, frozen=True):
    """Permanents that effects before have destroyed, exiled or sacrificed, or that were sacrificed
    as a cost: of this type, and with `of` those that such players controlled; with `total` not how
    many they were but what they had of that, all together."""

    was: Undone
    type: str = "permanent"
    of: Who | None = None
    total: Measure | None = None

    def __post_init__(self) -> None:
        if self.of is not None and self.total is not None:
            raise ValueError("what some players' permanents had in `total` cannot be said")


class CountersOf(Node, frozen=True):
    """How many counters of a kind players have, all together."""

    of: Who
    counter: CounterKind


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
    revealed_is: str | None = None
    poisoned: Who | None = None
    first_draw: Who | None = None
    turn_of: Who | None = None
    during: During | None = None
    before: CombatPoint | None = None
    sorcery_time: Who | None = None
    monarch: Who | None = None
    initiative: Who | None = None
    completed_dungeon: Who | None = None
    controls_commander: Who | None = None
    cost_paid: ChosenCost | None = None
    in_zone: tuple[OwnZone, ...] | None = None

    def holds_in(self, zone: OwnZone) -> bool:
        """Is it true only of an object in certain zones, of which this is one?"""
        return zone in (self.in_zone or ()) or any(part.holds_in(zone) for part in self.all or ())


class During(Node, frozen=True):
    """It is this part of a turn, with `of` of a turn of one of these players' teams."""

    part: TurnPart
    of: Who | None = None


class Fits(Node, frozen=True):
    """All of these objects are such as the filter says."""

    what: What
    filter: Filter
