"""The statuses of an engine that passes by itself, player by player, follow the flow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from adapters.javascript_adapter import Adapter
from adapters.scenes import (
    GAME,
    PLAYERS,
    TEAMS,
    attack,
    biorhythm,
    controls,
    hidetsugu,
    left,
    moat,
    place,
    to_step,
)
from msgspec.structs import replace

from ettin_spec.monitor.departures.blame import Departure
from ettin_spec.monitor.monitor import Monitor
from ettin_spec.protocol import actions as a
from ettin_spec.protocol import commands as c
from ettin_spec.protocol.base import Purpose, StepName
from ettin_spec.protocol.results import Done, ForPriority, Result
from ettin_spec.rulebook import Rulebook

pytestmark = pytest.mark.slow  # each starts the adapter, in Node

Make = Callable[..., Adapter]


def departures(commands: list[c.Command], results: tuple[Result, ...]) -> list[Departure]:
    """What the monitor finds in a run that was carried out to its end."""
    assert len(results) == len(commands)
    monitor = Monitor(Rulebook.on(GAME.date), TEAMS)
    found: list[Departure | None] = []
    for command, result in zip(commands, results, strict=True):
        if isinstance(result, Done) and isinstance(command, c.Place | c.Deal):
            found.append(monitor.begin(result.status))
        elif isinstance(result, Done) and isinstance(command, c.Act | c.Pass | c.Advance):
            found.append(monitor.see(result.status, command))
    assert len(found) > 1
    return [each for each in found if each is not None]


MULLIGANS: list[c.Command] = [
    GAME,
    c.Deal("E"),
    c.Answer("E", Purpose.BOTTOM, take=1),
    *(c.Act(a.TakeMulligan(player)) for player in ("Edward", "Ronald")),
    *(c.Act(a.Keep(player)) for player in ("Angie", "Barry")),
    *(c.Act(a.TakeMulligan("Edward")), c.Act(a.Keep("Ronald")), c.Act(a.Keep("Edward"))),
    c.Advance(c.TurnsEnd(1, "E")),
    to_step("A", StepName.END),
]

COMBAT: list[c.Command] = [
    *moat(),
    attack(("bears", "Ronald"), ("giant", "Edward")),
    c.Pass("A"),
    c.Pass("E"),
    to_step("A", StepName.COMBAT_DAMAGE),
    to_step("A", StepName.UPKEEP),
    to_step("E", StepName.DECLARE_ATTACKERS),
    c.Advance(c.TurnsEnd(3, "E")),
]

TRIGGERS: list[c.Command] = [
    *place(
        controls("Angie", "Verdant Force", "one", "two"),
        controls("Ronald", "Verdant Force", "three"),
    ),
    to_step("E", StepName.UPKEEP),
    *(left("one"), left("two"), left("three")),
    to_step("A", StepName.UPKEEP),
    *(c.Pass("A"), c.Pass("E")),
    to_step("A", StepName.DECLARE_ATTACKERS),
    to_step("E", StepName.DECLARE_ATTACKERS),
]

SCRIPTS = {
    "life": hidetsugu(of="Barry"),
    "choice": biorhythm(("A", "Angie"), ("E", "Edward")),
    "defeat": biorhythm(("A", "Angie"), ("E", "Ronald")),
    "mulligans": MULLIGANS,
    "combat": COMBAT,
    "triggers": TRIGGERS,
    "bare": [
        GAME,
        c.Deal("A"),
        *(c.Act(a.Keep(p)) for p in PLAYERS),
        *([c.Pass("A"), c.Pass("E")] * 6),
    ],
}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS.keys())
def test_the_monitor_finds_nothing_wrong(adapter: Make, script: list[c.Command]) -> None:
    (results,) = adapter().run(script)
    assert departures(script, results) == []


def test_a_window_given_to_the_wrong_team_is_found(adapter: Make) -> None:
    script = hidetsugu()
    (results,) = adapter().run(script)
    number, resolved = next(
        (n, r) for n, r in enumerate(results) if isinstance(r, Done) and r.status.passed
    )
    wrong = replace(resolved, status=replace(resolved.status, waiting=ForPriority("E")))
    (found,) = departures(script, (*results[:number], wrong, *results[number + 1 :]))
    assert found.transition
