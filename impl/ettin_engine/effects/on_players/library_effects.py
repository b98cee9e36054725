"""What a spell or ability does with the cards in libraries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.abilities.continuous.continuous_effects import unable
from ettin_engine.abilities.filters.object_filters import is_card_meant
from ettin_engine.abilities.filters.player_groups import players
from ettin_engine.abilities.references import speaker
from ettin_engine.decisions.choices import Illegal
from ettin_engine.effects.as_it_enters import enter_together
from ettin_engine.effects.entering_auras import all_coming
from ettin_engine.events.changes.card_moves import bury, take_card_in_hand
from ettin_engine.events.changes.counter_changes import put_counters_for
from ettin_engine.events.libraries import (
    labelled_top,
    put_away,
    put_on_bottom,
    put_on_top,
    take_from_library,
)
from ettin_engine.events.shuffling import shuffle_into_library
from ettin_spec.cards.declaration.mana_costs import mana_value
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Literal

    from ettin_engine.decisions.choices import Picked
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Item, Permanent, Player
    from ettin_spec.cards.declaration.names import Who
    from ettin_spec.cards.declaration.parts.effect_parts import (
        LookAtTop,
        PutFromTop,
        PutRevealed,
        RevealTop,
        Search,
    )


def scry(table: Table, says: LookAtTop, item: Item) -> None:
    """Players put any number of their top cards on the bottom.  Clause: effect.scry"""
    for player in players(table.s, says.who, speaker(item)):
        purpose = Purpose.LOOK_TO_BOTTOM
        put_on_bottom(table, player, put_away(table, player, says.number, purpose, item.name))


def surveil(table: Table, says: LookAtTop, item: Item) -> None:
    """Players put any number of their top cards into the graveyard.  Clause: effect.surveil"""
    for player in players(table.s, says.who, speaker(item)):
        for card in put_away(table, player, says.number, Purpose.LOOK_TO_GRAVEYARD, item.name):
            bury(table, card)


def reveal_top(table: Table, _: RevealTop, item: Item) -> int:
    """The controller's top card is shown and taken in hand; its mana value.

    Clause: effect.reveal. It is not drawn.
    """
    you = item.controller
    for card in labelled_top(table, you, 1):
        take_card_in_hand(table, take_from_library(table, you, card))
        return mana_value(table.s.cards[table.s.known[card].name].cost)
    return 0


def reveal(table: Table, says: Who, item: Item) -> Item:
    """The top card of each player is shown, and stays where it is.  Clause: effect.reveal"""
    whose = players(table.s, says, speaker(item))
    shown = [card for player in whose for card in labelled_top(table, player, 1)]
    return replace(item, revealed=tuple(shown))


def put_revealed(
    table: Table, says: PutRevealed, item: Item, perform: Callable[[Table, Item], None]
) -> None:
    """What was revealed goes elsewhere, if it still lies where it was.

    Clauses: effect.reveal, zone.owner. It is not drawn.
    """
    s = table.s
    there = [card for card in item.revealed if card in s.libraries[s.known[card].owner]]
    if says.to == "battlefield":
        enter = all_coming(table, [(item.controller, card) for card in there])
        for each in enter:
            take_from_library(table, s.known[each.card].owner, each.card)
        enter_together(table, enter, perform)
        return
    for card in there:
        take_from_library(table, s.known[card].owner, card)
        if says.to == "graveyard":
            bury(table, card)
        else:
            take_card_in_hand(table, card)


def put_from_top(
    table: Table, says: PutFromTop, item: Item, perform: Callable[[Table, Item], None]
) -> Item:
    """Of the top cards of the controller, which are shown, one that fits enters, with its counters.

    Clauses: effect.reveal, effect.onto_battlefield. The item knows it from now on.
    """
    you, by = item.controller, speaker(item)
    shown = labelled_top(table, you, says.number)
    fit = tuple(card for card in shown if is_card_meant(table.s, says.what, card, by))
    number = min(1, len(fit))
    choice = Choice(
        ChoiceKind.OBJECTS, Purpose.SEARCH, (you,), fit, item.name, min=number, max=number
    )
    enter = all_coming(table, [(you, card) for card in table.ask(choice)])
    for each in enter:
        take_from_library(table, you, each.card)

    def with_counters(table: Table, it: Permanent) -> None:
        if says.counter is not None:
            put_counters_for(table, you, it.id, says.counter, says.counters)

    there = enter_together(table, enter, perform, with_it=with_counters)
    return replace(item, picked=there)


def shuffle(table: Table, _: Literal["you"], item: Item) -> None:
    """The controller's library is shuffled."""
    shuffle_into_library(table, item.controller, ())


def search(table: Table, says: Search, item: Item, perform: Callable[[Table, Item], None]) -> None:
    """A player searches the own library, puts what is found somewhere and shuffles.

    Clauses: effect.search, effect.cannot_search. `perform` does what a card does as it enters the
    battlefield.
    """
    whose = players(table.s, says.who or "you", speaker(item))
    if not whose:
        return
    (you,) = whose
    found = [take_from_library(table, you, card) for card in _found(table, says, item, you)]
    if says.to == "battlefield":
        _enter_from_library(table, you, found, perform, tapped=says.tapped)
        return
    if says.to == "library_top":
        shuffle_into_library(table, you, ())
    for card in found:
        match says.to:
            case "graveyard":
                bury(table, card)
            case "hand":
                take_card_in_hand(table, card)
            case "library_top":
                put_on_top(table, you, card)
    if says.to != "library_top":
        shuffle_into_library(table, you, ())


def _enter_from_library(
    table: Table,
    player: Player,
    found: Sequence[CardId],
    perform: Callable[[Table, Item], None],
    *,
    tapped: bool,
) -> None:
    """What was found enters, but for Auras that can enchant nothing, and the rest is shuffled."""
    enter = all_coming(table, [(player, card) for card in found])
    enter_together(table, enter, perform, tapped=tapped)
    enters = {each.card for each in enter}
    shuffle_into_library(table, player, tuple(card for card in found if card not in enters))


def _found(table: Table, says: Search, item: Item, you: Player) -> Picked:
    """What a player finds; of cards of some kind none need be found."""
    if you in unable(table.s, "search"):
        return ()
    library = table.s.libraries[you]
    among = library if says.number > 1 else dict.fromkeys(library)
    options = tuple(card for card in among if _fits(table, says, item, card))
    names = {_name(table, card) for card in options} if says.different else options
    least, most = int(says.what is None), says.number
    kind, purpose, by = ChoiceKind.OBJECTS, Purpose.SEARCH, (you,)
    least, most = min(least, len(options)), min(most, len(names))
    found = table.ask(Choice(kind, purpose, by, options, item.name, min=least, max=most))
    if says.different and len({_name(table, card) for card in found}) < len(found):
        raise Illegal("no two of the cards that are found may have the same name")
    return found


def _fits(table: Table, says: Search, item: Item, card: CardId) -> bool:
    return says.what is None or is_card_meant(table.s, says.what, card, speaker(item))


def _name(table: Table, card: CardId) -> str:
    """The name of a card in a library, which is known by it or by its label."""
    return table.s.known[card].name if card in table.s.known else card
