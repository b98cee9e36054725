"""The same case with heads or teams swapped or renamed: no verdict may change."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ettin_spec.language.scenario import Answers, Move
from ettin_spec.protocol.commands import Answer, Command, NewGame, Opening, Team

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_tck.cases.plan import Plan

T = TypeVar("T")

FRESH_PLAYERS = ("Ottavia", "Pia", "Quentin", "Rui", "Uma", "Tarik", "Sora", "Yannick")
FRESH_TEAMS = ("north", "south", "east", "west")


@dataclass(frozen=True)
class Variation:
    """A name for reports, and how players and teams are renamed."""

    name: str
    renamed: Mapping[str, str]


def variations(teams: tuple[Team, ...]) -> tuple[Variation, ...]:
    """The variations of a seating; the teams keep their order around the table.

    Seats go with the names, so each is the same game told of other people; only an engine
    that looks at a name, or at who is listed first, can tell them apart.
    """
    heads = {
        a: b for team in teams for a, b in zip(team.players, reversed(team.players), strict=True)
    }
    across = {
        a: b
        for team, following in zip(teams, (*teams[1:], teams[0]), strict=True)
        for a, b in zip((team.id, *team.players), (following.id, *following.players), strict=True)
    }
    players = [player for team in teams for player in team.players]
    fresh = dict(zip(players, FRESH_PLAYERS, strict=False))
    fresh |= dict(zip((team.id for team in teams), FRESH_TEAMS, strict=False))
    return (
        Variation("heads swapped", heads),
        Variation("teams swapped", across),
        Variation("names changed", fresh),
    )


def varied(plan: Plan, variation: Variation) -> Plan:
    """The plan with everybody renamed, expectations too; teams stay listed in order of id."""
    game = _renamed(plan.new_game, NewGame, variation)
    if set(variation.renamed.values()) >= {team.id for team in plan.new_game.teams}:
        game = msgspec.structs.replace(game, teams=tuple(sorted(game.teams, key=lambda t: t.id)))
    return replace(
        plan,
        new_game=msgspec.structs.replace(game, cards=plan.new_game.cards),
        opening=_renamed(plan.opening, Opening, variation),
        answers=tuple(_renamed(answer, Answer, variation) for answer in plan.answers),
        moves=tuple(_renamed_move(move, variation) for move in plan.moves),
        variation=variation.name,
    )


def _renamed_move(move: Move, variation: Variation) -> Move:
    expect = move.expect
    if isinstance(expect, Answers):
        expect = Answers(_swap(expect.value, variation.renamed))
    command = _renamed(move.command, Command, variation)
    return msgspec.structs.replace(move, command=command, expect=expect)


def _renamed(message: T, kind: Any, variation: Variation) -> T:
    swapped: T = msgspec.convert(_swap(msgspec.to_builtins(message), variation.renamed), kind)
    return swapped


def _swap(value: Any, renamed: Mapping[str, str]) -> Any:
    """Every string that is a name, exchanged; keys of an object too."""
    if isinstance(value, str):
        return renamed.get(value, value)
    if isinstance(value, dict):
        return {key: _swap(part, renamed) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_swap(part, renamed) for part in value]
    return value
