"""Policies as they are told: what each said from which day on, and where that stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_tck.library import SCOPE
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.rulebook import Policy
    from ettin_tck.library import Library


def on_clause(library: Library, clause: str) -> list[str]:
    """The policies of which some value stands on a clause, by key."""
    policies = library.rules.policies.values()
    return [policy.key for policy in policies if any(it.clause == clause for it in policy.values)]


def told(library: Library, key: str, variant: str = DEFAULT_VARIANT) -> Iterator[str]:
    """A policy with its question, then what it said in a variant, a line for each change."""
    yield asked(library, key)
    for since in _days(library.rules.policy(key), library.rules.variants[variant].pieces):
        yield f"  {value_told(library, key, variant, since)}"


def asked(library: Library, key: str) -> str:
    """A policy by its key, with the question that it answers."""
    asks = library.rules.policy(key).question(library.language)
    return words_told(library.language).say("policy", policy=key, asks=asks)


def now(library: Library, key: str, date: str) -> str:
    """What a policy says on an ISO date in the variant that is played where none is named."""
    return value_told(library, key, DEFAULT_VARIANT, date)


def value_told(library: Library, key: str, variant: str, date: str) -> str:
    """What a policy says on an ISO date, since when, and where that stood then."""
    value = library.rules.policy(key).at(date, SCOPE, library.rules.variants[variant].pieces)
    number = library.clause_of(key, variant, value.since)
    name = "was" if number else "was_unnumbered"
    words = words_told(library.language)
    return words.say(name, date=value.since, clause=number, means=value.sense(library.language))


def _days(policy: Policy, pieces: tuple[str, ...]) -> list[str]:
    return [span.since for span in policy.spans(SCOPE, pieces)]
