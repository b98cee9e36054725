"""What a feature file means: scenarios, their dated cases, and the script of each case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

import msgspec

from ettin_spec.errors import Place
from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.commands import Answer, Command, Opening, Pass, Team, Until
from ettin_spec.protocol.facts import Fact
from ettin_spec.rulebook import DEFAULT_VARIANT


class Role(StrEnum):
    """Where a sentence stands."""

    GIVEN = "given"
    WHEN = "when"
    THEN = "then"


class Level(StrEnum):
    """How binding an expectation is."""

    MUST = "must"
    SHOULD = "should"


@dataclass(frozen=True)
class Can:
    """An action that must be legal: it is done."""

    action: Action


@dataclass(frozen=True)
class Cannot:
    """An action, or an answer to the choice that is open, which must be refused.

    Nothing changes, and the choice is waited for as before.
    """

    action: Action | Answer


Meaning: TypeAlias = Fact | Action | Until | Pass | Answer | Can | Cannot
"""What a sentence says."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """One sentence of a case, values filled in. `variant`: which phrase said it."""

    role: Role
    text: str
    meaning: Meaning
    place: Place
    keyword: str = ""
    variant: str = ""


@dataclass(frozen=True)
class Case:
    """A scenario in a variant on a span of dates: `since` to the eve of `until` (None: today)."""

    id: str
    scenario: str
    since: str
    until: str | None
    steps: Sequence[Step]
    clauses: tuple[str, ...]
    values: tuple[tuple[str, str], ...] = ()
    variant: str = DEFAULT_VARIANT
    level: Level = Level.MUST

    def holds_on(self, date: str) -> bool:
        """Is the case in force on an ISO date?"""
        return self.since <= date and (self.until is None or date < self.until)


@dataclass(frozen=True)
class Scenario:
    """One situation of the corpus, in one language."""

    id: str
    title: str
    language: str
    place: Place
    tags: tuple[str, ...]
    sources: tuple[str, ...]
    level: Level
    situation: str
    cases: tuple[Case, ...]


class Happens(msgspec.Struct, frozen=True, array_like=True, tag="happens", gc=False):
    """The command is carried out."""


class IsRefused(msgspec.Struct, frozen=True, array_like=True, tag="is_refused", gc=False):
    """The command is refused and nothing changes."""


class IsAsked(msgspec.Struct, frozen=True, array_like=True, tag="is_asked", gc=False):
    """The command leads to a choice that no answer foresees, of which questions follow."""


class Answers(msgspec.Struct, frozen=True, array_like=True, tag="answers", gc=False):
    """The observation gives this value."""

    value: Any


Expectation: TypeAlias = Happens | IsRefused | IsAsked | Answers


class Move(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One command of a script, what it must lead to, and the sentence that it came from.

    `sentence` counts the steps of the case from 0; of several that say one move it is the last.
    """

    command: Command
    expect: Expectation
    sentence: int


class Script(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A case as an engine plays it: an opening, rules for choices, then moves in order.

    `cards` are the English names that the opening needs, `filler` included. `teams` sit as the
    case says; `scope` is empty where it does not say where the game is played.
    """

    opening: Opening
    answers: tuple[Answer, ...]
    moves: tuple[Move, ...]
    cards: tuple[str, ...]
    teams: tuple[Team, ...] = ()
    scope: str = ""
