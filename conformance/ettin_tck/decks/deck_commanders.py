"""Who leads a deck where its file does not say, and whether colours are known to judge it by."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from ettin_spec.errors import Place
from ettin_spec.protocol.decks import Board, Cause, Objected
from ettin_spec.protocol.facts import ChosenColour
from ettin_tck.decks.files.card_data import SOURCES
from ettin_tck.decks.files.deck_list import DeckFileError
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.base import Colour
    from ettin_tck.decks.card_titles import Titles
    from ettin_tck.decks.deck_judging import Resolved
    from ettin_tck.decks.files.deck_list import DeckList, Entry

OPTION, COLOUR = "--commander", "--colour"


def led(decks: Sequence[DeckList], names: Sequence[str], titles: Titles) -> tuple[DeckList, ...]:
    """The lists with their commanders: where a file marks none, those of the names that it lists.

    A commander is a card of the deck even if the file puts it beside, as Magic Online does.

    Raises:
        UsageError: a name that stands on none of these lists.
        DeckFileError: a name that no card has.
    """
    wanted = {titles.english(name, Place(OPTION)): name for name in names}
    found = {titles.english(entry.name, entry.place) for deck in decks for entry in deck.entries}
    for card, name in wanted.items():
        if card not in found:
            raise UsageError(f"{OPTION} names {name}, which is on none of the lists; add it there")
    return tuple(_led(deck, set(wanted), titles) for deck in decks)


def _led(deck: DeckList, wanted: set[str], titles: Titles) -> DeckList:
    if any(entry.leads for entry in deck.entries):
        return deck
    return replace(deck, entries=tuple(_leader(each, wanted, titles) for each in deck.entries))


def _leader(entry: Entry, wanted: set[str], titles: Titles) -> Entry:
    if titles.english(entry.name, entry.place) in wanted:
        return replace(entry, leads=True, board=Board.MAIN)
    return entry


def with_colour(handed: Resolved, colour: Colour | None, titles: Titles) -> Resolved:
    """With the colour that is chosen for the commanders that let their players choose one.

    Raises:
        UsageError: no colour where one is to be chosen, or one where none is.
    """
    leading = dict.fromkeys(leader.card for leader in handed.leaders)
    choosing = [card for card in leading if (marks := titles.card(card).marks) and marks.chooses]
    if choosing and colour is None:
        raise UsageError(f"{choosing[0]} lets its player choose a colour; say which by {COLOUR}")
    if colour is None:
        return handed
    if not choosing:
        raise UsageError(f"{COLOUR} is for a commander whose colour is chosen; none of these is")
    return replace(handed, chosen=tuple(ChosenColour(card, colour) for card in choosing))


def without_colours(handed: Resolved, titles: Titles) -> DeckFileError | None:
    """That the colours of some cards are not known, at the first line that names one.

    None where all are known.
    """
    lacking = list(dict.fromkeys(f for f in handed.facts if not titles.shows_colours(f.card)))
    if not lacking:
        return None
    first, names = lacking[0], len({fact.card for fact in lacking})
    others = f", nor those of {names - 1} more cards" if names > 1 else ""
    return DeckFileError(
        handed.places[first.player, first.card][0],
        f"the colours of '{first.card}' are not known here{others}: colours were judged as far as "
        "they are known",
        f"give them with --cards FILE: {SOURCES}",
    )


def whatever_they_are(
    found: Sequence[Objected], handed: Resolved, titles: Titles
) -> list[Objected]:
    """The objections that hold whatever those cards are of which too little is known."""
    leading: dict[str, list[str]] = defaultdict(list)
    for leader in handed.leaders:
        leading[leader.player].append(leader.card)
    return [each for each in found if _holds(each, leading[each.player or ""], titles)]


def _holds(objection: Objected, leaders: Sequence[str], titles: Titles) -> bool:
    match objection:
        case Objected(cause=Cause.COMMANDER_CARDS | Cause.COMMANDER_LANDS, card=str(card)):
            return all(titles.shows_colours(each) for each in (*leaders, card))
        case Objected(cause=Cause.COMMANDER_WHO, card=str(card), has=None):
            return titles.is_known(card)
        case Objected(cause=Cause.COMMANDER_NUMBER, has=2):
            return all(titles.is_known(each) for each in leaders)
    return True
