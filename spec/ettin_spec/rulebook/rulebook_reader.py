"""Reads the files of the rulebook, and refuses what cannot be meant, with file and line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import cast

import msgspec

from ettin_spec.errors import SpecError, nearest
from ettin_spec.languages import LANGUAGES
from ettin_spec.rulebook.dates import is_iso
from ettin_spec.rulebook.likeness_reader import likenesses
from ettin_spec.rulebook.rulebook_model import (
    ALLIES,
    FIRST,
    MOST_HEADS,
    MOST_TEAMS,
    OF_TOURNAMENTS,
    Clause,
    Dated,
    NamedDate,
    Policy,
    Setting,
    Source,
    Variant,
    out_of_order,
)
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import Marked, Path_, load


class _Value(msgspec.Struct, forbid_unknown_fields=True):
    value: Setting = msgspec.field(name="is")
    source: Source
    means: str
    clause: str | None = None
    unproven: bool = False


class _Policy(msgspec.Struct, forbid_unknown_fields=True):
    asks: str
    values: dict[str, object]
    unit: str | None = None
    pieces: dict[str, dict[str, object]] = msgspec.field(name="in", default_factory=dict)
    never: dict[Setting, str] = {}
    same: list[object] = []


class _Numbers(msgspec.Struct, kw_only=True):
    numbers: dict[str, str]
    pieces: dict[str, str] = msgspec.field(name="in", default_factory=dict)


_Clause = cast(
    "type[_Numbers]",
    msgspec.defstruct(
        "_Clause",
        [(language, str) for language in LANGUAGES],
        bases=(_Numbers,),
        forbid_unknown_fields=True,
    ),
)


class _Date(msgspec.Struct, forbid_unknown_fields=True):
    date: str
    says: str


class _Variant(msgspec.Struct, forbid_unknown_fields=True):
    says: str
    teams: int
    heads: int
    pieces: tuple[str, ...] = ()
    allies: int = 1
    derived: bool = False
    since: str = FIRST
    after: str | None = None


def read_policies(folder: Path, clauses: Mapping[str, Clause]) -> dict[str, Policy]:
    """All policies of the files in a folder, by key.

    `in` gives a piece of some variants values of its own, from their first day on; `never` are
    readings that held on no date, which only an override can put in force. `same` says of which
    readings one says no more than another one `until` a date, `in` or `outside` some variants.
    """
    policies: dict[str, Policy] = {}
    for file in sorted(folder.glob("*.yaml")):
        marked = load(file)
        for key in _keys(marked):
            if key in policies:
                raise SpecError(
                    marked.at(key),
                    f"the policy '{key}' stands twice",
                    f"first: {policies[key].place}",
                )
            policies[key] = _policy(marked, key, clauses)
    return policies


def _policy(marked: Marked, key: str, clauses: Mapping[str, Clause]) -> Policy:
    raw = convert(marked, (key,), _Policy, f"policy {key}")
    _check_dates(marked, (key, "values"), raw.values, first=FIRST)
    for piece, own in raw.pieces.items():
        _check_dates(marked, (key, "in", piece), own, first=FIRST)
    values = _values(marked, (key, "values"), raw.values, clauses)
    _check_starts(marked, key, values)
    pieces = {
        piece: _values(marked, (key, "in", piece), own, clauses)
        for piece, own in raw.pieces.items()
    }
    policy = Policy(key, raw.asks, raw.unit, values, marked.at(key), pieces, raw.never)
    return replace(policy, same=likenesses(marked, policy, len(raw.same)))


def _values(
    marked: Marked, path: Path_, dated: Iterable[str], clauses: Mapping[str, Clause]
) -> tuple[Dated, ...]:
    values = tuple(_value(marked, (*path, since), clauses) for since in dated)
    for before, value in pairwise(values):
        _check_change(str(path[0]), before, value)
    return values


def _value(marked: Marked, path: Path_, clauses: Mapping[str, Clause]) -> Dated:
    key, since = str(path[0]), str(path[-1])
    raw = convert(marked, path, _Value, f"policy {key} on {since}")
    if raw.clause is None and not (raw.source != "cr" or raw.value == "none" or raw.unproven):
        raise SpecError(
            marked.at(*path), f"policy {key} on {since}: source cr without a clause", "add 'clause'"
        )
    if raw.clause is not None and raw.clause not in clauses:
        raise SpecError(
            marked.at(*path, "clause"),
            f"policy {key} on {since}: no clause '{raw.clause}'",
            nearest(raw.clause, clauses),
        )
    place = marked.at(*path)
    return Dated(since, raw.value, raw.source, raw.means, raw.clause, raw.unproven, place)


def _check_starts(marked: Marked, key: str, values: tuple[Dated, ...]) -> None:
    """Every scope must have a value from the first day on."""
    if values and values[0].since == FIRST and values[0].source not in OF_TOURNAMENTS:
        return
    raise SpecError(
        marked.at(key, "values"),
        f"policy {key}: nothing holds for everybody on {FIRST}",
        f"begin with a value of {FIRST} ('none' where there was no rule) "
        "from another source than floor or mtr",
    )


def _stands(value: Dated) -> tuple[object, ...]:
    """A setting and all that it stands on: one that gets better founded is restated."""
    return (value.value, value.source, value.clause, value.unproven)


def _check_change(key: str, before: Dated, value: Dated) -> None:
    if _stands(before) == _stands(value):
        raise SpecError(
            value.place,
            f"policy {key} on {value.since}: says again what holds since {before.since}",
            "leave it out, or give the new source or clause that restates it",
        )


def read_clauses(file: Path) -> dict[str, Clause]:
    """All clauses, by key."""
    marked = load(file)
    clauses = {key: _clause(marked, key) for key in _keys(marked)}
    for key, clause in clauses.items():
        for piece, other in clause.pieces.items():
            if other not in clauses:
                raise SpecError(
                    marked.at(key, "in", piece), f"no clause '{other}'", nearest(other, clauses)
                )
    return clauses


def _clause(marked: Marked, key: str) -> Clause:
    raw = convert(marked, (key,), _Clause, f"clause {key}")
    _check_dates(marked, (key, "numbers"), raw.numbers)
    senses = {language: str(getattr(raw, language)) for language in LANGUAGES}
    return Clause(key, raw.numbers, senses, marked.at(key), raw.pieces)


def read_dates(file: Path) -> dict[str, NamedDate]:
    """The dates that have names, by name."""
    marked = load(file)
    dates = {}
    for name in _keys(marked):
        raw = convert(marked, (name,), _Date, f"date {name}")
        _check_dates(marked, (name, "date"), [raw.date])
        dates[name] = NamedDate(name, raw.date, raw.says)
    return dates


def read_variants(file: Path) -> dict[str, Variant]:
    """The variants, by name."""
    marked = load(file)
    variants = {}
    for name in _keys(marked):
        raw = convert(marked, (name,), _Variant, f"variant {name}")
        if not 1 <= raw.heads <= MOST_HEADS:
            raise SpecError(
                marked.at(name, "heads"),
                f"variant {name}: a team of {raw.heads}",
                f"a team has 1 to {MOST_HEADS} heads",
            )
        if not 2 <= raw.teams <= MOST_TEAMS:
            raise SpecError(
                marked.at(name, "teams"),
                f"variant {name}: teams: {raw.teams}",
                f"2 to {MOST_TEAMS} teams play",
            )
        if raw.allies not in ALLIES or raw.teams % raw.allies:
            raise SpecError(
                marked.at(name, "allies"),
                f"variant {name}: sides of {raw.allies}, in a game of {raw.teams} teams",
                "1, or 2 where an even number of teams plays",
            )
        _check_dates(marked, (name, "since"), [raw.since])
        variants[name] = Variant(name=name, **msgspec.structs.asdict(raw))
    _check_ways(marked, variants)
    return variants


def _check_ways(marked: Marked, variants: Mapping[str, Variant]) -> None:
    """What comes before a variant must be one, and no way leads around in a circle."""
    for name, variant in variants.items():
        met, before = [name], variant.after
        while before is not None:
            if before not in variants or before in met:
                wrong = "leads back to it" if before in met else "is no variant"
                raise SpecError(
                    marked.at(name, "after"),
                    f"variant {name}: after {', after '.join([*met[1:], before])}, which {wrong}",
                    "name a variant of this file that comes before",
                )
            met.append(before)
            before = variants[before].after


def _keys(marked: Marked) -> Iterable[str]:
    if not isinstance(marked.data, dict):
        raise SpecError(marked.at(), "a map of keys is expected here")
    return marked.data


def _check_dates(
    marked: Marked, path: Path_, dates: Iterable[str], first: str | None = None
) -> None:
    """Dates must exist, come in order, and not before the rules began."""
    known = list(dates)
    for date in known:
        if not is_iso(date):
            raise SpecError(marked.at(*path, date), f"'{date}' is no date", "write YYYY-MM-DD")
        if date < FIRST:
            raise SpecError(
                marked.at(*path, date),
                f"{date} is before {FIRST}, when the variant's rules began",
                f"what held on {FIRST} is dated {FIRST}",
            )
    for date, before in out_of_order(known):
        raise SpecError(
            marked.at(*path, date), f"{date} stands after {before}", "put dates in order"
        )
    if first is not None and not known:
        raise SpecError(marked.at(*path), "no values", f"the first is dated {first}")
