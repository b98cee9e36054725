"""What the rules of the day object to in the decks of one team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decks.commander import commander_objections
from ettin_engine.decks.entry import is_basic, own_limit
from ettin_engine.decks.objected import Objected
from ettin_spec.protocol.decks import Board, Cause, Format, Standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.decks.entry import Entry
    from ettin_spec.protocol.commands import Team


def objections(entry: Entry, team: Team, form: Format) -> list[Objected]:
    """All that is wrong with the decks of a team in a format; empty if they may be played."""
    if form is Format.COMMANDER:
        return [each for player in team.players for each in commander_objections(entry, player)]
    found = list(_format(entry, form))
    if form is Format.CONSTRUCTED:
        found += _size(entry, team, int(entry.rules["deck.size_constructed"]), form)
        found += _copies(entry, team)
        found += _unity(entry, team)
        found += _restricted(entry, team)
        found += _banned(entry, team)
        found += _sideboard(
            entry, team, str(entry.rules["deck.sideboard_constructed"]), Cause.SIDEBOARD_CONSTRUCTED
        )
    else:
        found += _size(entry, team, int(entry.rules["deck.size_limited"]), form)
        found += _sideboard(
            entry, team, str(entry.rules["deck.sideboard_limited"]), Cause.SIDEBOARD_LIMITED
        )
    return found


def _format(entry: Entry, form: Format) -> Iterator[Objected]:
    """Is it a format of the variant at all?  Clause: deck.formats"""
    if form not in str(entry.rules["deck.formats"]).split(", "):
        yield Objected(Cause.FORMATS)


def _size(entry: Entry, team: Team, least: int, form: Format) -> Iterator[Objected]:
    """Each deck is large enough by itself.  Clauses: deck.size_constructed, deck.size_limited"""
    cause = Cause.SIZE_CONSTRUCTED if form is Format.CONSTRUCTED else Cause.SIZE_LIMITED
    for player in team.players:
        cards = entry.board(player, Board.MAIN).total()
        if cards < least:
            yield Objected(cause, player, has=cards, may=least)


def _copies(entry: Entry, team: Team) -> Iterator[Objected]:
    """No deck holds too many of one card.  Clause: deck.copies"""
    for player, counts in entry.held(team).items():
        for card, number in sorted(counts.items()):
            limit = _limit(entry, card)
            if limit is not None and number > limit:
                yield Objected(Cause.COPIES, player, card, number, limit)


def _limit(entry: Entry, card: str) -> int | None:
    """How many copies one deck may hold; None where there is no limit."""
    says = entry.cards[card]
    own = own_limit(says)
    if is_basic(says) or own == "any":
        return None
    return int(entry.rules["deck.copies"]) if own is None else int(own)


def _unity(entry: Entry, team: Team) -> Iterator[Objected]:
    """What the decks of a team owe to each other.  Clause: deck.unity"""
    rule = entry.rules["deck.unity"]
    for card, number in _in_several(entry, team):
        says = entry.cards[card]
        free = is_basic(says) or (own_limit(says) is not None and rule != "no_card_in_both_even_so")
        if free or rule == "nothing":
            continue
        if rule != "copies_over_both":
            yield Objected(Cause.UNITY, card=card)
        elif number > int(entry.rules["deck.copies"]):
            yield Objected(Cause.UNITY, None, card, number, int(entry.rules["deck.copies"]))


def _in_several(entry: Entry, team: Team) -> Iterator[tuple[str, int]]:
    """Each card that is in more than one deck of a team, with the copies in all of them."""
    held = entry.held(team).values()
    for card in sorted({card for counts in held for card in counts}):
        copies = [counts[card] for counts in held if counts[card]]
        if len(copies) > 1:
            yield card, sum(copies)


def _restricted(entry: Entry, team: Team) -> Iterator[Objected]:
    """One of a restricted card, in a deck or in both together.  Clause: deck.restricted"""
    listed = sorted(card for card, how in entry.lists.items() if how is Standing.RESTRICTED)
    together = entry.rules["deck.restricted"] == "one_a_team" if listed else False
    for card in listed:
        copies = {player: counts[card] for player, counts in entry.held(team).items()}
        if together and sum(copies.values()) > 1:
            yield Objected(Cause.RESTRICTED, None, card, sum(copies.values()), 1)
        elif not together:
            for player, number in copies.items():
                if number > 1:
                    yield Objected(Cause.RESTRICTED, player, card, number, 1)


def _banned(entry: Entry, team: Team) -> Iterator[Objected]:
    """No card that the format or the variant bans.  Clause: deck.banned"""
    banned = {card for card, how in entry.lists.items() if how is Standing.BANNED}
    banned |= set(str(entry.rules["deck.banned"]).split("; "))
    for player, counts in entry.held(team).items():
        for card in sorted(banned & set(counts)):
            yield Objected(Cause.BANNED, player, card, counts[card], 0)


def _sideboard(entry: Entry, team: Team, rule: str, cause: Cause) -> Iterator[Objected]:
    """No cards beside a deck where none may be.

    Clauses: deck.sideboard_constructed, deck.sideboard_limited
    """
    for player in team.players:
        cards = entry.board(player, Board.SIDE).total()
        if cards and rule == "none":
            yield Objected(cause, player, has=cards, may=0)
