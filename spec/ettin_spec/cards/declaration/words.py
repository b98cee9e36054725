"""The vocabulary of abilities: what a card can say.

*One word* is a map with one key: `{half_down: {life: that_player}}`. In YAML and on the wire
it has the same shape. Players (`to`, `who`, `of`, `against`) and objects (`what`) never share
a slot.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ettin_spec.cards.declaration.copies import BecomeCopy, EntersAs
from ettin_spec.cards.declaration.deck_rules import DeckRule, Marks
from ettin_spec.cards.declaration.names import (
    CantDo,
    CounterKind,
    Duration,
    Keyword,
    PhaseWord,
    Who,
)
from ettin_spec.cards.declaration.node import Node, OneWord
from ettin_spec.cards.declaration.replacement import LifeFloor, Prevent, Replace
from ettin_spec.cards.declaration.simple_parts import (
    AddMana,
    Becomes,
    ControlPlayer,
    Draw,
    Enters,
    ExtraStep,
    Mill,
    OwnCounters,
    Skip,
    SkipAlways,
)
from ettin_spec.cards.declaration.targets import Targets
from ettin_spec.cards.declaration.terms import Condition, Event, Filter, Value, ValueWord, What
from ettin_spec.protocol.base import Colour


class Damage(Node, frozen=True):
    """The source deals damage to players, to objects or to both, all read before any is dealt."""

    amount: Value
    to: Who | None = None
    on: What | None = None

    def __post_init__(self) -> None:
        if self.to is None and self.on is None:
            raise ValueError("damage is dealt `to` players or `on` objects")


class SetLife(Node, frozen=True):
    """A player's life total becomes a number; each player's where several are named."""

    who: Who
    amount: Value


class GainLife(Node, frozen=True):
    """Players gain life, each amount read before any is gained."""

    who: Who
    amount: Value


class LoseLife(Node, frozen=True):
    """Players lose life, each amount read before any is lost; `as` names the sum for `the`."""

    who: Who
    amount: Value
    as_: str | None = msgspec.field(name="as", default=None)


class Sacrifice(Node, frozen=True):
    """Players each sacrifice so many permanents that they control, of their own choice."""

    who: Who
    what: What
    number: int = 1


class Discard(Node, frozen=True):
    """Players discard cards of their own choice; `as` names, for each, the mana value of those."""

    who: Who
    number: int = 1
    as_: str | None = msgspec.field(name="as", default=None)


class Create(Node, frozen=True):
    """The ability's controller puts tokens onto the battlefield.

    `body`: the power and toughness of creatures, which they are where `type` is not said.
    """

    subtype: str
    type: str = "Creature"
    colour: tuple[Colour, ...] = ()
    body: str = ""
    number: Value = 1
    abilities: tuple[Ability, ...] = ()


class PutCounters(Node, frozen=True):
    """Counters of a kind are put on objects."""

    on: What
    counter: CounterKind
    number: Value = 1


class GetCounters(Node, frozen=True):
    """Players get counters, each amount read before any does."""

    who: Who
    counter: CounterKind
    number: Value = 1


class LoseCounters(Node, frozen=True):
    """Players lose counters, as many as they have at most; `as` names the sum for `the`."""

    who: Who
    counter: CounterKind
    number: Value
    as_: str | None = msgspec.field(name="as", default=None)


class Until(Node, frozen=True):
    """Changes begin; they end with the turn. What they hold for is settled as they begin."""

    end: Duration
    changes: tuple[Change, ...]


class Branch(Node, frozen=True):
    """Effects that follow only where something is true at that moment, and others where not."""

    if_: Condition = msgspec.field(name="if")
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class ForEach(Node, frozen=True):
    """Effects follow for each of some players, with `if` for those of whom that is true.

    Of whom it is true is read before any effect follows.
    """

    who: Who
    do: tuple[Effect, ...]
    if_: Condition | None = msgspec.field(name="if", default=None)


class Effect(OneWord, frozen=True):
    """What is done once."""

    damage: Damage | None = None
    set_life: SetLife | None = None
    gain_life: GainLife | None = None
    lose_life: LoseLife | None = None
    exchange_life: Who | None = None
    get_counters: GetCounters | None = None
    lose_counters: LoseCounters | None = None
    proliferate: Literal["you"] | None = None
    becomes: Becomes | None = None
    until: Until | None = None
    shuffle_in: Literal["itself", "target"] | None = None
    create: Create | None = None
    add_mana: AddMana | None = None
    sacrifice: Sacrifice | None = None
    discard: Discard | None = None
    put: PutCounters | None = None
    may: tuple[Effect, ...] | None = None
    only_if: Branch | None = None
    for_each: ForEach | None = None
    destroy: What | None = None
    exile: What | None = None
    mill: Mill | None = None
    put_onto_battlefield: Literal["target"] | None = None
    return_to_hand: What | None = None
    transform: Literal["itself"] | None = None
    turn_face_down: What | None = None
    turn_face_up: What | None = None
    become_copy: BecomeCopy | None = None
    tap: What | None = None
    untap: What | None = None
    draw: Draw | None = None
    control_player: ControlPlayer | None = None
    extra_turn: Who | None = None
    skip: Skip | None = None
    extra_phases: tuple[PhaseWord, ...] | None = None
    extra_step: ExtraStep | None = None
    win: Literal["you"] | None = None
    lose: Who | None = None


class Cant(Node, frozen=True):
    """Objects, or players, can't do something, to some players only where `against` says so.

    With `unless` they can where that is true.
    """

    do: CantDo
    what: What | None = None
    who: Who | None = None
    against: Who | None = None
    unless: Condition | None = None

    def __post_init__(self) -> None:
        if (self.what is None) == (self.who is None):
            raise ValueError("either `what` or `who` can't do something")


class BlockMore(Node, frozen=True):
    """Creatures can each block so many creatures more than one."""

    what: What
    number: int = 1


class CostsMore(Node, frozen=True):
    """Spells cost so much more generic mana, with `in_turn_of` only in turns of such players.

    `their_opponents` are those of who casts the spell.
    """

    more: int
    in_turn_of: Literal["their_opponents"] | None = None


class AttackCosts(Node, frozen=True):
    """A creature's controller pays mana for it to attack these players or their planeswalkers."""

    against: Who
    mana: str


