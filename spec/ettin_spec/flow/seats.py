"""Seats as the machine counts them: four to a team, as many of them taken as a team has heads.

At a seat where nobody sits the hand is kept from the start, so that nobody waits for it.
"""

from __future__ import annotations

from ettin_spec.flow import machine
from ettin_spec.flow.machine import State
from ettin_spec.rulebook.model import MOST_HEADS

SEATS = MOST_HEADS
"""Seats of a team."""


def seat_number(team: int, seat: int) -> int:
    """The machine's number of a head: `seat` is 0 for the primary player."""
    return SEATS * team + seat


def team_and_seat(head: int) -> tuple[int, int]:
    """The team of a head, and its seat in it."""
    return divmod(head, SEATS)


def empty(heads: int) -> tuple[bool, ...]:
    """For each seat: does nobody sit there, where every team has so many heads?"""
    return tuple(seat % SEATS >= heads for seat in range(2 * SEATS))


def start(heads: int, active: int = 0) -> State:
    """The start of a game of two teams of so many heads, one of which plays first."""
    return machine.start(active=active, holder=active, kept=empty(heads))
