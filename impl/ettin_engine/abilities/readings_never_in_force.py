"""What is done by readings alone that never held together: of one player in a team attacked as one.

Under the rules of any day who is asked for a player attacked finds one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.players.teams import members

if TYPE_CHECKING:
    from ettin_engine.state import Attack, Player, State


def player_attacked(state: State, attack: Attack) -> Player:
    """The player whom a creature attacks; of a team that is attacked as one, the first member.

    Clause: combat.attacks
    """
    return attack.player if attack.player is not None else members(state, attack.team)[0]
