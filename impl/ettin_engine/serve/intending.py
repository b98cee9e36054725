"""An action of the protocol as a decision of the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_engine.casting.mana import adds_mana
from ettin_engine.choices import Illegal
from ettin_engine.position import Decision
from ettin_engine.teams import head_index, team_index
from ettin_spec.protocol import actions as a

if TYPE_CHECKING:
    from ettin_engine.state import State


def decision_of(state: State, action: a.Action) -> Decision:
    """The machine's event for an action, with the action as what is intended.

    Raises:
        Illegal: by somebody who does not play, or an action this engine does not know.
    """
    if isinstance(action, a.CallTime):
        return Decision("call_time")
    if isinstance(action, a.MatchAction):
        raise Illegal("this belongs to a match, not to a game")
    if action.by not in state.hands:
        raise Illegal(f"{action.by} does not play")
    match action:
        case a.TakeMulligan(by):
            return Decision("mulligan", head_index(state, by))
        case a.Keep(by):
            return Decision("keep", head_index(state, by))
        case a.Concede(by):
            return Decision("concede", team_index(state, by))
        case a.Attack(by, ()):
            return Decision("attack_not", team_index(state, by))
        case a.Attack(by):
            return Decision("attack", team_index(state, by), action)
        case a.Activate(by, label) if adds_mana(state, label):
            return Decision("act_at_once", team_index(state, by), action)
        case a.PlayLand(by):
            return Decision("act_at_once", team_index(state, by), action)
        case a.Cast(by) | a.Activate(by):
            return Decision("act", team_index(state, by), action)
        case a.Block(by):
            return Decision("block", team_index(state, by), action)
