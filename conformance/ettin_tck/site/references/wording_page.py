"""Phrases of cards that two heads change: a page for each, and one that marks them in a text."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ettin_tck.explaining.phrases_on_cards import wordings
from ettin_tck.site import addresses
from ettin_tck.site.addresses import Link
from ettin_tck.site.made_page import Made
from ettin_tck.site.questions.question_page import sentences
from ettin_tck.site.search_index import Entry
from ettin_tck.site.words_said import words_said
from ettin_tck.telling import policy_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ettin_tck.explaining.phrases_on_cards import Wording
    from ettin_tck.library import Library
    from ettin_tck.site.contents import Contents
    from ettin_tck.site.questions.question_page import Sentences

FORMS = 12
"""Ways to word a phrase by which its page is found."""


@dataclass(frozen=True)
class Phrase:
    """A phrase as most cards word it, and where its page is."""

    link: Link
    says: str


@dataclass(frozen=True)
class WordingsPage:
    """All phrases, and a field in which the text of a card is marked."""

    template: ClassVar[str] = "wordings.html"
    title: str
    lead: str
    phrases: tuple[Phrase, ...]


@dataclass(frozen=True)
class Shown:
    """A situation that shows what a phrase means: its page, and its sentences."""

    link: Link
    groups: tuple[Sentences, ...]


@dataclass(frozen=True)
class WordingPage:
    """One phrase: what it means for two heads, by which rule, and what shows it.

    `now` is what the policies on the rule say today, `forms` how cards word the phrase.
    """

    template: ClassVar[str] = "wording.html"
    title: str
    says: str
    rule: Link
    now: tuple[str, ...]
    forms: tuple[str, ...]
    shown: tuple[Shown, ...]
    cards: tuple[Link, ...]


@dataclass(frozen=True)
class Faces:
    """What stands on the cards, by English name, in a language."""

    texts: Mapping[str, str]

    def forms(self, wording: Wording) -> Sequence[str]:
        """How cards word a phrase: what most say first, of these the shortest."""
        found = Counter(
            hit[0].casefold()
            for face in self.texts.values()
            for hit in wording.pattern.finditer(face.replace("’", "'"))
        )
        return sorted(found, key=lambda said: (-found[said], len(said), said))

    def saying(self, wording: Wording) -> Iterator[str]:
        """The cards that have a phrase, by English name."""
        for name, face in self.texts.items():
            if wording.pattern.search(face.replace("’", "'")):
                yield name


def wording_page(contents: Contents, language: str) -> Iterator[Made]:
    """The pages of the phrases in a language, after that of all of them."""
    words, library = words_said(language), contents.libraries[language]
    faces = Faces({name: library.face(name, library.today) for name in library.cards.entries})
    pages = [_page(contents, library, each, faces) for each in wordings(language).values()]
    phrases = tuple(Phrase(Link(made.address, view.title), view.says) for made, view in pages)
    title, lead = words.say("wordings"), words.say("wordings_lead")
    entry = Entry("page", addresses.WORDINGS, title, 1.0)
    yield Made(addresses.WORDINGS, WordingsPage(title, lead, phrases), entry)
    yield from (made for made, _ in pages)


def _page(
    contents: Contents, library: Library, wording: Wording, faces: Faces
) -> tuple[Made, WordingPage]:
    clause, today = library.clause(wording.clause, library.today), library.today
    forms = tuple(faces.forms(wording)[:FORMS])
    cards = [name for name in faces.saying(wording) if name in contents.by_card]
    keys = policy_words.on_clause(library, wording.clause)
    view = WordingPage(
        _titled(wording.called or next(iter(forms), wording.key.replace("_", " "))),
        wording.says,
        Link(addresses.clause(clause.key), clause.number or clause.key, clause.sense),
        tuple(policy_words.now(library, key, today) for key in keys),
        forms,
        tuple(_shown(contents, library, wording)),
        tuple(contents.card(library.language, name) for name in cards),
    )
    address = addresses.wording(wording.key)
    entry = Entry("page", address, view.title, 1.0, forms, wording.says)
    return Made(address, view, entry), view


def _titled(said: str) -> str:
    return said[:1].upper() + said[1:]


def _shown(contents: Contents, library: Library, wording: Wording) -> Iterator[Shown]:
    for name in wording.scenarios:
        if name in contents.questions:
            case = contents.told_in(library.language, name).case
            link = contents.question(library.language, name)
            yield Shown(link, tuple(sentences(library, case)))
