"""Pages in Markdown: their links led to pages of the site or made plain text, as pictures are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TypeAlias

from markdown_it import MarkdownIt
from markdown_it.token import Token

Leading: TypeAlias = Callable[[str], str]
"""Where a link of a page leads on the site; nowhere where it is empty."""

OUTSIDE = re.compile(r"[a-z]+:")


def html_of(text: str, leading: Leading) -> str:
    """A text as HTML; headings have the anchors that links name. HTML in it is shown, not meant."""
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = made.parse(text)
    _anchor(tokens)
    for token in tokens:
        _lead(token.children or [], leading)
    rendered: str = made.renderer.render(tokens, made.options, {})
    return rendered


def title_of(text: str) -> str:
    """The first heading."""
    return next((line[2:].strip() for line in text.splitlines() if line.startswith("# ")), "")


def anchor_of(heading: str) -> str:
    """What a link to a heading says after `#`."""
    kept = re.sub(r"[^\w\- ]", "", heading.replace("`", "").casefold())
    return kept.strip().replace(" ", "-")


def _anchor(tokens: Sequence[Token]) -> None:
    """Give each heading its anchor; a second one of the same words gets a number after them."""
    before: Counter[str] = Counter()
    for token, said in pairwise(tokens):
        if token.type == "heading_open":
            anchor = anchor_of(said.content)
            number = before[anchor]
            before[anchor] += 1
            token.attrSet("id", f"{anchor}-{number}" if number else anchor)


def _lead(tokens: Sequence[Token], leading: Leading) -> None:
    for token in tokens:
        if token.type == "image":  # the site has drawings of its own
            token.type, token.tag = "text", ""
        if token.type == "link_open":
            href = str(token.attrGet("href") or "")
            to = href if OUTSIDE.match(href) or href.startswith("#") else leading(href)
            if to:
                token.attrSet("href", to)
            else:
                del token.attrs["href"]
