"""What the verdict on a case rests on: the rules text, an official answer, a reading, or us."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ettin_spec.language.scenario import Level
from ettin_spec.rulebook import Basis, Scope, load_rules
from ettin_spec.rulebook.basis import IN_WORDS, strongest, weakest, worth_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ettin_spec.language.scenario import Case, Scenario
    from ettin_spec.rulebook import Dated, Policy


@dataclass(frozen=True)
class Evidence:
    """What a case rests on, and why it is no more than that.

    `basis` is None where a scenario cites nothing. `policies`: those whose values make it so.
    """

    basis: Basis | None
    policies: tuple[str, ...] = ()

    def __str__(self) -> str:
        """In words, as they follow 'rests on'; empty where nothing is cited."""
        if self.basis is None:
            return ""
        of = f" (policy {', '.join(self.policies)})" if self.policies else ""
        return IN_WORDS[self.basis] + of


def evidence(scenario: Scenario, case: Case, date: str, scope: Scope) -> Evidence:
    """What a case rests on, on an ISO date.

    What should be so and must not is our inference. Else all clauses of the case are needed, so
    the weakest counts; one that no text had on that day is worth what the worked examples are
    that the scenario shows, or else adds nothing.
    """
    if case.level is Level.SHOULD:
        return Evidence(Basis.INFERENCE)
    shown = strongest(worth_of(source) for source in scenario.sources)
    clauses = [of_clause(key, date, case.variant, scope) for key in case.clauses]
    found = [Evidence(shown) if each.basis is None else each for each in clauses]
    basis = weakest(each.basis for each in found or [Evidence(shown)] if each.basis is not None)
    if basis is Basis.TEXT:
        return Evidence(basis)
    weak = (policy for each in found if each.basis is basis for policy in each.policies)
    return Evidence(basis, tuple(dict.fromkeys(weak)))


@cache
def of_clause(key: str, date: str, variant: str, scope: Scope) -> Evidence:
    """What one clause is worth on an ISO date in a variant.

    Where it is what a policy's value in force stands on, it is worth what the value is; else it
    is text if it had a number on that day, and nothing (None) if it had not.
    """
    standing = _standing(date, variant, scope).get(key, {})
    basis = weakest(value.basis for value in standing.values())
    if basis is None:
        return Evidence(Basis.TEXT if load_rules().clause(key).number_at(date) else None)
    return Evidence(basis, tuple(k for k, value in standing.items() if value.basis is basis))


@cache
def _standing(date: str, variant: str, scope: Scope) -> Mapping[str, Mapping[str, Dated]]:
    """By clause: the policies whose values on a day, in a variant, stand on it, with the value."""
    rules = load_rules()
    pieces = rules.variants[variant].pieces
    found: dict[str, dict[str, Dated]] = defaultdict(dict)
    for policy in rules.policies.values():
        value = policy.at(date, scope, pieces)
        for clause in _stands_on(policy, value):
            found[clause][policy.key] = value
    return found


def _stands_on(policy: Policy, value: Dated) -> set[str]:
    """The clauses that a value stands on.

    One that names none stands on those of all other values; an unproven one on those of the
    others that are unproven as well, since values grow out of each other.
    """
    if value.clause is not None and not value.unproven:
        return {value.clause}
    every = [each for values in (policy.values, *policy.pieces.values()) for each in values]
    if value.clause is not None:
        every = [each for each in every if each.unproven]
    return {each.clause for each in every if each.clause is not None}
