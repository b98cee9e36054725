"""The page that opens a game of one's own: a trace, or a report with a line for each case."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from ettin_tck.site import addresses
from ettin_tck.site.made_page import Made
from ettin_tck.site.questions.table_steps import Step, steps_of_a_turn
from ettin_tck.site.words_said import words_said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_tck.site.contents import Contents


@dataclass(frozen=True)
class TracePage:
    """The viewer that question pages have, without a game in it."""

    template: ClassVar[str] = "trace_file.html"
    title: str
    turn: tuple[tuple[str, str], ...]
    steps: tuple[Step, ...] = ()


def trace_page(contents: Contents, language: str) -> Iterator[Made]:
    """The page in a language."""
    turn = steps_of_a_turn(contents.libraries[language])
    yield Made(addresses.TRACE, TracePage(words_said(language).say("trace"), turn))
