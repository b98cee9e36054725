"""What can be activated of an ability, or triggers, be it by a keyword that stands for it."""

from __future__ import annotations

from ettin_spec.cards.declaration.costs import CostWord
from ettin_spec.cards.declaration.events import BecomesTarget, Event
from ettin_spec.cards.declaration.targets import Target, Targets
from ettin_spec.cards.declaration.terms import Condition, Filter
from ettin_spec.cards.declaration.words import (
    AbilityWord,
    Activated,
    Effect,
    Triggered,
    UnlessPays,
)


def activated(ability: AbilityWord) -> Activated | None:
    """What a player can activate of a permanent: an ability that says so, or to equip."""
    return ability.activate if ability.equip is None else _equipping(ability.equip)


def in_graveyard(ability: Activated) -> bool:
    """Is it activated while the card is in a graveyard, and nowhere else?"""
    return any(cost != "tap" and cost.exile_itself is not None for cost in ability.cost)


def is_mana_ability(ability: Activated) -> bool:
    """Is this a mana ability, which does not use the stack?  Clause: mana.ability"""
    only = bool(ability.do) and all(does.add_mana is not None for does in ability.do)
    return only and ability.targets is None


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


def _warding(cost: tuple[CostWord, ...]) -> Triggered:
    """What an opponent targets it with is countered unless that player pays.  Clause: trigger.ward

    A teammate is no opponent.
    """
    countering = UnlessPays("that_player", cost, (Effect(counter="that_spell"),))
    return Triggered(
        Event(becomes_target=BecomesTarget("itself", "each_opponent")),
        (Effect(unless_pays=countering),),
    )
