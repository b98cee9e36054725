"""How each effect word is performed: a performer per word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.effects import damage, life, tokens

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ettin_engine.state import Item
    from ettin_engine.table import Table

PERFORMERS: dict[str, Callable[[Table, Any, Item], None]] = {
    "damage": damage.deal,
    "set_life": life.set_life,
    "create": tokens.create,
}


def perform(table: Table, item: Item) -> None:
    """All that a spell or ability does, in the order written."""
    for effect in item.do:
        word, says = effect.said()
        PERFORMERS[word](table, says, item)
