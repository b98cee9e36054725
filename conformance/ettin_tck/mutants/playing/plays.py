"""The cases on their dates that mutants are played against, and what each of them exercises."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_tck.cases.selection import date_for
from ettin_tck.judging.open_choices import AnsweredBefore

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ettin_tck.cases.selection import Chosen
    from ettin_tck.library import Library


@dataclass(frozen=True)
class Play:
    """A case on one date, by its name in what is kept: `life.read.moat@2012-01-01`."""

    name: str
    date: str
    chosen: Chosen


class Exercised(msgspec.Struct, frozen=True):
    """What one play exercises of the right reference.

    `policies` read; `lines` executed, by module; `positions` of the flow that were stood in, and
    transitions `taken`; what is `asked` for of that which the case answers beforehand. `size`: how
    much it executes.
    """

    policies: tuple[str, ...] = ()
    lines: dict[str, tuple[int, ...]] = {}
    positions: tuple[int, ...] = ()
    taken: tuple[str, ...] = ()
    passed: bool = True
    asked: tuple[AnsweredBefore, ...] = ()
    size: int = 0


class Record(msgspec.Struct, frozen=True, dict=True):
    """What all plays exercise, by the numbers of plays in their order."""

    policies: dict[str, tuple[int, ...]]
    lines: dict[str, dict[int, tuple[int, ...]]]
    positions: dict[int, tuple[int, ...]]
    sizes: tuple[int, ...]
    """How much each play executes: those that execute little are the narrowest."""
    failing: tuple[int, ...]
    """Plays that the right reference does not pass: they can notice nothing."""
    asked: dict[int, tuple[AnsweredBefore, ...]] = {}
    """What is asked for, where a play answers it beforehand."""
    taken: dict[str, tuple[int, ...]] = {}

    def where_wrong(self, edit: Mapping[str, Any]) -> frozenset[int]:
        """The plays in which a wrong flow can be another one.

        Where a transition leads elsewhere, or does less, that is where it is taken; where it is
        another that is taken, or allowed, wherever somebody stands who could take it.
        """
        if "taken" in edit:
            return frozenset(self.taken.get(edit["taken"], ()))
        return frozenset(n for at in edit["positions"] for n in self.positions.get(at, ()))

    def about(self, edits: Sequence[Mapping[str, Any]]) -> Record:
        """Of this what is read of mutants that are made by some edits."""

        def those(name: str) -> set[Any]:
            return {edit[name] for edit in edits if name in edit}

        policies, modules, taken = those("policy"), those("module"), those("taken")
        positions = {at for edit in edits for at in edit.get("positions", ())}
        return msgspec.structs.replace(
            self,
            policies={name: found for name, found in self.policies.items() if name in policies},
            lines={name: found for name, found in self.lines.items() if name in modules},
            positions={at: found for at, found in self.positions.items() if at in positions},
            taken={name: found for name, found in self.taken.items() if name in taken},
        )

    def by_date(self, plays: Sequence[Play], policy: str) -> dict[str, list[int]]:
        """The plays that read a policy, by their dates."""
        known = self._by_date.get(policy)
        if known is None:
            known = self._by_date[policy] = {}
            for number in self.policies.get(policy, ()):
                known.setdefault(plays[number].date, []).append(number)
        return known

    @cached_property
    def _by_date(self) -> dict[str, dict[str, list[int]]]:
        return {}


def plays_of(library: Library, chosen: Sequence[Chosen]) -> list[Play]:
    """The plays of a selection, in order."""
    found = []
    for each in chosen:
        date = date_for(each, library.today, "", "9999-12-31")
        found.append(Play(f"{each.case.id}@{date}", date, each))
    return found


def record_of(exercised: Iterable[Exercised]) -> Record:
    """All that was exercised, turned round."""
    policies: dict[str, list[int]] = {}
    lines: dict[str, dict[int, list[int]]] = {}
    positions: dict[int, list[int]] = {}
    taken: dict[str, list[int]] = {}
    sizes, failing = [], []
    asked: dict[int, tuple[AnsweredBefore, ...]] = {}
    for number, each in enumerate(exercised):
        sizes.append(each.size)
        if not each.passed:
            failing.append(number)
        if each.asked:
            asked[number] = each.asked
        for policy in each.policies:
            policies.setdefault(policy, []).append(number)
        for position in each.positions:
            positions.setdefault(position, []).append(number)
        for transition in each.taken:
            taken.setdefault(transition, []).append(number)
        for module, executed in each.lines.items():
            by_line = lines.setdefault(module, {})
            for line in executed:
                by_line.setdefault(line, []).append(number)
    return Record(
        {policy: tuple(numbers) for policy, numbers in policies.items()},
        {m: {n: tuple(plays) for n, plays in by.items()} for m, by in lines.items()},
        {position: tuple(numbers) for position, numbers in positions.items()},
        tuple(sizes),
        tuple(failing),
        asked,
        {transition: tuple(numbers) for transition, numbers in taken.items()},
    )
