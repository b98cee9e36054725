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

    Against a team, one barred defending player used to be enough; an attack on one player
    is barred for that player only.
    """
    defenders = members(state, attack.team)
    for source, says, barred in _prohibitions(state, attack):
        if says.against is None or attack.player in barred:
            return source
        reach = state.rules["combat.prohibition"]
        if attack.player is None and reach != "only_whom_it_names":
            named = [p for p in barred if p in defenders]
            if named and (reach == "any_inability_bars_team" or source.controller in defenders):
                return source
    return None


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
