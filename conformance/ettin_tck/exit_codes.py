"""What the runner's exit codes mean."""

from __future__ import annotations

from enum import IntEnum

from ettin_spec.errors import EttinError


class Exit(IntEnum):
    """The codes in which `ettin` ends; the worst that happened decides."""

    AS_EXPECTED = 0
    REGRESSION = 1
    """A verdict is wrong, a baseline entry is stale, or the flow was departed from; decks meet an
    objection; `rules cites`, `rules cards` or `policy check` finds something; `fuzz` finds that
    engines differ, `perft` that they count otherwise; `prove` does not prove all."""
    USAGE = 2
    ENGINE_BROKE = 3
    """The engine, or the protocol with it, broke; the processes that were to work are gone."""
    HARNESS_BROKE = 4
    NOTHING_SELECTED = 5


class UsageError(EttinError):
    """The user asked for something that does not exist; ends with `Exit.USAGE`."""


class NothingSelectedError(EttinError):
    """No case is left to play; ends with `Exit.NOTHING_SELECTED`."""


class LostError(EttinError):
    """Those who were to carry something out do not answer; ends with `Exit.ENGINE_BROKE`."""
