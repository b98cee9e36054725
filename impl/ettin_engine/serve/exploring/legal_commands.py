"""What may be done now: what could be announced or declared is tried, and what works is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ettin_engine.decisions.choices import Illegal
from ettin_engine.flow_steps.whole_steps import decide
from ettin_engine.players.player_control import controlling, decided
from ettin_engine.players.teams import members
from ettin_engine.serve.action_decisions import decision_of
from ettin_engine.serve.exploring.announced_acts import announced_acts
from ettin_engine.serve.exploring.declared_combat import attacks, blocks
from ettin_engine.serve.status_report import declaration
from ettin_spec.flow.generated import machine
from ettin_spec.protocol.actions import Keep, TakeMulligan
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, Deal, Pass
from ettin_spec.protocol.facts import (
    Controls,
    InCommandZone,
    InExile,
    InGraveyard,
    InHand,
    InLibrary,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_engine.decisions.choices import Picked
    from ettin_engine.flow_steps.position import Position
    from ettin_engine.state import State
    from ettin_spec.protocol.actions import Action
    from ettin_spec.protocol.commands import Place
    from ettin_spec.protocol.facts import Fact
    from ettin_spec.protocol.results import Choice

IN_A_ZONE = (InHand, InGraveyard, InLibrary, InExile, InCommandZone)


def labels_given(opening: Place | Deal) -> frozenset[str]:
    """The labels of the cards with which a game was opened."""
    if isinstance(opening, Deal):
        facts: tuple[Fact, ...] = (*opening.hands, *opening.commanders, *opening.libraries)
    else:
        facts = opening.facts
    given = {fact.label for fact in facts if isinstance(fact, IN_A_ZONE)}
    permanents = (fact.labels for fact in facts if isinstance(fact, Controls))
    return frozenset(given.union(*permanents))


def legal_commands(position: Position, labels: frozenset[str], most: int) -> tuple[Pass | Act, ...]:
    """The commands that would be carried out now, as `legal` of the protocol says."""
    state = position.state
    if position.asks is not None or state.flow.step == StepName.OVER:
        return ()
    can = tuple(
        Act(action) for action in _possible(state, labels, most) if _works(position, action)
    )
    if machine.waits(state.flow) != "priority":
        return can
    return (Pass(state.teams[state.flow.holder].id), *can)


def _possible(state: State, labels: frozenset[str], most: int) -> Iterator[Action]:
    if machine.waits(state.flow) == "priority":
        for player in members(state, state.teams[state.flow.holder].id):
            by = controlling(state, player)
            for act in announced_acts(state, player, labels, most):
                own = by in (None, player)
                yield act if own else replace(act, by=by, for_player=player)
        return
    asked = decided(state, declaration(state))
    match state.flow.step:
        case StepName.DECLARE_ATTACKERS:
            yield from attacks(state, asked, labels, most)
        case StepName.DECLARE_BLOCKERS:
            yield from blocks(state, state.teams[state.flow.called].id, asked, labels, most)
        case _:
            for player in asked.decider:
                yield from (Keep(player), TakeMulligan(player))


def _works(position: Position, action: Action) -> bool:
    """Is the action carried out with some choice of what is asked meanwhile?"""
    for script in (_first, _last):
        try:
            decide(position, decision_of(position.state, action), script)
        except Illegal:
            continue
        return True
    return False


def _first(choice: Choice) -> Picked:
    """As few as may be, from the first on."""
    return choice.options[: choice.min]


def _last(choice: Choice) -> Picked:
    """As many as may be, up to the last."""
    return choice.options[-choice.max :]
