"""`ettin smoke`."""

from __future__ import annotations

import click

from ettin_tck.cli.options import engine_command, engine_or_reference, time_limits
from ettin_tck.engines.faults import EngineFault
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit
from ettin_tck.library import Library
from ettin_tck.smoke_steps.findings import Finding
from ettin_tck.smoke_test import smoke


@click.command(help="Tell a broken adapter from a wrong engine, by default the reference.")
@time_limits
@engine_command
def verb(*, command: tuple[str, ...], start_limit: float, limit: float, whole_limit: float) -> int:
    """Print one line a step."""
    limits = Limits(start_limit, limit, whole_limit)
    with Session(engine_or_reference(command), limits) as session:
        try:
            bad = limits.hold_for(lambda: _steps(session))
        except EngineFault as fault:
            bad = _told(Finding("the time", fault.full()))
        session.stop()
        for note in session.notes():
            click.echo(clean(f"note   {note}"))
    return Exit.ENGINE_BROKE if bad else Exit.AS_EXPECTED


def _steps(session: Session) -> bool:
    """Go through the steps; whether anything is wrong."""
    bad = False
    for finding in smoke(session, Library("en")):
        bad |= _told(finding)
    return bad


def _told(finding: Finding) -> bool:
    """Print one step; whether it is wrong."""
    word, more = "ok", ""
    if finding.wrong:
        word, more = "wrong", f": {finding.wrong}"
    elif finding.left_out:
        word, more = "-", f" ({finding.left_out})"
    elif finding.note:
        word, more = "note", f": {finding.note}"
    click.echo(clean(f"{word:<6} {finding.step}{more}"))
    return bool(finding.wrong)
