"""What the words of abilities hold that hold no effects themselves."""

from __future__ import annotations

import msgspec

from ettin_spec.cards.declaration.names import ChosenAsItEnters, LaterStepWord, WhoseNext
from ettin_spec.cards.declaration.node import Node, OneWord
from ettin_spec.cards.declaration.parts.costs import CostWord, check_asked
from ettin_spec.cards.declaration.terms import Condition, Value


class ChooseWord(Node, frozen=True):
    """What is chosen as a permanent enters."""

    word: ChosenAsItEnters


class Enters(Node, frozen=True):
    """What is settled as the permanent enters: a choice, or that it is tapped."""

    choose: ChooseWord | None = None
    tapped: bool = False

    def __post_init__(self) -> None:
        if self.choose is None and not self.tapped:
            raise ValueError("as it enters something is chosen (`choose`) or it is `tapped`")


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


class KeywordWord(OneWord, frozen=True):
    """A keyword that is said with one thing: `landwalk` with a type of land, `toxic` with a number,
    others with a cost."""

    landwalk: str | None = None
    surge: str | None = None
    evoke: str | None = None
    overload: str | None = None
    spectacle: str | None = None
    kicker: str | None = None
    cycling: str | None = None
    flashback: str | None = None
    equip: str | None = None
    reconfigure: str | None = None
    disguise: str | None = None
    encore: str | None = None
    ninjutsu: str | None = None
    commander_ninjutsu: str | None = None
    toxic: int | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.toxic is not None and self.toxic < 1:
            raise ValueError("a creature is `toxic` by 1 or more")


class Morph(Node, frozen=True):
    """The card can be cast face down for {3}, and is turned face up for this cost; with `counter`
    it gets a +1/+1 counter then."""

    cost: str
    counter: bool = False


class AdditionalCost(Node, frozen=True):
    """What is paid as the spell is cast besides anything else; with `less` the spell costs so much
    less generic mana for each permanent that is sacrificed for it."""

    cost: tuple[CostWord, ...]
    less: int = 0

    def __post_init__(self) -> None:
        check_asked(self.cost)
        if any(cost.mana is not None for cost in self.cost):
            raise ValueError("mana that may be paid besides is said by `kicker`")


class NextStep(Node, frozen=True):
    """The beginning of one later step."""

    step: LaterStepWord
    of: WhoseNext

    def __post_init__(self) -> None:
        if self.step == "end_of_combat" and self.of != "each":
            raise ValueError("the end of combat is that of the next combat, of `each`")
