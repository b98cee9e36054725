"""What bars a creature from attacking or blocking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous_effects import affected, against, at_work
from ettin_engine.abilities.defending_player import attack_condition_holds, block_condition_holds
from ettin_engine.players.teams import members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.abilities.continuous_effects import Work
    from ettin_engine.state import Attack, ObjectId, Player, State
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


def keeping_from_block(state: State, blocker: ObjectId, attacker: Player) -> Work | None:
    """What keeps a creature from blocking one of a player's creatures, if something does.

    Clause: combat.block_condition
    """
    for work in at_work(state, "cant"):
        if work.says.do == "block" and blocker in affected(state, work):
            unless, by = work.says.unless, work.speaker
            if unless is None or not block_condition_holds(state, unless, by, attacker):
                return work
    return None


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
