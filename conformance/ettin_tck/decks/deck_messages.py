"""Objections to decks in words, in the language of the reader."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ettin_spec.language.sentences.spoken_language import load_tongue
from ettin_spec.protocol.decks import Cause, Format
from ettin_spec.yaml_files.yaml_places import load
from ettin_tck.decks.files.card_data import SOURCES
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.decks import Objected
    from ettin_tck.decks.card_titles import Titles
    from ettin_tck.decks.deck_judging import Matter, Resolved
    from ettin_tck.library import Library

MOST_NEAR = 10
"""So many unknown names are told with those that are near."""

OF_LISTS = (Format.CONSTRUCTED, Format.COMMANDER)
"""What is played by a list of banned and restricted cards."""

FILE = Path(__file__).with_name("deck_messages.yaml")
OWN_CLAUSES = dict.fromkeys(
    ("commander_who", "commander_absent", "commander_none"), "deck.commander_who"
)
"""The clauses of objections for which that of the day's policy says only what is new."""
PAIR = re.compile(r"\(([^()|]*)\|([^()|]*)\)")


def heading(library: Library, matter: Matter) -> str:
    """What is judged, and under the rules of which day."""
    words = _words(library.language)
    files = ", ".join(deck.file for deck in matter.decks)
    form = words["formats"][matter.form]
    return str(words["heading"].format(decks=files, date=matter.date, format=form))


def closing(library: Library, found: Sequence[Objected], *, in_part: bool) -> str:
    """How many objections there are; `in_part`: to what could be judged, which is not all."""
    words = _words(library.language)
    if not found:
        return str(words["fine_in_part" if in_part else "fine"])
    return _paired(words["objections"], len(found), library.language).format(n=len(found))


def notes(library: Library, titles: Titles, matter: Matter) -> Iterator[str]:
    """What was not looked at, and what was taken for granted."""
    words = _words(library.language)
    if not matter.lists and matter.form in OF_LISTS:
        yield str(words["no_list"])
    if titles.unknown:
        text = _paired(words["unknown"], len(titles.unknown), library.language)
        yield text.format(n=len(titles.unknown), sources=SOURCES)
    near = ((name, place, titles.near(name)) for name, place in titles.unknown.items())
    for name, place, names in islice((each for each in near if each[2]), MOST_NEAR):
        card, others = _quoted(name, library.language), ", ".join(names)
        yield "  " + words["near"].format(where=place, card=card, names=others)


def objection(
    library: Library, found: Objected, handed: Resolved, matter: Matter
) -> tuple[str, str]:
    """An objection in one line that begins with its clause, and what that clause says."""
    words = _words(library.language)
    key = OWN_CLAUSES.get(_kind(found)) or clause_of(library, found.cause, matter.date)
    clause = library.clause(key, matter.date)
    has, may = found.has or 0, found.may or 0
    text = _paired(words[_kind(found)], has, library.language).format(
        where=_where(found, handed, matter),
        has=has,
        may=may,
        off=abs(has - may),
        card=_quoted(found.card or "", library.language),
        other=_quoted(found.alike or "", library.language),
    )
    return f"{clause.number}  {text}", clause.sense


def clause_of(library: Library, cause: Cause, date: str) -> str:
    """The key of the clause on which an objection rests on a date."""
    said = library.rules.policy(f"deck.{cause}").at(date)
    return said.clause or f"deck.{cause}"


def _kind(found: Objected) -> str:
    if found.cause is Cause.FORMATS:
        return "formats_barred"
    if found.alike is not None:
        return "alike_apart" if found.may is None else "alike"
    if found.cause is Cause.COMMANDER_SIZE:
        return "commander_few" if (found.has or 0) < (found.may or 0) else "commander_many"
    if found.cause is Cause.COMMANDER_NUMBER and not found.has:
        return "commander_none"
    if found.cause is Cause.COMMANDER_WHO and found.has is not None:
        return "commander_absent"
    return "shared" if found.cause is Cause.UNITY and found.may is None else str(found.cause)


def _where(found: Objected, handed: Resolved, matter: Matter) -> str:
    """The lines that name the card, else the files."""
    files = [found.player] if found.player else [deck.file for deck in matter.decks]
    if found.card is None:
        return ", ".join(files)
    cards = [card for card in (found.card, found.alike) if card is not None]
    named = [key for file in files for card in cards if (key := (file, card)) in handed.places]
    return ", ".join(str(place) for key in named for place in handed.places[key])


def _paired(text: str, number: int, language: str) -> str:
    """The template with each pair settled by a number."""
    many = load_tongue(language).table.lexicon.says_many(number)
    return PAIR.sub(lambda pair: pair[2] if many else pair[1], text)


def _quoted(name: str, language: str) -> str:
    before, after = load_tongue(language).table.lexicon.file.quotes
    return f"{before}{name}{after}"


@cache
def _words(language: str) -> dict[str, Any]:
    """What is said in a language.

    Raises:
        UsageError: a language in which nothing is said of decks.
    """
    known = load(FILE).data
    if language not in known:
        raise UsageError(f"nothing is said of decks in '{language}'; it is in {', '.join(known)}")
    words: dict[str, Any] = known[language]
    return words
