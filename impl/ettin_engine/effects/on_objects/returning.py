"""Cards that come back to hands and libraries, or into play from graveyards, exile or hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.filters.object_filters import is_card_meant, selected
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.filters.targets import chosen_for
from ettin_engine.abilities.references import speaker
from ettin_engine.effects.as_it_enters import enter_together
from ettin_engine.effects.entering_attacking import enter_attacking, enter_attacking_as
from ettin_engine.effects.entering_auras import all_coming, coming
from ettin_engine.effects.on_objects.exiling import come_back, lying
from ettin_engine.events.changes.battlefield_changes import leave_battlefield, take_in_hand
from ettin_engine.events.changes.card_moves import leave_graveyard, take_card_in_hand
from ettin_engine.events.leaving.commander_moves import goes_aside
from ettin_engine.events.libraries import put_on_top
from ettin_engine.objects.exiled_cards import exiled_with
from ettin_engine.objects.object_lookup import is_that_card
from ettin_spec.cards.declaration.parts.effect_parts import PutItself
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, Permanent, Player, State
    from ettin_spec.cards.declaration.names import CardsPut
    from ettin_spec.cards.declaration.parts.effect_parts import (
        PutFromHand,
        ReturnExiled,
        ReturnThatCard,
    )
    from ettin_spec.cards.declaration.terms import What


def return_to_hand(table: Table, says: What, item: Item) -> None:
    """Objects leave the battlefield, or the card that is the target or says so a graveyard."""
    there = [it for it in selected(table.s, says, speaker(item)) if it.id in table.s.permanents]
    take_in_hand(table, there)
    card = lying(table.s, says, item) if says in ("target", "itself") else None
    if card is not None and leave_graveyard(table, card):
        take_card_in_hand(table, card)


def put_on_library(table: Table, says: Literal["target"], item: Item) -> None:
    """The object that is the target leaves the battlefield, or the card a graveyard.

    Clauses: zone.owner, token.ceases
    """
    for it in selected(table.s, says, speaker(item)):
        leave_battlefield(table, (it,))
        if it.card is not None:
            _lay_on_library(table, it.card)
    if item.target in table.s.known and leave_graveyard(table, item.target):
        _lay_on_library(table, item.target)


def _lay_on_library(table: Table, card: CardId) -> None:
    if not goes_aside(table, card, "library"):
        put_on_top(table, table.s.known[card].owner, card)


def put_onto_battlefield(
    table: Table,
    says: CardsPut | PutItself,
    item: Item,
    perform: Callable[[Table, Item], None],
) -> None:
    """Cards that are targets, or the one that says so, come from graveyards, all together, under a
    player's control.

    Clauses: effect.onto_battlefield, aura.enters. That player chooses what an Aura enchants; one
    that can enchant nothing stays where it is. `perform` does what they do as they enter.
    """
    cards, player = _that_come(table.s, says, item)
    if player is None:
        return
    possible = [(card, coming(table, player, card)) for card in cards]
    comes = [each for card, each in possible if each is not None and leave_graveyard(table, card)]
    if comes:
        enter_together(table, comes, perform)


def _that_come(
    state: State, says: CardsPut | PutItself, item: Item
) -> tuple[tuple[CardId, ...], Player | None]:
    """The cards in graveyards that are meant, and who will control them.

    Who says `under` whom speaks of what the source has become, wherever that was before.
    """
    if not isinstance(says, PutItself):
        return _all_lying(state, says, item), item.controller
    card = item.source.card if item.source is not None else None
    lies = card is not None and card in state.graveyards[state.known[card].owner]
    who = next(iter(players(state, says.under, speaker(item))), None)
    return ((card,) if card is not None and lies else ()), who


def _all_lying(state: State, says: CardsPut, item: Item) -> tuple[CardId, ...]:
    """The cards that are meant: each that is still a target, or the one."""
    if says == "targets":
        return tuple(card for card in chosen_for(item) if card in state.known)
    card = lying(state, says, item)
    return () if card is None else (card,)


def return_that_card(
    table: Table, says: ReturnThatCard, item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """The card of the event comes back, if it lies in the graveyard still, to which it went then.

    Clauses: zone.owner, zone.new_object. `perform` does what it does as it enters.
    """
    card = _that_card(table.s, item)
    if card is None:
        return
    if says.to == "hand":
        leave_graveyard(table, card)
        take_card_in_hand(table, card)
        return
    player = item.controller if says.under == "you" else table.s.known[card].owner
    comes = coming(table, player, card)
    if comes is not None:
        leave_graveyard(table, card)
        enter_together(table, (comes,), perform, tapped=says.tapped)


def _that_card(state: State, item: Item) -> CardId | None:
    """The card of the event, if it is the object in the graveyard that it became by that.

    Clauses: zone.new_object, commander.graveyard. One that has left the graveyard since, and come
    again, is another one; a commander in the command zone is out of reach.
    """
    if item.that_card is None:
        return None
    card, _ = item.that_card
    there = card in state.graveyards[state.known[card].owner]
    return card if there and is_that_card(state, item.that_card) else None


def put_from_hand(
    table: Table, says: PutFromHand, item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """Players may each put a card from the own hand onto the battlefield, all together.

    Clauses: effect.steps, effect.onto_battlefield, aura.enters. `perform` does what they do as they
    enter.
    """
    picked = _itself(table.s, says, item) if says.what == "itself" else _picked(table, says, item)
    enter = all_coming(table, picked.items())
    for _, card, *_ in enter:
        for zone in ("hands", "command"):
            _leave(table, zone, card)
    attacking = _attacking(says, item)
    enter_together(table, enter, perform, tapped=says.tapped, with_it=attacking)


def _attacking(says: PutFromHand, item: Item) -> Callable[[Table, Permanent], None] | None:
    """How what enters attacks, if it does.  Clauses: combat.enters_attacking, keyword.ninjutsu"""
    match says.attacking:
        case "chosen":
            return enter_attacking
        case "as_returned":
            return lambda table, it: enter_attacking_as(table, it, item.attack)
    return None


def _leave(table: Table, zone: str, card: CardId) -> None:
    """A card leaves its owner's hand, or the command zone, if it is there."""
    owner = table.s.known[card].owner
    there: tuple[CardId, ...] = getattr(table.s, zone).get(owner, ())
    if card in there:
        table.put(zone, owner, tuple(each for each in there if each != card))


