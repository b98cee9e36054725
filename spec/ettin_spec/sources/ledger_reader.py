"""Reads the ledger's files, and refuses what cannot be meant, all of it at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from ettin_spec.errors import EttinError, Place, SpecError
from ettin_spec.rulebook import Rules, Setting, load_rules
from ettin_spec.rulebook.rulebook_model import ENGLISH, FIRST
from ettin_spec.sources import ledger_checks
from ettin_spec.sources.ledger_model import (
    HERE_PLAYED,
    Days,
    Erratum,
    Example,
    Kind,
    Line,
    Pending,
    Source,
    Sources,
    Statement,
)
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import Marked, load

T = TypeVar("T")
HERE = Path(__file__).parent


class SourcesError(EttinError):
    """All that is wrong with the ledger's files."""

    def __init__(self, errors: tuple[SpecError, ...]) -> None:
        self.errors = errors
        super().__init__("\n".join(map(str, errors)))


class _Source(msgspec.Struct, forbid_unknown_fields=True):
    language: str
    title: str
    date: str
    file: str
    titles: dict[str, str] = msgspec.field(default_factory=dict, name="in")
    lines: int = 0
    blank: str = ""


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    line: int | str
    hash: str = ""
    says: tuple[str, ...] = ()
    reason: str | None = None
    same_as: int | str | None = None


class _Since(msgspec.Struct, forbid_unknown_fields=True):
    """A setting and all that came after it."""

    since: Setting


class _Statement(msgspec.Struct, forbid_unknown_fields=True):
    says: str
    kind: Kind
    policies: dict[str, Setting | list[Setting] | _Since] = {}
    since: str = msgspec.field(name="from", default=FIRST)
    until: str | None = None
    scenarios: tuple[str, ...] = ()
    reason: str | None = None
    variant: str = HERE_PLAYED


class _Example(msgspec.Struct, forbid_unknown_fields=True):
    lines: tuple[int | str, ...]
    shows: tuple[str, ...]
    about: str
    variant: str = HERE_PLAYED


class _Erratum(msgspec.Struct, forbid_unknown_fields=True):
    lines: tuple[int | str, ...]
    prints: str
    reading: str
    evidence: str
    says: tuple[str, ...] = ()


@dataclass
class _Reading:
    """Files being read, and what was found wrong."""

    folder: Path
    problems: list[SpecError] = field(default_factory=list)

    def file(self, name: str) -> Marked:
        """A file, which must be there."""
        path = self.folder / name
        if not path.is_file():
            raise SpecError(Place(str(path)), "this file of the ledger is not there")
        return load(path)

    def each(self, marked: Marked, read: Callable[[Marked, str], object]) -> Iterator[str]:
        """The keys of a map whose entries could be read."""
        for key in marked.data or {}:
            try:
                read(marked, key)
            except SpecError as error:
                self.problems.append(error)
            else:
                yield key


def read_sources(folder: Path, rules: Rules) -> tuple[Sources, tuple[SpecError, ...]]:
    """What the files say, and everything that is wrong with them."""
    reading = _Reading(folder)
    found = Sources(
        {letter: _source(reading, letter) for letter in _letters(reading)},
        _statements(reading),
        _entries(reading, "examples.yaml", _example),
        _entries(reading, "errata.yaml", _erratum),
        dict(reading.file("reasons.yaml").data),
        _pending(reading.file("pending.yaml")),
        dict(reading.file("beyond.yaml").data or {}),
    )
    reading.problems += ledger_checks.check(found, rules)
    return found, tuple(reading.problems)


@cache
def load_sources() -> Sources:
    """The project's own ledger, read once.

    Raises:
        SourcesError: all that is wrong with its files.
    """
    found, problems = read_sources(HERE, load_rules())
    if problems:
        raise SourcesError(problems)
    return found


def _letters(reading: _Reading) -> list[str]:
    return list(reading.file("sources.yaml").data)


