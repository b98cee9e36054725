"""`ettin perft`."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import date as calendar
from functools import cached_property
from typing import TYPE_CHECKING

import click

from ettin_spec.errors import called
from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_tck.cases.selection import iso_dates
from ettin_tck.checkout import checkout
from ettin_tck.cli.options import engine_command, language, time_limits, variants_from
from ettin_tck.engines import installed
from ettin_tck.engines.any_engine import started_as
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.safe_text import clean
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import Exit, NothingSelectedError, UsageError
from ettin_tck.library import Library
from ettin_tck.perft.counted_tables import (
    COUNTS_FILE,
    commit_of,
    provenance,
    since,
    tables,
    text_of,
)
from ettin_tck.perft.counting import NotCounted, Tree
from ettin_tck.perft.departure_told import told
from ettin_tck.perft.dividing import first_departure
from ettin_tck.perft.needed_claims import lacking
from ettin_tck.perft.positions import game, position_called, positions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.protocol.capabilities import Capabilities
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.perft.counted_tables import Key
    from ettin_tck.perft.nodes import Count, Counts
    from ettin_tck.perft.positions import Game

NEEDED = ("legal", "mark")


@click.command(
    help="Count the sequences of decisions from known positions, and show where they part."
)
@click.option(
    "--position", "names", multiple=True, metavar="NAME",
    help=f"Only from this; repeatable: {', '.join(positions())}.",
)  # fmt: skip
@click.option(
    "--depth", type=click.IntRange(1), default=None,
    help="So many decisions, wherever it begins.  [default: as each position says]",
)  # fmt: skip
@click.option(
    "--variant", "variants", multiple=True, default=(DEFAULT_VARIANT,), show_default=True,
    metavar="NAME", shell_complete=variants_from, help="Games of this variant; repeatable.",
)  # fmt: skip
@click.option(
    "--date", "dates", multiple=True, metavar="DATE", default=("current",), show_default=True,
    help="Under the rules of this date, a name of one, or all; repeatable.",
)  # fmt: skip
@click.option("--write", is_flag=True, help="Write what the reference counts into the tables.")
@click.option("--list", "listing", is_flag=True, help="Only list the positions.")
@language
@time_limits
@engine_command
def verb(
    *,
    command: tuple[str, ...],
    names: tuple[str, ...],
    depth: int | None,
    variants: tuple[str, ...],
    dates: tuple[str, ...],
    write: bool,
    listing: bool,
    lang: str,
    start_limit: float,
    limit: float,
    whole_limit: float,
) -> int:
    """Count from each position; tell where an engine's count is another than the reference's."""
    if listing:
        for name, position in positions().items():
            click.echo(f"{name}: {position.says} ({position.depth} decisions)")
        return Exit.AS_EXPECTED
    if write and (command or names or depth):
        raise UsageError("--write is of the reference, of every position and depth")
    library, limits = Library(lang), Limits(start_limit, limit, whole_limit)
    for name in names:
        position_called(name)
    for variant in variants:
        called("variant", variant, library.rules.variants)
    chosen = _games(library, names, variants, iso_dates(library, dates))
    with ExitStack() as stack:
        engine: Engine = installed.make()
        if command:
            engine = stack.enter_context(Session(started_as(command), limits))
        counting = _Counting(library, engine, depth, is_reference=not command, compares=not write)
        code = limits.hold_for(lambda: counting.all_of(chosen))
    if write:
        _write(counting.counted, variants, dates)
    return code


def _games(
    library: Library, names: tuple[str, ...], variants: tuple[str, ...], days: Sequence[str]
) -> list[Game]:
    found = []
    for variant in variants:
        first = library.rules.variants[variant].since
        for day in days:
            if not first or day >= first:
                found += [game(library, name, variant, day) for name in names or positions()]
    if not found:
        raise NothingSelectedError("none of these variants was there on these days")
    return found


@dataclass
class _Counting:
    """The positions on one engine."""

    library: Library
    engine: Engine
    depth: int | None
    is_reference: bool
    compares: bool
    counted: dict[Key, Counts] = field(default_factory=dict)

    @cached_property
    def can(self) -> Capabilities:
        """What the engine claims."""
        return self.engine.initialize()

    def all_of(self, chosen: Sequence[Game]) -> int:
        """Count from each; 1 if a count is another, 5 if nothing can be counted."""
        can = self.can
        if missing := [claim for claim in NEEDED if claim not in can.explores]:
            raise NothingSelectedError(
                f"the engine does not claim {', '.join(missing)} in `explores`"
            )
        differ = done = 0
        for each in chosen:
            if why := lacking(self.library, can, each):
                click.echo(f"{_named(each)}: not counted, {clean(why)}")
                continue
            try:
                differ += self._differs(each)
                done += 1
            except NotCounted as reason:
                click.echo(f"{_named(each)}: not counted, {clean(str(reason))}")
        if not done:
            raise NothingSelectedError("the engine can be counted from none of these positions")
        click.echo(f"{done} of {len(chosen)} positions counted: {differ} differ")
        return Exit.REGRESSION if differ else Exit.AS_EXPECTED

    def _differs(self, each: Game) -> bool:
        """Count deeper and deeper; tell the first difference."""
        key = (each.name, each.variant, since(self.library, each.name, each.date))
        tree, depth = Tree(self.engine, each), self.depth or each.position.depth
        counts = tree.whole(depth, is_right=self.is_reference)
        self.counted[key] = counts
        right = self._right(each, tables().of(key) if self.compares else (), counts)
        for number, (one, two) in enumerate(zip(counts, right, strict=True), 1):
            if one != two:
                self._tell(each, tree, number, (one, two))
                return True
        click.echo(f"{_named(each)}: {' '.join(str(count.sequences) for count in counts)}")
        return False

    def _right(self, each: Game, table: Counts, counts: Counts) -> Counts:
        """By the table, and where it does not go so deep by the reference."""
        if len(table) >= len(counts):
            return table[: len(counts)]
        if self.is_reference:
            return (*table, *counts[len(table) :])
        return Tree(installed.make(), each).whole(len(counts), is_right=True)

    def _tell(self, each: Game, tree: Tree, depth: int, counts: tuple[Count, Count]) -> None:
        wrong, right = counts
        said = f"{wrong.sequences} sequences, right: {right.sequences}"
        if wrong.sequences == right.sequences:
            said = f"{wrong.sequences} sequences, and so in the reference, but not the same ones"
        click.echo(f"DIFFERS  {_named(each)}, depth {depth}: {said}")
        reference = installed.make()
        found = first_departure(Tree(reference, each), tree, depth)
        if found is None:
            written = tables().provenance
            click.echo(f"  the reference counts so too: the table is of {written.commit}")
            return
        far = {"step", "left_stack"} <= {*self.can.advances}
        for line in told(self.library, each, found, (reference, self.engine), far):
            click.echo(clean(line))


def _named(each: Game) -> str:
    return f"{each.name}, {each.variant}, {each.date}"


def _write(counted: dict[Key, Counts], variants: tuple[str, ...], dates: tuple[str, ...]) -> None:
    command = " ".join(_command(variants, dates))
    of = provenance(calendar.today().isoformat(), command, commit_of(checkout(None)))
    COUNTS_FILE.write_text(text_of(counted, of), encoding="utf-8")


def _command(variants: tuple[str, ...], dates: tuple[str, ...]) -> Iterator[str]:
    yield "ettin perft --write"
    yield from (f"--variant {name}" for name in variants)
    yield from (f"--date {name}" for name in dates)
