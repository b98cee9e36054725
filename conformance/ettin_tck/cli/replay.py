"""`ettin replay`."""

from __future__ import annotations

from pathlib import Path

import click

from ettin_tck.check import plan_of
from ettin_tck.cli.options import engine_command, engine_or_reference, language, time_limits
from ettin_tck.describe import event_of
from ettin_tck.engines.faults import EngineFault
from ettin_tck.engines.limits import Limits
from ettin_tck.exits import Exit
from ettin_tck.library import Library
from ettin_tck.plan import Plan
from ettin_tck.play import play
from ettin_tck.replay import Shown, again, told
from ettin_tck.report.failure import block
from ettin_tck.report.traces import read
from ettin_tck.select import Wanted, date_for, select
from ettin_tck.session import Session
from ettin_tck.verdicts import exit_of
from ettin_tck.watch import Watch


@click.command(help="Play one scenario step by step and show what is said.")
@click.argument("scenario", metavar="ID")
@click.option(
    "--date", metavar="DATE", help="The date, ISO or by name; else the last of each case."
)
@click.option(
    "--trace",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Send what this trace of `check --traces` recorded, and show where the answers differ.",
)
@language
@time_limits
@engine_command
def verb(
    *,
    scenario: str,
    command: tuple[str, ...],
    date: str | None,
    trace: Path | None,
    lang: str,
    start_limit: float,
    limit: float,
    whole_limit: float,
) -> int:
    """Play and print."""
    limits = Limits(start_limit, limit, whole_limit)
    with Session(engine_or_reference(command), limits) as session:
        try:
            if trace is not None:
                return _again(session, trace)
            return _play(session, Library(lang), scenario, date, command)
        except EngineFault as fault:
            click.echo(f"the engine broke: {fault.full()}")
            return Exit.ENGINE_BROKE


def _play(
    session: Session, library: Library, scenario: str, date: str | None, command: tuple[str, ...]
) -> int:
    dates = (library.date(date),) if date else ()
    chosen = select(library, Wanted(dates, (scenario,)))
    can = session.start()
    code = Exit.AS_EXPECTED
    for one in chosen:
        day = date_for(one, library.today, can.rules.first, can.rules.last)
        plan = plan_of(library, one, day)
        code = max(code, _one(session, library, plan, command))
    return code


def _one(session: Session, library: Library, plan: Plan, command: tuple[str, ...]) -> Exit:
    """One case, each command in a run of its own."""
    click.echo(f"{plan.case.id}  {plan.date}  {plan.scenario.title}")
    watch = Watch(library.rulebook(plan.date), plan.new_game.teams)
    played = play(session, plan, session.can, watch, stepwise=True)
    for shown in told(plan, played):
        _print(shown)
    if watch.departure is not None:
        left = watch.departure
        click.echo(f"FLOW  {left.transition}: expected {left.expected}, got {left.got}")
    clauses = library.clauses(plan.case.clauses, plan.date)
    click.echo(block(event_of(plan, played, clauses, command)) if played.problem else "pass")
    return exit_of(played.verdict)


def _again(session: Session, path: Path) -> int:
    """Send a trace again; exit 1 if any answer is another than the recorded one."""
    header, lines = read(path)
    click.echo(f"{header.case}  {header.date}")
    session.start()
    differ = 0
    for step in again(session, lines):
        _print(step.now)
        if step.recorded:
            differ += 1
            click.echo(f"    before: {step.recorded}")
    click.echo(f"{differ} answers differ from the trace" if differ else "all answers as recorded")
    return Exit.REGRESSION if differ else Exit.AS_EXPECTED


def _print(shown: Shown) -> None:
    if shown.sentence:
        click.echo(f"\n{shown.sentence}")
    click.echo(f"  > {shown.command}")
    click.echo(f"  < {shown.result}")
    if shown.status:
        click.echo(f"    {shown.status}")
