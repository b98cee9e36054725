"""Plays a plan on an engine, and stops at the first problem."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ettin_tck.cases.plan import items, messages, one_by_one
from ettin_tck.judging.one_game import Played, played_once
from ettin_tck.judging.refusal_effects import Games, confirmed, refused_any

if TYPE_CHECKING:
    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Messages, Plan
    from ettin_tck.judging.one_game import Watcher


def play(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    watcher: Watcher | None = None,
    sent: Messages | None = None,
    *,
    turned: bool = False,
) -> Played:
    """Play a case; one with refusals once more without them, which must come to the same.

    A refusal that changed something is the problem, whatever may have come of it later.

    `sent` is what the plan sends, where it is known already. `turned`: the game without refusals
    comes first, so that no engine can say in it what it has said in the other.
    """
    sent = sent or messages(plan, can)
    if not (turned and sent.without):
        played = played_once(engine, plan, can, sent.batches, watcher)
        return held_against_no_refusals(engine, plan, can, played, sent)
    without = played_once(engine, plan, can, sent.without)
    if without.fault is not None:
        return without
    played = played_once(engine, plan, can, sent.batches, watcher)
    return held_against_no_refusals(engine, plan, can, played, sent, without=without)


def held_against_no_refusals(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    played: Played,
    sent: Messages,
    *,
    without: Played | None = None,
) -> Played:
    """A case as it was played, or, where a refusal changed something, as that showed.

    `without` is the game without refusals, if it was played before: then what differs this once
    is chance, and told as such.
    """
    if played.fault is not None or not refused_any(played):
        return played
    sit = partial(played_once, engine, plan, can)
    games = Games(played, sit(sent.without) if without is None else without)
    if games.agree:
        return played

    def both_again() -> Games:
        if without is None:
            return Games(sit(sent.batches), sit(sent.without))
        first = sit(sent.without)
        return Games(sit(sent.batches), first)

    looked_at = items(plan, can, seen_before=True)
    return confirmed(games, looked_at, sit, both_again, chance_told=without is not None)


def play_stepwise(
    engine: Engine, plan: Plan, can: Capabilities, watcher: Watcher | None = None
) -> Played:
    """Play a case in one game with looks around refusals, each command in a run of its own."""
    batches = items(plan, can, seen_before=True)
    alone = ([item] for batch in batches for item in one_by_one(batch))
    return played_once(engine, plan, can, alone, watcher)
