"""Which cards of a position an engine does not claim to play, and which it may refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ettin_spec.protocol.capabilities import Capabilities, CardSupport
    from ettin_tck.library import Library


def may_refuse(can: Capabilities) -> bool:
    """May an engine say of a card that it cannot read it? Not who claims each by its name."""
    return bool(can.cards.words) or "*" in can.cards.names


def unknown_card(library: Library, support: CardSupport, cards: Iterable[str], date: str) -> str:
    """Why an engine cannot play some cards, the first that it cannot; empty if it claims all."""
    try:
        needs = library.card_needs(tuple(cards), date)
    except LookupError as gone:
        return f"no card is called so on {date}: {gone}"
    for name, need in needs.items():
        missing = need.words - {*support.words}
        if "*" not in support.words and name not in support.names and missing:
            return f"it does not know {name} ({', '.join(sorted(missing))})"
    return ""
