"""What a player pays for an ability."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ettin_spec.cards.declaration.names import CounterKind, SoMany
from ettin_spec.cards.declaration.node import Node, OneWord
from ettin_spec.cards.declaration.terms import Filter, ValueWord, What

ASKED = (
    "mana",
    "life",
    "sacrifice",
    "sacrifice_some",
    "discard",
    "take_damage",
    "one_of",
)
"""What players can be asked to pay as a spell or ability resolves."""


class OwnCounters(Node, frozen=True):
    """So many counters of a kind that the player has."""

    counter: CounterKind
    number: int


class SacrificeSome(Node, frozen=True):
    """So many permanents that are sacrificed: two or more, or X."""

    what: Filter
    number: ValueWord | int | SoMany

    def __post_init__(self) -> None:
        if isinstance(self.number, int) and self.number < 2:
            raise ValueError("one permanent that is sacrificed is said by `sacrifice`")


class CostWord(OneWord, frozen=True):
    """A cost with something to say: mana, as it is written on a card; life, as a number;
    one permanent that is sacrificed, or so many; loyalty counters that are put on, or with a minus
    removed; cards that are discarded; one card of a type that is exiled from the player's
    graveyard, or the card itself, which is there (`exile_itself`);
    damage that the source deals to the player; one of several costs (`one_of`), as that player
    likes; counters that are removed from the permanent itself, which with `return_to_hand` goes
    to its owner's hand, as with `return_one` one permanent does that the player controls."""

    mana: str | None = None
    life: ValueWord | int | None = None
    sacrifice: What | None = None
    sacrifice_some: SacrificeSome | None = None
    take_damage: int | None = None
    one_of: tuple[CostWord, ...] | None = None
    counters: OwnCounters | None = None
    loyalty: int | Literal["-X"] | None = None
    discard: int | None = None
    exile_from_graveyard: str | None = None
    exile_itself: Literal["graveyard"] | None = None
    remove: OwnCounters | None = None
    return_to_hand: Literal["itself"] | None = None
    return_one: Filter | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.return_one is not None and self.return_one.controller is not None:
            raise ValueError("what a player returns (`return_one`) is the own in any case")

    @property
    def has_x(self) -> bool:
        """Is a number chosen for X as it is paid?"""
        some = self.sacrifice_some
        by_number = isinstance(some and some.number, ValueWord)
        by_life = isinstance(self.life, ValueWord) and self.life.variable is not None
        return "{X}" in (self.mana or "") or by_number or by_life or self.loyalty == "-X"


def check_asked(costs: tuple[CostWord, ...]) -> None:
    """What is asked of a player as something resolves can be paid then.

    Raises:
        ValueError: nothing is asked, or what is paid for abilities alone.
    """
    if not costs or any(cost.said()[0] not in ASKED for cost in costs):
        raise ValueError("what is asked of a player is `mana`, `life`, `sacrifice` or `discard`")
    for several in (cost.one_of for cost in costs if cost.one_of is not None):
        if len(several) < 2:
            raise ValueError("of one cost there is no other to choose (`one_of`)")
        check_asked(several)


Cost: TypeAlias = Literal["tap"] | CostWord
