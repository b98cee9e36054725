"""The verdicts on one case."""

from __future__ import annotations

from enum import StrEnum

from ettin_tck.exit_codes import Exit


class Verdict(StrEnum):
    """What came of one case at one date."""

    PASS = "pass"
    FAIL = "fail"
    SKIPPED = "skipped"
    """The engine does not claim what the case needs."""
    NOT_OBSERVABLE = "not observable"
    """The case can be played, but not seen."""
    UNANSWERED = "unanswered"
    """A choice came up that the scenario does not foresee."""
    ADAPTER_ERROR = "adapter error"
    """What was placed is not there, or what was played on the way to it did not lead there."""
    ENGINE_ERROR = "engine error"
    TIMED_OUT = "timed out"
    FLAKY = "flaky"
    """Equal runs came to different verdicts."""
    NOT_FOLLOWED = "not followed"
    """What the engine told of the game takes more to follow than the monitor looks at."""
    SCENARIO_ERROR = "scenario error"
    """A scenario or card of the user's own cannot be played, by whatever engine."""
    HARNESS_ERROR = "harness error"


WRONG = frozenset({Verdict.FAIL, Verdict.UNANSWERED, Verdict.ADAPTER_ERROR, Verdict.FLAKY})
"""Verdicts that a baseline can list as known."""

ABOUT_RULES = frozenset({Verdict.FAIL, Verdict.UNANSWERED})
"""Verdicts that say something of the rules which an engine plays by."""

BROKEN = frozenset({Verdict.ENGINE_ERROR, Verdict.TIMED_OUT, Verdict.NOT_FOLLOWED})
UNPLAYABLE = frozenset({Verdict.SCENARIO_ERROR, Verdict.HARNESS_ERROR})
"""Verdicts on what was to be played, and not on who played it."""

IDLE = frozenset({Verdict.SKIPPED, Verdict.NOT_OBSERVABLE})
"""Verdicts on cases that the engine was not asked."""

PLAYED = frozenset({Verdict.PASS}) | WRONG | BROKEN
"""The fair denominator: cases whose demands the engine claims to meet."""


def exit_of(verdict: Verdict) -> Exit:
    """What one verdict, unless a baseline lists it, makes of the whole check."""
    if verdict in WRONG:
        return Exit.REGRESSION
    if verdict in BROKEN:
        return Exit.ENGINE_BROKE
    if verdict is Verdict.SCENARIO_ERROR:
        return Exit.USAGE
    return Exit.HARNESS_BROKE if verdict is Verdict.HARNESS_ERROR else Exit.AS_EXPECTED