class Pump(Node, frozen=True):
    """Creatures get so much more power and toughness, or less."""

    what: What
    power: Value = 0
    toughness: Value = 0


class Gain(Node, frozen=True):
    """Objects have an ability more."""

    what: What
    ability: Ability


class YouControl(Node, frozen=True):
    """Whoever says so controls objects that are others'."""

    what: What


class Change(OneWord, frozen=True):
    """What holds as long as its source is there, or until the end of the turn."""

    cant: Cant | None = None
    block_more: BlockMore | None = None
    costs_more: CostsMore | None = None
    attack_costs: AttackCosts | None = None
    you_control: YouControl | None = None
    pump: Pump | None = None
    gain: Gain | None = None
    becomes: Becomes | None = None
    replace: Replace | None = None
    prevent: Prevent | None = None
    life_floor: LifeFloor | None = None
    skip: SkipAlways | None = None


class CostWord(OneWord, frozen=True):
    """A cost with something to say: mana, as it is written on a card; life, as a number;
    one permanent that is sacrificed; loyalty counters that are put on, or with a minus removed."""

    mana: str | None = None
    life: ValueWord | int | None = None
    sacrifice: What | None = None
    counters: OwnCounters | None = None
    loyalty: int | None = None


Cost: TypeAlias = Literal["tap"] | CostWord


class Spell(Node, frozen=True):
    """What an instant or sorcery does as it resolves."""

    do: tuple[Effect, ...]
    targets: Targets | None = None


class Activated(Node, frozen=True):
    """An ability that a player may activate by paying its cost, with `if` only while it is true."""

    cost: tuple[Cost, ...]
    do: tuple[Effect, ...]
    targets: Targets | None = None
    if_: Condition | None = msgspec.field(name="if", default=None)

    @property
    def adds_mana(self) -> bool:
        """Is this a mana ability, which does not use the stack?  Clause: mana.ability"""
        return self.targets is None and all(does.add_mana is not None for does in self.do)


class Triggered(Node, frozen=True):
    """An ability that triggers; with `if` only where that is true, then and as it resolves."""

    when: Event
    do: tuple[Effect, ...]
    targets: Targets | None = None
    if_: Condition | None = msgspec.field(name="if", default=None)


class Static(Node, frozen=True):
    """What is true while the permanent is there, with `if` only while that is."""

    changes: tuple[Change, ...]
    if_: Condition | None = msgspec.field(name="if", default=None)


class Defined(Node, frozen=True):
    """What the numbers are for which a creature's body has a star."""

    power: Value | None = None
    toughness: Value | None = None

    def __post_init__(self) -> None:
        if self.power is None and self.toughness is None:
            raise ValueError("power, toughness or both are defined")


class Free(Node, frozen=True):
    """While something is true the spell can be cast without paying its mana cost, at any time."""

    if_: Condition = msgspec.field(name="if")


class AbilityWord(OneWord, frozen=True):
    """An ability that has something to say; `landwalk` names a type of land, `surge` and
    `cycling` a cost, `enchant` what an Aura is put on."""

    spell: Spell | None = None
    activate: Activated | None = None
    trigger: Triggered | None = None
    static: Static | None = None
    enters: Enters | None = None
    enters_as: EntersAs | None = None
    enters_doing: tuple[Effect, ...] | None = None
    deck: DeckRule | None = None
    body: Defined | None = None
    landwalk: str | None = None
    surge: str | None = None
    free: Free | None = None
    cycling: str | None = None
    enchant: Filter | None = None


Ability: TypeAlias = Keyword | AbilityWord


class Card(Node, frozen=True):
    """A card in the wording of one date: all that an engine needs to play it.

    `type` is the type line in English, `cost` and `body` as written (`{3}{R}{R}`, `4/3`);
    `loyalty` is what a planeswalker enters with, `defense` what a battle does; `back` is on the
    other side; `marks` is for decks only. `text` is made of the abilities, in English.
    """

    type: str
    cost: str = ""
    body: str = ""
    abilities: tuple[Ability, ...] = ()
    loyalty: int | None = None
    defense: int | None = None
    back: Card | None = None
    marks: Marks | None = None
    text: str = ""
