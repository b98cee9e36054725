"""`ettin check`."""

from __future__ import annotations

import fnmatch
import secrets
import shlex
import shutil
from contextlib import ExitStack
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ettin_tck.cases.selection import Wanted, iso_dates, select, share_of
from ettin_tck.checking import baseline as baselines
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import (
    Broke,
    CaseEnded,
    Departed,
    Ended,
    Events,
    Stopped,
    without_trace,
)
from ettin_tck.checking.check_run import Check
from ettin_tck.checking.jobs import worthwhile
from ettin_tck.cli.options import (
    engine_command,
    engine_or_reference,
    ids_from,
    scenarios,
    time_limits,
)
from ettin_tck.cli.outputs import (
    begin_folder,
    kept_apart,
    writing,
)
from ettin_tck.cli.report_views import Outputs, report_views
from ettin_tck.engines import installed
from ettin_tck.engines.interrupts import answered_by
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, UsageError
from ettin_tck.releases.frozen_sets import otherwise, read_set
from ettin_tck.report.topics import GROUPINGS
from ettin_tck.verdicts import BROKEN, UNPLAYABLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_tck.cases.selection import Chosen
    from ettin_tck.library import Library
    from ettin_tck.report import View


@click.command(help="Check an engine against the FAQ, by default the reference.")
@click.option(
    "--date",
    "dates",
    multiple=True,
    metavar="DATE",
    help="Play on this date, ISO or by name, or on `all` when a rule changed; repeatable.",
)
@scenarios
@click.option(
    "--id",
    "ids",
    multiple=True,
    metavar="ID",
    shell_complete=ids_from,
    help="Only these: an id, or a pattern such as 'life.*'.",
)
@click.option(
    "--clause",
    "clauses",
    multiple=True,
    metavar="CLAUSE",
    help="Only what cites it, by key or number.",
)
@click.option("--tag", "tags", multiple=True, metavar="TAG", help="Only what carries it.")
@click.option(
    "--set",
    "frozen",
    metavar="VERSION|FILE",
    help="Only the cases of a release, or of a set that `ettin release set` has written.",
)
@click.option(
    "--vary",
    is_flag=True,
    help="Also with other names, heads, teams, seats, numbers, and more on the table.",
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    metavar="N",
    help="Vary and repeat as N draws it, which a check has printed; else anew each time.",
)
@click.option(
    "--repeat",
    type=click.IntRange(min=1),
    default=1,
    metavar="N",
    help="Play each case N times; one whose verdict is not always the same is flaky.",
)
@click.option("--baseline", type=click.Path(path_type=Path), help="Failures that are known.")
@click.option("--update-baseline", is_flag=True, help="Write them.")
@click.option("--ndjson", metavar="FILE", help="The results, an event a line; - for stdout.")
@click.option(
    "--junit", type=click.Path(path_type=Path), metavar="FILE", help="The results as JUnit XML."
)
@click.option("--cucumber", metavar="FILE", help="The results as Cucumber Messages; - for stdout.")
@click.option(
    "--html",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The report as a page, complete in one file.",
)
@click.option(
    "--markdown",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A summary in Markdown, as CI services show it.",
)
@click.option(
    "--badge",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A badge (SVG): how many pass of those asked.",
)
@click.option(
    "--traces", type=click.Path(path_type=Path), metavar="DIR", help="What was said in each case."
)
@click.option(
    "--jobs",
    "-j",
    type=click.IntRange(min=1),
    metavar="N",
    help="Start so many engines and share the cases among them; by default one for each core, "
    "if the engine says that it need not be alone.",
)
@click.option(
    "--shard",
    metavar="K/N",
    help="Only the K-th of N shares of the cases, for machines that divide them.",
)
@click.option("--fail-fast", is_flag=True, help="Stop at the first failure.")
@click.option("--strict", is_flag=True, help="What differs from our inferences fails, too.")
@click.option(
    "--by",
    type=click.Choice(GROUPINGS),
    default=GROUPINGS[0],
    help="Count by the topics of the features, or by the clauses of the rules.",
)
@click.option("--verbose", "-v", is_flag=True, help="Show every failure; name every case.")
@time_limits
@engine_command
def verb(
    *,
    command: tuple[str, ...],
    dates: tuple[str, ...],
    library: Library,
    ids: tuple[str, ...],
    clauses: tuple[str, ...],
    tags: tuple[str, ...],
    frozen: str | None,
    vary: bool,
    seed: int | None,
    repeat: int,
    baseline: Path | None,
    update_baseline: bool,
    ndjson: str | None,
    junit: Path | None,
    cucumber: str | None,
    html: Path | None,
    markdown: Path | None,
    badge: Path | None,
    traces: Path | None,
    jobs: int | None,
    shard: str | None,
    fail_fast: bool,
    strict: bool,
    by: str,
    verbose: bool,
    start_limit: float,
    limit: float,
    whole_limit: float,
) -> int:
    """Play what was chosen and report it."""
    if seed is not None and not vary and repeat == 1:
        raise UsageError("--seed N draws the variations of --vary, and the plays of --repeat N")
    pages = {"--html": html, "--markdown": markdown, "--badge": badge}
    streams = {"--ndjson": ndjson, "--cucumber": cucumber}
    kept_apart({"--baseline": baseline, **streams, "--junit": junit, **pages})
    known = _known(baseline, update_baseline)
    limits = Limits(start_limit, limit, whole_limit)
    within = None if frozen is None else _within(library, frozen)
    wanted = Wanted(iso_dates(library, dates), ids, clauses, tags, within)
    chosen = _chosen(library, wanted, shard)
    order = Order(
        library=library,
        chosen=chosen,
        command=command,
        baseline=known,
        vary=vary,
        reference=installed.maker(installed.REFERENCE),
        fail_fast=fail_fast,
        strict=strict,
        traced=any(wanted is not None for wanted in (ndjson, traces, html)),
        seed=fresh_seed() if seed is None else seed,
        repeat=repeat,
    )
    outputs = Outputs(ndjson, junit, cucumber, traces, pages)
    views = partial(report_views, library=library, outputs=outputs, verbose=verbose, by=by)
    seen = Memory(keeping=update_baseline)
    claims = _played(order, limits, jobs, views, seen)
    return _updated(known, seen.events, claims) if update_baseline else seen.exit


