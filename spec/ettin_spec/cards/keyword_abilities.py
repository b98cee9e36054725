"""What can be activated of an ability, or triggers, be it by a keyword that stands for it."""

from __future__ import annotations

from ettin_spec.cards.declaration.names import Duration
from ettin_spec.cards.declaration.parts.ability_parts import NextStep
from ettin_spec.cards.declaration.parts.change_parts import Isnt, MustAttack
from ettin_spec.cards.declaration.parts.copies import CreateCopy
from ettin_spec.cards.declaration.parts.costs import CostWord
from ettin_spec.cards.declaration.parts.effect_parts import PutFromHand, Sacrifice
from ettin_spec.cards.declaration.parts.events import BecomesTarget, Event
from ettin_spec.cards.declaration.parts.targets import Target, Targets
from ettin_spec.cards.declaration.terms import Condition, Filter, Fits
from ettin_spec.cards.declaration.words import (
    AbilityWord,
    Activated,
    Change,
    Effect,
    ForEach,
    Gain,
    Later,
    Static,
    Triggered,
    UnlessPays,
    Until,
)

_TURN: Duration = "end_of_turn"

_EVOKED = Triggered(
    Event(enters="itself"),
    (Effect(sacrifice=Sacrifice("you", "itself")),),
    if_=Condition(cost_paid="evoke"),
)


def activated(ability: AbilityWord) -> tuple[Activated, ...]:
    """What a player can activate of a permanent: an ability that says so, or what a keyword
    stands for, which may be two."""
    if ability.equip is not None:
        return (_equipping(ability.equip),)
    if ability.reconfigure is not None:
        return _reconfiguring(ability.reconfigure)
    if ability.encore is not None:
        return (_encore(ability.encore),)
    if ability.ninjutsu is not None:
        return (_ninjutsu(ability.ninjutsu),)
    if ability.commander_ninjutsu is not None:
        return (_ninjutsu(ability.commander_ninjutsu, leads=True),)
    return () if ability.activate is None else (ability.activate,)


def besides(ability: AbilityWord) -> tuple[AbilityWord, ...]:
    """What a keyword that can be activated or paid stands for besides.

    Clauses: equipment.reconfigure, spell.evoke
    """
    if ability.reconfigure is not None:
        unlike = Static((Change(isnt=Isnt("itself", "Creature")),), ON_SOMETHING)
        return (AbilityWord(static=unlike),)
    return () if ability.evoke is None else (AbilityWord(trigger=_EVOKED),)


def zones_of(ability: Activated) -> frozenset[str]:
    """Where the object is whose ability can be activated.

    Clause: ability.zone. It is where the cost, or what it does, takes the card from.
    """
    puts = (does.put_from_hand for does in ability.do)
    for put in (each for each in puts if each is not None and each.what == "itself"):
        return frozenset({"hand", "command_zone"} if put.or_command_zone else {"hand"})
    buried = any(cost != "tap" and cost.exile_itself is not None for cost in ability.cost)
    return frozenset({"graveyard" if buried else "battlefield"})


def is_mana_ability(ability: Activated) -> bool:
    """Is this a mana ability, which does not use the stack?  Clause: mana.ability

    No loyalty ability is one.
    """
    only = bool(ability.do) and all(does.add_mana is not None for does in ability.do)
    loyal = any(cost != "tap" and cost.loyalty is not None for cost in ability.cost)
    return only and ability.targets is None and not loyal


def triggered(ability: AbilityWord) -> Triggered | None:
    """What triggers: an ability that says so, or to ward off what targets the permanent."""
    return ability.trigger if ability.ward is None else _warding(ability.ward)


def _equipping(cost: str) -> Activated:
    """An Equipment is attached to a creature of its own controller.  Clause: equipment.equip"""
    return Activated(
        (CostWord(mana=cost),),
        (Effect(attach="target"),),
        Targets(Target(what=Filter(type="Creature", controller="you"))),
        Condition(sorcery_time="you"),
    )


ON_A_CREATURE = Condition(fits=Fits("equipped", Filter(type="Creature")))
"""Whether an Equipment is on something that is a creature."""

ON_SOMETHING = Condition(fits=Fits("equipped", Filter()))
"""Whether it is on anything, be that a creature by an effect alone, of which layers know later."""


def _reconfiguring(cost: str) -> tuple[Activated, Activated]:
    """It is attached to another creature of its controller, or is on nothing any more.

    Clause: equipment.reconfigure
    """
    paid, sorcery = (CostWord(mana=cost),), Condition(sorcery_time="you")
    another = Targets(Target(what=Filter(type="Creature", controller="you", other=True)))
    off = Condition(all=(ON_A_CREATURE, sorcery))
    return (
        Activated(paid, (Effect(attach="target"),), another, sorcery),
        Activated(paid, (Effect(unattach="itself"),), None, off),
    )


def _encore(cost: str) -> Activated:
    """A copy for each opponent attacks that one, as far as it can.  Clause: keyword.encore"""
    copying = (
        Effect(create_copy=CreateCopy("itself")),
        Effect(until=Until((Change(must_attack=MustAttack("created", "that_player")),), _TURN)),
    )
    hasty = Until((Change(gain=Gain("created", "haste")),))
    gone = Later(NextStep("end", "each"), (Effect(sacrifice=Sacrifice("you", "created")),))
    return Activated(
        (CostWord(mana=cost), CostWord(exile_itself="graveyard")),
        (
            Effect(for_each=ForEach("each_opponent", copying)),
            Effect(until=hasty),
            Effect(later=gone),
        ),
        None,
        Condition(sorcery_time="you"),
    )


def _ninjutsu(cost: str, *, leads: bool = False) -> Activated:
    """The card attacks what an unblocked attacker attacked that is returned for it.

    Clauses: keyword.ninjutsu, keyword.ninjutsu_commander
    """
    unblocked = Filter(type="Creature", state="unblocked")
    put = PutFromHand("you", "itself", True, "as_returned", leads)
    return Activated(
        (CostWord(mana=cost), CostWord(return_one=unblocked)), (Effect(put_from_hand=put),)
    )


def _warding(cost: tuple[CostWord, ...]) -> Triggered:
    """What an opponent targets it with is countered unless that player pays.  Clause: trigger.ward

    A teammate is no opponent.
    """
    countering = UnlessPays("that_player", cost, (Effect(counter="that_spell"),))
    return Triggered(
        Event(becomes_target=BecomesTarget("itself", "each_opponent")),
        (Effect(unless_pays=countering),),
    )
