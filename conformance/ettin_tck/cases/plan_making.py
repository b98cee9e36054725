"""From a chosen case to its plan on a date."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.commands import NewGame
from ettin_tck.cases.plan import Plan, profile_of
from ettin_tck.library import SCOPE, Library

if TYPE_CHECKING:
    from ettin_spec.language.scenario import Script
    from ettin_spec.protocol.commands import Team
    from ettin_tck.cases.selection import Chosen


def plan_of(library: Library, chosen: Chosen, date: str) -> Plan:
    """The plan of a case on a date.

    Raises:
        SpecError: a position that cannot be placed, or an action with a card that is nowhere.
    """
    made = library.script(chosen.case)
    scope, cards = made.scope or SCOPE, library.declarations(made.cards, date)
    game = NewGame(date, chosen.case.variant, scope, _teams(made), cards)
    return Plan(chosen.scenario, chosen.case, date, game, made.opening, made.answers, made.moves)


def _teams(made: Script) -> tuple[Team, ...]:
    """The teams as they sit; in a match it is for the engine to say who is primary."""
    if profile_of(made.opening) == "match":
        return tuple(msgspec.structs.replace(team, primary="") for team in made.teams)
    return made.teams
