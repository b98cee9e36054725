"""Who may look at a card: hands, libraries and cards exiled face down are not open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.decisions.choices import Illegal
from ettin_engine.players.player_control import controlling
from ettin_engine.players.teams import teammates

if TYPE_CHECKING:
    from ettin_engine.state import CardId, Player, State


def sees(state: State, player: Player, card: CardId) -> bool:
    """May a player look at a card?

    Clauses: hand.seen, commander.mulligan, turn.control_sees, keyword.ninjutsu_shown. Teammates
    may look at each other's hands; nobody looks into a library. Who controls a player sees what
    that player sees.

    Raises:
        Illegal: nobody of that name plays, or there is no such card.
    """
    if player not in state.hands or card not in state.known:
        raise Illegal(f"there is no player {player}, or no card {card}")
    controlled = (each for each in state.hands if controlling(state, each) == player)
    return any(_sees(state, each, card) for each in (player, *controlled))


def _is_shown(state: State, card: CardId) -> bool:
    """Is a card in a hand revealed, as an ability of its own is on the stack?

    Clause: keyword.ninjutsu_shown
    """
    own = (it for it in state.stack if it.source is not None and it.source.card == card)
    puts = (does.put_from_hand for it in own for does in it.do)
    return any(each is not None and each.attacking == "as_returned" for each in puts)


def _sees(state: State, player: Player, card: CardId) -> bool:
    owner = state.known[card].owner
    if card in state.hands[owner]:
        return player in teammates(state, owner) or _is_shown(state, card)
    if card in state.aside.get(owner, ()):
        return player == owner or state.rules["mulligan.hand"] != "exiled_in_part_face_down"
    return card not in state.libraries[owner]
