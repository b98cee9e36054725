"""`ettin replay`."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import click

from ettin_spec.errors import nearest
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.engine_interface import Engine
from ettin_tck.cases.plan import Plan
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, date_for, select
from ettin_tck.cases.variations import variations, varied
from ettin_tck.checking.case_reports import event_of
from ettin_tck.cli.options import engine_command, engine_or_reference, scenarios, time_limits
from ettin_tck.engines import installed
from ettin_tck.engines.faults import EngineFault
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, UsageError
from ettin_tck.judging.flow_watch import watch_of
from ettin_tck.judging.plan_runner import play
from ettin_tck.library import Library
from ettin_tck.report.failure import block
from ettin_tck.report.safe_text import clean
from ettin_tck.report.traces import read
from ettin_tck.step_replay import Shown, again, told
from ettin_tck.verdicts import exit_of


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
@click.option("--as", "variation", metavar="VARIATION", help="As `check --vary` played it.")
@scenarios
@time_limits
@engine_command
def verb(
    *,
    scenario: str,
    command: tuple[str, ...],
    date: str | None,
    trace: Path | None,
    variation: str | None,
    library: Library,
    start_limit: float,
    limit: float,
    whole_limit: float,
) -> int:
    """Play and print."""
    limits = Limits(start_limit, limit, whole_limit)
    with ExitStack() as stack:
        engine = _engine(stack, command, limits)
        try:
            if trace is not None:
                return _again(engine, trace)
            chosen = select(library, Wanted((library.date(date),) if date else (), (scenario,)))
            can = engine.initialize()
            plans = [_varied(_plan(library, each, can), variation) for each in chosen]
            return max(_one(engine, can, library, plan, command) for plan in plans)
        except EngineFault as fault:
            _say(f"the engine broke: {fault.full()}")
            return Exit.ENGINE_BROKE


def _engine(stack: ExitStack, command: tuple[str, ...], limits: Limits) -> Engine:
    """The engine of the command, loading already; the reference needs no process of its own."""
    if not command:
        return installed.make()
    session = stack.enter_context(Session(engine_or_reference(command), limits))
    session.launch()
    return session


def _plan(library: Library, chosen: Chosen, can: Capabilities) -> Plan:
    """The plan of a case that is in force, on the date or on its last day."""
    return plan_of(
        library, chosen, date_for(chosen, library.today, can.rules.first, can.rules.last)
    )


def _varied(plan: Plan, name: str | None) -> Plan:
    """The plan as a variation of that name has it."""
    if name is None:
        return plan
    known = {variation.name: variation for variation in variations(plan.new_game.teams)}
    if name not in known:
        raise UsageError(f"no variation '{name}'; {nearest(name, known)}")
    return varied(plan, known[name])


def _one(
    engine: Engine, can: Capabilities, library: Library, plan: Plan, command: tuple[str, ...]
) -> Exit:
    """One case, each command in a run of its own."""
    _say(f"{plan.case.id}  {plan.date}  {plan.scenario.title}")
    watch = watch_of(plan, library, can)
    played = play(engine, plan, can, watch, stepwise=True)
    for shown in told(plan, played):
        _print(shown)
    if watch.departure is not None:
        left = watch.departure
        _say(f"FLOW  {left.transition}: expected {left.expected}, got {left.got}")
    clauses = library.clauses(plan.case.clauses, plan.date)
    event = event_of(plan, played, clauses, options=library.options, command=command)
    _say(block(event) if played.problem else "pass")
    return max(exit_of(played.verdict), Exit.REGRESSION if watch.departure else Exit.AS_EXPECTED)


def _again(engine: Engine, path: Path) -> int:
    """Send a trace again; exit 1 if any answer is another than the recorded one."""
    header, lines = read(path)
    click.echo(f"{header.case}  {header.date}")
    engine.initialize()
    differ = 0
    for step in again(engine, lines):
        _print(step.now)
        if step.recorded:
            differ += 1
            _say(f"    before: {step.recorded}")
    click.echo(f"{differ} answers differ from the trace" if differ else "all answers as recorded")
    return Exit.REGRESSION if differ else Exit.AS_EXPECTED


def _print(shown: Shown) -> None:
    if shown.sentence:
        _say(f"\n{shown.sentence}")
    _say(f"  > {shown.command}")
    _say(f"  < {shown.result}")
    if shown.status:
        _say(f"    {shown.status}")


def _say(text: str) -> None:
    click.echo(clean(text))
