"""`ettin ledger`."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from ettin_spec.sources import holes, load_sources, verify
from ettin_tck.cli.options import engine_command, engine_or_reference, time_limits
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit
from ettin_tck.ledger import ledger_text as views
from ettin_tck.ledger.counted_mutants import counting
from ettin_tck.ledger.noticed_mutants import read_noticed
from ettin_tck.ledger.played_ledger import Asked, Ledger, ledger
from ettin_tck.library import Library

if TYPE_CHECKING:
    from ettin_spec.sources import Sources


@click.command(help="Show which line of which document says what, and the scenarios that play it.")
@click.option("--source", metavar="LETTER", default="", help="Only this document.")
@click.option(
    "--statement",
    "statements",
    multiple=True,
    metavar="ID",
    help="Only these: an id, or a pattern such as 'life.*'.",
)
@click.option("--date", metavar="DATE", default="", help="Play on this date, ISO or by name.")
@click.option(
    "--texts",
    type=click.Path(path_type=Path),
    metavar="FOLDER",
    help="Compare every line with the documents in this folder.",
)
@click.option(
    "--mutants",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Say how many wrong versions each statement's cases notice: the JSON of `ettin mutants`.",
)
@click.option("--errata", is_flag=True, help="Show what the documents print wrongly.")
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "json", "markdown")),
    default="text",
    show_default=True,
)
@time_limits
@engine_command
def verb(
    *,
    command: tuple[str, ...],
    source: str,
    statements: tuple[str, ...],
    date: str,
    texts: Path | None,
    mutants: Path | None,
    errata: bool,
    form: str,
    start_limit: float,
    limit: float,
    whole_limit: float,
) -> int:
    """Print the ledger, or the errata; exit 1 where a verdict is wrong, or the whole has a hole."""
    found, library = load_sources(), Library("en")
    if texts is not None:
        for letter, path in verify(found.sources.values(), texts).items():
            click.echo(f"{letter}: every line is as in {path}", err=True)
    if errata:
        return _errata(found, source, form)
    wrong = read_noticed(mutants) if mutants is not None else None
    whole = not source and not statements
    problems = holes(found, library.corpus, library.rules) if whole else ()
    asked = Asked(source, statements, library.date(date) if date else "")
    limits = Limits(start_limit, limit, whole_limit)
    with ExitStack() as stack:
        session = stack.enter_context(Session(engine_or_reference(command), limits))
        made = ledger(library, found, asked, session)
    if wrong is not None:
        made = counting(made, found, library, wrong)
    if made.any_played or not made.broke:
        _print(made, found, form)
    if made.broke:
        click.echo(clean(f"the engine broke: {made.broke}"), err=True)
    for problem in problems:
        click.echo(str(problem), err=True)
    return max(made.exit, Exit.REGRESSION if problems else Exit.AS_EXPECTED)


def _print(made: Ledger, found: Sources, form: str) -> None:
    if form == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(made)))
        return
    view = views.text if form == "text" else views.markdown
    for line in view(made, found):
        click.echo(line)


def _errata(found: Sources, source: str, form: str) -> int:
    errata = [e for e in found.errata.values() if not source or e.source == source]
    if form == "json":
        told = [{**_plain(e), "line": [f"{e.source}:{n}" for n in e.lines]} for e in errata]
        click.echo(msgspec.json.format(msgspec.json.encode(told)))
        return Exit.AS_EXPECTED
    view = views.errata_text if form == "text" else views.errata_markdown
    for line in view(errata):
        click.echo(line)
    return Exit.AS_EXPECTED


def _plain(erratum: object) -> dict[str, object]:
    names = ("id", "prints", "reading", "evidence", "says")
    return {name: getattr(erratum, name) for name in names}
