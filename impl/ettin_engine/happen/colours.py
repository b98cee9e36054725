"""Of which colour mana is as it is added to a player's mana pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.identity import joint_identity

if TYPE_CHECKING:
    from ettin_engine.identity import Colours
    from ettin_engine.state import Player, State

COLOURLESS = "colourless"


def as_added(state: State, player: Player, colour: str) -> str:
    """What is added to a player's pool where mana of a colour would be.

    Clause: commander.foreign_mana. It may be colourless for who has a commander: the player's
    own counts, and no teammate's.
    """
    own = _identity(state, player)
    if own is None or colour in own or state.rules["commander.foreign_mana"] != "colourless":
        return colour
    return COLOURLESS


def _identity(state: State, player: Player) -> Colours | None:
    """The colour identity of a player's commanders; None where the player has none."""
    led_by = [state.known[card] for card in state.commanders if state.known[card].owner == player]
    cards = (state.cards[card.name] for card in led_by)
    return joint_identity(state.rules, cards) if led_by else None
