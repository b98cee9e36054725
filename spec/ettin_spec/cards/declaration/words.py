"""The vocabulary of abilities: what a card can say.

*One word* is a map with one key: `{half_down: {life: that_player}}`. In YAML and on the wire
it has the same shape. Players (`to`, `who`, `of`, `against`) and objects (`what`) never share
a slot.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ettin_spec.cards.declaration import names
from ettin_spec.cards.declaration.deck_rules import DeckRule, Marks
from ettin_spec.cards.declaration.node import Node, OneWord
from ettin_spec.cards.declaration.parts import ability_parts as part
from ettin_spec.cards.declaration.parts import change_parts as changed
from ettin_spec.cards.declaration.parts import effect_parts as done
from ettin_spec.cards.declaration.parts.copies import EntersAs
from ettin_spec.cards.declaration.parts.costs import Cost, CostWord, check_asked
from ettin_spec.cards.declaration.parts.events import Event
from ettin_spec.cards.declaration.parts.replacement import LifeFloor, Prevent, Replace
from ettin_spec.cards.declaration.parts.single_effects import SingleEffect
from ettin_spec.cards.declaration.parts.targets import Targets
from ettin_spec.cards.declaration.terms import Condition, Filter, Value, What
from ettin_spec.protocol.base import Colour


class Create(Node, frozen=True):
    """The ability's controller, or players (`who`) each, put tokens onto the battlefield.

    `body`: the power and toughness of creatures, which they are where `type` is not said.
    `size` is the X of a `body` that has one, which `as` names for `the`; `tapped`: so they enter;
    `attacking`: they attack, whom or what their controller chooses.
    """

    subtype: str
    type: str = "Creature"
    colour: tuple[Colour, ...] = ()
    body: str = ""
    number: Value = 1
    abilities: tuple[Ability, ...] = ()
    tapped: bool = False
    attacking: bool = False
    size: Value | None = None
    as_: str | None = msgspec.field(name="as", default=None)
    who: names.Who | None = None

    def __post_init__(self) -> None:
        if ("X" in self.body) != (self.size is not None):
            raise ValueError("a `body` with an X has a `size`, which that X is, and no other has")


class GetEmblem(Node, frozen=True):
    """Players each get an emblem with abilities, which are theirs for the rest of the game."""

    who: names.Who
    abilities: tuple[Ability, ...]


class Until(Node, frozen=True):
    """Changes begin, and end later, or never where no `end` is said. What they hold for is settled
    as they begin, but permanents of some kind that `stay_tapped` are whatever fits in that step."""

    changes: tuple[Change, ...]
    end: names.Ends | None = None

    def __post_init__(self) -> None:
        of_untapping = [change.stay_tapped is not None for change in self.changes]
        if (self.end == "next_untap_step") != all(of_untapping):
            raise ValueError("what will `stay_tapped` does so until the `next_untap_step`")
        shields = (change.prevent for change in self.changes)
        if any(it and it.number and it.who is None and it.what is None for it in shields):
            raise ValueError("a shield of so many points is somebody's (`who`) or something's")
        if any(change.triggers_again or change.triggers_not for change in self.changes):
            raise ValueError("what triggers again, or not, does so as long as a source is there")


class Branch(Node, frozen=True):
    """Effects that follow only where something is true at that moment, and others where not."""

    if_: Condition = msgspec.field(name="if")
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class UnlessPays(Node, frozen=True):
    """Effects follow unless a player pays a cost, which that player alone decides."""

    who: names.Who
    cost: tuple[CostWord, ...]
    do: tuple[Effect, ...]

    def __post_init__(self) -> None:
        check_asked(self.cost)
        if self.who in names.GROUPS:
            raise ValueError("one player pays; of several each is `that_player` of a `for_each`")


class Offer(Node, frozen=True):
    """Players may each pay a cost, and effects follow for who does, others for who does not.

    All decide, and choose what they pay with, before any pays. Without a `cost` they only decide.
    """

    do: tuple[Effect, ...] = ()
    who: names.Who = "you"
    cost: tuple[CostWord, ...] = ()
    otherwise: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        if not self.cost and self.who == "you":
            raise ValueError("what you may do for nothing is said by `may`")
        if not self.do and not self.otherwise:
            raise ValueError("effects follow for who pays (`do`), or does not (`otherwise`)")
        if self.cost:
            check_asked(self.cost)


class ForEach(Node, frozen=True):
    """Effects follow for each of some players, all `but` one, with `if` for those of whom that is
    true, which is read before any effect follows."""

    who: names.Who
    do: tuple[Effect, ...]
    if_: Condition | None = msgspec.field(name="if", default=None)
    but: names.Who | None = None


class Repeat(Node, frozen=True):
    """Effects follow so many times, which is read before the first."""

    times: Value
    do: tuple[Effect, ...]


class ExileTop(Node, frozen=True):
    """The controller exiles so many cards from the top of the own library, which that player then
    `may` cast or play, paying for them; where one is not cast now effects follow (`otherwise`)."""

    number: int = 1
    may: names.MayPlay | None = None
    otherwise: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        if self.may == "cast_now" and self.number != 1:
            raise ValueError("one card alone is cast as it is exiled (`cast_now`)")
        if self.otherwise and self.may != "cast_now":
            raise ValueError("effects follow where a card is not cast as it is exiled (`cast_now`)")


class FriendOrFoe(Node, frozen=True):
    """The controller calls each player a friend or a foe, which no rule on teams settles; effects
    about `each_friend` follow, and then others about `each_foe`."""

    friends: tuple[Effect, ...]
    foes: tuple[Effect, ...]


class Later(Node, frozen=True):
    """Effects follow once, as a later step begins, about the objects that they are about now."""

    at: part.NextStep
    do: tuple[Effect, ...]


class ThisTurn(Node, frozen=True):
    """An ability is left behind that triggers each time its event happens, for the rest of the
    turn or until another `end`; what it does is about that event and its own source alone."""

    when: Event
    do: tuple[Effect, ...]
    end: names.TriggersUntil = "end_of_turn"

    def __post_init__(self) -> None:
        if self.when.step is not None or self.when.state is not None:
            raise ValueError("what waits for a step is said by `later`; no state is waited for")


class Effect(SingleEffect, frozen=True):
    """What is done once: one thing, or what holds others."""

    until: Until | None = None
    create: Create | None = None
    get_emblem: GetEmblem | None = None
    may: tuple[Effect, ...] | None = None
    only_if: Branch | None = None
    for_each: ForEach | None = None
    friend_or_foe: FriendOrFoe | None = None
    later: Later | None = None
    this_turn: ThisTurn | None = None
    unless_pays: UnlessPays | None = None
    offer: Offer | None = None
    repeat: Repeat | None = None
    exile_top: ExileTop | None = None
    clash: tuple[Effect, ...] | None = None


class Gain(Node, frozen=True):
    """Objects have an ability more."""

    what: What
    ability: Ability


class Instead(Node, frozen=True):
    """Something is done in place of an event that would happen to players, by who says so.

    With `may` only if the player likes to whom it would happen; with `unless` it happens where
    that is true. Within, that player is the one to whom it would have happened.
    """

    event: names.Avertable
    who: names.Who
    do: tuple[Effect, ...] = ()
    may: bool = False
    unless: Condition | None = None

    def __post_init__(self) -> None:
        if not self.do and not self.may:
            raise ValueError("something is done instead (`do`), or the event `may` be skipped")


class Change(OneWord, frozen=True):
    """What holds as long as its source is there, or until the end of the turn."""

    cant: changed.Cant | None = None
    must: changed.Must | None = None
    must_attack: changed.MustAttack | None = None
    goaded: changed.Goaded | None = None
    block_more: changed.BlockMore | None = None
    costs_more: changed.CostsMore | None = None
    costs_less: changed.CostsLess | None = None
    player_has: changed.PlayerHas | None = None
    cast_when: changed.CastWhen | None = None
    attack_costs: changed.AttackCosts | None = None
    block_costs: changed.BlockCosts | None = None
    you_control: changed.YouControl | None = None
    pump: changed.Pump | None = None
    double: changed.Double | None = None
    gain: Gain | None = None
    becomes: done.Becomes | None = None
    isnt: changed.Isnt | None = None
    has_colour: changed.HasColour | None = None
    assigns_toughness: changed.AssignsToughness | None = None
    triggers_again: changed.TriggersAgain | None = None
    triggers_not: changed.TriggersNot | None = None
    redirect: changed.Redirect | None = None
    replace: Replace | None = None
    instead: Instead | None = None
    prevent: Prevent | None = None
    life_floor: LifeFloor | None = None
    skip: changed.SkipAlways | None = None
    stay_tapped: changed.StayTapped | None = None
    untaps_too: changed.UntapsToo | None = None
    exile_instead: changed.ExileInstead | None = None


class Spell(Node, frozen=True):
    """What an instant or sorcery does as it resolves."""

    do: tuple[Effect, ...]
    targets: Targets | None = None

    def __post_init__(self) -> None:
        if any(does.is_of_a_permanent for does in self.do):
            raise ValueError("only a permanent leaves, is put on something, or has exiled cards")


class Modes(Node, frozen=True):
    """What a spell or ability may do, of which so many are chosen, each with its own targets."""

    number: names.HowManyModes
    of: tuple[Spell, ...]

    @property
    def least(self) -> int:
        """So many have to be chosen."""
        return {"one": 1, "two": 2, "one_or_more": 1}.get(self.number, 0)

    @property
    def most(self) -> int:
        """No more can be chosen."""
        return {"one": 1, "two": 2}.get(self.number, len(self.of))


class Activated(Node, frozen=True):
    """An ability that a player may activate by paying its cost, with `if` only while it is true,
    with `a_turn` only so many times each turn; with `modes` in place of what it would `do`, and
    with `by` not its controller alone may do it."""

    cost: tuple[Cost, ...]
    do: tuple[Effect, ...] = ()
    targets: Targets | None = None
    if_: Condition | None = msgspec.field(name="if", default=None)
    a_turn: int | None = None
    modes: Modes | None = None
    by: names.Activator | None = None

    def __post_init__(self) -> None:
        _check_does(self)


class Triggered(Node, frozen=True):
    """An ability that triggers; with `if` only where that is true, then and as it resolves."""

    when: Event
    do: tuple[Effect, ...] = ()
    targets: Targets | None = None
    if_: Condition | None = msgspec.field(name="if", default=None)
    modes: Modes | None = None

    def __post_init__(self) -> None:
        _check_does(self)


def _check_does(ability: Activated | Triggered) -> None:
    if bool(ability.do) == (ability.modes is not None) or (ability.targets and ability.modes):
        raise ValueError("an ability does something, or has `modes` that do")


class Chapter(Node, frozen=True):
    """What a Saga does as it comes to so many lore counters, once for each of these numbers."""

    of: tuple[int, ...]
    do: tuple[Effect, ...]
    targets: Targets | None = None

    def __post_init__(self) -> None:
        if not self.of or min(self.of) < 1 or list(self.of) != sorted({*self.of}):
            raise ValueError("chapters are numbered from 1 on, and said in their order")


class Static(Node, frozen=True):
    """What is true while the permanent is there, with `if` only while that is."""

    changes: tuple[Change, ...]
    if_: Condition | None = msgspec.field(name="if", default=None)

    def __post_init__(self) -> None:
        if any(change.double for change in self.changes):
            raise ValueError("what is doubled is so `until` something, and not ever again")
        if any(change.redirect and change.redirect.number for change in self.changes):
            raise ValueError("the next so many points are redirected `until` something")


class AbilityWord(part.KeywordWord, frozen=True):
    """An ability that has something to say: `modes` what a spell may do, `protection` what it is
    from, `enchant` what an Aura is put on, `exert` what is done as it attacks, `entered_as` which
    type of dungeon has to be named."""

    spell: Spell | None = None
    modes: tuple[Spell, ...] | Modes | None = None
    activate: Activated | None = None
    trigger: Triggered | None = None
    static: Static | None = None
    enters: part.Enters | None = None
    enters_as: EntersAs | None = None
    enters_doing: tuple[Effect, ...] | None = None
    deck: DeckRule | None = None
    body: part.Defined | None = None
    protection: Filter | None = None
    additional: part.AdditionalCost | None = None
    free: part.Free | None = None
    cast_only: Condition | None = None
    enchant: Filter | names.TargetPlayer | None = None
    morph: part.Morph | None = None
    ward: tuple[CostWord, ...] | None = None
    chapter: Chapter | None = None
    exert: Spell | None = None
    entered_as: str | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.ward is not None:
            check_asked(self.ward)


Ability: TypeAlias = names.Keyword | AbilityWord


class Card(Node, frozen=True):
    """A card in the wording of one date: all that an engine needs to play it.

    `type` is the type line in English, `cost` and `body` as written (`{3}{R}{R}`, `4/3`);
    `loyalty` or `defense` is what it enters with; `back` is the second face, on the other side: a
    `modal` card is played as either, with `split` both are halves of one side; `marks` is for decks
    only, and `text` is made of the abilities, in English. `left_out` says what the printed card
    does besides, a phrase for each thing: an engine that plays this declaration does not do it.
    """

    type: str
    cost: str = ""
    body: str = ""
    abilities: tuple[Ability, ...] = ()
    loyalty: int | None = None
    defense: int | None = None
    back: Card | None = None
    layout: names.Layout | None = None
    marks: Marks | None = None
    text: str = ""
    left_out: tuple[str, ...] = ()
