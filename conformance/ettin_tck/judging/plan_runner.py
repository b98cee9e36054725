"""Plays a plan on an engine, and stops at the first problem."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ettin_tck.cases.plan import items, messages, one_by_one
from ettin_tck.judging.one_game import Played, played_once, withdrawn
from ettin_tck.judging.refusal_effects import Games, confirmed, refused_any
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.cases.plan import Batch, Messages, Plan
    from ettin_tck.judging.offered_choices import Offers
    from ettin_tck.judging.one_game import Watcher


def play(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    watcher: Watcher | None = None,
    sent: Messages | None = None,
    *,
    turned: bool = False,
    offers: Offers | None = None,
    watch_again: Callable[[], Watcher] | None = None,
) -> Played:
    """Play a case; one with refusals once more without them, which must come to the same.

    A refusal that changed something is the problem, whatever may have come of it later.

    `sent` is what the plan sends, where it is known already. `turned`: the game without refusals
    comes first, so that no engine can say in it what it has said in the other. `offers` judges the
    choices that are told in both. `watcher` looks on in the game with refusals, and one that
    `watch_again` makes in each further game.
    """
    sent = sent or messages(plan, can)

    def sit(batches: Sequence[Batch], watcher: Watcher | None = None) -> Played:
        if watcher is None and watch_again is not None:
            watcher = watch_again()
        played = played_once(engine, plan, can, batches, watcher)
        return played if offers is None else offers.judged(played)

    if not (turned and sent.without):
        played = sit(sent.batches, watcher)
        return held_against_no_refusals(engine, plan, can, played, sent, sit=sit)
    without = sit(sent.without)
    if without.fault is not None:
        return without
    played = sit(sent.batches, watcher)
    return held_against_no_refusals(engine, plan, can, played, sent, without=without, sit=sit)


def held_against_no_refusals(
    engine: Engine,
    plan: Plan,
    can: Capabilities,
    played: Played,
    sent: Messages,
    *,
    without: Played | None = None,
    sit: Callable[[Sequence[Batch]], Played] | None = None,
) -> Played:
    """A case as it was played, or, where a refusal changed something, as that showed.

    `without` is the game without refusals, if it was played before: then what differs this once
    is chance, and told as such. `sit` plays a further game.
    """
    if played.fault is not None or not refused_any(played):
        return played
    sit = sit or partial(played_once, engine, plan, can)
    games = Games(played, sit(sent.without) if without is None else without)
    if games.agree:
        return played
    if (skipped := _supported_in_one(games, plan)) is not None:
        return withdrawn(skipped)

    def both_again() -> Games:
        if without is None:
            return Games(sit(sent.batches), sit(sent.without))
        first = sit(sent.without)
        return Games(sit(sent.batches), first)

    looked_at = items(plan, can, seen_before=True)
    return confirmed(games, looked_at, sit, both_again, chance_told=without is not None)


def _supported_in_one(games: Games, plan: Plan) -> Played | None:
    """The game in which the engine does not support what it has carried out in the other."""
    for one, other in ((games.played, games.without), (games.without, games.played)):
        at = one.problem.item if one.verdict is Verdict.SKIPPED and one.problem else None
        if at is not None and at.move not in plan.refusals and _went_past(at.move, other):
            return one
    return None


def _went_past(move: int, played: Played) -> bool:
    """Has a game gone on after a move?"""
    if played.problem is None:
        return True
    return played.problem.item is not None and played.problem.item.move > move


def play_stepwise(
    engine: Engine, plan: Plan, can: Capabilities, watcher: Watcher | None = None
) -> Played:
    """Play a case in one game with looks around refusals, each command in a run of its own."""
    batches = items(plan, can, seen_before=True)
    alone = ([item] for batch in batches for item in one_by_one(batch))
    return played_once(engine, plan, can, alone, watcher)
