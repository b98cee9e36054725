"""What an engine has to claim to be counted from a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_spec.protocol.actions import Activate, Attack, Block, Cast
from ettin_tck.cases.claimed_cards import unknown_card
from ettin_tck.cases.finer_claims import finest, is_claimed, unclaimed_acts
from ettin_tck.perft.positions import cards_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.protocol.actions import Action
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_tck.library import Library
    from ettin_tck.perft.positions import Game

CONTROL = "effect.control_player"
"""The word of cards by which somebody acts for somebody else."""


def lacking(library: Library, can: Capabilities, game: Game) -> str:
    """Why an engine claims too little for a position; empty if it does not."""
    if game.variant not in can.variants:
        return "it does not claim the variant"
    if not can.rules.first <= game.date <= can.rules.last:
        return "it does not claim the rules of that day"
    facts = game.table.place.facts
    missing = [finest(fact) for fact in facts if not is_claimed(fact, can.places)]
    for action in _actions(library, game):
        missing += unclaimed_acts(action, can)
    if missing:
        return f"it does not claim {', '.join(dict.fromkeys(missing))}"
    return unknown_card(library, can.cards, cards_of(game.position), game.date)


def _actions(library: Library, game: Game) -> Iterator[Action]:
    """One action of each kind that is done."""
    position, player = game.position, game.table.players[0]
    others = CONTROL in library.words(cards_of(position), game.date)
    owner = player if others else None
    if position.holds or position.lead.holds or position.casts:
        yield Cast(player, "", for_player=owner)
    if any(deed.activates or deed.activating for deed in position.history):
        yield Activate(player, "", for_player=owner)
    if any(deed.attacks for deed in position.history):
        yield Attack(player, (), for_player=owner)
        yield Block(player, (), for_player=owner)