def _itself(state: State, says: PutFromHand, item: Item) -> dict[Player, CardId]:
    """The card that says so, if its owner still has it in hand, or in the command zone."""
    card = item.source.card if item.source is not None else None
    if card is None:
        return {}
    owner = state.known[card].owner
    leads = says.or_command_zone and card in state.command.get(owner, ())
    return {item.controller: card} if leads or card in state.hands[owner] else {}


def _picked(table: Table, says: PutFromHand, item: Item) -> dict[Player, CardId]:
    """The card that each player chooses of those in the own hand that fit, if any."""
    assert not isinstance(says.what, str), "a card that says so is not chosen"
    by = speaker(item)
    picked: dict[Player, CardId] = {}
    for player in players(table.s, says.who, by):
        fit = [
            card for card in table.s.hands[player] if is_card_meant(table.s, says.what, card, by)
        ]
        kind, purpose, most = ChoiceKind.OBJECTS, Purpose.FROM_HAND, min(1, len(fit))
        choice = Choice(kind, purpose, (player,), tuple(fit), item.name, min=0, max=most)
        for card in table.ask(choice):
            picked[player] = card
    return picked


def return_exiled(
    table: Table, says: ReturnExiled, item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """The card that was the target comes back from exile, if it lies there, or those that were
    exiled with the source.

    Clauses: zone.new_object, ability.linked. `perform` does what it does as it enters.
    """
    for card in _meant(table.s, says, item):
        if card in table.s.exiled:
            player = item.controller if says.under == "you" else table.s.known[card].owner
            come_back(table, card, player, perform)


def _meant(state: State, says: ReturnExiled, item: Item) -> tuple[CardId | None, ...]:
    if says.which == "target":
        return (item.target,)
    assert item.source is not None, "only with a permanent can something have been exiled"
    return exiled_with(state, item.source.id)
