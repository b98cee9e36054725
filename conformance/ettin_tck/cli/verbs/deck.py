"""`ettin deck`."""

from __future__ import annotations

from pathlib import Path

import click

from ettin_spec.protocol.base import Colour
from ettin_spec.protocol.decks import Format
from ettin_tck.cli.options import language
from ettin_tck.cli.verb_group import VerbGroup
from ettin_tck.decks import deck_messages
from ettin_tck.decks.card_titles import Titles, titles_of
from ettin_tck.decks.deck_commanders import (
    led,
    whatever_they_are,
    with_colour,
    without_colours,
)
from ettin_tck.decks.deck_judging import Matter, Resolved, objections, resolve
from ettin_tck.decks.files.ban_list import read_list
from ettin_tck.decks.files.card_data import read_cards
from ettin_tck.decks.files.deck_files import read_deck
from ettin_tck.engines import installed
from ettin_tck.exit_codes import Exit, UsageError
from ettin_tck.library import Library

NONE = "none"
A_TEAM = 2
"""Decks that a team has at most."""


@click.group(cls=VerbGroup, help="Judge deck lists.")
def verb() -> None:
    """Judge deck lists."""


@verb.command("check", help="Judge the decks of one team, a FILE for each player.")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--date", default="current", show_default=True, help="The date, ISO or by name.")
@click.option(
    "--format",
    "form",
    type=click.Choice([form.value for form in Format]),
    default=Format.CONSTRUCTED.value,
    show_default=True,
    help="The sort of tournament, or Commander, where each deck is judged by itself.",
)
@click.option(
    "--commander",
    "leaders",
    multiple=True,
    metavar="NAME",
    help="A commander of a deck whose file marks none; may be repeated.",
)
@click.option(
    "--colour",
    type=click.Choice([colour.value for colour in Colour]),
    help="What is chosen for a commander whose colour its player chooses before the game.",
)
@click.option(
    "--cards",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="What cards are called, cost and say: JSON of MTGJSON (AtomicCards, from mtgjson.com) or "
    "Scryfall (Oracle Cards, from scryfall.com).",
)
@click.option(
    "--list",
    "bans",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The format's own list: lines `banned NAME` and `restricted NAME`.",
)
@language
def check(
    *,
    files: tuple[Path, ...],
    date: str,
    form: str,
    leaders: tuple[str, ...],
    colour: str | None,
    cards: Path | None,
    bans: Path | None,
    lang: str,
) -> int:
    """Print each objection with its clause; exit 1 if there is one."""
    _check_files(files)
    library = Library(lang)
    day = library.date(date)
    decks = tuple(read_deck(path) for path in files)
    titles = titles_of(library.cards, day, None if cards is None else read_cards(cards))
    if leaders and form != Format.COMMANDER:
        raise UsageError("--commander names who leads a deck; say --format commander with it")
    if colour and form != Format.COMMANDER:
        raise UsageError("--colour is that of a commander; say --format commander with it")
    if form == Format.COMMANDER:
        _check_day(library, day)
        decks = led(decks, leaders, titles)
    handed = resolve(decks, titles)
    if form == Format.COMMANDER:
        handed = with_colour(handed, Colour(colour) if colour else None, titles)
    lists = () if bans is None else read_list(bans, titles)
    matter = Matter(decks, Format(form), lists, day)
    return _judge(library, matter, handed, titles)


def _judge(library: Library, matter: Matter, handed: Resolved, titles: Titles) -> int:
    """Print what an engine objects to, and what could not be judged."""
    found = objections(installed.make(), matter, handed, titles)
    unjudged = without_colours(handed, titles) if matter.form is Format.COMMANDER else None
    if unjudged is not None:
        found = whatever_they_are(found, handed, titles)
    click.echo(deck_messages.heading(library, matter))
    for each in found:
        line, sense = deck_messages.objection(library, each, handed, matter)
        click.echo(f"  {line}\n    {sense}")
    click.echo(deck_messages.closing(library, found, in_part=unjudged is not None))
    for note in deck_messages.notes(library, titles, matter):
        click.echo(note, err=True)
    if unjudged is None:
        return Exit.REGRESSION if found else Exit.AS_EXPECTED
    if not found:
        raise unjudged
    click.echo(f"ettin: {unjudged}", err=True)
    return Exit.REGRESSION


def _check_day(library: Library, day: str) -> None:
    """Commander is younger than the rules of teams."""
    policy = library.rules.policy("deck.commander_who")
    if policy.at(day).value == NONE:
        first = next(span.since for span in policy.spans() if span.value != NONE)
        raise UsageError(f"Commander has no rules on {day}; name a day from {first} on")


def _check_files(files: tuple[Path, ...]) -> None:
    if len(files) > A_TEAM:
        raise UsageError(f"a team has two decks, not {len(files)}; check one team at a time")
    if len(set(files)) < len(files):
        raise UsageError(f"{files[0]} is given twice; give the deck of each player")
