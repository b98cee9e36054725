"""Who decides for a player: that player, or another who controls the player in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.named_ties import Control
from ettin_engine.players.teams import (
    are_on_one_side,
    members,
    opponents,
    players_in_order,
    team_of,
)
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.state import Item, Player, State, TeamId


def controlling(state: State, player: Player) -> Player | None:
    """Who controls a player, and so the player's whole team.  Clause: turn.control"""
    team = team_of(state, player)
    return next((it.by for it in state.controls if it.team == team and it.now), None)


def decided(state: State, choice: Choice) -> Choice:
    """The choice as it is asked: of who controls those whose it is, if somebody does.

    Clause: turn.control
    """
    if choice.for_player is not None:
        return choice
    by = [controlling(state, player) or player for player in choice.decider]
    if tuple(by) == choice.decider:
        return choice
    return replace(choice, decider=tuple(dict.fromkeys(by)), for_player=choice.decider[0])


def instead_of_who_left(state: State, choice: Choice, item: Item | None) -> Choice | None:
    """Who makes a choice for players who have all left, as the controller of an object picks.

    Clause: team.choice_left. It is another opponent where an opponent's choice it was; None where
    somebody of those is still there, or nothing that resolves asks.
    """
    if item is None or any(_is_there(state, player) for player in choice.decider):
        return None
    you = item.controller
    others = opponents(state, you)
    if not others or are_on_one_side(state, you, choice.decider[0]):
        others = players_in_order(state)
    return Choice(ChoiceKind.PLAYER, Purpose.OPPONENT, (you,), others, choice.source)


def _is_there(state: State, player: Player) -> bool:
    return player in members(state, team_of(state, player))


def with_control(state: State, team: TeamId, by: Player) -> tuple[Control, ...]:
    """Who controls whom once a team is to be controlled in its next turn: the latest works."""
    others = tuple(it for it in state.controls if it.now or it.team != team)
    return (*others, Control(by, team))


def as_turn_begins(state: State, team: TeamId) -> tuple[Control, ...]:
    """What was said of the team's next turn holds now; what held in the last turn has ended."""
    return tuple(replace(it, now=it.team == team) for it in state.controls if not it.now)
