"""Bands of attackers: which are legal, what blocks all of one, and who divides damage then."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.objects.characteristics import has
from ettin_engine.objects.object_lookup import label_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ettin_engine.state import Attack, ObjectId, State


def in_bands(
    state: State, attacks: Sequence[Attack], said: Sequence[Sequence[str]]
) -> tuple[Attack, ...]:
    """The attacks with the bands, by labels, in which they are declared.

    Clause: keyword.banding. A team declares as one, so creatures of several members may band.

    Raises:
        Illegal: a creature of two bands, or a band that cannot be one.
    """
    bands = [[_attack_of(state, attacks, label) for label in band] for band in said]
    times = Counter(attack.creature for band in bands for attack in band)
    if any(number > 1 for number in times.values()):
        raise Illegal("a creature is in one band, and once")
    for band in bands:
        _check(state, band)
    numbers = {a.creature: n for n, band in enumerate(bands) for a in band}
    return tuple(replace(each, band=numbers.get(each.creature)) for each in attacks)


def _attack_of(state: State, attacks: Iterable[Attack], label: str) -> Attack:
    for attack in attacks:
        if label_of(state.permanents[attack.creature]) == label:
            return attack
    raise Illegal(f"{label} is in a band and does not attack")


def _check(state: State, band: Sequence[Attack]) -> None:
    """May these attack as a band?

    Clauses: keyword.banding, keyword.banding_whom, combat.each_band
    """
    if len({(attack.player, attack.thing) for attack in band}) > 1:
        raise Illegal("a band attacks one player, planeswalker or battle")
    without = [attack for attack in band if not has_banding(state, attack.creature)]
    if len(without) > 1 or len(without) == len(band):
        raise Illegal("all of a band but one have banding")


def blocked_as_bands(state: State, attacks: Sequence[Attack]) -> list[Attack]:
    """The attacks, each blocked by what blocks any of its band.

    Clauses: keyword.banding_blocked, keyword.banding_removed. What flies, or else can't be blocked
    by it, is blocked so, too: nothing is declared to block it. What has left is in no band.
    """
    return [_with_band(each, attacks) if _is_in_band(state, each) else each for each in attacks]


def _is_in_band(state: State, attack: Attack) -> bool:
    return attack.band is not None and attack.creature in state.permanents


def _with_band(attack: Attack, attacks: Sequence[Attack]) -> Attack:
    band = (each for each in attacks if each.band == attack.band)
    blockers = dict.fromkeys(blocker for each in band for blocker in each.blockers or ())
    return replace(attack, blockers=tuple(blockers) or None)


def any_banding(state: State, creatures: Iterable[ObjectId]) -> bool:
    """Has one of these, which are blocking or blocked, banding at the moment?

    Clauses: keyword.banding_attacker, keyword.banding_blocker
    """
    return any(it in state.permanents and has_banding(state, it) for it in creatures)


def has_banding(state: State, creature: ObjectId) -> bool:
    """Has a permanent banding?"""
    return has(state, state.permanents[creature], "banding")
