"""What the ledger is made of: sources with lines, statements, worked examples, errata."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from ettin_spec.errors import Place
from ettin_spec.rulebook import Rules, Setting
from ettin_spec.rulebook.rulebook_model import DEFAULT_VARIANT, ENGLISH, FIRST

HERE_PLAYED = DEFAULT_VARIANT
"""The variant whose statements must be played; those of others are counted apart."""


class Kind(StrEnum):
    """What a statement binds: games, tournaments, decks; or it tells about the document."""

    GAME = "game"
    TOURNAMENT = "tournament"
    DECK = "deck"
    META = "meta"


@dataclass(frozen=True)
class Days:
    """Days from `since` to the eve of `until` (ISO; None: to this day)."""

    since: str
    until: str | None = None

    def __contains__(self, date: str) -> bool:
        return self.since <= date and (self.until is None or date < self.until)

    def shared(self, other: Days) -> Days | None:
        """The days that both have; None where there are none."""
        since = max(self.since, other.since)
        ends = [end for end in (self.until, other.until) if end is not None]
        until = min(ends, default=None)
        return Days(since, until) if until is None or since < until else None

    def __str__(self) -> str:
        return f"{self.since} to {self.until or 'this day'}"


def shared_days(some: Iterable[Days], others: Iterable[Days]) -> tuple[Days, ...]:
    """The days that are in both."""
    rest = tuple(others)
    return tuple(both for one in some for other in rest if (both := one.shared(other)))


@dataclass(frozen=True)
class Statement:
    """One thing that sources say, in a sentence of ours.

    It holds while every policy in `policies` has one of the settings given (in the file
    `{since: X}` means X and all that came after it), and within `bounds`. `reason`: why no
    scenario can show it.
    """

    id: str
    group: str
    says: str
    kind: Kind
    policies: Mapping[str, tuple[Setting, ...]]
    bounds: Days
    scenarios: tuple[str, ...]
    reason: str | None
    variant: str
    place: Place
    marks: Mapping[str, Place]

    def days(self, rules: Rules) -> tuple[Days, ...]:
        """When it holds; a variant's statement rests on the values of the piece of its name."""
        held: tuple[Days, ...] = (self.bounds,)
        for key, settings in self.policies.items():
            spans = rules.policy(key).spans(pieces=(self.variant,))
            wanted = [Days(span.since, span.until) for span in spans if span.value in settings]
            held = shared_days(held, wanted)
        return joined(held)

    @property
    def is_ours(self) -> bool:
        """Is it about the variant that is played here?"""
        return self.variant == HERE_PLAYED

    @property
    def must_be_shown(self) -> bool:
        """Does it need a scenario?"""
        return self.kind is not Kind.META and self.reason is None


def joined(spans: Iterable[Days]) -> tuple[Days, ...]:
    """Spans in order, those that touch made one."""
    found: list[Days] = []
    for span in sorted(spans, key=lambda days: days.since):
        if found and found[-1].until == span.since:
            found[-1] = Days(found[-1].since, span.until)
        else:
            found.append(span)
    return tuple(found)


ALWAYS = Days(FIRST)


@dataclass(frozen=True)
class Line:
    """A line of a source that is not blank (`number`), or a clause of one.

    It says statements, or has a `reason` for saying none; `same_as`: it repeats another.
    """

    source: str
    number: str
    hash: str
    says: tuple[str, ...]
    reason: str | None
    same_as: str | None
    place: Place


@dataclass(frozen=True)
class Source:
    """A document. `size`: its lines, the `blank` ones included; 0 where clauses are counted.

    `titles` has what it is called by language, in English at least.
    """

    letter: str
    language: str
    titles: Mapping[str, str]
    date: str
    size: int
    blank: frozenset[int]
    lines: tuple[Line, ...]
    place: Place

    def title(self, language: str = ENGLISH) -> str:
        """What it is called in a language; in English where that is unknown."""
        return self.titles.get(language, self.titles[ENGLISH])


@dataclass(frozen=True)
class Example:
    """A worked example of a source: the lines that tell it, the statements that it shows."""

    id: str
    source: str
    lines: tuple[str, ...]
    shows: tuple[str, ...]
    about: str
    variant: str
    place: Place


@dataclass(frozen=True)
class Erratum:
    """What a source prints wrongly (told in our words), the right reading, the evidence."""

    id: str
    source: str
    lines: tuple[str, ...]
    prints: str
    reading: str
    evidence: str
    says: tuple[str, ...]
    place: Place


@dataclass(frozen=True)
class Pending:
    """Statements and examples that no scenario shows yet, with the place of each."""

    statements: Mapping[str, Place]
    examples: Mapping[str, Place]


@dataclass(frozen=True)
class Sources:
    """All of it, each by its id."""

    sources: Mapping[str, Source]
    statements: Mapping[str, Statement]
    examples: Mapping[str, Example]
    errata: Mapping[str, Erratum]
    reasons: Mapping[str, str]
    pending: Pending
    beyond: Mapping[str, str]

    def lines_saying(self, statement: str) -> tuple[Line, ...]:
        """The lines that say a statement."""
        return tuple(
            line
            for source in self.sources.values()
            for line in source.lines
            if statement in line.says
        )
