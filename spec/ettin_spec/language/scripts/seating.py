"""What a case says before any card is dealt: who sits where, and in what sort of play."""

from __future__ import annotations

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.language.people import place_of, seating
from ettin_spec.language.scenario import Case, Role, Step
from ettin_spec.protocol import facts
from ettin_spec.protocol import matches as m
from ettin_spec.protocol.commands import StartMatch, Team

FRAME = (facts.Seated, facts.Played)
"""Facts that shape a game before it is opened."""


def teams_of(case: Case) -> tuple[Team, ...]:
    """The teams, seated as the case says, the primary player on the right.

    Raises:
        SpecError: a player is said to sit beside an opponent, or where another sits.
    """
    teams = {team.id: team for team in seating(case.variant)}
    said: dict[str, Step] = {}
    for step in _given(case):
        match step.meaning:
            case facts.Seated(player, beside):
                team = teams[place_of(player, case.variant)]
                if player == beside or beside not in team.players:
                    raise SpecError(step.place, f'teammates sit side by side: "{step.text}"')
                if team.id in said:
                    raise _seated_twice(step, said[team.id])
                said[team.id] = step
                others = [each for each in team.players if each not in (player, beside)]
                players = (player, beside, *others)
                teams[team.id] = msgspec.structs.replace(team, players=players, primary=player)
    return tuple(teams.values())


def _seated_twice(step: Step, first: Step) -> SpecError:
    return SpecError(
        step.place,
        f'this team has been seated already: "{step.text}"',
        f'who sits to the right sits there once: {first.place}: "{first.text}"',
    )


def scope_of(case: Case) -> str:
    """Where the game is played; empty where the case does not say."""
    said = [s.meaning.scope for s in _given(case) if isinstance(s.meaning, facts.Played)]
    return said[0] if said else ""


def match_of(case: Case) -> StartMatch | None:
    """The match that a case opens; None for a case about a game.

    Raises:
        SpecError: something is placed that has no place in a match.
    """
    given = [s for s in _given(case) if not isinstance(s.meaning, FRAME)]
    stages = [s.meaning.stage for s in given if isinstance(s.meaning, m.Round)]
    if not stages:
        return None
    picked = first = None
    for step in given:
        match step.meaning:
            case m.Round():
                pass
            case m.Picked(team):
                picked = team
            case facts.PlaysFirst(team):
                first = team
            case _:
                raise SpecError(step.place, f'this belongs to a game: "{step.text}"')
    return StartMatch(stages[0], picked, first)


def _given(case: Case) -> list[Step]:
    return [step for step in case.steps if step.role is Role.GIVEN]
