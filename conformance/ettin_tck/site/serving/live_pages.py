"""The pages of a site, each made when it is asked for, from the specification as it is now."""

from __future__ import annotations

import mimetypes
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from threading import Condition
from typing import TYPE_CHECKING
from urllib.parse import unquote

from ettin_spec.errors import EttinError
from ettin_tck.site import addresses
from ettin_tck.site.questions.played_once import played_once, policies_of
from ettin_tck.site.questions.question_page import question_page
from ettin_tck.site.references.all_references import references
from ettin_tck.site.references.guide_pages import guide_pages
from ettin_tck.site.references.machine_page import machine_script
from ettin_tck.site.rendering import Frame, page
from ettin_tck.site.root_files import asset, assets
from ettin_tck.site.search_index import index_script
from ettin_tck.site.start_page import question_entries, start_page
from ettin_tck.site.trying.try_page import ASSETS as OF_TRIALS
from ettin_tck.site.trying.try_page import try_page
from ettin_tck.site.wording_script import wording_script

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ettin_tck.site.contents import Contents
    from ettin_tck.site.made_page import Made
    from ettin_tck.site.questions.played_once import PlayedOnce

OWN_ASSETS = Path(__file__).parent / "assets"
QUESTION = ("questions", ".html")
TRYING = ("try", ".html")
HTML = "text/html"


@dataclass(frozen=True)
class Content:
    """What is sent for an address: its type, and the text."""

    kind: str
    text: str


@dataclass
class Edition:
    """Pages made of one state of what is edited, kept as they are made."""

    contents: Contents
    played: dict[str, PlayedOnce]
    made: dict[str, Content]
    references: dict[str, Mapping[str, Made]]


class Live:
    """A site under way. One page is made at a time; `load` reads what it is made of.

    `number` counts the editions, from 1; `fault` is what bars the next one, empty if nothing does.
    """

    def __init__(self, load: Callable[[], Contents]) -> None:
        self._load = load
        self._edition = Edition(load(), {}, {}, {})
        self.number, self.fault = 1, ""
        self.news = Condition()

    @property
    def contents(self) -> Contents:
        """What the pages are made of now."""
        return self._edition.contents

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that are served."""
        return tuple(self._edition.contents.libraries)

    def reload(self) -> None:
        """Read everything again; where it cannot be meant, the pages stay what they were."""
        with self.news:
            try:
                self._edition = Edition(self._load(), {}, {}, {})
                self.fault = ""
            except EttinError as error:
                self.fault = str(error)
            self.number += 1
            self.news.notify_all()

    def content(self, path: str) -> Content | None:
        """What there is at an address that begins at the root of the site; None if nothing is."""
        with self.news:
            kept = self._edition.made
            if path not in kept:
                made = self._made(unquote(path))
                if made is None:
                    return None
                kept[path] = made
            return kept[path]

    def _made(self, path: str) -> Content | None:
        place, _, address = path.partition("/")
        if place == "assets":
            return _asset(address)
        if place not in self.languages:
            return None
        if (script := self._script(place, address)) is not None:
            return Content("text/javascript", script)
        contents, frame = self._edition.contents, Frame(place, self.languages, is_served=True)
        if (name := self._named(address, QUESTION)) is not None:
            view = question_page(contents, place, name, self._played(name))
            return Content(HTML, page(frame, address, view))
        if (name := self._named(address, TRYING)) is not None:
            return Content(HTML, page(frame, address, try_page(contents, place, name)))
        if address == addresses.START:
            guides = list(self._guides(contents.english.language).values())
            others = list(self._references(place).values())
            return Content(HTML, page(frame, address, start_page(contents, place, others, guides)))
        if (guide := self._guides(place).get(address)) is not None:
            alone = Frame(place, (place,), is_served=True)
            return Content(HTML, page(alone, address, guide.view))
        made = self._references(place).get(address)
        return Content(HTML, page(frame, address, made.view)) if made else None

    def _script(self, language: str, address: str) -> str | None:
        """What pages of a language load besides what all languages share."""
        match address:
            case addresses.INDEX:
                return self._index(language)
            case addresses.WORDINGS_SCRIPT:
                return wording_script(language, self._references(language).values())
            case addresses.MACHINE_SCRIPT:
                return machine_script(self._references(language).values(), language)
        return None

    def _named(self, address: str, form: tuple[str, str]) -> str | None:
        """The id of the question whose page of a form an address is."""
        folder, ending = form
        name = address.removeprefix(f"{folder}/").removesuffix(ending)
        is_one = address == f"{folder}/{name}{ending}" and name in self._edition.contents.questions
        return name if is_one else None

    def _played(self, name: str) -> PlayedOnce:
        edition = self._edition
        if name not in edition.played:
            contents = edition.contents
            edition.played[name] = played_once(contents.english, contents.told[name])
            edition.references.clear()  # they say which questions a policy makes otherwise
            for path in [it for it in edition.made if _tells_of_policies(it)]:
                del edition.made[path]
        return edition.played[name]

    def _references(self, language: str) -> Mapping[str, Made]:
        edition = self._edition
        if language not in edition.references:
            found = references(edition.contents, language, self._changed())
            edition.references[language] = {it.address: it for it in found}
        return edition.references[language]

    def _guides(self, language: str) -> Mapping[str, Made]:
        is_english = language == self._edition.contents.english.language
        return {it.address: it for it in guide_pages()} if is_english else {}

    def _changed(self) -> Mapping[str, tuple[str, ...]]:
        """By policy, the questions that it makes otherwise, of those that were opened."""
        found: defaultdict[str, list[str]] = defaultdict(list)
        for name, once in self._edition.played.items():
            for policy in policies_of(once):
                found[policy].append(name)
        return {policy: tuple(names) for policy, names in found.items()}

    def _index(self, language: str) -> str:
        others = (it.entry for it in self._references(language).values())
        found = [*question_entries(self._edition.contents, language), *filter(None, others)]
        return index_script(language, found)


def _tells_of_policies(path: str) -> bool:
    _, _, address = path.partition("/")
    return address == addresses.POLICIES or address.startswith("rules/")


def _asset(name: str) -> Content | None:
    own = (*OWN_ASSETS.iterdir(), *OF_TRIALS.iterdir())
    found = {it.name: it for it in (*assets(), *own)}.get(name)
    if found is None:
        return None
    return Content(mimetypes.guess_type(found.name)[0] or "text/plain", asset(found))
