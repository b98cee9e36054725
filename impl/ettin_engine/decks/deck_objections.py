"""What the rules of the day object to in the decks of one team."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ettin_engine.decks.commander_decks import commander_objections
from ettin_engine.decks.deck_entry import is_basic, own_limit
from ettin_spec.protocol.decks import Board, Cause, Format, Objected, Standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.decks.deck_entry import Counts, Entry
    from ettin_spec.protocol.commands import Team


def objections(entry: Entry, team: Team, form: Format) -> list[Objected]:
    """All that is wrong with the decks of a team in a format; empty if they may be played."""
    if form is Format.COMMANDER:
        return [each for player in team.players for each in commander_objections(entry, player)]
    found = list(_format(entry, form))
    if form is Format.CONSTRUCTED:
        least = int(entry.rules["deck.size_constructed"])
        found += _size(entry, team, least, Cause.SIZE_CONSTRUCTED)
        found += _copies(entry, team)
        found += _unity(entry, team)
        found += _restricted(entry, team)
        found += _banned(entry, team)
        found += _sideboard(
            entry, team, str(entry.rules["deck.sideboard_constructed"]), Cause.SIDEBOARD_CONSTRUCTED
        )
    else:
        found += _size(entry, team, int(entry.rules["deck.size_limited"]), Cause.SIZE_LIMITED)
        found += _sideboard(
            entry, team, str(entry.rules["deck.sideboard_limited"]), Cause.SIDEBOARD_LIMITED
        )
    return found


def _format(entry: Entry, form: Format) -> Iterator[Objected]:
    """Is it a format of the variant at all?  Clause: deck.formats"""
    if form not in str(entry.rules["deck.formats"]).split(", "):
        yield Objected(Cause.FORMATS)


def _size(entry: Entry, team: Team, least: int, cause: Cause) -> Iterator[Objected]:
    """Each deck is large enough by itself.  Clauses: deck.size_constructed, deck.size_limited"""
    for player in team.players:
        cards = entry.board(player, Board.MAIN).total()
        if cards < least:
            yield Objected(cause, player, has=cards, may=least)


def _copies(entry: Entry, team: Team) -> Iterator[Objected]:
    """No deck holds too many of one card.  Clauses: deck.copies, deck.names"""
    for player, counts in entry.held(team).items():
        for card, *others in entry.by_name(counts).values():
            limit, number = _limit(entry, card), sum(counts[each] for each in (card, *others))
            if limit is not None and number > limit:
                yield Objected(Cause.COPIES, player, card, number, limit, *others[:1])


def _limit(entry: Entry, card: str) -> int | None:
    """How many copies one deck may hold; None where there is no limit."""
    says = entry.cards[card]
    own = own_limit(says)
    if is_basic(says) or own == "any":
        return None
    return int(entry.rules["deck.copies"]) if own is None else int(own)


def _unity(entry: Entry, team: Team) -> Iterator[Objected]:
    """What the decks of a team owe to each other.  Clauses: deck.unity, deck.names"""
    rule = entry.rules["deck.unity"]
    for (card, *others), number in _in_several(entry, team):
        says = entry.cards[card]
        free = is_basic(says) or (own_limit(says) is not None and rule != "no_card_in_both_even_so")
        if free or rule == "nothing":
            continue
        if rule != "copies_over_both":
            yield Objected(Cause.UNITY, None, card, None, None, *others[:1])
        elif number > (most := int(entry.rules["deck.copies"])):
            yield Objected(Cause.UNITY, None, card, number, most, *others[:1])


def _in_several(entry: Entry, team: Team) -> Iterator[tuple[tuple[str, ...], int]]:
    """The cards of each name that is in several decks of a team, with the copies in all."""
    held = entry.held(team).values()
    for cards in entry.by_name(sum(held, Counter())).values():
        copies = [number for counts in held if (number := sum(counts[card] for card in cards))]
        if len(copies) > 1:
            yield cards, sum(copies)


def _restricted(entry: Entry, team: Team) -> Iterator[Objected]:
    """One of a restricted card, in a deck or in both together.  Clause: deck.restricted"""
    for card in entry.listed(Standing.RESTRICTED):
        copies: dict[str | None, int]
        copies = {player: _of(entry, counts, card) for player, counts in entry.held(team).items()}
        if entry.rules["deck.restricted"] == "one_a_team":
            copies = {None: sum(copies.values())}
        for player, number in copies.items():
            if number > 1:
                yield Objected(Cause.RESTRICTED, player, card, number, 1)


def _of(entry: Entry, counts: Counts, name: str) -> int:
    """How many cards count by the name of this one.  Clause: deck.names"""
    cards = entry.by_name(counts).get(entry.one_name(name), ())
    return sum(counts[card] for card in cards)


def _banned(entry: Entry, team: Team) -> Iterator[Objected]:
    """No card that the format or the variant bans.  Clauses: deck.banned, deck.names"""
    listed = map(entry.one_name, entry.listed(Standing.BANNED))
    banned = {*listed, *str(entry.rules["deck.banned"]).split("; ")}
    for player, counts in entry.held(team).items():
        for card, number in counts.items():
            if entry.one_name(card) in banned:
                yield Objected(Cause.BANNED, player, card, number, 0)


def _sideboard(entry: Entry, team: Team, rule: str, cause: Cause) -> Iterator[Objected]:
    """No cards beside a deck where none may be.

    Clauses: deck.sideboard_constructed, deck.sideboard_limited
    """
    for player in team.players:
        cards = entry.board(player, Board.SIDE).total()
        if cards and rule == "none":
            yield Objected(cause, player, has=cards, may=0)
