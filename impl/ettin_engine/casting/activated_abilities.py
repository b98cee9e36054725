"""What a player can activate of a permanent, and which of several is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import abilities
from ettin_engine.objects.object_lookup import permanent_of
from ettin_spec.cards.keyword_abilities import activated, is_mana_ability, zones_of

if TYPE_CHECKING:
    from ettin_engine.state import CardId, Permanent, Player, State
    from ettin_spec.cards.declaration.words import Activated
    from ettin_spec.protocol.actions import Activate


def meant(state: State, it: Permanent, which: int | None) -> Activated:
    """The ability of a permanent that is counted so from 1 on; where none is said the first that
    works where it is.

    Clause: ability.zone. Those of a card elsewhere are others than those of a permanent, and are
    counted with them.

    Raises:
        Illegal: it has fewer, or that one works elsewhere.
    """
    there = numbered_there(state, it)
    if not there:
        raise Illegal(f"{it.name} has no activated ability")
    if which is None:
        return next(iter(there.values()))
    if which not in there:
        raise Illegal(f"{it.name} has no such ability to activate where it is")
    return there[which]


def numbered_there(state: State, it: Permanent) -> dict[int, Activated]:
    """What can be activated of a permanent, or of a card elsewhere, by the number that it has among
    all that it says.

    Clause: ability.zone
    """
    said = (each for ability in abilities(state, it) for each in activated(ability))
    there = _zone(state, it)
    return {n: each for n, each in enumerate(said, 1) if there in zones_of(each)}


def _zone(state: State, it: Permanent) -> str:
    if it.id in state.permanents:
        return "battlefield"
    if it.card in state.hands[it.owner]:
        return "hand"
    return "command_zone" if it.card in state.command.get(it.owner, ()) else "graveyard"


def lies_at_hand(state: State, player: Player, card: CardId) -> bool:
    """Does a card lie where its owner alone can activate something of it, off the battlefield?"""
    zones = (state.hands, state.graveyards, state.command)
    return any(card in zone.get(player, ()) for zone in zones)


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
