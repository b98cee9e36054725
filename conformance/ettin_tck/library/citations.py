"""Clauses of the rules as reports cite them."""

from __future__ import annotations

from functools import cache

import msgspec

from ettin_spec.rulebook import load_rules


class ClauseShown(msgspec.Struct, frozen=True):
    """A clause as it is cited: stable key, number at the date, sense in the chosen language."""

    key: str
    number: str
    sense: str


@cache
def cited(language: str, key: str, date: str, variant: str) -> ClauseShown:
    """A clause on an ISO date, as a variant has it; its number is empty where it had none."""
    rules = load_rules()
    clause = rules.clause_in(key, rules.variants[variant].pieces)
    return ClauseShown(clause.key, clause.number_at(date) or "", clause.sense(language))
