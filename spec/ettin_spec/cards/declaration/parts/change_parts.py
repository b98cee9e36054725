"""What the words of lasting changes hold that hold no abilities themselves."""

from __future__ import annotations

from typing import Literal

from ettin_spec.cards.declaration.names import (
    GROUPS,
    CantDo,
    CastTime,
    ColourOrChosen,
    MustDo,
    PlayersKeyword,
    SkipAlwaysWord,
    Who,
)
from ettin_spec.cards.declaration.node import Node
from ettin_spec.cards.declaration.terms import (
    Condition,
    Filter,
    OneObject,
    SpellFilter,
    Value,
    What,
)


class Cant(Node, frozen=True):
    """Objects, or players, can't do something, to some players only where `against` says so.

    With `unless` they can where that is true. Where creatures block or are blocked, `these` are
    the others of whom it is said, and with `all_but` it is said of all others but those. Spells
    can't be countered (`be_countered`): those that `spell` fits, or `itself`, which says so on the
    stack.
    """

    do: CantDo
    what: What | None = None
    who: Who | None = None
    spell: SpellFilter | None = None
    against: Who | None = None
    unless: Condition | None = None
    these: Filter | None = None
    all_but: Filter | None = None

    def __post_init__(self) -> None:
        paired = self.do in ("block", "be_blocked")
        if (self.these is not None) + (self.all_but is not None) > paired:
            raise ValueError("who can't block or be blocked can't `these`, or `all_but` some")
        if [self.what, self.who, self.spell].count(None) != 2:
            raise ValueError("either `what`, `who` or a `spell` can't do something")
        of_spells = self.spell is not None or self.what == "itself"
        countered = self.do == "be_countered"
        if countered and (not of_spells or self.against or self.unless):
            raise ValueError("a `spell`, or a card `itself`, can't be countered")
        if self.spell is not None and not countered:
            raise ValueError("of a `spell` it is said that it can't `be_countered`")


class Must(Node, frozen=True):
    """Creatures attack, block or are blocked if able, each combat or as long as it lasts."""

    do: MustDo
    what: What


class MustAttack(Node, frozen=True):
    """Creatures attack one player if able, each combat or as long as it lasts; where they can't
    attack that player, they need not attack anybody."""

    what: What
    whom: Who

    def __post_init__(self) -> None:
        if self.whom in GROUPS:
            raise ValueError("creatures have to attack one player (`whom`)")


class Goaded(Node, frozen=True):
    """Creatures attack if able, and a player other than who says so, if able."""

    what: What


class BlockMore(Node, frozen=True):
    """Creatures can each block so many creatures more than one."""

    what: What
    number: int = 1


class PlayerHas(Node, frozen=True):
    """Players, and not their teammates, have a keyword that objects have as well."""

    who: Who
    keyword: PlayersKeyword


class CastWhen(Node, frozen=True):
    """Players, and not their teammates, may cast spells, or such spells, at any time, or can cast
    them only when a sorcery could be cast; with `next` that is said of the next one alone."""

    who: Who
    when: CastTime
    spell: SpellFilter | None = None
    next: bool = False

    def __post_init__(self) -> None:
        if self.next and self.when != "any_time":
            raise ValueError("the `next` spell can be cast at `any_time`, and at none it has to be")
        if self.spell is not None and self.spell.controller is not None:
            raise ValueError("`who` says whose spells are cast then")


class CostsMore(Node, frozen=True):
    """Spells cost so much more generic mana, with `in_turn_of` only in turns of such teams.

    `their_opponents`: any but the team of whoever casts the spell.
    """

    more: int
    in_turn_of: Literal["their_opponents"] | None = None


class CostsLess(Node, frozen=True):
    """Spells that players cast, with `spell` such spells, or the one that says so, cost so much
    less generic mana."""

    who: Who
    less: Value
    spell: Literal["itself"] | SpellFilter | None = None

    def __post_init__(self) -> None:
        if isinstance(self.spell, SpellFilter) and self.spell.controller is not None:
            raise ValueError("`who` says whose spells cost less")
        if self.spell == "itself" and self.who != "you":
            raise ValueError("who casts the spell that says so (`itself`) is `you`")


class AttackCosts(Node, frozen=True):
    """A creature's controller pays mana for it to attack these players or their planeswalkers.

    Where nobody is named every attack costs it. With `players_only` an attack on a planeswalker
    costs nothing.
    """

    mana: str
    against: Who | None = None
    players_only: bool = False


class BlockCosts(Node, frozen=True):
    """A creature's controller pays mana for each of these attackers that it blocks.

    Where none are named a creature costs it once, whatever it blocks.
    """

    mana: str
    what: What | None = None


class Pump(Node, frozen=True):
    """Creatures get so much more power and toughness, or less."""

    what: What
    power: Value = 0
    toughness: Value = 0


class Isnt(Node, frozen=True):
    """An object has not this card type, nor the subtypes and the body that go with it."""

    what: OneObject
    type: Literal["Creature"]


class HasColour(Node, frozen=True):
    """Objects are of this colour and of no other."""

    what: What
    colour: ColourOrChosen


class Double(Node, frozen=True):
    """A creature's power, toughness or both are doubled, as they are when this begins."""

    what: OneObject
    power: bool = False
    toughness: bool = False

    def __post_init__(self) -> None:
        if not self.power and not self.toughness:
            raise ValueError("`power`, `toughness` or both are doubled")


class AssignsToughness(Node, frozen=True):
    """Creatures assign combat damage equal to their toughness rather than their power."""

    what: What


class TriggersAgain(Node, frozen=True):
    """Of permanents that fit `of` abilities that such an object's entering triggers trigger an
    additional time."""

    enters: Filter
    of: Filter


class TriggersNot(Node, frozen=True):
    """The entering of such objects makes no ability trigger, their own ones included."""

    enters: Filter


class Redirect(Node, frozen=True):
    """Damage that would be dealt to players (`who`), to objects (`what`) or to both is dealt to
    an object instead, or to one player (`to_player`), with `number` only the next so many points
    of it."""

    to: OneObject | None = None
    who: Who | None = None
    what: What | None = None
    to_player: Who | None = None
    number: int | None = None

    def __post_init__(self) -> None:
        if (self.to is None) == (self.to_player is None) or self.to_player in GROUPS:
            raise ValueError("damage is redirected `to` one object or `to_player` one player")
        if self.number is not None and self.number < 1:
            raise ValueError("a `number` of damage to redirect is 1 or more")
        if self.who is None and self.what is None:
            raise ValueError("damage to players (`who`), to objects (`what`) or both is redirected")


class YouControl(Node, frozen=True):
    """Whoever says so, or one other player (`by`), controls objects that are others'."""

    what: What
    by: Who | None = None

    def __post_init__(self) -> None:
        if self.by in GROUPS:
            raise ValueError("one player (`by`) controls what others did")


class StayTapped(Node, frozen=True):
    """Permanents don't untap in the untap steps of who controls them."""

    what: What


class ExileInstead(Node, frozen=True):
    """Cards that would be put into the graveyards of these players are exiled instead: all, or with
    a `type` permanents that are of it as they would die, and from elsewhere cards of it."""

    whose: Who
    type: str | None = None


class UntapsToo(Node, frozen=True):
    """Permanents untap in the untap steps of these players, too."""

    what: What
    of: Who


class SkipAlways(Node, frozen=True):
    """Players skip each step or phase of that name, as long as this is at work."""

    who: Who
    each: SkipAlwaysWord
