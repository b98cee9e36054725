"""The first page of a language: a search field, what is asked most, and the rest by topic."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, ClassVar

from ettin_spec.yaml_files.yaml_places import load
from ettin_tck.explaining.word_search import is_past
from ettin_tck.pages.page_words import frames
from ettin_tck.site import addresses
from ettin_tck.site.addresses import Link
from ettin_tck.site.search_index import Entry
from ettin_tck.site.words_said import words_said

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_tck.site.contents import Contents
    from ettin_tck.site.made_page import Made

COMMONEST = Path(__file__).parent / "commonest.yaml"
OFTEN, LESS_OFTEN = 2.0, 0.02
"""How much more the question counts that is asked most, and how much less each one after it."""

WAYS = frozenset(
    {
        addresses.WORDINGS,
        addresses.CARDS,
        addresses.CLAUSES,
        addresses.POLICIES,
        addresses.MACHINE,
        addresses.SOURCES,
        addresses.RULINGS,
        addresses.ERRATA,
        addresses.SENTENCES,
        addresses.TRACE,
    }
)
"""The pages that lead on to all of one kind."""


@dataclass(frozen=True)
class Topic:
    """Questions under one heading."""

    name: str
    questions: tuple[Link, ...]


@dataclass(frozen=True)
class StartPage:
    """What is asked most, the ways in, what is for engines, and all questions by topic."""

    template: ClassVar[str] = "start.html"
    title: str
    commonest: tuple[Link, ...]
    ways: tuple[Link, ...]
    guides: tuple[Link, ...]
    topics: tuple[Topic, ...]


def commonest() -> Mapping[str, Mapping[str, str]]:
    """What is asked most, in that order: by id of what answers it, the question by language."""
    found: Mapping[str, Mapping[str, str]] = load(COMMONEST).data
    return found


def start_page(
    contents: Contents, language: str, pages: Sequence[Made], guides: Sequence[Made]
) -> StartPage:
    """The first page of a language, of which all other `pages` are known, and the `guides`."""
    asked = tuple(
        Link(addresses.question(name), said[language])
        for name, said in commonest().items()
        if name in contents.questions
    )
    ways = tuple(Link(it.address, it.view.title) for it in pages if it.address in WAYS)
    to_english = f"../{contents.english.language}/"
    own = [Link(it.address, it.view.title) for it in pages if it.address == addresses.ENGINES]
    told = (*own, *(Link(f"{to_english}{it.address}", it.view.title) for it in guides))
    title = words_said(language).say("title")
    return StartPage(title, asked, ways, told, tuple(_topics(contents, language)))


def _topics(contents: Contents, language: str) -> Iterator[Topic]:
    found: dict[str, list[Link]] = {}
    for name, scenario in contents.scenarios[language].items():
        if not is_past(scenario):
            topic = PurePath(scenario.place.file).parent.name.replace("_", " ")
            found.setdefault(topic, []).append(contents.question(language, name))
    for name in sorted(found):
        yield Topic(frames(language).topic(name), tuple(found[name]))


def question_entries(contents: Contents, language: str) -> Iterator[Entry]:
    """How each question is found: by its title, its sentences, and its cards in every language."""
    names = {name: it.names for name, it in contents.english.cards.entries.items()}
    asked = commonest()
    often = {name: OFTEN - LESS_OFTEN * number for number, name in enumerate(asked)}
    for name, scenario in contents.scenarios[language].items():
        ends = dict.fromkeys((0, len(scenario.cases) - 1))
        told = [step.text for n in ends for step in scenario.cases[n].steps]
        cards = [it for card in contents.cards_of[name] for it in (card, *names[card].values())]
        yield Entry(
            "question",
            addresses.question(name),
            scenario.title,
            contents.standing[name] * often.get(name, 1.0),
            tuple(asked[name].values()) if name in asked else (),
            "\n".join((name, *told, *cards)),
        )
