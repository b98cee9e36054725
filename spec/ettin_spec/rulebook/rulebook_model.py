"""What a rulebook is made of: policies with dated values, clauses with dated numbers."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias, get_args

from ettin_spec.errors import Place
from ettin_spec.rulebook.basis import BY_SOURCE, Basis
from ettin_spec.rulebook.likeness import Likeness, plainest

FIRST = "2005-08-01"
"""The first day on which the variant had rules (ISO)."""

MOST_HEADS = 4
MOST_TEAMS = 4
"""The most players that a team can have."""

ALLIES = (1, 2)
"""How many teams can win and lose together, each with turns and life of its own."""

ENGLISH = "en"
"""The language in which every policy says what it asks and what its values mean."""

DEFAULT_VARIANT = "two-headed-giant"
"""The variant that is played where none is named."""

FACETS = {"commander": "commander", "more_heads": "heads"}
"""The part of a game, beyond what every game has, that playing a piece of a variant takes."""

Scope: TypeAlias = Literal["tournament", "casual"]
"""Who plays: tournaments have rules of their own besides those of the game."""

Source: TypeAlias = Literal["cr", "faq", "floor", "mtr", "ruling", "compiled"]
"""Where a value stands: comprehensive rules, official FAQ, floor rules, tournament rules,
a published ruling; `compiled`: in no text, since none has such a rule."""

Setting: TypeAlias = str | int
"""What a policy says at a date: a word, or a number in the policy's unit. `none`: no rule."""

SCOPES: tuple[Scope, ...] = get_args(Scope)
OF_TOURNAMENTS: frozenset[Source] = frozenset({"floor", "mtr"})
"""Sources that bind tournaments only."""


@dataclass(frozen=True)
class Dated:
    """One value of a policy, in force from `since` (ISO) until the next.

    `unproven`: no text says it, or not for that day. `senses`: what it `means` in other languages
    than English.
    """

    since: str
    value: Setting
    source: Source
    means: str
    clause: str | None
    unproven: bool
    place: Place
    senses: Mapping[str, str] = field(default_factory=dict)

    def sense(self, language: str = ENGLISH) -> str:
        """What it means, in a sentence; in English where a language lacks it."""
        return self.senses.get(language, self.means)

    @property
    def basis(self) -> Basis:
        """What the value rests on: its source, or nothing but us where it is unproven."""
        return Basis.INFERENCE if self.unproven else BY_SOURCE[self.source]

    def binds(self, scope: Scope) -> bool:
        """Does the value hold where people play in this scope?"""
        return scope == "tournament" or self.source not in OF_TOURNAMENTS


@dataclass(frozen=True)
class Span:
    """The days, `since` to the eve of `until` (None: to this day), on which a setting held."""

    value: Setting
    since: str
    until: str | None

    def __str__(self) -> str:
        """The days in words, as they follow 'right under the rules'."""
        if self.until is None:
            return f"since {self.since}" if self.since > FIRST else "at all dates"
        if self.since == FIRST:
            return f"before {self.until}"
        return f"from {self.since} to {eve(self.until)}"


