"""The parts of a card that hold names and numbers only, and no word of their own."""

from __future__ import annotations

from typing import Literal

from ettin_spec.cards.declaration.names import (
    AddedStepWord,
    ColourOrAny,
    CounterKind,
    Keyword,
    SkipAlwaysWord,
    SkipWord,
    StepWord,
    Who,
    WhoseStep,
)
from ettin_spec.cards.declaration.node import Node
from ettin_spec.protocol.base import Colour


class CountersOf(Node, frozen=True):
    """How many counters of a kind players have, all together."""

    of: Who
    counter: CounterKind


class OwnCounters(Node, frozen=True):
    """So many counters of a kind that the player has."""

    counter: CounterKind
    number: int


class AddMana(Node, frozen=True):
    """The ability's controller adds one mana: of any colour, or of the one named, or of one of
    several."""

    colour: ColourOrAny | tuple[Colour, ...]


class ChooseWord(Node, frozen=True):
    """What is chosen as a permanent enters."""

    word: Literal["colour"]


class Enters(Node, frozen=True):
    """What is settled as the permanent enters: a choice, or that it is tapped."""

    choose: ChooseWord | None = None
    tapped: bool = False

    def __post_init__(self) -> None:
        if self.choose is None and not self.tapped:
            raise ValueError("as it enters something is chosen (`choose`) or it is `tapped`")


class ControlPlayer(Node, frozen=True):
    """One player (`by`) controls others during the next turn that they take."""

    who: Who
    by: Who = "you"


class Draw(Node, frozen=True):
    """Players draw cards."""

    who: Who
    number: int = 1


class Mill(Node, frozen=True):
    """Players put so many cards from the top of their libraries into their graveyards."""

    who: Who
    number: int = 1


class Skip(Node, frozen=True):
    """Players skip the next turn, step or phase of that name that they would have."""

    who: Who
    next: SkipWord


class SkipAlways(Node, frozen=True):
    """Players skip each step or phase of that name, as long as this is at work."""

    who: Who
    each: SkipAlwaysWord


class ExtraStep(Node, frozen=True):
    """Directly after the present step, if it has that name, another follows.

    With `who` it is one that these players get, as far as it is their turn.
    """

    step: AddedStepWord
    who: Who | None = None


class Becomes(Node, frozen=True):
    """An object becomes a creature, of this type and no other; abilities stay."""

    what: Literal["itself"]
    type: str
    body: str
    gains: tuple[Keyword, ...] = ()


class AtStep(Node, frozen=True):
    """The beginning of a step, or with `first` of the first of that name in a turn."""

    step: StepWord
    of: WhoseStep
    first: bool = False
