"""The vocabulary of abilities: what a card can say.

*One word* is a map with one key: `{half_down: {life: that_player}}`. In YAML and on the wire
it has the same shape. Players (`to`, `who`, `of`, `against`) and objects (`what`) never share
a slot.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ettin_spec.cards.declaration import change_parts as changed
from ettin_spec.cards.declaration import effect_parts as done
from ettin_spec.cards.declaration.ability_parts import Defined, Enters, Free, NextStep
from ettin_spec.cards.declaration.copies import BecomeCopy, EntersAs
from ettin_spec.cards.declaration.costs import Cost, CostWord, check_asked
from ettin_spec.cards.declaration.deck_rules import DeckRule, Marks
from ettin_spec.cards.declaration.events import Event
from ettin_spec.cards.declaration.names import (
    GROUPS,
    Avertable,
    Countered,
    Duration,
    HowManyModes,
    Keyword,
    PhaseWord,
    TargetPlayer,
    Who,
)
from ettin_spec.cards.declaration.node import Node, OneWord
from ettin_spec.cards.declaration.replacement import LifeFloor, Prevent, Replace
from ettin_spec.cards.declaration.targets import Targets
from ettin_spec.cards.declaration.terms import Condition, Filter, Value, What
from ettin_spec.protocol.base import Colour


class Create(Node, frozen=True):
    """The ability's controller puts tokens onto the battlefield.

    `body`: the power and toughness of creatures, which they are where `type` is not said.
    `tapped`: so they enter; `attacking`: they attack, whom or what their controller chooses.
    """

    subtype: str
    type: str = "Creature"
    colour: tuple[Colour, ...] = ()
    body: str = ""
    number: Value = 1
    abilities: tuple[Ability, ...] = ()
    tapped: bool = False
    attacking: bool = False


class GetEmblem(Node, frozen=True):
    """Players each get an emblem with abilities, which are theirs for the rest of the game."""

    who: Who
    abilities: tuple[Ability, ...]


class Until(Node, frozen=True):
    """Changes begin; they end with the turn. What they hold for is settled as they begin."""

    end: Duration
    changes: tuple[Change, ...]

    def __post_init__(self) -> None:
        if any(change.redirect or change.triggers_again for change in self.changes):
            raise ValueError("what is redirected, or triggers again, is so as long as a source is")


class Branch(Node, frozen=True):
    """Effects that follow only where something is true at that moment, and others where not."""

    if_: Condition = msgspec.field(name="if")
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class UnlessPays(Node, frozen=True):
    """Effects follow unless a player pays a cost, which that player alone decides."""

    who: Who
    cost: tuple[CostWord, ...]
    do: tuple[Effect, ...]

    def __post_init__(self) -> None:
        check_asked(self.cost)
        if self.who in GROUPS:
            raise ValueError("one player pays; of several each is `that_player` of a `for_each`")


class Offer(Node, frozen=True):
    """Players may each pay a cost as this happens, and for those who do effects follow.

    All decide, and choose what they pay with, before any pays. Without a `cost` they only decide.
    """

    do: tuple[Effect, ...]
    who: Who = "you"
    cost: tuple[CostWord, ...] = ()

    def __post_init__(self) -> None:
        if not self.cost and self.who not in GROUPS:
            raise ValueError("what one player may do for nothing is said by `may`")
        for cost in self.cost:
            if cost.said()[0] not in ("mana", "sacrifice", "discard"):
                raise ValueError("what is offered is paid with `mana`, by `sacrifice` or `discard`")


class ForEach(Node, frozen=True):
    """Effects follow for each of some players, with `if` for those of whom that is true.

    Of whom it is true is read before any effect follows.
    """

    who: Who
    do: tuple[Effect, ...]
    if_: Condition | None = msgspec.field(name="if", default=None)


class FriendOrFoe(Node, frozen=True):
    """The controller calls each player a friend or a foe, which no rule on teams settles; effects
    about `each_friend` follow, and then others about `each_foe`."""

    friends: tuple[Effect, ...]
    foes: tuple[Effect, ...]


class Later(Node, frozen=True):
    """Effects follow once, as a later step begins, about the objects that they are about now."""

    at: NextStep
    do: tuple[Effect, ...]


class Effect(OneWord, frozen=True):
    """What is done once."""

    damage: done.Damage | None = None
    fight: done.Fight | None = None
    set_life: done.SetLife | None = None
    gain_life: done.GainLife | None = None
    lose_life: done.LoseLife | None = None
    exchange_life: Who | None = None
    get_counters: done.GetCounters | None = None
    lose_counters: done.LoseCounters | None = None
    proliferate: Literal["you"] | None = None
    becomes: done.Becomes | None = None
    until: Until | None = None
    shuffle_in: Literal["itself", "target"] | None = None
    create: Create | None = None
    get_emblem: GetEmblem | None = None
    add_mana: done.AddMana | None = None
    sacrifice: done.Sacrifice | None = None
    keep: done.Keep | None = None
    discard: done.Discard | None = None
    put: done.PutCounters | None = None
    may: tuple[Effect, ...] | None = None
    only_if: Branch | None = None
    for_each: ForEach | None = None
    friend_or_foe: FriendOrFoe | None = None
    later: Later | None = None
    unless_pays: UnlessPays | None = None
    offer: Offer | None = None
    counter: Countered | None = None
    copy_spell: Literal["target"] | None = None
    attach: Literal["target"] | None = None
    destroy: What | None = None
    regenerate: What | None = None
    exile: What | None = None
    exile_until_leaves: What | None = None
    exile_graveyard: Who | None = None
    mill: done.Mill | None = None
    scry: done.LookAtTop | None = None
    surveil: done.LookAtTop | None = None
    search: done.Search | None = None
    put_onto_battlefield: Literal["target"] | None = None
    put_from_hand: done.PutFromHand | None = None
    put_on_library: Literal["target"] | None = None
    return_to_hand: What | None = None
    return_exiled: done.ReturnExiled | None = None
    transform: Literal["itself"] | None = None
    turn_face_down: What | None = None
    turn_face_up: What | None = None
    become_copy: BecomeCopy | None = None
    goad: What | None = None
    tap: What | None = None
    untap: What | None = None
    tap_or_untap: What | None = None
    draw: done.Draw | None = None
    control_player: done.ControlPlayer | None = None
    extra_turn: Who | None = None
    skip: done.Skip | None = None
    extra_phases: tuple[PhaseWord, ...] | None = None
    extra_step: done.ExtraStep | None = None
    become_monarch: Who | None = None
    win: Literal["you"] | None = None
    lose: Who | None = None

    @property
    def is_of_a_permanent(self) -> bool:
        """Does it speak of a permanent that has the ability, which no spell is?"""
        of_it = (self.exile_until_leaves, self.attach)
        back = self.return_exiled
        return of_it != (None, None) or bool(back and back.which == "with_itself")


class Gain(Node, frozen=True):
    """Objects have an ability more."""

    what: What
    ability: Ability


class Instead(Node, frozen=True):
    """Something is done in place of an event that would happen to players, by who says so.

    With `may` only if the player likes to whom it would happen; with `unless` it happens where
    that is true. Within, that player is the one to whom it would have happened.
    """

    event: Avertable
    who: Who
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
    goaded: changed.Goaded | None = None
    block_more: changed.BlockMore | None = None
    costs_more: changed.CostsMore | None = None
    costs_less: changed.CostsLess | None = None
    player_has: changed.PlayerHas | None = None
    attack_costs: changed.AttackCosts | None = None
    you_control: changed.YouControl | None = None
    pump: changed.Pump | None = None
    double: changed.Double | None = None
    gain: Gain | None = None
    becomes: done.Becomes | None = None
    assigns_toughness: changed.AssignsToughness | None = None
    triggers_again: changed.TriggersAgain | None = None
    redirect: changed.Redirect | None = None
    replace: Replace | None = None
    instead: Instead | None = None
    prevent: Prevent | None = None
    life_floor: LifeFloor | None = None
    skip: changed.SkipAlways | None = None


class Spell(Node, frozen=True):
    """What an instant or sorcery does as it resolves."""

    do: tuple[Effect, ...]
    targets: Targets | None = None

    def __post_init__(self) -> None:
        if any(does.is_of_a_permanent for does in self.do):
            raise ValueError("only a permanent leaves, is put on something, or has exiled cards")


class Modes(Node, frozen=True):
    """What a spell or ability may do, of which so many are chosen, each with its own targets."""

    number: HowManyModes
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
    with `a_turn` only so many times each turn; with `modes` in place of what it would `do`."""

    cost: tuple[Cost, ...]
    do: tuple[Effect, ...] = ()
    targets: Targets | None = None
    if_: Condition | None = msgspec.field(name="if", default=None)
    a_turn: int | None = None
    modes: Modes | None = None

    def __post_init__(self) -> None:
        _check_does(self)

    @property
    def in_graveyard(self) -> bool:
        """Is it activated while the card is in a graveyard, and nowhere else?"""
        return any(cost != "tap" and cost.exile_itself is not None for cost in self.cost)

    @property
    def adds_mana(self) -> bool:
        """Is this a mana ability, which does not use the stack?  Clause: mana.ability"""
        only = bool(self.do) and all(does.add_mana is not None for does in self.do)
        return only and self.targets is None


