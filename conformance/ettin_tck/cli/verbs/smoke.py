"""`ettin smoke`."""

from __future__ import annotations

import click

from ettin_spec.language import seating
from ettin_spec.protocol.commands import NewGame
from ettin_tck.cli.options import engine_command, engine_or_reference, time_limits
from ettin_tck.engines.faults import EngineFault
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit
from ettin_tck.library import SCOPE, Library
from ettin_tck.smoke_test import Finding, smoke

FILLER = "Filler"
"""The card of which libraries are made."""


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
    for finding in smoke(session, _game):
        bad |= _told(finding)
    return bad


def _told(finding: Finding) -> bool:
    """Print one step; whether it is wrong."""
    word = "wrong" if finding.wrong else "-" if finding.left_out else "ok"
    text = f"{finding.step} (not claimed)" if finding.left_out else finding.step
    click.echo(clean(f"{word:<6} {text}" + (f": {finding.wrong}" if finding.wrong else "")))
    return bool(finding.wrong)


def _game(variant: str) -> NewGame:
    """A game of a variant under today's rules."""
    library = Library("en")
    cards = library.declarations((FILLER,), library.today)
    return NewGame(library.today, variant, SCOPE, seating(variant), cards)
