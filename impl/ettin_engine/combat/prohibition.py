"""What bars a creature from attacking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.changes import affected, at_work
from ettin_engine.abilities.groups import players
from ettin_engine.teams import members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.abilities.changes import Work
    from ettin_engine.state import Attack, Player, State


def barring(state: State, attack: Attack) -> Work | None:
    """What prohibits an attack, if there is one.  Clause: combat.prohibition

    One barred defending player used to be enough to bar the whole team; now only whom the
    prohibition names is out of reach.
    """
    for work, barred in _prohibitions(state, attack):
        if work.says.against is None or attack.player in barred:
            return work
        if _bars_team(state, work.you, set(barred) & set(members(state, attack.team))):
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
            against = work.says.against
            yield work, players(state, against, work.speaker) if against else ()
