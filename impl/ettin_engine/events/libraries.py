"""Looking at the top of a library, and putting cards elsewhere in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.named_ties import Physical
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.results import Choice

if TYPE_CHECKING:
    from ettin_engine.decisions.table import Table
    from ettin_engine.state import CardId, Player

UNTOLD = "card "
"""How the names begin that cards get which nobody has labelled."""


def labelled_top(table: Table, player: Player, number: int) -> tuple[CardId, ...]:
    """The top cards of a library, as many as there are, each with a label from now on."""
    library = table.s.libraries[player]
    labels = tuple(_labelled(table, player, card) for card in library[:number])
    table.put("libraries", player, (*labels, *library[len(labels) :]))
    return labels


def take_top(table: Table, player: Player) -> CardId:
    """The top card leaves a library, and has a label from now on if it had none."""
    (card,) = labelled_top(table, player, 1)
    table.put("libraries", player, table.s.libraries[player][1:])
    return card


def take_from_library(table: Table, player: Player, card: str) -> CardId:
    """A card, or the first of a name, leaves a library, and has a label from now on."""
    library = list(table.s.libraries[player])
    library.remove(card)
    table.put("libraries", player, tuple(library))
    return _labelled(table, player, card)


def _labelled(table: Table, player: Player, card: str) -> CardId:
    if card in table.s.known:
        return card
    label = f"{UNTOLD}{table.number()}"
    table.put("known", label, Physical(card, player))
    return label


def put_away(
    table: Table, player: Player, number: int, purpose: Purpose, source: str = ""
) -> tuple[CardId, ...]:
    """A player looks at the top cards and takes some out of the library, in the order chosen.

    The rest goes back on top in any order.  Clauses: effect.scry, effect.surveil
    """
    seen = labelled_top(table, player, number)
    kind = ChoiceKind.OBJECTS
    gone = table.ask(Choice(kind, purpose, (player,), seen, source, min=0, max=len(seen)))
    left = tuple(card for card in seen if card not in gone)
    on_top = _ordered(table, player, left, source)
    table.put("libraries", player, (*on_top, *table.s.libraries[player][len(seen) :]))
    return gone


def put_on_top(table: Table, player: Player, card: CardId) -> None:
    """A card goes to the top of a library."""
    table.put("libraries", player, (card, *table.s.libraries[player]))


def put_on_bottom(table: Table, player: Player, cards: tuple[CardId, ...]) -> None:
    """Cards go to the bottom of a library, the last of them lowest."""
    table.put("libraries", player, (*table.s.libraries[player], *cards))


def _ordered(
    table: Table, player: Player, cards: tuple[CardId, ...], source: str
) -> tuple[CardId, ...]:
    kind, purpose, count = ChoiceKind.ORDER, Purpose.LOOK_ORDER, len(cards)
    return table.ask(Choice(kind, purpose, (player,), cards, source, min=count, max=count))
