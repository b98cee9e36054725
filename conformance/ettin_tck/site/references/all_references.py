"""All pages to look things up, of a language, and the guides, which are in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.site.references.card_pages import card_pages
from ettin_tck.site.references.clause_pages import clause_pages
from ettin_tck.site.references.guide_pages import sentence_page
from ettin_tck.site.references.machine_page import machine_page
from ettin_tck.site.references.policy_page import policy_page
from ettin_tck.site.references.source_pages import source_pages
from ettin_tck.site.references.trace_page import trace_page
from ettin_tck.site.references.wording_page import wording_page

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_tck.site.contents import Contents
    from ettin_tck.site.made_page import Made


def references(
    contents: Contents, language: str, changed: Mapping[str, tuple[str, ...]]
) -> Iterator[Made]:
    """The pages of a language; `changed` has, by policy, the questions that it makes otherwise."""
    yield from wording_page(contents, language)
    yield from card_pages(contents, language)
    yield from clause_pages(contents, language, changed)
    yield from policy_page(contents, language, changed)
    yield from machine_page(contents, language)
    yield from source_pages(contents, language)
    yield from sentence_page(language)
    yield from trace_page(contents, language)
