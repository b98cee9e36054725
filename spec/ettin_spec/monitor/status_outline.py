"""What of a status the machine can be held against, in a form to remember it by."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ettin_spec.monitor.hidden_steps import MANY
from ettin_spec.monitor.status_details import STEP, TURN
from ettin_spec.monitor.status_match import inner_question
from ettin_spec.protocol.results import ForPriority, Over, Status

Waiting: TypeAlias = tuple[str | None, ...]


class Outline(Struct, frozen=True, gc=False, array_like=True):
    """A status without what does not count; statuses of one outline are judged alike.

    `turn` is counted as `TURN` says. `waiting` begins with what is waited for; of a question in
    the middle of a step it tells no more than that. `steps` are None where they are not told.
    """

    turn: int
    active: str
    step: str
    stack: int
    waiting: Waiting
    changed: tuple[tuple[str, str | None], ...]
    left: tuple[str, ...]
    steps: tuple[tuple[str, str], ...] | None = None


def counted(status: Status, since: int, tells_steps: bool) -> int:
    """What a status's turn, counted from one, and the changes and steps it tells of come to."""
    steps = len(status.steps) if tells_steps else 0
    return (status.turn - since) * TURN + steps * STEP + len(status.changed)


def outline(status: Status, since: int = 0, tells_steps: bool = False) -> Outline:
    """The outline of a status, its turns counted from one."""
    changed = status.changed
    return Outline(
        counted(status, since, tells_steps),
        status.active,
        status.step,
        min(status.stack, MANY),
        _waiting(status),
        tuple([(each.what.value, each.team) for each in changed]) if changed else (),
        status.left,
        tuple([(each.team, each.step) for each in status.steps]) if tells_steps else None,
    )


def _waiting(status: Status) -> Waiting:
    waiting = status.waiting
    if isinstance(waiting, ForPriority):
        return ("priority", waiting.team)
    if isinstance(waiting, Over):
        results = [part for team, how in waiting.teams.items() for part in (team, how.value)]
        return ("over", *results)
    if inner_question(status):
        return ("question",)
    return ("declaration", waiting.choice.for_player, *waiting.choice.decider)
