"""The documents line by line with what plays them; their misprints; rulings on cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ettin_spec.sources import load_sources
from ettin_spec.sources.rulings import read_rulings
from ettin_tck.site import addresses
from ettin_tck.site.addresses import Link
from ettin_tck.site.made_page import Made
from ettin_tck.site.references.list_page import Group, ListPage
from ettin_tck.site.words_said import words_said
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.sources import Line, Source, Sources
    from ettin_tck.site.contents import Contents


@dataclass(frozen=True)
class Said:
    """A statement of a line, in our words, with the questions that show it."""

    says: str
    questions: tuple[Link, ...]


@dataclass(frozen=True)
class LineTold:
    """A line: what it says, or why it says nothing; `same_as` leads to the one that it repeats."""

    number: str
    said: tuple[Said, ...]
    reason: str
    same_as: Link | None


@dataclass(frozen=True)
class SourcePage:
    """A document, line by line. What is said is in English."""

    template: ClassVar[str] = "source.html"
    title: str
    letter: str
    about: str
    lines: tuple[LineTold, ...]


def source_pages(contents: Contents, language: str) -> Iterator[Made]:
    """The documents, their misprints and the rulings, as pages of a language."""
    sources, words = load_sources(), words_said(language)
    told = words_told(language)
    links = []
    for letter, source in sources.sources.items():
        about = f"{told.word('languages', source.language)}, {source.date}"
        lines = tuple(_line(contents, language, sources, it) for it in _shown(source))
        title = source.title(language)
        yield Made(addresses.source(letter), SourcePage(title, letter, about, lines))
        links.append(Link(addresses.source(letter), f"{letter}: {title}", about))
    group = Group("", "", "", tuple(links))
    in_english = words.say("in_english") if language != "en" else ""
    yield Made(addresses.SOURCES, ListPage(words.say("sources"), "", (group,)))
    errata = tuple(_errata(language, sources))
    yield Made(addresses.ERRATA, ListPage(words.say("errata"), in_english, errata))
    rulings = tuple(_rulings(contents, language))
    yield Made(addresses.RULINGS, ListPage(words.say("rulings"), in_english, rulings))


def _shown(source: Source) -> tuple[Line, ...]:
    return tuple(it for it in source.lines if it.says or it.reason or it.same_as)


def _line(contents: Contents, language: str, sources: Sources, it: Line) -> LineTold:
    statements = [sources.statements[name] for name in it.says if name in sources.statements]
    said = tuple(
        Said(each.says, contents.questions_about(language, each.scenarios)) for each in statements
    )
    reason = sources.reasons.get(it.reason, it.reason) if it.reason else ""
    same = Link(addresses.line(it.source, it.same_as), it.same_as) if it.same_as else None
    return LineTold(it.number, said, reason, same)


def _errata(language: str, sources: Sources) -> Iterator[Group]:
    say = words_said(language).say
    for erratum in sources.errata.values():
        lines = tuple(
            Link(addresses.line(erratum.source, number), f"{erratum.source}:{number}")
            for number in erratum.lines
        )
        details = (
            (say("prints"), erratum.prints),
            (say("reading"), erratum.reading),
            (say("evidence"), erratum.evidence),
        )
        yield Group(erratum.id, erratum.id, "", lines, details)


def _rulings(contents: Contents, language: str) -> Iterator[Group]:
    for card, rulings in sorted(read_rulings().items()):
        name = contents.card(language, card).text
        for number, it in enumerate(rulings):
            anchor = f"{addresses.slug(card)}-{number}"
            questions = contents.questions_about(language, it.scenarios)
            yield Group(anchor, f"{name}, {it.date}", it.says, questions)