def _source(reading: _Reading, letter: str) -> Source:
    marked = reading.file("sources.yaml")
    raw = convert(marked, (letter,), _Source, f"source {letter}")
    listed = reading.file(f"lines/{raw.file}.yaml")
    lines = tuple(_line(listed, letter, index) for index in range(len(listed.data or ())))
    place = marked.at(letter)
    blank = _ranges(raw.blank)
    titles = {ENGLISH: raw.title, **raw.titles}
    return Source(letter, raw.language, titles, raw.date, raw.lines, blank, lines, place)


def _ranges(text: str) -> frozenset[int]:
    """The numbers that `1-3 5` means."""
    ends = [part.partition("-") for part in text.split()]
    return frozenset(n for low, _, high in ends for n in range(int(low), int(high or low) + 1))


def _line(marked: Marked, letter: str, index: int) -> Line:
    raw = convert(marked, (index,), _Line, f"a line of {letter}")
    same = None if raw.same_as is None else str(raw.same_as)
    return Line(letter, str(raw.line), raw.hash, raw.says, raw.reason, same, marked.at(index))


def _statements(reading: _Reading) -> dict[str, Statement]:
    found: dict[str, Statement] = {}
    for path in sorted((reading.folder / "statements").glob("*.yaml")):
        marked = load(path)
        for key in reading.each(marked, _raw_statement):
            statement = _statement(marked, key, path.stem)
            if key in found:
                first = f"first: {found[key].place}"
                wrong = f"the statement '{key}' stands twice"
                reading.problems.append(SpecError(statement.place, wrong, first))
            found.setdefault(key, statement)
    return found


def _raw_statement(marked: Marked, key: str) -> _Statement:
    return convert(marked, (key,), _Statement, f"statement {key}")


def _statement(marked: Marked, key: str, group: str) -> Statement:
    raw = _raw_statement(marked, key)
    policies = {policy: _settings(policy, settings) for policy, settings in raw.policies.items()}
    marks = {policy: marked.at(key, "policies", policy) for policy in policies}
    marks |= {name: marked.at(key, "scenarios", n) for n, name in enumerate(raw.scenarios)}
    marks |= {name: marked.at(key, name) for name in ("reason", "from", "until", "variant")}
    return Statement(
        id=key,
        group=group,
        says=raw.says,
        kind=raw.kind,
        policies=policies,
        bounds=Days(raw.since, raw.until),
        scenarios=raw.scenarios,
        reason=raw.reason,
        variant=raw.variant,
        place=marked.at(key),
        marks=marks,
    )


def _settings(policy: str, said: Setting | list[Setting] | _Since) -> tuple[Setting, ...]:
    """The settings that are meant; what is unknown stays as it is, for the checks to tell."""
    if isinstance(said, list):
        return tuple(said)
    if not isinstance(said, _Since):
        return (said,)
    known = load_rules().policies.get(policy)
    if known is None or said.since not in known.settings:
        return (said.since,)
    return known.settings[known.settings.index(said.since) :]


def _example(marked: Marked, key: str) -> Example:
    raw = convert(marked, (key,), _Example, f"example {key}")
    lines = tuple(map(str, raw.lines))
    letter = key.partition("-")[0]
    return Example(key, letter, lines, raw.shows, raw.about, raw.variant, marked.at(key))


def _erratum(marked: Marked, key: str) -> Erratum:
    raw = convert(marked, (key,), _Erratum, f"erratum {key}")
    lines = tuple(map(str, raw.lines))
    return Erratum(
        key, key[:1], lines, raw.prints, raw.reading, raw.evidence, raw.says, marked.at(key)
    )


def _entries(reading: _Reading, name: str, read: Callable[[Marked, str], T]) -> dict[str, T]:
    marked = reading.file(name)
    return {key: read(marked, key) for key in reading.each(marked, read)}


def _pending(marked: Marked) -> Pending:
    def named(part: str) -> dict[str, Place]:
        listed = (marked.data or {}).get(part) or ()
        return {name: marked.at(part, index) for index, name in enumerate(listed)}

    return Pending(named("statements"), named("examples"))
