"""Cards in exile: what exiled them, and who may play them from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ettin_engine.state import CardId, ObjectId, Player, State


def exiled_with(state: State, permanent: ObjectId) -> tuple[CardId, ...]:
    """The cards in exile that an ability of a permanent has put there.  Clause: ability.linked"""
    ties = state.exiled_with.items()
    return tuple(card for card, tie in ties if tie.by == permanent and card in state.exiled)


def may_play(state: State, player: Player, card: CardId) -> bool:
    """Does an effect let a player play a card from exile?  Clause: zone.play_exiled"""
    given = state.playable.get(card)
    return given is not None and given.by == player and card in state.exiled