class Triggered(Node, frozen=True):
    """An ability that triggers; with `if` only where that is true, then and as it resolves; with
    `modes` in place of what it would `do`."""

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


class Static(Node, frozen=True):
    """What is true while the permanent is there, with `if` only while that is."""

    changes: tuple[Change, ...]
    if_: Condition | None = msgspec.field(name="if", default=None)

    def __post_init__(self) -> None:
        if any(change.double for change in self.changes):
            raise ValueError("what is doubled is so `until` something, and not ever again")


class AbilityWord(OneWord, frozen=True):
    """An ability that has something to say; `modes` are what a spell may do, of which one is chosen
    as it is cast, or so many; `landwalk` names a type of land, `protection` what it is from,
    `surge`, `kicker`, `cycling` and `flashback` a cost, `enchant` what an Aura is put on,
    `cast_only` when it is cast, `equip` the cost for which an Equipment is put on a creature,
    `ward` a cost, without which what targets it is countered."""

    spell: Spell | None = None
    modes: tuple[Spell, ...] | Modes | None = None
    activate: Activated | None = None
    trigger: Triggered | None = None
    static: Static | None = None
    enters: Enters | None = None
    enters_as: EntersAs | None = None
    enters_doing: tuple[Effect, ...] | None = None
    deck: DeckRule | None = None
    body: Defined | None = None
    landwalk: str | None = None
    protection: Filter | None = None
    surge: str | None = None
    kicker: str | None = None
    free: Free | None = None
    cast_only: Condition | None = None
    cycling: str | None = None
    flashback: str | None = None
    enchant: Filter | TargetPlayer | None = None
    equip: str | None = None
    ward: tuple[CostWord, ...] | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.ward is not None:
            check_asked(self.ward)


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
