"""Mistakes of who may do what: teammates taken for players who have nothing in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_spec.protocol.actions import Activate, Attack, Block, Cast, Concede, PlayLand
from ettin_spec.protocol.commands import Act, Advance, Left, Observe, Pass
from ettin_spec.protocol.questions import AskChooses
from ettin_spec.protocol.results import Done, ForPriority, Refused, Result, Value

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import Command
    from ettin_tck.mistakes.mistake import Honest
    from ettin_tck.mistakes.seen_game import SeenGame


def only_the_primary_acts(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """Priority is one seat's, and the teammate's actions are refused."""
    match command:
        case Act(Cast() | Activate() | PlayLand() as action) if seen.is_second(action.by):
            return Refused(f"{action.by} does not have priority", seen.status)
    return honest(command)


def one_land_a_team(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """The land of a turn is counted for the team."""
    match command:
        case Act(PlayLand(by=by)) if any(
            isinstance(action, PlayLand) and turn == seen.turn and seen.are_mates(by, action.by)
            for turn, action in seen.done
        ):
            return Refused("a land was played this turn", seen.status)
    return honest(command)


def only_the_attacked_block(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """A creature blocks only what attacks its own controller."""
    match command:
        case Act(Block(blockers=blockers)):
            for each in blockers:
                whom = seen.attacked_by(each.attacker)
                attacked = whom.player if whom is not None and whom.player is not None else ""
                if seen.are_mates(seen.controller(each.object), attacked):
                    return Refused(f"{each.attacker} does not attack its player", seen.status)
    return honest(command)


def only_the_primary_attacks(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """The active player is one seat, and the teammate's creatures stay at home."""
    match command:
        case Act(Attack(attackers=attackers)) if any(
            seen.is_second(seen.controller(each.object)) for each in attackers
        ):
            return Refused("it is not that player's turn", seen.status)
    return honest(command)


def illegal_attack_dropped(seen: SeenGame, command: Command, honest: Honest) -> Result:  # noqa: ARG001 - a Bend
    """What is illegal of an attack is left out, and nobody is told."""
    result = honest(command)
    match command, result:
        case Act(Attack()), Refused(status=status):
            return Done(status)
    return result


def conceder_leaves_alone(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """The team is not over with the player who concedes."""
    match command:
        case Act(Concede(by=by)) if any(len(t.players) > 1 and by in t.players for t in seen.teams):
            return Done(seen.status)
    return honest(command)


def primary_decides_alone(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """A choice of the team is offered to one seat."""
    result = honest(command)
    match command:
        case Observe(AskChooses(player=player)) if seen.is_second(player) and result == Value(
            True, getattr(result, "policies", ())
        ):
            return Value(False)
    return result


def one_pass_suffices(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """A spell resolves as soon as the team that has priority has passed."""
    result = honest(command)
    match command, result:
        case Pass(), Done(status=status) if status is not None and seen.status is not None:
            if status.stack and isinstance(status.waiting, ForPriority):
                return honest(Pass(status.waiting.team))
    return result


def other_team_after_resolving(seen: SeenGame, command: Command, honest: Honest) -> Result:
    """Priority goes on around the table after a resolution, and not back to the active team."""
    result = honest(command)
    match command, result:
        case Advance(Left()), Done(status=status) if status is not None:
            others = [team.id for team in seen.teams if team.id != status.active]
            if isinstance(status.waiting, ForPriority) and others:
                other = msgspec.structs.replace(status, waiting=ForPriority(others[0]))
                return msgspec.structs.replace(result, status=other)
    return result
