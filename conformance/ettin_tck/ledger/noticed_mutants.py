"""How many wrong versions each case notices, from what `ettin mutants --json` has written."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

K = TypeVar("K")


class _Mutant(msgspec.Struct, frozen=True):
    id: str
    kind: str
    group: str
    before: str
    clauses: tuple[str, ...] = ()


class _Outcome(msgspec.Struct, frozen=True):
    fate: str
    by: str = ""
    also: tuple[str, ...] = ()


class _Tried(msgspec.Struct, frozen=True):
    mutant: _Mutant
    outcome: _Outcome


@dataclass(frozen=True)
class Rule:
    """What of the reference a statement speaks of.

    `policies` with the values that it tells of; `clauses` that state it; `cards`.
    """

    policies: frozenset[tuple[str, str]]
    clauses: frozenset[str]
    cards: frozenset[str]


@dataclass(frozen=True)
class Noticed:
    """Wrong versions by what they have wrong, and by the cases that notice them."""

    by_case: Mapping[str, frozenset[str]]
    by_reading: Mapping[tuple[str, str], frozenset[str]]
    by_card: Mapping[str, frozenset[str]]
    by_clause: Mapping[str, frozenset[str]]

    def by(self, cases: Iterable[str]) -> frozenset[str]:
        """The wrong versions that some cases notice together."""
        return frozenset().union(*(self.by_case.get(case, ()) for case in cases))

    def of(self, rule: Rule) -> frozenset[str]:
        """The wrong versions of a rule: readings in the place of its own, wrong abilities of its
        cards, and what is wrong where flow and code cite its clauses."""
        return frozenset().union(
            *(self.by_reading.get(reading, ()) for reading in rule.policies),
            *(self.by_card.get(card, ()) for card in rule.cards),
            *(self.by_clause.get(clause, ()) for clause in rule.clauses),
        )


def read_noticed(file: Path) -> Noticed:
    """What a file says; wrong versions that are the same as the right one are left out.

    Raises:
        UsageError: the file cannot be read, or `ettin mutants` has not written it.
    """
    try:
        tried = msgspec.json.decode(file.read_bytes(), type=list[_Tried])
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise UsageError(f"{file}: not what `ettin mutants --json` writes: {error}") from None
    by_case: dict[str, set[str]] = defaultdict(set)
    by_reading: dict[tuple[str, str], set[str]] = defaultdict(set)
    by_card: dict[str, set[str]] = defaultdict(set)
    by_clause: dict[str, set[str]] = defaultdict(set)
    for each in tried:
        mutant, outcome = each.mutant, each.outcome
        if mutant.kind == "expectations" or outcome.fate == "equivalent":
            continue
        if mutant.kind == "policies":
            by_reading[mutant.group, mutant.before].add(mutant.id)
        elif mutant.kind == "cards":
            by_card[mutant.group].add(mutant.id)
        else:
            for clause in mutant.clauses:
                by_clause[clause].add(mutant.id)
        for name in (outcome.by, *outcome.also):
            case, _, _ = name.rpartition("@")
            if case:
                by_case[case].add(mutant.id)
    return Noticed(_frozen(by_case), _frozen(by_reading), _frozen(by_card), _frozen(by_clause))


def _frozen(found: Mapping[K, set[str]]) -> dict[K, frozenset[str]]:
    return {key: frozenset(each) for key, each in found.items()}
