"""What it costs to name departures, where an engine departs from the flow in nearly every case.

The reference plays cases of one day in this process, and of each status one thing is told wrongly.
Printed are, for each such engine, the processor time of the whole and the part in which departures
were named.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from measuring import arguments
from msgspec.structs import replace

from ettin_engine.serve import ReferenceEngine
from ettin_spec.monitor.departures import blame
from ettin_spec.monitor.hidden_steps import Subset
from ettin_spec.monitor.reports import Report
from ettin_spec.monitor.status_match import Eye
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Command, NewGame
from ettin_spec.protocol.results import Done, ForPriority, Result, Status
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import CasePlayer, Order
from ettin_tck.library import Library

EVERY, EVERY_SHORT = 4, 60
"""One case in so many."""
LATER = {StepName.UPKEEP: StepName.DRAW, StepName.PRECOMBAT_MAIN: StepName.POSTCOMBAT_MAIN}


def wrong_step(status: Status, _: tuple[str, ...]) -> Status:
    """A main phase is the wrong one, and the upkeep step a draw step."""
    return replace(status, step=LATER.get(status.step, status.step))


def wrong_team(status: Status, teams: tuple[str, ...]) -> Status:
    """Another team has priority."""
    if not isinstance(status.waiting, ForPriority):
        return status
    number = teams.index(status.waiting.team) + 1
    return replace(status, waiting=ForPriority(teams[number % len(teams)]))


def no_steps(status: Status, _: tuple[str, ...]) -> Status:
    """The first step that has begun is not told."""
    return replace(status, steps=status.steps[1:])


class Departing:
    """The reference, with another status after each command but those that set a game up."""

    def __init__(self, alter: Callable[[Status, tuple[str, ...]], Status]) -> None:
        self._engine, self._alter, self._teams = ReferenceEngine(), alter, tuple[str, ...]()

    def initialize(self) -> Capabilities:
        """What the reference claims."""
        return self._engine.initialize()

    def run(self, commands: Sequence[Command]) -> list[Result]:
        """What the reference says, with one thing altered."""
        results = self._engine.run(commands)
        return [self._told(*pair) for pair in zip(commands, results, strict=False)]

    def _told(self, command: Command, result: Result) -> Result:
        if isinstance(command, NewGame):
            self._teams = tuple(team.id for team in command.teams)
        sets_up = type(command).__name__ in ("NewGame", "Place", "Deal")
        if sets_up or not isinstance(result, Done) or result.status is None:
            return result
        return replace(result, status=self._alter(result.status, self._teams))


@dataclass
class Named:
    """How many departures were named, and in how much processor time."""

    departures: int = 0
    seconds: float = 0.0


@contextmanager
def naming() -> Iterator[Named]:
    """Count what departures cost while this lasts."""
    named, name = Named(), blame.departure

    def counted(eye: Eye, subset: Subset, report: Report) -> blame.Departure:
        began = time.process_time()
        said = name(eye, subset, report)
        named.seconds += time.process_time() - began
        named.departures += 1
        return said

    blame.departure = counted
    try:
        yield named
    finally:
        blame.departure = name


def play(alter: Callable[[Status, tuple[str, ...]], Status], every: int) -> tuple[int, float]:
    """Play one case in so many on such an engine: how many were played, and for how long."""
    library, began = Library("en"), time.process_time()
    chosen = list(select(library, Wanted()))[::every]
    engine = Departing(alter)
    player = CasePlayer(Order(library, chosen, ()), engine, engine.initialize())
    outcomes: Iterable[object] = [player.outcome(each) for each in chosen]
    return len(list(outcomes)), time.process_time() - began


def main() -> None:
    """Print what each engine's departures cost."""
    every = EVERY_SHORT if arguments("What naming departures costs.").short else EVERY
    for alter in (wrong_step, wrong_team, no_steps):
        with naming() as named:
            cases, seconds = play(alter, every)
        each = named.seconds / max(1, named.departures)
        print(
            f"{alter.__name__}: {named.departures} departures in {cases} cases, {seconds:.1f} s, "
            f"of which to name them {named.seconds:.1f} s ({each * 1000:.0f} ms each)"
        )


if __name__ == "__main__":
    main()
