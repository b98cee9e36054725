"""What of a status the machine can be held against, in a form to remember it by."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ettin_spec.monitor.hidden_steps import MANY, TURN
from ettin_spec.monitor.status_match import inner_question
from ettin_spec.protocol.results import ForPriority, Over, Status

Waiting: TypeAlias = tuple[str | None, ...]


class Outline(Struct, frozen=True, gc=False, array_like=True):
    """A status without what does not count; statuses of one outline are judged alike.

    `turn` is counted as `TURN` says. `waiting` begins with what is waited for; of a question in
    the middle of a step it tells no more than that.
    """

    turn: int
    active: str
    step: str
    stack: int
    waiting: Waiting
    changed: tuple[tuple[str, str | None], ...]
    left: tuple[str, ...]


def outline(status: Status, since: int = 0) -> Outline:
    """The outline of a status, its turns counted from one."""
    changed = status.changed
    return Outline(
        (status.turn - since) * TURN + len(changed),
        status.active,
        status.step,
        min(status.stack, MANY),
        _waiting(status),
        tuple([(each.what.value, each.team) for each in changed]) if changed else (),
        status.left,
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
