"""What a creature can't be blocked by, and which blocks are illegal as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.defending_player import attack_of, walked_on
from ettin_engine.abilities.filters.protection import is_protected
from ettin_engine.combat.attack_prohibitions import forbidden, keeping_from_block
from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import abilities, characteristics_of, has

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.state import Attack, Permanent, Player, State


def check_pair(state: State, blocker: Permanent, attacker: Permanent) -> None:
    """May this creature block that one, whatever else is blocked?

    Clauses: combat.block, protection.block

    Raises:
        Illegal: what the attacker, or something else, forbids.
    """
    if has(state, attacker, "flying") and not _reaches(state, blocker):
        raise Illegal(f"{attacker.name} flies")
    if has(state, attacker, "fear") and not _is_fearless(state, blocker):
        raise Illegal(f"{attacker.name} is feared")
    if has(state, attacker, "intimidate") and not _is_unimpressed(state, blocker, attacker):
        raise Illegal(f"{attacker.name} intimidates {blocker.name}")
    if is_protected(state, attacker, characteristics_of(state, blocker)):
        raise Illegal(f"{attacker.name} is protected from {blocker.name}")
    if land := _walked(state, attacker):
        raise Illegal(f"{attacker.name} can't be blocked where there is a {land}")
    if bar := keeping_from_block(state, blocker, attacker):
        raise Illegal(f"{bar.name} keeps {blocker.name} from this block")


def _reaches(state: State, blocker: Permanent) -> bool:
    """Can a creature block what flies?  Clause: combat.reach"""
    return has(state, blocker, "flying") or has(state, blocker, "reach")


def _is_fearless(state: State, blocker: Permanent) -> bool:
    """Can a creature block what has fear?  Clause: combat.fear"""
    now = characteristics_of(state, blocker)
    return "Artifact" in now.types or "black" in now.colours


def _is_unimpressed(state: State, blocker: Permanent, attacker: Permanent) -> bool:
    """Can a creature block one that intimidates?  Clause: combat.intimidate"""
    now = characteristics_of(state, blocker)
    shared = {*now.colours} & {*characteristics_of(state, attacker).colours}
    return "Artifact" in now.types or bool(shared)


def check_block(state: State, attacks: Sequence[Attack]) -> None:
    """Is the combined block legal as a whole?  Clause: combat.block

    Raises:
        Illegal: a creature that blocks, or is blocked by, too few.
    """
    blockers = [blocker for attack in attacks for blocker in attack.blockers or ()]
    if len(blockers) == 1 and forbidden(state, blockers[0], "block_alone"):
        raise Illegal(f"{state.permanents[blockers[0]].name} can't block alone")
    for attack in attacks:
        if len(attack.blockers or ()) == 1:
            _check_menaced(state, state.permanents[attack.creature])


def _check_menaced(state: State, attacker: Permanent) -> None:
    if has(state, attacker, "menace"):
        raise Illegal(f"{attacker.name} is blocked by two or more creatures, or not at all")


def _walked(state: State, attacker: Permanent) -> str | None:
    """The type of land, controlled by a defending player, on which a creature walks."""
    attack = attack_of(state, attacker.id)
    if attack is None:
        return None
    for ability in abilities(state, attacker):
        land = ability.landwalk
        if any(_has_land(state, player, land) for player in walked_on(state, attack)):
            return land
    return None


def _has_land(state: State, player: Player, land: str | None) -> bool:
    theirs = (it for it in state.permanents.values() if it.controller == player)
    return any(land in characteristics_of(state, it).subtypes for it in theirs)
