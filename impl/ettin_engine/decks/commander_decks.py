"""What the rules of the day object to in a deck that a commander leads, each deck by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decks.commander_pairs import Leader, backs, may_lead_together
from ettin_engine.decks.deck_entry import can_lead, is_basic, own_limit
from ettin_engine.objects.characteristics import types
from ettin_engine.objects.colour_identity import (
    by_symbols,
    by_types,
    chooses,
    defined,
    identity,
    indicated,
    joint_identity,
    made,
)
from ettin_spec.protocol.decks import Board, Cause, Objected, Standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.decks.deck_entry import Entry
    from ettin_engine.objects.colour_identity import Colours
    from ettin_spec.cards.declaration.words import Card


def commander_objections(entry: Entry, player: str) -> Iterator[Objected]:
    """All that is wrong with the deck of a player.

    Clause: deck.commander_who. While nobody can lead a deck there is nothing else to ask.
    """
    if entry.rules["deck.commander_who"] == "none":
        yield Objected(Cause.COMMANDER_WHO, player)
        return
    yield from _number(entry, player)
    yield from _who(entry, player)
    yield from _size(entry, player)
    yield from _copies(entry, player)
    if entry.led_by(player):
        yield from _cards(entry, player)
        yield from _lands(entry, player)
    yield from _banned(entry, player)
    yield from _sideboard(entry, player)


def may_come(entry: Entry, player: str, card: str) -> bool:
    """May an effect bring this card of a player's sideboard into the game?

    Clause: deck.commander_outside
    """
    rule = entry.rules["deck.commander_outside"]
    if rule == "barred" or not entry.board(player, Board.SIDE)[card]:
        return False
    own = identity(entry.rules, entry.cards[card]) <= deck_identity(entry, player)
    known = entry.by_name(entry.board(player, Board.MAIN))
    return rule == "any" or (own and entry.one_name(card) not in known)


def deck_identity(entry: Entry, player: str) -> Colours:
    """The colours that the cards of a player's deck may have.

    Clauses: deck.commander_cards, deck.commander_choice
    """
    leaders = entry.led_by(player)
    own = joint_identity(entry.rules, (entry.cards[card] for card in leaders))
    choosing = [card for card in leaders if chooses(entry.cards[card])]
    if choosing and entry.rules["deck.commander_choice"] == "counts":
        own |= {entry.chosen[card] for card in choosing if card in entry.chosen}
    return own


def _number(entry: Entry, player: str) -> Iterator[Objected]:
    """One commander leads a deck, or two that may do so together.

    Clauses: deck.commander_who, deck.commander_partner
    """
    rule, leaders = str(entry.rules["deck.commander_number"]), _leaders(entry, player)
    fits = len(leaders) == 1 or (len(leaders) == 2 and may_lead_together(rule, *leaders))
    if rule != "none" and not fits:
        yield Objected(Cause.COMMANDER_NUMBER, player, has=len(leaders), may=1)


def _leaders(entry: Entry, player: str) -> list[Leader]:
    return [Leader(card, entry.cards[card]) for card in entry.led_by(player)]


def _who(entry: Entry, player: str) -> Iterator[Objected]:
    """Who leads a deck is a card of it, and one that can.

    Clauses: deck.commander_who, deck.commander_says_so, deck.commander_background
    """
    number, leaders = str(entry.rules["deck.commander_number"]), _leaders(entry, player)
    for it in leaders:
        backed = any(backs(number, it, leader) for leader in leaders)
        if not entry.board(player, Board.MAIN)[it.name]:
            yield Objected(Cause.COMMANDER_WHO, player, it.name, 0, 1)
        elif not backed and not _leads(str(entry.rules["deck.commander_who"]), it.card):
            yield Objected(Cause.COMMANDER_WHO, player, it.name)


def _leads(rule: str, card: Card) -> bool:
    kinds = types(card)
    says_so = can_lead(card) and {
        "legendary_creature": False,
        "or_planeswalker_that_says_so": "Planeswalker" in kinds,
    }.get(rule, True)
    return says_so or ("Legendary" in kinds and _is_led_by_kind(rule, card))


def _is_led_by_kind(rule: str, card: Card) -> bool:
    """Is a legendary card of a kind that leads decks?

    Beside creatures only Vehicles and some Spacecraft have power and toughness.
    """
    return "Creature" in types(card) or (rule == "or_legendary_vehicle" and card.body != "")


def _size(entry: Entry, player: str) -> Iterator[Objected]:
    """A deck has neither more nor fewer cards.  Clause: deck.commander_size"""
    rule, cards = entry.rules["deck.commander_size"], entry.board(player, Board.MAIN).total()
    if rule not in ("none", cards):
        yield Objected(Cause.COMMANDER_SIZE, player, has=cards, may=int(rule))


def _copies(entry: Entry, player: str) -> Iterator[Objected]:
    """One card of each name, but for basic lands.  Clauses: deck.commander_copies, deck.names"""
    rule, counts = entry.rules["deck.commander_copies"], entry.board(player, Board.MAIN)
    for card, *others in entry.by_name(counts).values():
        number, own = sum(counts[each] for each in (card, *others)), own_limit(entry.cards[card])
        limit = str(rule if own is None else own)
        if limit.isdigit() and number > int(limit) and not is_basic(entry.cards[card]):
            yield Objected(Cause.COMMANDER_COPIES, player, card, number, int(limit), *others[:1])


def _cards(entry: Entry, player: str) -> Iterator[Objected]:
    """No card has colours that are not the commander's.  Clause: deck.commander_cards"""
    ours, rule = deck_identity(entry, player), entry.rules["deck.commander_cards"]
    for card in entry.board(player, Board.MAIN):
        if not _asked(entry, str(rule), entry.cards[card]) <= ours:
            yield Objected(Cause.COMMANDER_CARDS, player, card)


def _asked(entry: Entry, rule: str, card: Card) -> Colours:
    """The colours of a card that must be the commander's."""
    match rule:
        case "no_foreign_symbol":
            return by_symbols(card)
        case "no_foreign_colour_or_symbol":
            return by_symbols(card) | defined(card) | indicated(card)
        case "no_foreign_printed_colour_or_symbol":
            return by_symbols(card) | defined(card)
        case "identity_within":
            return identity(entry.rules, card)
    return frozenset()


def _lands(entry: Entry, player: str) -> Iterator[Objected]:
    """No land makes mana that is not of the commander's colours.  Clause: deck.commander_lands"""
    ours, rule = deck_identity(entry, player), entry.rules["deck.commander_lands"]
    for name in entry.board(player, Board.MAIN):
        card = entry.cards[name]
        foreign = bool(by_types(card)) and not made(card) <= ours
        useless = is_basic(card) and not made(card) & ours
        if (rule == "types_within" and foreign) or (rule == "basics_that_fit" and useless):
            yield Objected(Cause.COMMANDER_LANDS, player, name)


def _banned(entry: Entry, player: str) -> Iterator[Objected]:
    """No card that the list that was given bans."""
    banned = {entry.one_name(card) for card in entry.listed(Standing.BANNED)}
    for card, number in entry.board(player, Board.MAIN).items():
        if entry.one_name(card) in banned:
            yield Objected(Cause.BANNED, player, card, number, 0)


def _sideboard(entry: Entry, player: str) -> Iterator[Objected]:
    """No cards beside a deck where none may be.  Clause: deck.commander_sideboard"""
    cards = entry.board(player, Board.SIDE).total()
    if cards and entry.rules["deck.commander_sideboard"] == "none":
        yield Objected(Cause.COMMANDER_SIDEBOARD, player, has=cards, may=0)
