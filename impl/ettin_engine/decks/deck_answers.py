"""Answers to what a deck checker is asked, with the policies that were read for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ettin_engine.decisions.choices import Illegal
from ettin_engine.decks.commander_decks import may_come
from ettin_engine.decks.deck_objections import objections
from ettin_spec.protocol import decks as d
from ettin_spec.protocol.results import Value

if TYPE_CHECKING:
    from ettin_engine.decks.deck_entry import Entry
    from ettin_spec.protocol.questions import Question


def answered(entry: Entry, ask: Question) -> Value:
    """The answer to a question about what was handed in.

    Raises:
        Illegal: a question about a game, or about somebody who is not there.
    """
    noting = entry.rules.noting()
    value = _value(msgspec.structs.replace(entry, rules=noting), ask)
    return Value(value, noting.read)


def _value(entry: Entry, ask: Question) -> Any:
    match ask:
        case d.AskDecksAllowed(team, form):
            found = objections(entry, entry.team(team), form)
            return {"allowed": not found, "objections": msgspec.to_builtins(found)}
        case d.AskDeckAllowed(player, form):
            found = objections(entry, entry.alone(player), form)
            return {"allowed": not found, "objections": msgspec.to_builtins(found)}
        case d.AskDeckObjection(player, form, card):
            found = objections(entry, entry.alone(player), form)
            return any(card in (objection.card, objection.alike) for objection in found)
        case d.AskObjection(team, form, card):
            found = objections(entry, entry.team(team), form)
            return any(card in (objection.card, objection.alike) for objection in found)
        case d.AskFromOutside(player, card, form):
            return _reaches(entry, player, card, form)
        case d.AskProduct(form):
            return str(_mix(entry, form))
    raise Illegal("decks were handed in, and no game is played")


def _reaches(entry: Entry, player: str, card: str, form: d.Format) -> bool:
    """Is a card in the sideboard from which a player's effect may take one?

    Clauses: deck.sideboard_constructed, deck.sideboard_limited, deck.sideboard_team
    """
    if form is d.Format.COMMANDER:
        return may_come(entry, player, card)
    constructed = form is d.Format.CONSTRUCTED
    rules = entry.rules
    rule = rules["deck.sideboard_constructed"] if constructed else rules["deck.sideboard_limited"]
    members = entry.team_of(player).players
    owners = {"none": (), "each_own": (player,), "shared": members}[str(rule)]
    return any(entry.board(owner, d.Board.SIDE)[card] > 0 for owner in owners)


def _mix(entry: Entry, form: d.Format) -> d.Mix:
    """How the product compares with what the teams should get.

    Clauses: deck.sealed_product, deck.draft_product
    """
    got = {entry.opened.get(team.id) for team in entry.teams}
    if len(got) > 1:
        return d.Mix.UNEQUAL
    return d.Mix.RECOMMENDED if got <= {*_products(entry, form)} else d.Mix.OTHER


def _products(entry: Entry, form: d.Format) -> list[str]:
    match form:
        case d.Format.SEALED:
            return str(entry.rules["deck.sealed_product"]).split(" or ")
        case d.Format.DRAFT:
            return str(entry.rules["deck.draft_product"]).split(" or ")
    return []
