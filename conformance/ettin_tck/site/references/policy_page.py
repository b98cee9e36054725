"""All rules that changed, on one timeline: what each said when, and what comes out otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_tck.library import SCOPE
from ettin_tck.pages.page_words import frames
from ettin_tck.site import addresses
from ettin_tck.site.addresses import Link
from ettin_tck.site.made_page import Made
from ettin_tck.site.search_index import Entry
from ettin_tck.site.words_said import words_said
from ettin_tck.telling.policy_words import value_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_tck.library import Library
    from ettin_tck.site.contents import Contents


@dataclass(frozen=True)
class Value:
    """What a policy said from a day on: `part` years, `basis` what that rests on, its clause."""

    says: str
    since: str
    part: int
    basis: str
    clause: Link


@dataclass(frozen=True)
class PolicyTold:
    """A policy with its values, and the questions that come out otherwise because of it."""

    key: str
    asks: str
    values: tuple[Value, ...]
    questions: tuple[Link, ...]


@dataclass(frozen=True)
class PolicyPage:
    """All policies in order of their keys."""

    template: ClassVar[str] = "policies.html"
    title: str
    policies: tuple[PolicyTold, ...]


def policy_page(
    contents: Contents, language: str, changed: Mapping[str, tuple[str, ...]]
) -> Iterator[Made]:
    """The page of all policies in a language."""
    library = contents.libraries[language]
    told = [
        policy_told(contents, language, key, changed.get(key, ()))
        for key in sorted(library.rules.policies)
    ]
    title = words_said(language).say("policies")
    view = PolicyPage(title, tuple(told))
    yield Made(addresses.POLICIES, view, Entry("page", addresses.POLICIES, title))


def policy_told(
    contents: Contents, language: str, key: str, changes: tuple[str, ...]
) -> PolicyTold:
    """A policy as it is told in a language; `changes` are ids of what it makes otherwise."""
    library = contents.libraries[language]
    asks, values = library.rules.policy(key).question(language), tuple(_values(library, key))
    return PolicyTold(key, asks, values, contents.questions_about(language, changes))


def _values(library: Library, key: str) -> Iterator[Value]:
    policy, word = library.rules.policy(key), frames(library.language).word
    pieces = library.rules.variants[DEFAULT_VARIANT].pieces
    for span in policy.spans(SCOPE, pieces):
        dated = policy.at(span.since, SCOPE, pieces)
        until = span.until or library.today
        number = library.clause_of(key, DEFAULT_VARIANT, span.since)
        yield Value(
            value_told(library, key, DEFAULT_VARIANT, span.since),
            span.since,
            max(1, int(until[:4]) - int(span.since[:4])),
            word("bases", dated.basis),
            Link(addresses.clause(dated.clause) if dated.clause else "", number),
        )
