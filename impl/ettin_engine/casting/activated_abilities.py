"""What a player can activate of a permanent, and which of several is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import abilities
from ettin_engine.objects.object_lookup import permanent_of
from ettin_spec.cards.keyword_abilities import activated, in_graveyard, is_mana_ability

if TYPE_CHECKING:
    from ettin_engine.state import Permanent, Player, State
    from ettin_spec.cards.declaration.words import Activated
    from ettin_spec.protocol.actions import Activate


def meant(state: State, it: Permanent, which: int | None) -> Activated:
    """The ability of a permanent that is counted so from 1 on; the first where none is said.

    Clause: ability.zone. Those of a card in a graveyard are others than those of a permanent.

    Raises:
        Illegal: it has fewer.
    """
    there = abilities_there(state, it)
    if not 1 <= (which or 1) <= len(there):
        has = f"has {len(there)} abilities to activate" if there else "has no activated ability"
        raise Illegal(f"{it.name} {has}")
    return there[(which or 1) - 1]


def abilities_there(state: State, it: Permanent) -> list[Activated]:
    """What can be activated of a permanent, or of a card in a graveyard, in order.

    Clause: ability.zone
    """
    said = (each for ability in abilities(state, it) for each in activated(ability))
    lies = it.id not in state.permanents
    return [ability for ability in said if in_graveyard(ability) == lies]


def check_activator(it: Permanent, ability: Activated, player: Player) -> None:
    """Only its controller activates an ability, unless it says that others may.

    Clause: ability.activator

    Raises:
        Illegal: it is somebody else's.
    """
    if it.controller != player and ability.by != "any_player":
        raise Illegal(f"{player} does not control {it.name}")


def is_at_once(state: State, intent: Activate) -> bool:
    """Is what a player would activate a mana ability?  Clause: mana.ability"""
    it = permanent_of(state, intent.object)
    if it is None:
        return False
    try:
        return is_mana_ability(meant(state, it, intent.ability))
    except Illegal:
        return False
