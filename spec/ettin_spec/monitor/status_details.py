"""What a status tells besides where the game stands, and how much of it has been counted."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ettin_spec.flow.not_allowed import Event

Began: TypeAlias = tuple[int, str]
"""The team in whose turn a step begins, and the step."""

TURN = 1 << 32
"""What a turn that has begun counts; a step that a status tells of counts `STEP`, and a change
to the order of turns counts one."""
STEP = 1 << 12

NEAR = 4
"""More steps than ever begin between two that have somebody decide: two, cleanup and untap."""


class Told(NamedTuple):
    """What a status tells of: changes, in order, as far as they are still to come; who has lost.

    `steps` are those still to begin, in order, None where a status does not tell; `barred` are
    facts that nothing in the game can bring about.
    """

    changes: tuple[Event, ...] = ()
    losers: frozenset[int] = frozenset()
    over: bool = False
    steps: tuple[Began, ...] | None = None
    barred: frozenset[str] = frozenset()


NOTHING = Told()


def still(told: Told, counted: int) -> Told:
    """What is still to come, once so much has been counted."""
    if not (told.changes or told.steps):
        return told
    changes, steps = counted % STEP, counted % TURN // STEP
    if changes:
        told = told._replace(changes=told.changes[changes:])
    if steps and told.steps:
        told = told._replace(steps=told.steps[steps:])
    return told


def near(told: Told) -> Told:
    """What is still to come before anybody decides anything."""
    if told.steps is None or len(told.steps) <= NEAR:
        return told
    return told._replace(steps=told.steps[:NEAR])


def next_of(told: Told) -> Told:
    """The next change and the next step alone."""
    changes, steps = told.changes, told.steps
    if len(changes) <= 1 and (steps is None or len(steps) <= 1):
        return told
    return told._replace(changes=changes[:1], steps=None if steps is None else steps[:1])
