"""Mistakes of what a team has in common: counted twice, or for one head alone, or kept for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Observe
from ettin_spec.protocol.facts import Controls
from ettin_spec.protocol.questions import (
    AskCount,
    AskHandSize,
    AskLibrarySize,
    AskLife,
    AskSees,
    AskZone,
)
from ettin_spec.protocol.results import Result, Value

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import Command
    from ettin_tck.mistakes.mistake import Honest
    from ettin_tck.mistakes.seen_game import SeenGame


def lost_life_counts_twice(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """What the shared total loses is taken off for each of two heads."""
    result = honest(command)
    match command, result:
        case Observe(AskLife(team=team)), Value(value=int(life)):
            before = seen.life_placed(team)
            if before is not None and life < before:
                return Value(life - (before - life))
    return result


def second_head_draws_nothing(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """Only the primary player draws in the team's draw step."""
    result = honest(command)
    match command, result:
        case Observe(AskHandSize(player=player)), Value(value=int(cards)):
            return Value(cards - _draws_missed(seen, player))
        case Observe(AskLibrarySize(player=player)), Value(value=int(cards)):
            return Value(cards + _draws_missed(seen, player))
    return result


def _draws_missed(seen: SeenGame, player: str) -> int:
    if not seen.is_second(player):
        return 0
    team = seen.team(player)
    return sum(
        team is not None and each.team == team.id and each.step == StepName.DRAW
        for each in seen.begun
    )


def hands_hidden_from_teammates(seen: SeenGame, command: Command, honest: Honest) -> Result:  # noqa: ARG001 - a Bend
    """A hand is shown to its player alone."""
    result = honest(command)
    match command, result:
        case Observe(AskSees(player=player, object=label)), Value(value=True):
            if _hand(label, honest) not in {None, player}:
                return Value(False)
    return result


def hands_open_to_all(seen: SeenGame, command: Command, honest: Honest) -> Result:  # noqa: ARG001 - a Bend
    """A hand that a teammate may see is shown to the opponents, too."""
    result = honest(command)
    match command, result:
        case Observe(AskSees(object=label)), Value(value=False) if _hand(label, honest):
            return Value(True)
    return result


def _hand(label: str, honest: Honest) -> str | None:
    """Who has a card in hand; None for one that is elsewhere."""
    match honest(Observe(AskZone(label))):
        case Value(value={"zone": "hand", "player": str(player)}):
            return player
    return None


def permanents_outstay_their_player(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """What somebody owns who has left stays on the battlefield."""
    match command:
        case Observe(AskZone(object=label)) if seen.has_left(seen.controller(label)):
            return Value({"zone": "battlefield", "player": seen.controller(label)})
        case Observe(AskCount(controller=player, card=str(card))) if seen.has_left(player):
            placed = (fact for fact in seen.facts if isinstance(fact, Controls))
            mine = (f.number for f in placed if f.player == player and f.card == card)
            return Value(sum(mine))
    return honest(command)
