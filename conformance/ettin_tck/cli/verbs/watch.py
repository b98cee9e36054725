"""`ettin watch`."""

from __future__ import annotations

from pathlib import Path

import click

from ettin_tck.cli.options import said_in
from ettin_tck.engines.safe_text import clean
from ettin_tck.exit_codes import Exit
from ettin_tck.log_watch import Left, watched


@click.command(help="Hold the log of a game that any engine played against the flow.")
@click.argument("log", metavar="FILE", type=click.Path(path_type=Path))
@said_in
def verb(*, log: Path, lang: str) -> int:
    """Print the first departure; exit 1 if there is one."""
    found = watched(log, lang)
    if found.left is not None:
        click.echo(clean("\n".join(_told(log, found.left))))
        return Exit.REGRESSION
    if found.lost_sight:
        click.echo(f"ettin: {log}: not all could be followed: {clean(found.lost_sight)}", err=True)
        return Exit.ENGINE_BROKE
    many = "1 status" if found.statuses == 1 else f"{found.statuses} statuses"
    click.echo(f"{many}: no departure from the flow of the game")
    return Exit.AS_EXPECTED


def _told(log: Path, left: Left) -> list[str]:
    """The departure as its reader sees it: rule, what was due, what the log says."""
    departure, clause = left.departure, left.clause
    lines = [
        f"{log}:{left.line}: FLOW  {departure.transition}  {clause.number or clause.key}",
        f"      {clause.sense}",
        f"      expected {departure.expected}: {departure.because}",
        f"      the log: {departure.got}",
    ]
    if departure.perhaps:
        lines.append(f"      the same would come of {', '.join(departure.perhaps)} done wrongly")
    elif departure.near:
        lines.append("      the transition is the nearest to what differs")
    return lines
