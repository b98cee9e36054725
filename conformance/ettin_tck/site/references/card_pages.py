"""A page for each card that a question names, and the list of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ettin_spec.cards.card_texts import load_texts
from ettin_spec.sources.rulings import Ruling, read_rulings
from ettin_tck.site import addresses
from ettin_tck.site.addresses import Link
from ettin_tck.site.made_page import Made
from ettin_tck.site.references.list_page import Group, ListPage
from ettin_tck.site.search_index import Entry
from ettin_tck.site.words_said import words_said
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.site.contents import Contents


@dataclass(frozen=True)
class Wording:
    """What stands on a card from a day on (ISO; empty for the first wording)."""

    since: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class RulingTold:
    """A published ruling on the card, in our words, with the questions that play it."""

    date: str
    says: str
    questions: tuple[Link, ...]


@dataclass(frozen=True)
class CardPage:
    """A card: its names elsewhere, its wordings, rulings, and the questions that name it."""

    template: ClassVar[str] = "card.html"
    title: str
    names: tuple[tuple[str, str], ...]
    printed: str
    wordings: tuple[Wording, ...]
    rulings: tuple[RulingTold, ...]
    questions: tuple[Link, ...]


def card_pages(contents: Contents, language: str) -> Iterator[Made]:
    """The pages of the cards in a language, and the list of them."""
    rulings = read_rulings()
    for name in contents.cards:
        view = _card(contents, language, name, rulings.get(name, ()))
        entry = contents.english.cards.entry(name)
        found = Entry("card", addresses.card(name), view.title, 1.0, (name, *entry.names.values()))
        yield Made(addresses.card(name), view, found)
    links = [contents.card(language, name) for name in contents.cards]
    title = words_said(language).say("cards")
    every = Group("", "", "", tuple(sorted(links, key=lambda link: link.text)))
    yield Made(addresses.CARDS, ListPage(title, "", (every,)))


def _card(contents: Contents, language: str, name: str, rulings: tuple[Ruling, ...]) -> CardPage:
    library, entry = contents.libraries[language], contents.english.cards.entry(name)
    title, word = library.card_name(name), words_told(language).word
    names = {"en": name, **entry.names}
    wordings = load_texts(language).told[name]
    return CardPage(
        title,
        tuple((word("languages", code), it) for code, it in names.items() if it != title),
        entry.printed or "",
        tuple(Wording(since, tuple(told.face.splitlines())) for since, told in wordings),
        tuple(
            RulingTold(it.date, it.says, contents.questions_about(language, it.scenarios))
            for it in rulings
        ),
        contents.questions_about(language, contents.by_card[name]),
    )
