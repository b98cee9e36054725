"""What happens in a check, in order; every report is a view of these."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, TypeAlias

import msgspec

from ettin_tck.library.citations import ClauseShown
from ettin_tck.verdicts import Verdict


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="event"):
    """One line of the results."""


class Started(Event, frozen=True, tag="started"):
    """The engine has said who it is. `selected`: cases to come, one for each date.

    `seed` draws the variations and the further plays, where there are any. `ettin`: the version
    that judges. `rules_read_up_to`: the day (ISO) of the last rules text that it has read whole.
    """

    engine: str
    version: str
    command: tuple[str, ...]
    selected: int
    dates: tuple[str, ...] = ()
    language: str = "en"
    seed: int | None = None
    ettin: str = ""
    rules_read_up_to: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A command that was sent, and the result that came."""

    command: Any
    result: Any = None


class Mark(StrEnum):
    """What came of a sentence: what it says came true, or did not, or there was nothing to see."""

    UNSAID = ""
    HELD = "held"
    FAILED = "failed"


class Said(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sentence of a case with its keyword."""

    text: str
    mark: Mark = Mark.UNSAID


class CaseEnded(Event, frozen=True, tag="case"):
    """One case at one date.

    `known`: the baseline lists this failure. `stale`: the baseline lists it, yet it passes.
    `lost`: skipped, and the engine was asked when the baseline was written. `before`: another
    failure of the case, which is what the baseline lists. `lacks`: what the engine would have to
    claim to be asked, as `card Fog` or `place counters`, or to read, as `reading Fog`.
    `steps`: sentences and cards of a case that was played. `story`: the sentences of a case that
    went wrong.
    `variation`: what was swapped. `after`: the sentence of the last step before, with its
    number. `explained`: sentences saying which reading of the rules gives this answer, `causes`
    what these readings are called. `basis`: what the expectation rests on (text, answer, reading,
    inference), `rests_on` in words with the policies behind it. `doubted`: it fails, against an
    inference alone, and `strict` was not asked for.
    `disputed`: it fails, and the scenario is objected to: since when, and where.
    """

    id: str
    case: str
    date: str
    title: str
    verdict: Verdict
    clauses: tuple[ClauseShown, ...] = ()
    sources: tuple[str, ...] = ()
    place: str = ""
    why: str = ""
    keyword: str = ""
    sentence: str = ""
    expected: str = ""
    actual: str = ""
    asked: str = ""
    after: str = ""
    explained: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()
    again: str = ""
    variation: str = ""
    known: bool = False
    stale: bool = False
    doubted: bool = False
    disputed: str = ""
    basis: str = ""
    rests_on: str = ""
    lost: bool = False
    before: str = ""
    lacks: tuple[str, ...] = ()
    steps: int = 0
    seconds: float = 0.0
    trace: tuple[Line, ...] = ()
    story: tuple[Said, ...] = ()


def without_trace(event: CaseEnded) -> CaseEnded:
    """The event to keep: what was said takes most of its room."""
    return msgspec.structs.replace(event, trace=()) if event.trace else event


class Departed(Event, frozen=True, tag="departed"):
    """The engine left the flow of the game; said once for each transition.

    `near`: the fault may be another one near it; `perhaps` are transitions any of which, done
    wrongly, would explain as much, be it that they noted wrongly before what is gone by now.
    """

    transition: str
    clause: ClauseShown
    because: str
    expected: str
    got: str
    id: str
    case: str
    date: str
    again: str = ""
    known: bool = False
    basis: str = ""
    near: bool = False
    perhaps: tuple[str, ...] = ()
    variation: str = ""


class ReadingTried(Event, frozen=True, tag="reading_tried"):
    """A reading that explains failures shows in cases that passed: an engine that had it
    throughout would fail them. `cause` names it as `causes` do, `passed` are scenarios."""

    cause: str
    passed: tuple[str, ...]


class Noted(Event, frozen=True, tag="noted"):
    """Something odd that broke nothing."""

    text: str


class Broke(Event, frozen=True, tag="broke"):
    """The engine broke so that the check cannot go on: what, expected, what to try."""

    text: str
    not_played: int = 0


class Stopped(Event, frozen=True, tag="stopped"):
    """The check was broken off, not by the engine: why, and how many cases are left."""

    text: str
    not_played: int = 0


class Ended(Event, frozen=True, tag="ended"):
    """The end: how often each verdict fell on each date, and the exit code.

    `unread`: how many cards the engine said that it cannot read. `untold`: how many commands took
    passes of which an engine that tells none told nothing.
    """

    counts: dict[str, dict[str, int]]
    exit: int
    seconds: float
    engine_seconds: float
    departures: int = 0
    known: int = 0
    stale: int = 0
    doubted: int = 0
    disputed: int = 0
    lost: int = 0
    unread: int = 0
    untold: int = 0


Events: TypeAlias = Started | CaseEnded | Departed | ReadingTried | Noted | Broke | Stopped | Ended
