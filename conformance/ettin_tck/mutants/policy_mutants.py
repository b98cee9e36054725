"""Mutants of the policies: each reading in the place of each other, on each date that reads it.

`none` where it is unproven says that the text is silent. An engine cannot do that, so it is put in
the place of no other reading; what the reference does there is an inference like others. Nor is a
reading put in the place of one that says the same there (`same` in the policies' files).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_spec.own_files import located
from ettin_spec.rulebook import Basis
from ettin_spec.rulebook.basis import strongest
from ettin_tck.library import SCOPE
from ettin_tck.mutants.mutant import Kind, Mutant

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_spec.rulebook.rulebook_model import Dated, Policy, Setting
    from ettin_tck.library import Library
    from ettin_tck.mutants.playing.plays import Play, Record


@dataclass(frozen=True)
class _Read:
    """A value as it is read on one date: the best that it rests on, and in which variants."""

    value: Setting
    basis: Basis
    variants: tuple[tuple[str, ...], ...]
    """The pieces of each."""

    def are_one(self, policy: Policy, other: Setting, date: str) -> bool:
        """Does another reading say the same in all of them?"""
        return all(policy.are_one(self.value, other, date, pieces) for pieces in self.variants)


def policy_mutants(library: Library, plays: Sequence[Play], record: Record) -> Iterator[Mutant]:
    """Every wrong value of every policy, on every date on which some play reads the right one.

    A wrong value that nobody can notice, since nothing reads the policy, is given once.
    """
    for key, policy in sorted(library.rules.policies.items()):
        read = _read(library, plays, record.policies.get(key, ()), policy)
        for before, dates in (read or _first_value(policy)).items():
            for after in policy.readings:
                if str(after) != before and not _is_silent(policy, str(after)):
                    for date, where in sorted(dates.items()):
                        if not where.are_one(policy, after, date):
                            mutant = _mutant(library, policy, before, str(after), date)
                            yield replace(mutant, inferred=where.basis is Basis.INFERENCE)


def reading_plays(
    library: Library, plays: Sequence[Play], record: Record, mutant: Mutant
) -> list[int]:
    """The plays on a mutant's date that read what it has wrong."""
    policy, before = mutant.edit["policy"], mutant.edit["before"]
    return [
        number
        for number in record.by_date(plays, policy).get(mutant.date, ())
        if _value(library, plays[number], policy) == before
    ]


def _read(
    library: Library, plays: Sequence[Play], numbers: Sequence[int], policy: Policy
) -> Mapping[str, Mapping[str, _Read]]:
    """By value: the dates on which some play reads it, and where it does."""
    variants = library.rules.variants
    found: dict[str, dict[str, _Read]] = {}
    for date, name in {(plays[n].date, plays[n].chosen.case.variant): None for n in numbers}:
        pieces = variants[name].pieces
        right = policy.at(date, SCOPE, pieces)
        dates = found.setdefault(str(right.value), {})
        before = dates.get(date, _Read(right.value, right.basis, ()))
        basis = strongest((right.basis, before.basis)) or right.basis
        dates[date] = _Read(right.value, basis, (*before.variants, pieces))
    return found


def _is_silent(policy: Policy, value: str) -> bool:
    """Does a value say no more than that the text says nothing?"""
    return value == "none" and any(each.unproven for each in _dated(policy, value))


def _value(library: Library, play: Play, policy: str) -> str:
    return str(library.rulebook(play.date, play.chosen.case.variant)[policy])


def _first_value(policy: Policy) -> Mapping[str, Mapping[str, _Read]]:
    first = policy.values[0]
    return {str(first.value): {first.since: _Read(first.value, first.basis, ((),))}}


def _mutant(library: Library, policy: Policy, before: str, after: str, date: str) -> Mutant:
    held = _says(policy, before, date)
    return Mutant(
        id=f"policies:{policy.key}:{before}->{after}@{date}",
        kind=Kind.POLICIES,
        group=policy.key,
        file=str(located(policy.place.file)),
        line=policy.place.line,
        where=policy.key,
        before=before,
        after=after,
        rule=f"{policy.asks} {held[0]}".strip(),
        clause=library.clause(held[1], date).number if held[1] else "",
        clauses=(held[1],) if held[1] else (),
        date=date,
        edit={"policy": policy.key, "before": before, "value": after},
    )


def _says(policy: Policy, value: str, date: str) -> tuple[str, str | None]:
    """What a value means, and its clause."""
    dated = _dated(policy, value)
    held = [d for d in dated if d.since <= date] or dated
    return (held[-1].means, held[-1].clause) if held else ("", None)


def _dated(policy: Policy, value: str) -> list[Dated]:
    """A value wherever it stands in a policy, in order of date within the policy and each piece."""
    every = (policy.values, *policy.pieces.values())
    return [d for values in every for d in values if str(d.value) == value and d.binds(SCOPE)]
