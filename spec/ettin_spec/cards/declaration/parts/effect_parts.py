"""What the words of effects hold that hold no effects themselves."""

from __future__ import annotations

from typing import Literal

import msgspec

from ettin_spec.cards.declaration.names import (
    GROUPS,
    AddedStepWord,
    ColourOrAny,
    CounterKind,
    Destination,
    Keyword,
    NeighbourSide,
    Rest,
    SkipWord,
    Who,
)
from ettin_spec.cards.declaration.node import Node, OneWord
from ettin_spec.cards.declaration.terms import Filter, OneObject, SpellFilter, Value, What
from ettin_spec.protocol.base import Ballot, Colour


class Damage(Node, frozen=True):
    """The source deals damage to players, to objects or to both, all read before any is dealt.

    With `by` another object deals it, and `other` objects are others than that.
    """

    amount: Value
    to: Who | None = None
    on: What | None = None
    by: OneObject | None = None

    def __post_init__(self) -> None:
        if self.to is None and self.on is None:
            raise ValueError("damage is dealt `to` players or `on` objects")


class Fight(Node, frozen=True):
    """Two creatures each deal damage equal to their power to the other."""

    what: OneObject
    with_: OneObject = msgspec.field(name="with")


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
    """Players each sacrifice so many permanents that they control, of their own choice; all
    numbers are read before any is sacrificed."""

    who: Who
    what: What
    number: Value = 1


class Keep(Node, frozen=True):
    """Players each choose so many of such permanents that they control; once all have chosen, the
    `rest` of these is sacrificed or tapped."""

    who: Who
    what: What
    rest: Rest
    number: int = 1

    def __post_init__(self) -> None:
        if not isinstance(self.what, Filter):
            raise ValueError("players keep some of such objects as a filter says (`what`)")


class Discard(Node, frozen=True):
    """Players discard cards of their own choice, or at random, all numbers read before any does;
    with `hand` all that they have.

    `as` names, for each and for all together, the mana value of those cards, or with `counted`
    how many they are.
    """

    who: Who
    number: Value = 1
    random: bool = False
    hand: bool = False
    as_: str | None = msgspec.field(name="as", default=None)
    counted: bool = False

    def __post_init__(self) -> None:
        if self.counted and self.as_ is None:
            raise ValueError("`counted` is about the number that `as` names")
        if self.hand and (self.random or self.number != 1):
            raise ValueError("a whole `hand` is discarded, neither so many cards nor at random")


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


class Remembered(OneWord, frozen=True):
    """What mana remembers of what added it: that it pays for such spells alone, or that such a
    spell can't be countered on which it is spent."""

    spent_only_on: SpellFilter | None = None
    uncountered: SpellFilter | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.said()[1].controller is not None:
            raise ValueError("whoever has the mana casts the spell that it is spent on")


class AddMana(Node, frozen=True):
    """The ability's controller, or another player (`who`), adds so much mana: of any one colour, or
    of the one named, or of one of several, or of what an object was tapped for (`produced`);
    with `remembers` it counts what it is spent on."""

    colour: ColourOrAny | tuple[Colour, ...]
    who: Who | None = None
    number: int = 1
    remembers: Remembered | None = None

    def __post_init__(self) -> None:
        if self.number < 1:
            raise ValueError("a `number` of mana is 1 or more")


class PayAnyMana(Node, frozen=True):
    """Players may each pay any amount of mana, one after the other from the controller on; `as`
    names how much each has paid, and all together."""

    who: Who
    as_: str = msgspec.field(name="as")


class Vote(Node, frozen=True):
    """Each player, from the controller on, votes for one of these; later effects, and no rule,
    say what the votes do."""

    options: tuple[Ballot, ...]

    def __post_init__(self) -> None:
        if len(set(self.options)) != len(self.options) or len(self.options) < 2:
            raise ValueError("players vote for one of two `options` or more, each said once")


class TakeFromNeighbours(Node, frozen=True):
    """Each player gains control of one object that fits and that the neighbour on one side, the
    teammate or not, controls; all are chosen, by the controller (`you`) or by each player in turn,
    before any is another's."""

    what: Filter
    side: NeighbourSide
    chosen_by: Literal["you", "each_player"]


class ControlPlayer(Node, frozen=True):
    """One player (`by`) controls others during the next turn that they take."""

    who: Who
    by: Who = "you"

    def __post_init__(self) -> None:
        if self.by in GROUPS:
            raise ValueError("one player (`by`) controls others")


class Draw(Node, frozen=True):
    """Players draw cards, each number read before any is drawn."""

    who: Who
    number: Value = 1


class Mill(Node, frozen=True):
    """Players put so many cards from the top of their libraries into their graveyards, each number
    read before any is put there."""

    who: Who
    number: Value = 1


class Manifest(Node, frozen=True):
    """Players put so many cards from the top of their libraries onto the battlefield face down, one
    after the other, as creatures of 2/2, with `warded` of ward {2}; one that is a creature card may
    be turned face up for its mana cost."""

    who: Who = "you"
    number: int = 1
    warded: bool = False


