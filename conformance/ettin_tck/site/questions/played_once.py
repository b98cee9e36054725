"""What a question comes to on the reference: played once for all languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_tck.cases.plan_making import plan_of
from ettin_tck.engines import installed
from ettin_tck.engines.engine_in_process import EngineInProcess
from ettin_tck.explaining.history import played_throughout
from ettin_tck.explaining.situation import Known
from ettin_tck.judging.plan_runner import play_stepwise
from ettin_tck.telling.cards_told import cards_told
from ettin_tck.telling.positions import positions
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.judging.one_game import Played
    from ettin_tck.library import Library
    from ettin_tck.telling.positions import Position


@dataclass(frozen=True)
class PlayedOnce:
    """A case as it was played: what is known of it on all days, and the game of one day.

    `seen` are the positions after each command that is no question; `cards` those that they count.
    """

    known: Known
    played: Played
    seen: tuple[Position | None, ...]
    cards: tuple[str, ...]


def played_once(library: Library, chosen: Chosen) -> PlayedOnce:
    """Play a case on the reference: on the day chosen, and on each on which a rule changed."""
    plan = plan_of(library, chosen, chosen.date or library.today)
    engine = EngineInProcess(installed.make())
    can = engine.initialize()
    played = play_stepwise(engine, plan, can)
    cards = cards_told(library, plan)
    seen = positions(EngineInProcess(installed.make()), plan, can, cards)
    past = tuple(played_throughout(library, chosen.scenario, chosen.case))
    return PlayedOnce(Known(played.verdict is Verdict.PASS, past), played, tuple(seen), cards)


def policies_of(once: PlayedOnce) -> list[str]:
    """The policies that make a case come out otherwise on some day."""
    return list(dict.fromkeys(it.policy for past in once.known.past for it in past.changes))
