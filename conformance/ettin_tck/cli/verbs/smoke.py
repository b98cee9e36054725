"""`ettin smoke`."""

from __future__ import annotations

import click

from ettin_spec.language import seating
from ettin_spec.protocol.commands import NewGame
from ettin_tck.cli.options import engine_command, engine_or_reference, time_limits
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit
from ettin_tck.library import SCOPE, Library
from ettin_tck.smoke_test import smoke

FILLER = "Filler"
"""The card of which libraries are made."""


@click.command(help="Tell a broken adapter from a wrong engine, by default the reference.")
@time_limits
@engine_command
def verb(*, command: tuple[str, ...], start_limit: float, limit: float, whole_limit: float) -> int:
    """Print one line a step."""
    bad = 0
    limits = Limits(start_limit, limit, whole_limit)
    with Session(engine_or_reference(command), limits) as session:
        for finding in smoke(session, _game):
            bad += bool(finding.wrong)
            word = "wrong" if finding.wrong else "-" if finding.left_out else "ok"
            text = f"{finding.step} (not claimed)" if finding.left_out else finding.step
            click.echo(clean(f"{word:<6} {text}" + (f": {finding.wrong}" if finding.wrong else "")))
        session.stop()
        for note in session.notes():
            click.echo(clean(f"note   {note}"))
    return Exit.ENGINE_BROKE if bad else Exit.AS_EXPECTED


def _game(variant: str) -> NewGame:
    """A game of a variant under today's rules."""
    library = Library("en")
    cards = library.declarations((FILLER,), library.today)
    return NewGame(library.today, variant, SCOPE, seating(variant), cards)
