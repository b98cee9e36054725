"""`ettin report`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ettin_tck.campaigns.results_file import Begun, Ended, read
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import Broke, CaseEnded, Events, Started
from ettin_tck.checking.check_run import Check
from ettin_tck.cli.campaigns import show
from ettin_tck.cli.options import (
    FILE,
    engine_command,
    engine_or_reference,
    ids_from,
    scenarios,
    time_limits,
)
from ettin_tck.engines import installed
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, LostError, UsageError
from ettin_tck.report.bug_report import Told, bug_report, objection
from ettin_tck.verdicts import IDLE, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ettin_tck.cases.selection import Chosen
    from ettin_tck.library import Library


@click.command(help="Write a bug report on one scenario that is readable without ettin.")
@click.argument("scenario", metavar="ID", required=False, shell_complete=ids_from)
@click.option(
    "--date", metavar="DATE", help="The date, ISO or by name; else the last of each case."
)
@click.option("--object", "objects", is_flag=True, help="Object to what the scenario expects.")
@click.option(
    "--campaign", "file", type=FILE, metavar="FILE",
    help="Instead: tell again what `fuzz`, `tour` or `prove` wrote with --results.",
)  # fmt: skip
@scenarios
@time_limits
@engine_command
def verb(
    *,
    scenario: str | None,
    date: str | None,
    objects: bool,
    file: Path | None,
    library: Library,
    command: tuple[str, ...],
    start_limit: float,
    limit: float,
    whole_limit: float,
) -> int:
    """Print it, on the first case that goes wrong, else on the last."""
    if file is not None:
        return _told_again(file)
    if scenario is None:
        raise UsageError("name a scenario, or with --campaign a file")
    wanted = Wanted((library.date(date),) if date else (), (scenario,))
    chosen = select(library, wanted)
    limits = Limits(start_limit, limit, whole_limit)
    order = Order(library, chosen, command, reference=installed.maker(installed.REFERENCE))
    with Session(engine_or_reference(command), limits) as session:
        events = list(Check(order, session).events())
    cases = [event for event in events if isinstance(event, CaseEnded)]
    broken = [event.text for event in events if isinstance(event, Broke)]
    if not cases:
        click.echo(f"ettin: the engine broke: {''.join(broken)}", err=True)
        return Exit.ENGINE_BROKE
    event = next((e for e in cases if e.verdict not in IDLE | {Verdict.PASS}), cases[-1])
    if command and not objects and event.verdict in IDLE | {Verdict.PASS}:
        why = event.why or "it passes"
        click.echo(f"ettin: {event.case} on {event.date}: nothing to report, {why}", err=True)
        return Exit.NOTHING_SELECTED
    told = _told(library, chosen, event, _engine(events) if command else "")
    click.echo(objection(told) if objects else bug_report(told), nl=False)
    return Exit.AS_EXPECTED


def _told_again(file: Path) -> int:
    """What a campaign has told, and its exit code."""
    told = read(file)
    for each in told:
        if not isinstance(each, Begun):
            show(tuple(map(clean, each.lines)))
    last = told[-1]
    if not isinstance(last, Ended):
        raise LostError(f"{file}: the campaign was broken off after {len(told) - 1} tasks")
    return last.exit


def _told(library: Library, chosen: Sequence[Chosen], event: CaseEnded, engine: str) -> Told:
    one = next(each for each in chosen if each.case.id == event.case)
    plan = plan_of(library, one, event.date)
    faces = [face for name in plan.new_game.cards if (face := library.face(name, event.date))]
    teams = [team.players for team in plan.new_game.teams]
    return Told(plan.case.steps, teams, faces, event, plan.case.variant, engine, library.language)


def _engine(events: Sequence[Events]) -> str:
    started = next(event for event in events if isinstance(event, Started))
    return f"{started.engine} {started.version}".strip()
