"""What the creatures of a team can block together."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.combat.bands import blocked_as_bands
from ettin_engine.combat.evasion import check_block
from ettin_engine.combat.single_blocks import most_blocked
from ettin_engine.decisions.choices import Illegal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_engine.state import Attack, ObjectId, State, TeamId


def whole_block(
    state: State, team: TeamId, pairs: Sequence[tuple[ObjectId, ObjectId]]
) -> list[Attack]:
    """The attacks on a team as blocked by these pairs of a blocker and an attacker.

    Clause: combat.block

    Raises:
        Illegal: what is prohibited of the block as a whole.
    """
    _check_number(state, pairs)
    blocked = [_blocked(attack, pairs) for attack in state.attacks if attack.team == team]
    check_block(state, blocked)
    return blocked_as_bands(state, blocked)


def _check_number(state: State, pairs: Sequence[tuple[ObjectId, ObjectId]]) -> None:
    """No creature blocks the same one twice, or more than it can."""
    if len(set(pairs)) != len(pairs):
        raise Illegal("a creature blocks another once")
    for it, number in Counter(blocker for blocker, _ in pairs).items():
        if number > most_blocked(state, it):
            raise Illegal(f"{state.permanents[it].name} blocks too many")


def _blocked(attack: Attack, pairs: Sequence[tuple[ObjectId, ObjectId]]) -> Attack:
    blockers = tuple(blocker for blocker, attacker in pairs if attacker == attack.creature)
    return replace(attack, blockers=blockers or None)