@dataclass(frozen=True)
class Policy:
    """A rule that has changed: the question that it answers, and its answers by date."""

    key: str
    asks: str
    unit: str | None
    values: tuple[Dated, ...]
    place: Place
    pieces: Mapping[str, tuple[Dated, ...]] = field(default_factory=dict)
    """The values that pieces of variants put in the place of the general ones."""
    never: Mapping[Setting, str] = field(default_factory=dict)
    """Readings that held on no date, for an engine that is to be wrong: what each means."""
    same: tuple[Likeness, ...] = ()
    """Where readings say the same, since nothing is there in which they differ."""
    questions: Mapping[str, str] = field(default_factory=dict)
    """What it asks, in other languages than English."""
    never_said: Mapping[str, Mapping[Setting, str]] = field(default_factory=dict)
    """What the readings that never held mean, in other languages than English."""

    def question(self, language: str = ENGLISH) -> str:
        """What it asks; in English where a language lacks it."""
        return self.questions.get(language, self.asks)

    def at(self, date: str, scope: Scope = "tournament", pieces: Sequence[str] = ()) -> Dated:
        """The value in force on an ISO date; of several pieces the last has the last word."""
        own = (self.pieces.get(piece, ()) for piece in pieces)
        in_force = [v for values in (self.values, *own) for v in values if v.since <= date]
        return [v for v in in_force if v.binds(scope)][-1]

    def spans(self, scope: Scope = "tournament", pieces: Sequence[str] = ()) -> tuple[Span, ...]:
        """The settings in order of date; a value only restated opens no new span."""
        own = [value for piece in pieces for value in self.pieces.get(piece, ())]
        days = sorted({value.since for value in (*self.values, *own) if value.binds(scope)})
        changes: list[Dated] = []
        for day in days:
            value = replace(self.at(day, scope, pieces), since=day)
            if not changes or changes[-1].value != value.value:
                changes.append(value)
        ends = [value.since for value in changes[1:]]
        return tuple(
            Span(value.value, value.since, until)
            for value, until in zip(changes, [*ends, None], strict=True)
        )

    def held(
        self, setting: Setting, scope: Scope = "tournament", pieces: Sequence[str] = ()
    ) -> str:
        """When a setting held, in words: `before 2010-04-23`; empty where it never did."""
        spans = self.spans(scope, pieces)
        return " and ".join(str(span) for span in spans if str(span.value) == str(setting))

    def are_one(self, one: Setting, other: Setting, date: str, pieces: Sequence[str] = ()) -> bool:
        """Do two readings say the same of everything that there is on an ISO date?"""
        first, second = (plainest(each, self.same, date, pieces) for each in (one, other))
        return first == second

    @property
    def settings(self) -> tuple[Setting, ...]:
        """Everything that the policy has ever been, in order of date."""
        own = (value for values in self.pieces.values() for value in values)
        return tuple(dict.fromkeys(value.value for value in (*self.values, *own)))

    def meaning(self, setting: Setting, language: str = ENGLISH) -> str:
        """What a reading means, in a sentence, as the first value says that has it."""
        own = (value for values in self.pieces.values() for value in values)
        said = [value.sense(language) for value in (*self.values, *own) if value.value == setting]
        if said:
            return said[0]
        return self.never_said.get(language, self.never).get(setting, self.never[setting])

    @property
    def readings(self) -> tuple[Setting, ...]:
        """The settings, and after them those that never held."""
        return (*self.settings, *self.never)


@dataclass(frozen=True)
class Clause:
    """A passage of the rules: its number by date, and its sense in each language.

    `pieces`: the keys of the clauses that say it where a variant has such a piece.
    """

    key: str
    numbers: Mapping[str, str]
    senses: Mapping[str, str]
    place: Place
    pieces: Mapping[str, str] = field(default_factory=dict)

    def number_at(self, date: str) -> str | None:
        """The number on an ISO date (`810.9a`, `FR 156`); None before the rule was written."""
        held = [number for since, number in self.numbers.items() if since <= date]
        return held[-1] if held else None

    def sense(self, language: str = "en") -> str:
        """What the clause says, in a sentence of our own; in English where a language lacks it."""
        return self.senses.get(language, self.senses["en"])


@dataclass(frozen=True)
class NamedDate:
    """A date that people know by a name; `says` opens with what changed."""

    name: str
    date: str
    says: str


@dataclass(frozen=True)
class Variant:
    """So many teams of so many heads, and the pieces whose values replace the general ones.

    `allies`: so many of these teams, side by side, win and lose together, each with turns and life
    of its own. `since`: the ISO date of its first rules. `derived`: no
    text has it, so that whatever is played in it follows from others at best. `after`: the variant
    that an engine plays on its way to this one.
    """

    name: str
    says: str
    teams: int
    heads: int
    pieces: tuple[str, ...] = ()
    allies: int = 1
    derived: bool = False
    since: str = FIRST
    after: str | None = None

    @property
    def facets(self) -> tuple[str, ...]:
        """What an engine must have besides a plain game: `commander`, `heads`."""
        return tuple(FACETS[piece] for piece in self.pieces if piece in FACETS)


def eve(date: str) -> str:
    """The day before an ISO date."""
    return (datetime.date.fromisoformat(date) - datetime.timedelta(days=1)).isoformat()


def out_of_order(dates: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each date that does not come after the one before it, with that one."""
    before = ""
    for date in dates:
        if date <= before:
            yield date, before
        before = date
