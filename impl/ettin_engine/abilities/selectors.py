"""Which objects a filter means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.groups import players
from ettin_engine.looks import COLOUR_OF_SYMBOL, colours, has, subtypes, symbols, types

if TYPE_CHECKING:
    from ettin_engine.state import Permanent, Player, State
    from ettin_spec.cards.words import Filter, What
    from ettin_spec.protocol.base import Colour


def fits(what: Filter, it: Permanent, colour: str | None) -> bool:
    """Does all that the filter says hold of a permanent, whoever controls it?

    `colour` is the filter's own, or the one chosen for the source.
    """
    return (
        (what.type is None or what.type in types(it.says))
        and (what.subtype is None or what.subtype in subtypes(it.says))
        and (what.lacks is None or not has(it.says, what.lacks))
        and (what.colour is None or colour in colours(it))
    )


def selected(
    state: State, what: What, source: Permanent | None, you: Player, that: Player | None
) -> tuple[Permanent, ...]:
    """The permanents that a filter, or `itself`, means."""
    if what == "itself":
        return (source,) if source is not None else ()
    chosen = source.chosen_colour if source is not None else None
    colour = chosen if what.colour == "chosen" else what.colour
    of = players(state, what.controller, you, that) if what.controller else tuple(state.hands)
    there = state.permanents.values()
    return tuple(it for it in there if it.controller in of and fits(what, it, colour))


def devotion(state: State, player: Player, colour: Colour) -> int:
    """A player's devotion to a colour: symbols on the player's own permanents.

    Clause: object.devotion. A symbol of two colours counts for each of them.
    """
    costs = [it.says.cost for it in state.permanents.values() if it.controller == player]
    there = [half for cost in costs for symbol in symbols(cost) for half in symbol.split("/")]
    return sum(COLOUR_OF_SYMBOL.get(half) == colour for half in there)
