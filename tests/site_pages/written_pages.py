"""The pages of a site as a browser would read them, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}
"""What a browser loads by itself, by element: the attribute that says from where."""


@dataclass
class Page(HTMLParser):
    """A page: its language, title, headings, what it loads, links, and the anchors it has."""

    path: Path
    language: str = ""
    headings: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)
    labelled: set[str] = field(default_factory=set)
    fields: list[dict[str, str | None]] = field(default_factory=list)
    elements: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take one element."""
        has = dict(attrs)
        self.elements.append(tag)
        if tag == "html":
            self.language = has.get("lang") or ""
        if tag[0] == "h" and tag[1:].isdigit():
            self.headings.append(tag)
        if LOADED.get(tag) in has:
            self.loaded.append(has[LOADED[tag]] or "")
        if tag == "a" and has.get("href") is not None:
            self.links.append(has["href"] or "")
        if has.get("id"):
            self.anchors.append(has["id"] or "")
        if tag == "label":
            self.labelled.add(has.get("for") or "around")
        if tag in ("input", "select"):
            self.fields.append(has)


def pages(folder: Path) -> dict[Path, Page]:
    """All pages of a site."""
    return {path: Page(path) for path in sorted(folder.rglob("*.html"))}


def faults(folder: Path, found: dict[Path, Page]) -> Iterator[str]:
    """What is wrong with the pages of a site, each with the page that it is on."""
    for path, page in found.items():
        where = str(path.relative_to(folder))
        yield from (f"{where}: {fault}" for fault in _own_faults(path, page, folder))
        for target in page.loaded:
            if urlsplit(target).scheme or target.startswith("//"):
                yield f"{where}: loads {target}"
            elif not _target(path, target)[0].is_file():
                yield f"{where}: loads {target}, which is not there"
        yield from (f"{where}: {fault}" for fault in _link_faults(folder, found, path, page))


def _own_faults(path: Path, page: Page, folder: Path) -> Iterator[str]:
    parts = path.relative_to(folder).parts
    if page.language != (parts[0] if len(parts) > 1 else "en"):
        yield f"is in the language {page.language!r}"
    if page.headings.count("h1") != 1 or page.headings[0] != "h1":
        yield f"has headings {page.headings[:3]}"
    if "main" not in page.elements or "title" not in page.elements:
        yield "has no main part or no title"
    doubled = {it for it in page.anchors if page.anchors.count(it) > 1}
    if doubled:
        yield f"has {sorted(doubled)} twice"
    for each in page.fields:
        named = (
            each.get("id") in page.labelled or each.get("aria-label") or "around" in page.labelled
        )
        if not named:
            yield f"has a field without a label: {each}"


def _link_faults(folder: Path, found: dict[Path, Page], path: Path, page: Page) -> Iterator[str]:
    for link in page.links:
        if urlsplit(link).scheme in ("https", "http", "mailto"):
            continue
        target, anchor = _target(path, link)
        if folder not in target.parents:
            yield f"leads out of the site: {link}"
        elif target not in found:
            yield f"leads nowhere: {link}"
        elif anchor and anchor not in found[target].anchors and not anchor[:4].isdigit():
            yield f"leads to no place of a page: {link}"


def _target(path: Path, link: str) -> tuple[Path, str]:
    """The file that a link means, and the place in it."""
    parts = urlsplit(link)
    file = path.parent / unquote(parts.path) if parts.path else path
    return file.resolve(), unquote(parts.fragment)
