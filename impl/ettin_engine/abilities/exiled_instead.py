"""Cards that are exiled instead of being put into a graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.abilities.continuous.continuous_effects import at_work, players_of
from ettin_engine.objects.characteristics import characteristics_of, types

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ettin_engine.state import CardId, Permanent, Player, State


def exiled_instead(state: State, dying: Iterable[Permanent]) -> frozenset[CardId]:
    """The cards of permanents that would die at once which are exiled instead.

    Clause: replacement.instead. What says so may be one of them.
    """
    return frozenset(
        it.card
        for it in dying
        if it.card is not None and _is(state, it.owner, characteristics_of(state, it).types)
    )


def is_exiled_instead(state: State, card: CardId) -> bool:
    """Is a card that would go to a graveyard, from anywhere but the battlefield, exiled instead?

    Clause: replacement.instead
    """
    physical = state.known[card]
    return _is(state, physical.owner, types(state.cards[physical.name]))


def _is(state: State, owner: Player, of: Collection[str]) -> bool:
    return any(
        owner in players_of(state, work, work.says.whose)
        and (work.says.type is None or work.says.type in of)
        for work in at_work(state, "exile_instead")
    )
