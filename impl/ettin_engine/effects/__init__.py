"""How each effect word is performed: a performer per word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.effects import changes, damage, life, tokens, winning

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ettin_engine.state import Item
    from ettin_engine.table import Table

PERFORMERS: dict[str, Callable[[Table, Any, Item], int | None]] = {
    "damage": damage.deal,
    "set_life": life.set_life,
    "gain_life": life.gain_life,
    "lose_life": life.lose_life,
    "becomes": changes.become,
    "until": changes.begin_until,
    "shuffle_in": changes.shuffle_in,
    "create": tokens.create,
    "win": winning.win,
}
"""Each returns the number that its effect can name for those after it, if there is one."""


def perform(table: Table, item: Item) -> None:
    """All that a spell or ability does, in the order written."""
    for effect in item.do:
        word, says = effect.said()
        number = PERFORMERS[word](table, says, item)
        name = getattr(says, "as_", None)
        if name is not None and number is not None:
            item = replace(item, named={**item.named, name: number})
