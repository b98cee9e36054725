"""What triggers an ability."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ettin_spec.cards.declaration.names import CounterKind, Keyword, StepWord, Who, WhoseStep
from ettin_spec.cards.declaration.node import Node, OneWord
from ettin_spec.cards.declaration.terms import Condition, Filter, SpellFilter

Wearer: TypeAlias = Literal["itself", "enchanted", "equipped"]
"""The object that has the ability, or the one that it is attached to."""


class AtStep(Node, frozen=True):
    """The beginning of a step, or with `first` of the first of that name in a turn."""

    step: StepWord
    of: WhoseStep
    first: bool = False


class LifeEvent(Node, frozen=True):
    """A player gains or loses life, for whatever reason; `as` names how much."""

    who: Who
    as_: str | None = msgspec.field(name="as", default=None)


class Casts(Node, frozen=True):
    """A player casts a spell: with `spell` only such a one, or the one that says so, with `nth`
    only the player's first, second ... in a turn, with `turn_of` only in a turn of these players'
    team, with `has` only one that has this keyword; `as` names its mana value, `before` how many
    spells anybody had cast before it in that turn."""

    who: Who
    spell: Literal["itself"] | SpellFilter | None = None
    nth: int | None = None
    turn_of: Who | None = None
    has: Keyword | None = None
    as_: str | None = msgspec.field(name="as", default=None)
    before: str | None = None

    def __post_init__(self) -> None:
        if self.spell == "itself" and self.who != "you":
            raise ValueError("who casts the spell that says so (`itself`) is `you`")


class Draws(Node, frozen=True):
    """A player draws a card, with `nth` only the player's first, second ... in a turn."""

    who: Who
    nth: int | None = None


class Hits(Node, frozen=True):
    """Creatures deal combat damage to a player, to one of these where `to` says whom, or to such
    an object (`on`); with `together` once for each such player.

    Without it once for each creature.
    """

    by: Literal["itself"] | Filter
    together: bool | None = None
    to: Who | None = None
    on: Literal["itself"] | None = None

    def __post_init__(self) -> None:
        if self.on is not None and (self.to is not None or self.together is not None):
            raise ValueError("damage is dealt to a player (`to`) or `on` an object, one by one")


class Attacks(Node, frozen=True):
    """The object, or each of certain objects, attacks; `whom` is true of the defending player, or
    of one of them."""

    what: Literal["itself"] | Filter
    whom: Condition | None = None


class AttacksWith(Node, frozen=True):
    """A player attacks with so many or more creatures, or such creatures, once each combat."""

    who: Who
    number: int = 1
    what: Filter | None = None

    def __post_init__(self) -> None:
        if self.number < 1:
            raise ValueError("who attacks does so with one creature or more")


class PutsCounters(Node, frozen=True):
    """A player puts one or more counters of a kind on an object."""

    who: Who
    counter: CounterKind
    on: Filter


class BecomesTarget(Node, frozen=True):
    """The object, or one of certain objects, becomes the target of a spell or ability: with
    `whose` only of one that these players control, with `spell` only of such a spell."""

    what: Literal["itself"] | Filter
    whose: Who | None = None
    spell: SpellFilter | None = None


class TapsForMana(Node, frozen=True):
    """A player taps an object for mana: an ability of its own that adds mana has tapped it."""

    who: Who
    what: Literal["itself"] | Filter


class Room(Node, frozen=True):
    """The marker of a dungeon's owner is moved into the room of this name, from which arrows lead
    to others; none leads on from the last one, nor to the first, which is said first."""

    name: str
    leads_to: tuple[str, ...] = ()


class Event(OneWord, frozen=True):
    """What triggers an ability."""

    step: AtStep | None = None
    enters: Literal["itself"] | Filter | None = None
    dies: Wearer | Filter | None = None
    leaves: Wearer | Filter | None = None
    gains_life: LifeEvent | None = None
    casts: Casts | None = None
    draws: Draws | None = None
    discards: Who | None = None
    attacks: Literal["itself"] | Attacks | None = None
    attacks_with: AttacksWith | None = None
    enlists: Literal["itself"] | None = None
    is_attacked: Who | None = None
    blocks: Literal["itself"] | None = None
    becomes_blocked: Literal["itself"] | None = None
    unblocked: Literal["itself"] | None = None
    dealt_damage: Literal["itself"] | Filter | None = None
    hits: Hits | None = None
    cycles: Literal["itself"] | Who | None = None
    attacks_alone: Wearer | Filter | None = None
    sacrificed: Filter | None = None
    loses_life: LifeEvent | None = None
    becomes_tapped: Literal["itself"] | Filter | None = None
    becomes_untapped: Literal["itself"] | Filter | None = None
    taps_for_mana: TapsForMana | None = None
    turned_up: Literal["itself"] | Filter | None = None
    becomes_target: BecomesTarget | None = None
    puts_counters: PutsCounters | None = None
    uses_loyalty: Filter | None = None
    room: Room | None = None
    state: Condition | None = None
