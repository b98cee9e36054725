"""What bars a creature from attacking or blocking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import affected, against, at_work
from ettin_engine.abilities.defending_player import attack_condition_holds, block_condition_holds
from ettin_engine.abilities.filters.object_filters import is_meant
from ettin_engine.players.teams import members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.abilities.continuous.continuous_effects import Work
    from ettin_engine.state import Attack, ObjectId, Permanent, Player, State
    from ettin_spec.cards.declaration.names import CantDo


def barring(state: State, attack: Attack) -> Work | None:
    """What prohibits an attack, if there is one.  Clause: combat.prohibition

    One barred defending player used to be enough to bar the whole team; now only whom the
    prohibition names is out of reach; their planeswalkers and battles are not.
    """
    for work, barred in _prohibitions(state, attack):
        unless = work.says.unless
        if unless is not None and attack_condition_holds(state, unless, work.speaker, attack):
            continue
        if work.says.against is None:
            return work
        if attack.thing is not None:
            continue
        if attack.player in barred:
            return work
        if _bars_team(state, work.you, set(barred) & set(members(state, attack.team))):
            return work
    return None


def forbidden(state: State, creature: ObjectId, do: CantDo) -> bool:
    """Does something say that a creature can't do this, whatever is the case?"""
    cants = (work for work in at_work(state, "cant") if work.says.do == do)
    return any(creature in affected(state, work) for work in cants)


def keeping_from_block(state: State, blocker: Permanent, attacker: Permanent) -> Work | None:
    """What keeps a creature from blocking another one, if something does.

    Clauses: combat.block_condition, combat.cant_block
    """
    pairs = {"block": (blocker, attacker), "be_blocked": (attacker, blocker)}
    for work in at_work(state, "cant"):
        it, other = pairs.get(work.says.do, (None, None))
        if it is None or other is None or it.id not in affected(state, work):
            continue
        unless, by = work.says.unless, work.speaker
        if unless is not None and block_condition_holds(state, unless, by, attacker.controller):
            continue
        if _is_said_of(state, work, other):
            return work
    return None


def _is_said_of(state: State, work: Work, other: Permanent) -> bool:
    """Does a prohibition mean this blocker, or this attacker, beside the creature it is about?"""
    these, all_but = work.says.these, work.says.all_but
    if all_but is not None:
        return not is_meant(state, all_but, other, work.speaker)
    return these is None or is_meant(state, these, other, work.speaker)


def _bars_team(state: State, you: Player, barred: set[Player]) -> bool:
    """Does what bars these defending players bar their team?  Clause: combat.prohibition"""
    match state.rules["combat.prohibition"]:
        case "any_inability_bars_team":
            return bool(barred)
        case "defenders_object_bars_team":
            return you in barred
    return False


def _prohibitions(state: State, attack: Attack) -> Iterator[tuple[Work, tuple[Player, ...]]]:
    for work in at_work(state, "cant"):
        if work.says.do == "attack" and attack.creature in affected(state, work):
            yield work, against(state, work)
