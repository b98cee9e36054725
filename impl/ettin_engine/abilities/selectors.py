"""Which objects a filter means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.groups import players
from ettin_engine.looks import colours, has, subtypes, types

if TYPE_CHECKING:
    from ettin_engine.state import Permanent, Player, State
    from ettin_spec.cards.words import Filter, What


def fits(
    state: State, what: Filter, it: Permanent, you: Player, that: Player | None, chosen: str | None
) -> bool:
    """Does all that the filter says hold of a permanent?

    `you` controls the ability, `that` is the player of its group, `chosen` the colour chosen
    for its source.
    """
    colour = chosen if what.colour == "chosen" else what.colour
    return (
        (what.type is None or what.type in types(it.says))
        and (what.subtype is None or what.subtype in subtypes(it.says))
        and (what.lacks is None or not has(it.says, what.lacks))
        and (what.colour is None or colour in colours(it))
        and (what.controller is None or it.controller in players(state, what.controller, you, that))
    )


def selected(
    state: State, what: What, source: Permanent | None, you: Player, that: Player | None
) -> tuple[Permanent, ...]:
    """The permanents that a filter, or `itself`, means."""
    if what == "itself":
        return (source,) if source is not None else ()
    chosen = source.chosen_colour if source is not None else None
    return tuple(p for p in state.permanents.values() if fits(state, what, p, you, that, chosen))
