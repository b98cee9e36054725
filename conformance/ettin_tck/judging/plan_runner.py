"""Plays a plan on an engine, and stops at the first problem."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ettin_tck.cases.plan import items, messages
from ettin_tck.judging.refusal_effects import Games, confirmed, refused_any
from ettin_tck.judging.sitting import Played, sat

if TYPE_CHECKING:
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Messages, Plan
    from ettin_tck.judging.sitting import Watcher


def play(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    watcher: Watcher | None = None,
    sent: Messages | None = None,
) -> Played:
    """Play a case; one with refusals once more without them, which must come to the same.

    A refusal that changed something is the problem, whatever may have come of it later.

    `sent` is what the plan sends, where it is known already.
    """
    sent = sent or messages(plan, can)
    played = sat(engine, plan, can, sent.batches, watcher)
    return held_against_no_refusals(engine, plan, can, played, sent)


def held_against_no_refusals(
    engine: Engine, plan: Plan, can: Capabilities, played: Played, sent: Messages
) -> Played:
    """A case as it was played, or, where a refusal changed something, as that showed."""
    if played.fault is not None or not refused_any(played):
        return played
    games = Games(played, sat(engine, plan, can, sent.without))
    if games.agree:
        return played
    return confirmed(
        games, sent, items(plan, can, seen_before=True), partial(sat, engine, plan, can)
    )


def play_stepwise(
    engine: Engine, plan: Plan, can: Capabilities, watcher: Watcher | None = None
) -> Played:
    """Play a case in one game with looks around refusals, each command in a run of its own."""
    batches = items(plan, can, seen_before=True)
    return sat(engine, plan, can, [[item] for batch in batches for item in batch], watcher)
