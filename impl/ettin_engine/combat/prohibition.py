"""What bars a creature from attacking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.groups import players
from ettin_engine.abilities.selectors import selected
from ettin_engine.teams import members
from ettin_spec.cards.words import AbilityWord

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.state import Attack, Permanent, Player, State
    from ettin_spec.cards.words import Cant


def barring(state: State, attack: Attack) -> Permanent | None:
    """A permanent that prohibits an attack, if there is one.  Clause: combat.prohibition

    One barred defending player used to be enough to bar the whole team; now only whom the
    prohibition names is out of reach.
    """
    for source, says, barred in _prohibitions(state, attack):
        if says.against is None or attack.player in barred:
            return source
        if _bars_team(state, source, set(barred) & set(members(state, attack.team))):
            return source
    return None


def _bars_team(state: State, source: Permanent, barred: set[Player]) -> bool:
    """Does what bars these defending players bar their team?  Clause: combat.prohibition"""
    match state.rules["combat.prohibition"]:
        case "any_inability_bars_team":
            return bool(barred)
        case "defenders_object_bars_team":
            return source.controller in barred
    return False


def _prohibitions(
    state: State, attack: Attack
) -> Iterator[tuple[Permanent, Cant, tuple[Player, ...]]]:
    creature = state.permanents[attack.creature]
    for source in state.permanents.values():
        for says in _cants(source):
            you = source.controller
            if creature in selected(state, says.what, source, you, None):
                barred = players(state, says.against, you, None) if says.against else ()
                yield source, says, barred


def _cants(source: Permanent) -> Iterator[Cant]:
    for ability in source.says.abilities:
        if isinstance(ability, AbilityWord) and ability.static is not None:
            for change in ability.static.changes:
                if change.cant is not None:
                    yield change.cant
