"""`ettin mutants`."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from ettin_tck.cases.selection import iso_dates
from ettin_tck.cli.campaigns import campaign
from ettin_tck.cli.options import scenarios
from ettin_tck.exit_codes import Exit, NothingSelectedError, UsageError
from ettin_tck.mutants.campaign import Campaign, Request
from ettin_tck.mutants.mutant import Kind, Mutant, Outcome
from ettin_tck.mutants.needed_sentences.accounted import Accounted
from ettin_tck.mutants.score_text import ALIVE, lines, survivor
from ettin_tck.mutants.scores import by_kind
from ettin_tck.mutants.state_folder import StateFolder

if TYPE_CHECKING:
    from ettin_tck.campaigns.workers import Workers
    from ettin_tck.cli.campaigns import Results
    from ettin_tck.library import Library


@click.command(help="Make wrong versions of the reference, and see what notices each.")
@click.option(
    "--kind",
    "kinds",
    type=click.Choice([str(kind) for kind in Kind]),
    multiple=True,
    help="Only what is wrong in these; repeatable.",
)
@click.option(
    "--group",
    "groups",
    multiple=True,
    metavar="NAME",
    help="Only this policy, module, place of the flow or card, or a pattern of them; repeatable.",
)
@click.option(
    "--date",
    "dates",
    multiple=True,
    metavar="DATE",
    help="Play on this date alone, ISO or by name, or on `all` when a rule changed; repeatable.",
)
@click.option("--sample", type=click.IntRange(min=1), metavar="N", help="So many of each kind.")
@click.option(
    "--seed", type=int, default=0, show_default=True, metavar="S", help="What the sample is."
)
@click.option(
    "--games",
    type=click.IntRange(min=0),
    default=10_000,
    show_default=True,
    metavar="N",
    help="Compare who survives with the right reference in so many random games; 0 compares none.",
)
@click.option(
    "--state",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Keep what is found here, and go on from what is.",
)
@click.option(
    "--every-notice",
    "every",
    is_flag=True,
    help="Go on after the first notice, and have all in the JSON; `ettin ledger` reads it.",
)
@click.option(
    "--cases",
    "most",
    type=click.IntRange(min=1),
    metavar="N",
    help="With --every-notice: on so many cases at most of those with sentences not known needed.",
)
@click.option(
    "--scenario",
    "ids",
    multiple=True,
    metavar="ID",
    help="Play this alone, or a pattern; repeatable.",
)
@click.option(
    "--mark",
    is_flag=True,
    help="With --every-notice: write down what each sentence after Then is there for.",
)
@click.option("--json", "told", metavar="FILE", help="What came of each mutant, as JSON.")
@campaign
@scenarios
def verb(
    *,
    library: Library,
    kinds: tuple[str, ...],
    groups: tuple[str, ...],
    dates: tuple[str, ...],
    sample: int | None,
    seed: int,
    games: int,
    state: Path | None,
    every: bool,
    most: int | None,
    ids: tuple[str, ...],
    mark: bool,
    told: str | None,
    workers: Workers,
    results: Results,
) -> int:
    """Try the mutants that were asked for, and print the score."""
    asked = Request(
        kinds=tuple(Kind(kind) for kind in kinds) or tuple(Kind),
        dates=iso_dates(library, dates),
        groups=groups,
        sample=sample,
        seed=seed,
        jobs=workers.jobs,
        games=games,
        every=every,
        most=most or 0,
        ids=ids,
        once=mark,
    )
    _check(asked, mark, workers)
    if told is not None:
        _touch(Path(told))
    results.begin("mutants", replace(asked, jobs=1), 0)
    accounted = Accounted(library, asked) if every else None
    if accounted is not None and most:
        asked = replace(asked, needed=accounted.needed)
    tried = Campaign(library, asked, StateFolder(state), workers).run(_say, _Telling(results))
    if not tried:
        raise NothingSelectedError(f"no mutant is of a group {', '.join(groups) or 'at all'}")
    if told is not None:
        Path(told).write_bytes(msgspec.json.encode([{"mutant": m, "outcome": o} for m, o in tried]))
    said = [*lines(tried), *(accounted.lines(tried, mark=mark) if accounted else ())]
    met = all(score.meets(kind) for kind, score in by_kind(tried).items())
    met = met and (accounted is None or accounted.is_right)
    text = "\n".join(said).split("\n")
    return results.end(text, Exit.AS_EXPECTED if met else Exit.REGRESSION)


def _check(asked: Request, mark: bool, workers: Workers) -> None:
    """Refuse what does not go together, or cannot be done on this system."""
    if not asked.every and (mark or asked.most):
        raise UsageError("--mark and --cases go with --every-notice")
    if not hasattr(os, "fork"):
        raise UsageError("wrong versions are tried in forked processes, which this system has not")
    if asked.every and not workers.here:
        raise UsageError("--every-notice goes on from what was found before: not on a cluster")


def _say(text: str) -> None:
    click.echo(text, err=True)


class _Telling:
    """A line for each survivor as it is found, and a line of the file for each mutant."""

    def __init__(self, results: Results) -> None:
        self._results = results

    def __call__(self, mutant: Mutant, outcome: Outcome, left: int) -> None:
        if outcome.fate in ALIVE:
            for line in survivor(mutant, outcome, [mutant.date] if mutant.date else []):
                click.echo(line, err=True)
        self._results.expect(left + 1)
        self._results.add(mutant.id, (), msgspec.structs.replace(outcome, seconds=0.0))


def _touch(path: Path) -> None:
    try:
        path.touch()
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None
