"""What a play shows against an engine: the verdict, the monitor's departure, and at which move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_tck.verdicts import BROKEN, WRONG, Verdict

if TYPE_CHECKING:
    from ettin_tck.checking.case_player import CasePlayer
    from ettin_tck.mutants.playing.plays import Play


@dataclass(frozen=True)
class Notice:
    """How a play noticed a mutant: a verdict or a transition, and what the judge says.

    `move`: that of the case which noticed it. `by_monitor`: the flow was departed from, whatever
    the case noticed besides.
    """

    how: str
    why: str
    move: int | None = None
    by_monitor: bool = False
    by_ettin: bool = False
    """The runner itself failed; that is no notice of the engine's fault."""


def notice_of(player: CasePlayer, play: Play) -> Notice | None:
    """What a play shows against an engine; None if nothing."""
    try:
        outcome = player.outcome(play.chosen)
    except Exception as error:  # whatever it is, the runner failed over a wrong engine
        return Notice("judge broke", f"{play.name}: {error!r}", by_ettin=True)
    event = outcome.event
    if outcome.departures:
        left = outcome.departures[0]
        why = f"expected {left.expected}, got {left.got}"
        return Notice(left.transition, why, outcome.move, by_monitor=True)
    if event.verdict in WRONG | BROKEN:
        said = (event.sentence, event.why, f"expected {event.expected}", f"was {event.actual}")
        why = "; ".join(part for part in said if part[-1:] != " ")
        return Notice(event.verdict, why, outcome.move)
    if event.verdict is Verdict.HARNESS_ERROR:
        return Notice(event.verdict, f"{play.name}: {event.why}", by_ettin=True)
    return None
