"""Counters that players and teams have: placed, and asked of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.players.player_counters import is_shared

if TYPE_CHECKING:
    from ettin_engine.state import State
    from ettin_spec.protocol.base import CounterKind
    from ettin_spec.protocol.facts import Bearer, PlayerCounters


def with_counters(state: State, fact: PlayerCounters) -> State:
    """The state in which a player, or a team, has counters.  Clause: poison.shared

    Raises:
        Illegal: of somebody who is not there, or who has none of this kind by the rules.
    """
    field, who = _holder(state, fact.on, fact.kind)
    if fact.number < 0:
        raise Illegal("there are no fewer counters than none")
    having = getattr(state, field)
    return replace(state, **{field: {**having, who: {**having[who], fact.kind: fact.number}}})


def counters_of(state: State, on: Bearer, kind: CounterKind) -> int:
    """How many counters of a kind a player, or a team, has.  Clause: poison.shared

    Raises:
        Illegal: asked of somebody who is not there, or who has none of this kind by the rules.
    """
    field, who = _holder(state, on, kind)
    number: int = getattr(state, field)[who].get(kind, 0)
    return number


def _holder(state: State, on: Bearer, kind: CounterKind) -> tuple[str, str]:
    field, who = ("counters", on.player) if on.team is None else ("team_counters", on.team)
    if who not in getattr(state, field):
        raise Illegal(f"nobody here is {who}")
    if (on.team is not None) != is_shared(state, kind):
        raise Illegal(f"{who} can have no {kind} counters under these rules")
    return field, who or ""
