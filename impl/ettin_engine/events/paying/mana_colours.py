"""Of which colour mana is as it is added to a player's mana pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.objects.colour_identity import joint_identity
from ettin_engine.players.teams import sharing

if TYPE_CHECKING:
    from ettin_engine.state import Player, State

COLOURLESS = "colourless"
REPLACING = ("colourless", "colourless_by_team")


def as_added(state: State, player: Player, colour: str) -> str:
    """What is added to a player's pool where mana of a colour would be.

    Clause: commander.foreign_mana. It may be colourless for who has a commander: the player's
    own counts, and no teammate's.
    """
    if not state.commanders:
        return colour
    led_by = [state.known[card] for card in state.commanders]
    if not any(card.owner == player for card in led_by):
        return colour
    rule = state.rules["commander.foreign_mana"]
    whose = sharing(state, player) if rule == "colourless_by_team" else (player,)
    cards = (state.cards[card.name] for card in led_by if card.owner in whose)
    foreign = colour not in joint_identity(state.rules, cards)
    return COLOURLESS if foreign and rule in REPLACING else colour