def _within(library: Library, name: str) -> frozenset[str]:
    """The cases of a set; what they ask or expect otherwise by now is told, since we judge now."""
    chosen = read_set(name)
    changed, gone = otherwise(chosen, library)
    if changed or gone:
        click.echo(
            f"the set is of {chosen.version}, and ettin {version('ettin')} judges: of its "
            f"{len(chosen.cases)} cases {len(changed)} ask or expect otherwise now, "
            f"{len(gone)} are gone",
            err=True,
        )
    return frozenset(chosen.cases)


def _chosen(library: Library, wanted: Wanted, shard: str | None) -> list[Chosen]:
    """The cases that were asked for, or a share of them."""
    chosen = select(library, wanted)
    return chosen if shard is None else share_of(chosen, shard)


def _played(
    order: Order,
    limits: Limits,
    jobs: int | None,
    views: Callable[[ExitStack], list[View]],
    seen: Memory,
) -> Capabilities | None:
    """Play a check before its views; what the engine claimed, if it came so far."""
    _no_scenario(order.library, order.command)
    with ExitStack() as stack:
        watching = (*views(stack), seen)
        session = stack.enter_context(Session(engine_or_reference(order.command), limits))
        session.launch()
        check = Check(order, session, partial(_engines, jobs, len(order.chosen)))
        stack.callback(check.end)
        stack.enter_context(answered_by(check.break_off))
        for event in check.events():
            for view in watching:
                view.see(event)
    return check.claims


def _known(baseline: Path | None, update: bool) -> baselines.Baseline:
    """The failures that are known; if they are to be written, where that can be done."""
    if baseline is None:
        if update:
            raise UsageError("--update-baseline needs --baseline FILE")
        return baselines.Baseline()
    known = baselines.load(baseline, update)
    if update:
        begin_folder(known.folder)
    return known


def _no_scenario(library: Library, command: tuple[str, ...]) -> None:
    """Nothing, where the command is one.

    Raises:
        UsageError: it is the name of a scenario, or a pattern of names, as others write it behind
            the verb.
    """
    name, *more = command or ("",)
    ids = [scenario.id for scenario in library.corpus.scenarios]
    if not more and fnmatch.filter(ids, name) and shutil.which(name) is None:
        raise UsageError(
            f"'{name}' is a scenario, and a command was expected\n"
            f"    try: ettin check --id {shlex.quote(name)}"
        )


def fresh_seed() -> int:
    """A seed that nobody can have known, short enough to be typed again."""
    return secrets.randbelow(10**6)


class Memory:
    """Remembers how a check ended, and where asked for what it has told, without traces."""

    def __init__(self, *, keeping: bool) -> None:
        self._keeping = keeping
        self.events: list[Events] = []

    @property
    def exit(self) -> int:
        """The exit code that the check came to."""
        last = self.events[-1]
        return last.exit if isinstance(last, Ended) else Exit.HARNESS_BROKE

    def see(self, event: Events) -> None:
        """Take one event."""
        if not self._keeping:
            self.events.clear()
        self.events.append(without_trace(event) if isinstance(event, CaseEnded) else event)

    def close(self) -> None:
        """Nothing is open."""


def _engines(jobs: int | None, cases: int, can: Capabilities) -> int:
    """How many engines play."""
    if jobs is not None:
        return jobs
    return 1 if can.alone else worthwhile(cases)


def _updated(known: baselines.Baseline, seen: list[Events], claims: Capabilities | None) -> int:
    """Write the baseline; what it cannot list still decides the exit code."""
    ended = seen[-1]
    if not isinstance(ended, Ended) or any(_is_left_open(event) for event in seen):
        click.echo("the baseline was not written: not everything could be played", err=True)
        return ended.exit if isinstance(ended, Ended) else Exit.HARNESS_BROKE
    assert known.path is not None
    told = [event for event in seen if isinstance(event, CaseEnded | Departed)]
    listed = baselines.updated(known, told, claims)
    with writing(known.path):
        baselines.write(listed)
    click.echo(f"{known.path}: {len(listed.known)} known", err=True)
    return Exit.AS_EXPECTED


def _is_left_open(event: Events) -> bool:
    """Does an event say that something could not be played?"""
    if isinstance(event, CaseEnded):
        return event.verdict in BROKEN | UNPLAYABLE
    return isinstance(event, Broke | Stopped)
