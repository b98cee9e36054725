"""`ettin replay`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from textwrap import indent

import click

from ettin_spec.errors import nearest
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.engine_interface import Engine
from ettin_tck.cases.plan import Plan
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen, Wanted, date_for, select
from ettin_tck.cases.variations import NAMES
from ettin_tck.checking.case_reports import event_of
from ettin_tck.cli.options import (
    engine_command,
    engine_or_reference,
    ids_from,
    scenarios,
    time_limits,
)
from ettin_tck.engines import installed
from ettin_tck.engines.engine_in_process import EngineInProcess
from ettin_tck.engines.faults import EngineFault
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean, one_line
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, UsageError
from ettin_tck.explaining.reasons import because, reason_of
from ettin_tck.judging.flow_watch import followed, watch_of
from ettin_tck.judging.offered_choices import Offers
from ettin_tck.judging.open_choices import asked_in, held_open
from ettin_tck.judging.plan_runner import play_stepwise
from ettin_tck.judging.proved_routes import ProvedRoutes
from ettin_tck.judging.reference_choices import ReferenceChoices
from ettin_tck.judging.scenario_blame import scenario_at_fault
from ettin_tck.judging.varied_expectations import Varying
from ettin_tck.library import ClauseShown, Library
from ettin_tck.pages.page_words import frames
from ettin_tck.report.failure import block
from ettin_tck.report.traces import read
from ettin_tck.step_replay import Shown, again, told
from ettin_tck.telling.cards_told import cards_told, faces_told
from ettin_tck.telling.case_told import case_told
from ettin_tck.telling.position_table import Table
from ettin_tck.telling.positions import positions
from ettin_tck.verdicts import exit_of

LONGEST = 2_000
"""Characters of an answer that are shown."""


@click.command(help="Play one scenario and show, step by step, where the game stands.")
@click.argument("scenario", metavar="ID", shell_complete=ids_from)
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
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, metavar="N", help="What drew the variation."
)
@click.option("--protocol", is_flag=True, help="Show the messages to and from the engine.")
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
    seed: int,
    protocol: bool,
    library: Library,
    start_limit: float,
    limit: float,
    whole_limit: float,
) -> int:
    """Play and print."""
    limits = Limits(start_limit, limit, whole_limit)
    wanted = Wanted((library.date(date),) if date else (), (scenario,))
    chosen = select(library, wanted) if trace is None else []
    with ExitStack() as stack:
        engine = _engine(stack, command, limits)

        def work() -> int:
            if trace is not None:
                return _again(engine, trace)
            can = engine.initialize()
            routes = ProvedRoutes(library, installed.maker(installed.REFERENCE))
            plans = [routes.for_engine(_plan(library, each, can), can) for each in chosen]
            if variation is not None:
                varying = Varying(library, can, seed, installed.make())
                plans = [_varied(plan, variation, varying) for plan in plans]
            shown = Showing(library, command, protocol)
            return max(_one(engine, can, plan, shown) for plan in plans)

        try:
            return limits.hold_for(work)
        except EngineFault as fault:
            _say(f"the engine broke: {fault.full()}")
            return Exit.ENGINE_BROKE


def _engine(stack: ExitStack, command: tuple[str, ...], limits: Limits) -> Engine:
    """The engine of the command, loading already; the reference needs no process of its own."""
    if not command:
        return EngineInProcess(installed.make())
    session = stack.enter_context(Session(engine_or_reference(command), limits))
    session.launch()
    return session


def _plan(library: Library, chosen: Chosen, can: Capabilities) -> Plan:
    """The plan of a case that is in force, on the date or on its last day."""
    return plan_of(
        library, chosen, date_for(chosen, library.today, can.rules.first, can.rules.last)
    )


def _varied(plan: Plan, name: str, varying: Varying) -> Plan:
    """The plan as a variation of that name has it."""
    if name not in NAMES:
        raise UsageError(f"no variation '{name}'; {nearest(name, NAMES)}")
    found = varying.varied(plan, name)
    if found is None:
        raise UsageError(f"{plan.case.id} depends on all that '{name}' could change")
    return found


@dataclass(frozen=True)
class Showing:
    """How a case is shown: in the words of a library, or as messages of the `protocol`."""

    library: Library
    command: tuple[str, ...]
    protocol: bool


def _one(engine: Engine, can: Capabilities, plan: Plan, showing: Showing) -> Exit:
    """One case, each command in a run of its own."""
    library = showing.library
    _head(library, plan)
    watch = watch_of(plan, library, can)
    make = installed.maker(installed.REFERENCE)
    beside = ReferenceChoices(make)
    offers = Offers(beside, plan, can)
    played = followed(offers.judged(play_stepwise(engine, plan, can, watch)), watch)
    if played.problem is None and make is not None:
        played = held_open(engine, plan, can, asked_in(beside, plan), offers) or played
    elif played.problem is not None and make is not None:
        at_fault = scenario_at_fault(plan, played.problem, library, make)
        played = replace(played, problem=at_fault or played.problem)
    clauses = library.clauses(plan.case.clauses, plan.date, plan.case.variant)
    if showing.protocol:
        for shown in told(plan, played):
            _print(shown)
    else:
        cards = cards_told(library, plan)
        seen = positions(engine, plan, can, cards)
        for line in case_told(plan, played, seen, Table(library, plan, cards)):
            _say(line)
        _why(library, plan, clauses)
    if watch.departure is not None:
        left = watch.departure
        _say(f"FLOW  {left.transition}: expected {left.expected}, got {left.got}")
    event = event_of(plan, played, clauses, options=library.options, command=showing.command)
    _say(block(event, frames(library.language)) if played.problem else "pass")
    return max(exit_of(played.verdict), Exit.REGRESSION if watch.departure else Exit.AS_EXPECTED)


def _why(library: Library, plan: Plan, clauses: Sequence[ClauseShown]) -> None:
    """Why it is so: in a sentence, by which clauses, and by what the rules of the day say there."""
    reason = reason_of(plan.scenario, library.language)
    if reason:
        _say(f"  {reason}")
    for clause in clauses:
        _say(f"  {clause.number or clause.key}  {clause.sense}")
    for _, said in because(library, plan.case, plan.date):
        _say(f"    {said}")


def _head(library: Library, plan: Plan) -> None:
    """Which case it is, and what is said on the cards that matter."""
    _say(f"{plan.case.id}  {plan.date}  {plan.scenario.title}")
    if plan.scenario.id in library.disputes:
        _say(str(library.disputes[plan.scenario.id]))
    faces = faces_told(library, plan)
    for face in faces:
        _say(indent(f"\n{face}", "    "))
    if faces:
        _say("")


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
            _say(f"    before: {one_line(step.recorded, LONGEST)}")
    click.echo(f"{differ} answers differ from the trace" if differ else "all answers as recorded")
    return Exit.REGRESSION if differ else Exit.AS_EXPECTED


def _print(shown: Shown) -> None:
    if shown.sentence:
        _say(f"\n{shown.sentence}")
    _say(f"  > {shown.command}")
    _say(f"  < {one_line(shown.result, LONGEST)}")
    if shown.status:
        _say(f"    {shown.status}")


def _say(text: str) -> None:
    click.echo(clean(text))
