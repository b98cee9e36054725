"""From what a page shows to the page itself."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import ClassVar, Protocol

from ettin_spec.notice import notice
from ettin_tck.pages.rendering import filled
from ettin_tck.site.addresses import up
from ettin_tck.site.words_said import words_said
from ettin_tck.telling.words_told import words_told

TEMPLATES = Path(__file__).parent / "templates"


class View(Protocol):
    """All that a page shows; its template knows nothing else of it."""

    template: ClassVar[str]

    @property
    def title(self) -> str:
        """What the page is called."""
        ...


@dataclass(frozen=True)
class Frame:
    """What stands around each page: the language it is in, and all that the site is in.

    `is_served`: the program that made it answers it, too, and plays what is changed;
    `python`: megabytes of scripts with which the page itself plays; 0 where it has none.
    """

    language: str
    languages: tuple[str, ...]
    is_served: bool = False
    python: int = 0


def page(frame: Frame, address: str, view: View) -> str:
    """A page at an address within its language's folder."""
    words = words_said(frame.language)
    return filled(
        TEMPLATES,
        view.template,
        frame.language,
        {
            "page": view,
            "up": up(address),
            "address": address,
            "languages": frame.languages,
            "served": frame.is_served,
            "python": frame.python,
            "site": words.say,
            "site_word": words.word,
            "told": words_told(frame.language).say,
            "language_name": words_told(frame.language).word,
            "notice": notice(frame.language),
            "version": version("ettin"),
        },
    )
