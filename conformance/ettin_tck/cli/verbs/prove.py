"""`ettin prove`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.promela.model import promela as model_of
from ettin_spec.flow.proof.exploring import MOST_STATES
from ettin_spec.flow.proof.games import Bounded, search_called, searches
from ettin_spec.flow.proof.properties import properties
from ettin_spec.flow.proof.table_room import Limit
from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_tck.cases.selection import EVERY_DATE, iso_dates
from ettin_tck.cli.campaigns import campaign
from ettin_tck.cli.numbers_written import bound, byte_size
from ettin_tck.cli.options import language, variants_from
from ettin_tck.exit_codes import Exit, NothingSelectedError, UsageError
from ettin_tck.library import Library
from ettin_tck.proving.proof import Means, Proof, Searched, Task, asked, games, prove, tasks_of
from ettin_tck.proving.proof_page import page
from ettin_tck.proving.proof_told import proof_told, search_told
from ettin_tck.proving.traces_told import broken_told

if TYPE_CHECKING:
    from ettin_tck.campaigns.workers import Workers
    from ettin_tck.cli.campaigns import Results

EVERY_VARIANT = "all"


@click.command(help="Search the flow of the game within bounds, and prove what is true of it.")
@click.option(
    "--variant", "variants", multiple=True, metavar="NAME", shell_complete=variants_from,
    help="Games of this variant, or of all; repeatable.  [default: two-headed-giant]",
)  # fmt: skip
@click.option(
    "--date", "dates", multiple=True, metavar="DATE", default=("current",), show_default=True,
    help="Under the rules of this date, a name of one, or all; repeatable.",
)  # fmt: skip
@click.option(
    "--bounds", "names", multiple=True, metavar="NAME",
    help=f"Within these bounds; repeatable, by default all that fit: {', '.join(searches())}.",
)  # fmt: skip
@click.option(
    "--with", "on", type=click.Choice(["python", "numba"]), default="python", show_default=True,
    help="What searches: numba (pip install 'ettin[prove]') is made ready slowly and is then fast.",
)  # fmt: skip
@click.option(
    "--states", "most", type=click.IntRange(min=1), default=MOST_STATES, show_default=True,
    help="Most states of one search, at some 32 bytes each with numba.",
)  # fmt: skip
@click.option(
    "--bound", "own", type=bound, multiple=True, metavar="FIELD=MOST",
    help="Within this bound of a field of the flow, too; repeatable: --bound stack=3.",
)  # fmt: skip
@click.option(
    "--memory", type=byte_size, metavar="SIZE",
    help="Keep no more than that of a search's tables in memory, say 2G; the rest are files.",
)  # fmt: skip
@click.option(
    "--folder", type=click.Path(path_type=Path, file_okay=False, exists=True), metavar="DIR",
    help="Where these files are while a search goes on.  [default: where temporary files are]",
)  # fmt: skip
@click.option(
    "--markdown", type=click.Path(path_type=Path, dir_okay=False, writable=True), metavar="FILE",
    help="Write a page on it for readers, too.",
)  # fmt: skip
@click.option(
    "--promela", type=click.Path(path_type=Path, dir_okay=False, writable=True), metavar="FILE",
    help="Write one search as a model for Spin, too, with all properties; FILE says how it is run.",
)  # fmt: skip
@click.option("--list", "listing", is_flag=True, help="Only list the bounds, and the properties.")
@language
@campaign
def verb(
    *,
    variants: tuple[str, ...],
    dates: tuple[str, ...],
    names: tuple[str, ...],
    on: str,
    most: int,
    own: tuple[tuple[str, int], ...],
    memory: int | None,
    folder: Path | None,
    markdown: Path | None,
    promela: Path | None,
    listing: bool,
    lang: str,
    workers: Workers,
    results: Results,
) -> int:
    """Print each search as it is done, then what is proved; exit 1 unless all is proved."""
    library = Library(lang)
    if listing:
        _list()
        return Exit.AS_EXPECTED
    played = games(_variants(library, variants), iso_dates(library, dates or (EVERY_DATE,)))
    if not played:
        raise NothingSelectedError("none of these variants was there on these days")
    within = _within(names, dict(own))
    limit = Limit(memory, folder)
    if memory is not None:
        limit.checked()
    means = Means(on, most, bool(names), limit)
    tasks = tasks_of(played, within, means)
    if not tasks:
        raise NothingSelectedError("no bounds fit these games; --list says what each is of")
    if promela is not None:
        _write_model(promela, tasks, means)
    results.begin("prove", means, len(tasks))
    proof = prove(tasks, means, lambda found: _tell(results, found), workers=workers)
    if markdown is not None:
        text = page(library, proof, _command(variants, dates, names), date.today().isoformat())
        markdown.write_text(text, encoding="utf-8")
    broken = [broken_told(library, proof, *each) for each in proof.broken]
    return results.end([*proof_told(proof), *chain(*broken)], _code(proof))


def _within(names: tuple[str, ...], own: Mapping[str, int]) -> list[Bounded]:
    """The bounds by their names, all of them if none is named, with the user's own besides."""
    named = [search_called(name) for name in names] if names else list(searches().values())
    return [each.with_bounds(load_flow(), own) for each in named] if own else named


def _write_model(file: Path, tasks: Sequence[Task], means: Means) -> None:
    """One search for Spin."""
    if len(tasks) != 1:
        raise UsageError(
            f"--promela writes one search, not {len(tasks)}: name --bounds and one date"
        )
    (game, within), *_ = tasks
    asked_for = asked(load_flow(), properties(), game, within, means)
    file.write_text(model_of(asked_for), encoding="utf-8")


def _command(variants: tuple[str, ...], dates: tuple[str, ...], names: tuple[str, ...]) -> str:
    options = {"variant": variants, "date": dates, "bounds": names}
    given = [f"--{option} {value}" for option, values in options.items() for value in values]
    return " ".join(["ettin prove", *given])


def _code(proof: Proof) -> Exit:
    return Exit.AS_EXPECTED if proof.complete and not proof.broken else Exit.REGRESSION


def _tell(results: Results, searched: Searched) -> None:
    game = searched.game
    task = f"{', '.join(game.variants)}, {game.since}, {searched.within.name}"
    found = {
        "states": searched.states,
        "steps": searched.edges,
        "beyond_bounds": searched.cuts,
        "complete": searched.complete,
        "broken": [each.property for each in searched.broken],
    }
    results.add(task, [search_told(searched)], found)


def _variants(library: Library, asked: tuple[str, ...]) -> list[str]:
    known = library.rules.variants
    for name in asked:
        if name != EVERY_VARIANT and name not in known:
            raise UsageError(f"no variant '{name}'; one of {', '.join(known)}, or {EVERY_VARIANT}")
    return list(known) if EVERY_VARIANT in asked else list(asked or (DEFAULT_VARIANT,))


def _list() -> None:
    for name, within in searches().items():
        click.echo(f"{name}: {within.says}")
    for rule in properties():
        click.echo(f"{rule.id}: {rule.says} ({rule.clause})")
