"""Who controls what: the latest change that says so, or else whoever had it first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous.continuous_effects import affected, at_work
from ettin_engine.abilities.filters.player_groups import players

if TYPE_CHECKING:
    from ettin_engine.abilities.continuous.continuous_effects import Work
    from ettin_engine.state import ObjectId, Permanent, Player, State


def with_controllers(state: State) -> State:
    """The state in which everything is its controller's of this moment.  Clause: object.control

    What another controls from now on has just come to that player, and is in combat no more.
    """
    taken = {
        permanent: _taker(state, work)
        for work in at_work(state, "you_control")
        for permanent in affected(state, work)
    }
    if not taken and all(it.lent_by is None for it in state.permanents.values()):
        return state
    handed = [
        handed
        for it in state.permanents.values()
        if (handed := _handed(it, taken.get(it.id))) is not it
    ]
    now = {**state.permanents, **{it.id: it for it in handed}}
    moved = frozenset(it.id for it in handed if it.controller != state.permanents[it.id].controller)
    return out_of_combat(replace(state, permanents=now), moved)


def _taker(state: State, work: Work) -> Player | None:
    """Who controls what a change is about: who says so, or one other player."""
    if work.says.by is None or work.begun is not None:
        return work.you
    return next(iter(players(state, work.says.by, work.speaker)), None)


def _handed(it: Permanent, taker: Player | None) -> Permanent:
    """A permanent under the control of who has taken it, or back under that of who had it first."""
    first = it.lent_by or it.controller
    now = taker or first
    lent_by = None if now == first else first
    if (now, lent_by) == (it.controller, it.lent_by):
        return it
    return replace(it, controller=now, lent_by=lent_by, sick=it.sick or now != it.controller)


def out_of_combat(state: State, moved: frozenset[ObjectId]) -> State:
    """The state without creatures in combat that are there no more; what they blocked stays
    blocked.

    Clause: combat.defending_alone. How they fought last is kept as long as the combat lasts.
    """
    ended = [each for each in state.attacks if moved & {each.creature, *(each.blockers or ())}]
    if not ended:
        return state
    left = tuple(
        replace(each, blockers=each.blockers and tuple(b for b in each.blockers if b not in moved))
        for each in state.attacks
        if each.creature not in moved
    )
    return replace(state, attacks=left, ended_attacks=(*state.ended_attacks, *ended))
