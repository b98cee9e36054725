"""The guides, from the project's pages in Markdown, and the sentences of a language."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from ettin_spec.language.sentences.listing.phrase_listing import markdown
from ettin_tck.site import addresses
from ettin_tck.site.made_page import Made
from ettin_tck.site.references.markdown import html_of, title_of
from ettin_tck.site.search_index import Entry
from ettin_tck.site.words_said import words_said

if TYPE_CHECKING:
    from collections.abc import Iterator

INSTALLED = Path(__file__).parent / "guides"
CHECKOUT = Path(__file__).parents[4]
LEFT_OUT = frozenset({"docs/layers.md", "docs/flow.md", "docs/messages_head.md"})
"""Drawings that the site has otherwise, and the head of another page."""


@dataclass(frozen=True)
class GuidePage:
    """A page that was written in Markdown, as HTML."""

    template: ClassVar[str] = "guide.html"
    title: str
    html: str


def guide_pages() -> Iterator[Made]:
    """The guides, in English, each by its name."""
    files = guide_files()
    for name, path in files.items():
        text = path.read_text(encoding="utf-8")

        def leading(href: str, name: str = name) -> str:
            file, _, heading = href.partition("#")
            to = posixpath.normpath(posixpath.join(posixpath.dirname(name), file))
            return (
                posixpath.basename(_address(to)) + ("#" + heading) * bool(heading)
                if (to in files)
                else ""
            )

        title = title_of(text) or Path(name).stem
        yield Made(_address(name), GuidePage(title, html_of(text, leading)))


def guide_files() -> dict[str, Path]:
    """The pages in Markdown, by their path from the root of the project."""
    root = INSTALLED if INSTALLED.is_dir() else CHECKOUT
    found = [*sorted(root.glob("*.md")), *sorted((root / "docs").glob("*.md"))]
    names = {str(path.relative_to(root).as_posix()): path for path in found}
    wanted = {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"}
    return {
        name: path
        for name, path in names.items()
        if name in wanted or (name.startswith("docs/") and name not in LEFT_OUT)
    }


def sentence_page(language: str) -> Iterator[Made]:
    """The sentences of a language."""
    title = words_said(language).say("sentences")
    text = "\n".join(markdown(language).splitlines()[1:])
    view = GuidePage(title, html_of(text, lambda _: ""))
    yield Made(addresses.SENTENCES, view, Entry("page", addresses.SENTENCES, title))


def _address(name: str) -> str:
    return f"guides/{addresses.slug(Path(name).stem)}.html"
