"""`ettin explain`."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from ettin_spec.languages import LANGUAGES
from ettin_tck.cli.options import scenarios
from ettin_tck.engines.safe_text import clean
from ettin_tck.exit_codes import UsageError
from ettin_tck.explaining.explanation_text import explanation
from ettin_tck.explaining.finding import find
from ettin_tck.explaining.phrases_on_cards import language_of
from ettin_tck.explaining.wordings_told import text_told
from ettin_tck.library import Library

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST = 20_000
"""So many bytes the text of a card may have."""


@click.command(
    help="Answer a QUESTION as a judge does: what follows, why, and when it was otherwise. It can "
    "be words in any order, a card's name, the number of a rule on any date, or an id. Without "
    "--lang the answer is in the language of the question."
)
@click.argument("question", nargs=-1)
@click.option(
    "--date", metavar="DATE", help="The date, ISO or by name; else today, or the last there was."
)
@click.option("--all", "name_all", is_flag=True, help="Name all that is found besides.")
@click.option(
    "--text",
    "is_text",
    is_flag=True,
    help="QUESTION is the text of a card, read from standard input if there is none: mark in it "
    "what two heads change.",
)
@scenarios
def verb(
    *, question: tuple[str, ...], date: str | None, name_all: bool, is_text: bool, library: Library
) -> None:
    """Print the best that is found in full, and name the rest; or tell a pasted text."""
    source = click.get_current_context().get_parameter_source("lang")
    may_change = source is not ParameterSource.COMMANDLINE
    on = library.date(date) if date else None
    if is_text:
        lines = _card_text(library, _pasted(question), on, may_change=may_change)
    else:
        asked = " ".join(" ".join(question).split())
        if not asked:
            raise UsageError("ask something: words, a card, the number of a rule, or an id")
        found = find(library, asked, may_change_language=may_change)
        lines = explanation(found, on, name_all=name_all)
    for line in lines:
        click.echo(clean(line))


def _pasted(question: tuple[str, ...]) -> str:
    """The text of the arguments, or of standard input.

    Raises:
        UsageError: there is none, or what there is cannot be read as text.
    """
    given = " ".join(question).encode() or sys.stdin.buffer.read(MOST + 1)
    if len(given) > MOST:
        raise UsageError(f"the text of a card has no more than {MOST} bytes")
    try:
        text = given.decode()
    except UnicodeDecodeError as error:
        raise UsageError("the text of the card is not in UTF-8") from error
    if not text.strip():
        raise UsageError("paste the text of a card, as an argument or on standard input")
    return text.strip()


def _card_text(library: Library, text: str, on: str | None, *, may_change: bool) -> Iterator[str]:
    """The lines of a told text, in the language in which most of it is known."""
    codes = dict.fromkeys((library.language, *LANGUAGES))
    spoken = language_of(text, tuple(codes)) if may_change else library.language
    if spoken != library.language:
        library = replace(library, language=spoken)
    return text_told(library, text, on or library.today)
