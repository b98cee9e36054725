"""An action of the protocol as a decision of the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from ettin_engine.casting.activated_abilities import is_at_once
from ettin_engine.decisions.choices import Illegal
from ettin_engine.flow_steps.position import Decision
from ettin_engine.players.player_control import controlling
from ettin_engine.players.teams import head_index, team_index
from ettin_spec.protocol import actions as a
from ettin_spec.protocol.life_counts import Instruction

if TYPE_CHECKING:
    from ettin_engine.state import State

Act = TypeVar("Act", bound=a.Action)

FOR_ANOTHER = (a.Cast, a.Activate, a.PlayLand, a.TurnFaceUp, a.Attack, a.Block)
"""What somebody may do for a player whom they control."""


def decision_of(state: State, action: a.Action) -> Decision:
    """The machine's event for an action, with the action as what is intended.

    Raises:
        Illegal: by somebody who does not play, or an action this engine does not know.
    """
    if isinstance(action, a.CallTime):
        return Decision("call_time")
    if isinstance(action, a.MatchAction | Instruction):
        raise Illegal("this belongs to a match or to a count, not to a game")
    if action.by not in state.hands:
        raise Illegal(f"{action.by} does not play")
    action = _own(state, action)
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
        case a.Activate(by) if is_at_once(state, action):
            return Decision("act_at_once", team_index(state, by), action)
        case a.PlayLand(by) | a.TurnFaceUp(by):
            return Decision("act_at_once", team_index(state, by), action)
        case a.Cast(by) | a.Activate(by):
            return Decision("act", team_index(state, by), action)
        case a.Block(by):
            return Decision("block", team_index(state, by), action)


def _own(state: State, action: Act) -> Act:
    """The action as that of the player whose it is.  Clause: turn.control

    Raises:
        Illegal: by a player whom another controls, or for one whom nobody does.
    """
    if not isinstance(action, FOR_ANOTHER):
        return action
    controller = controlling(state, action.for_player or action.by)
    if action.for_player is None and controller not in (None, action.by):
        raise Illegal(f"{controller} decides for {action.by}")
    if action.for_player is None:
        return action
    if controller != action.by:
        raise Illegal(f"{action.by} does not control {action.for_player}")
    return replace(action, by=action.for_player, for_player=None)
