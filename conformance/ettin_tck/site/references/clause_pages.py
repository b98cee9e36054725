"""A page for each clause that something here rests on, and the list of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ettin_spec.rulebook.rulebook_model import eve
from ettin_tck.site import addresses
from ettin_tck.site.addresses import Link
from ettin_tck.site.made_page import Made
from ettin_tck.site.references.list_page import Group, ListPage
from ettin_tck.site.references.policy_page import PolicyTold, policy_told
from ettin_tck.site.search_index import Entry
from ettin_tck.site.words_said import words_said
from ettin_tck.telling.policy_words import on_clause
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_spec.rulebook import Clause
    from ettin_tck.site.contents import Contents

BESIDE = 0.35
"""What a clause counts beside the questions that show it."""


@dataclass(frozen=True)
class ClausePage:
    """A clause: its sense, its numbers by date, the policies that stand on it, its questions."""

    template: ClassVar[str] = "clause.html"
    title: str
    sense: str
    numbers: tuple[str, ...]
    policies: tuple[PolicyTold, ...]
    questions: tuple[Link, ...]


def clause_pages(
    contents: Contents, language: str, changed: Mapping[str, tuple[str, ...]]
) -> Iterator[Made]:
    """The pages of the clauses in a language, and the list of them."""
    library = contents.libraries[language]
    links = []
    for key, clause in library.rules.clauses.items():
        number = clause.number_at(library.today) or key
        view = ClausePage(
            number,
            clause.sense(language),
            tuple(_numbers(clause, language)),
            tuple(
                policy_told(contents, language, it, changed.get(it, ()))
                for it in on_clause(library, key)
            ),
            contents.questions_about(language, contents.by_clause.get(key, ())),
        )
        names = (key, *clause.numbers.values())
        address = addresses.clause(key)
        found = Entry("clause", address, f"{number}: {view.sense}", BESIDE, names)
        yield Made(address, view, found)
        links.append(Link(address, number, view.sense))
    every = Group("", "", "", tuple(sorted(links, key=lambda link: _in_order(link.text))))
    yield Made(addresses.CLAUSES, ListPage(words_said(language).say("clauses"), "", (every,)))


def _numbers(clause: Clause, language: str) -> Iterator[str]:
    say, days = words_told(language).say, list(clause.numbers)
    for since, until in zip(days, [*days[1:], None], strict=True):
        span = say("span_between", since=since, until=eve(until)) if until else ""
        yield f"{clause.numbers[since]} ({span or say('span_from', since=since)})"


def _in_order(number: str) -> tuple[int, list[tuple[int, str]]]:
    """Numbers of the rules in order of their parts; others after them."""
    parts = number.split(".")
    digits = ["".join(sign for sign in part if sign.isdigit()) for part in parts]
    counted = [(int(it or 0), part) for it, part in zip(digits, parts, strict=True)]
    return (0 if number[:1].isdigit() else 1), counted
