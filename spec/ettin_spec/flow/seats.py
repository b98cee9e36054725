"""The table as the machine counts it: four teams of four seats, as many taken as a variant has.

At a seat where nobody sits the hand is kept, and where no team sits the game is lost, from the
start, so that nobody waits for them.
"""

from __future__ import annotations

from functools import lru_cache

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import State
from ettin_spec.rulebook.rulebook_model import MOST_HEADS, MOST_TEAMS

SEATS = MOST_HEADS
"""Seats of a team."""

A_PAIR = 2


def seat_number(team: int, seat: int) -> int:
    """The machine's number of a head: `seat` is 0 for the primary player."""
    return SEATS * team + seat


def team_and_seat(head: int) -> tuple[int, int]:
    """The team of a head, and its seat in it."""
    return divmod(head, SEATS)


def absent(teams: int) -> tuple[bool, ...]:
    """For each place at the table: does no team sit there, where so many teams play?"""
    return tuple(team >= teams for team in range(MOST_TEAMS))


def empty(heads: int, teams: int = 2) -> tuple[bool, ...]:
    """For each seat: does nobody sit there, where so many teams play, each of so many heads?"""
    return tuple(nobody or seat >= heads for nobody in absent(teams) for seat in range(SEATS))


def are_in_pairs(allies: int) -> bool:
    """Do neighbours play on one side, of which each has so many places?"""
    return allies == A_PAIR


@lru_cache(1 << 8)
def start(heads: int, active: int = 0, teams: int = 2, allies: int = 1) -> State:
    """The start of a game of so many teams of so many heads, one of which plays first."""
    kept, lost, pairs = empty(heads, teams), absent(teams), are_in_pairs(allies)
    return machine.start(active=active, holder=active, kept=kept, lost=lost, in_pairs=pairs)
