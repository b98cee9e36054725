"""How many creatures are in a player's party."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.objects.characteristics import characteristics_of, is_creature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.state import Player, State

ROLES = ("Cleric", "Rogue", "Warrior", "Wizard")


def in_party(state: State, player: Player) -> int:
    """The most of a player's own creatures that can each be another one of the roles.

    Clause: object.party
    """
    mine = [it for it in state.permanents.values() if it.controller == player]
    subtypes = [{*characteristics_of(state, it).subtypes} for it in mine if is_creature(state, it)]
    return _most([kinds & {*ROLES} for kinds in subtypes if kinds & {*ROLES}], ROLES)


def _most(creatures: Sequence[set[str]], roles: Sequence[str]) -> int:
    """How many of the roles can be filled, each by another creature."""
    if not roles:
        return 0
    first, *rest = roles
    found = [_most(creatures, rest)]
    for at, kinds in enumerate(creatures):
        if first in kinds:
            found.append(1 + _most([*creatures[:at], *creatures[at + 1 :]], rest))
    return max(found)