class LookAtTop(Node, frozen=True):
    """Players look at so many cards on top of their libraries, put any number of them elsewhere
    and the rest back on top in any order."""

    number: int
    who: Who = "you"


class RevealTop(Node, frozen=True):
    """The controller reveals the top card of the own library and puts it into the hand; `as` names
    its mana value, 0 where there is none."""

    as_: str | None = msgspec.field(name="as", default=None)


class PutFromTop(Node, frozen=True):
    """The controller reveals so many cards from the top of the own library and puts one of them
    that fits onto the battlefield, with counters on it where any are said; effects after this one
    speak of it (`picked`)."""

    number: int
    what: Filter
    counter: CounterKind | None = None
    counters: int = 0

    def __post_init__(self) -> None:
        if (self.counter is None) != (self.counters == 0):
            raise ValueError("it enters with so many `counters` of a kind (`counter`)")


class Venture(Node, frozen=True):
    """Players venture into the dungeon: each moves the own marker to the next room of the own
    dungeon, or into the first room of one that the player chooses, of that type (`into`)."""

    who: Who
    into: str | None = None


class PutRevealed(Node, frozen=True):
    """The card that an effect before has revealed goes to its owner's hand or graveyard, or to the
    battlefield under the control of who says so."""

    to: Literal["battlefield", "graveyard", "hand"]


class ReturnThatCard(Node, frozen=True):
    """The card of what has died, or was sacrificed or discarded, comes back from the graveyard to
    which it went then: to the battlefield, under its owner's control or the controller's, or to its
    owner's hand."""

    to: Literal["battlefield", "hand"]
    under: Literal["owner", "you"] = "owner"
    tapped: bool = False

    def __post_init__(self) -> None:
        if self.to == "hand" and (self.tapped or self.under != "owner"):
            raise ValueError("only what goes to the battlefield is `tapped`, or `under` a control")


class PutItself(Node, frozen=True):
    """The card that says so comes back from its owner's graveyard, to which it may have gone since,
    under a player's control, who chooses what an Aura enchants."""

    what: Literal["itself"]
    under: Who


class PutFromHand(Node, frozen=True):
    """Players may each put a card that fits from the own hand onto the battlefield; all choose
    before any enters, and all enter together.

    The card that says so (`itself`) is put there by its owner, who is not asked; it works in a
    hand, or in the command zone, too (`or_command_zone`). `tapped`: so they enter; `attacking`:
    they attack, whom or what their controller chooses, or (`as_returned`) what the creature
    attacked that was returned to a hand as a cost.
    """

    who: Who
    what: Filter | Literal["itself"]
    tapped: bool = False
    attacking: Literal["chosen", "as_returned"] | None = None
    or_command_zone: bool = False

    def __post_init__(self) -> None:
        if self.what == "itself" and self.who != "you":
            raise ValueError("who puts the card that says so (`itself`) is `you`")


class Search(Node, frozen=True):
    """The controller, or another player (`who`), searches the own library for a card that fits, or
    for any card, puts it somewhere and shuffles.

    Of cards that fit (`what`) none need be found, and the one that is found is shown unless it
    goes to the battlefield or a graveyard. With a `number` up to so many are, no two of one name
    where they are `different`.
    """

    to: Destination
    who: Who | None = None
    what: Filter | None = None
    tapped: bool = False
    number: int = 1
    different: bool = False

    def __post_init__(self) -> None:
        if self.who in GROUPS:
            raise ValueError(
                "one player searches; of several each is `that_player` of a `for_each`"
            )
        if self.number != 1 and (self.number < 1 or self.what is None):
            raise ValueError("up to a `number` of cards that fit (`what`) are found, one or more")
        if self.different and self.number == 1:
            raise ValueError("only of several cards (`number`) the names are `different`")
        if self.number != 1 and self.to == "library_top":
            raise ValueError("only one card that is found lies on top of the library")
        if self.tapped and self.to != "battlefield":
            raise ValueError("only what goes to the battlefield is `tapped`")


class ReturnExiled(Node, frozen=True):
    """Cards come back from exile to the battlefield, under their owners' control or the
    controller's: the card that was the target, or those that were exiled `with_itself`, by an
    ability of the permanent that says so."""

    under: Literal["owner", "you"]
    which: Literal["target", "with_itself"] = "target"


class BuryExiled(Node, frozen=True):
    """Cards that were exiled `with_itself`, by an ability of the permanent that says so, go to
    their owners' graveyards; `as` names how many they are."""

    which: Literal["with_itself"]
    as_: str | None = msgspec.field(name="as", default=None)


class Skip(Node, frozen=True):
    """Players skip the next turn, step or phase of that name that they would have."""

    who: Who
    next: SkipWord


class ExtraStep(Node, frozen=True):
    """Directly after the present step, if it has that name, another follows.

    With `who` it is one that these players get, as far as it is their turn.
    """

    step: AddedStepWord
    who: Who | None = None


class Becomes(Node, frozen=True):
    """Objects become creatures, of this type and no other, or with `also` in addition to what they
    are, of these colours where any are said; abilities stay."""

    what: What
    type: str
    body: str
    gains: tuple[Keyword, ...] = ()
    also: bool = False
    colour: tuple[Colour, ...] = ()
