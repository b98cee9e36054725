"""Checks of engines that say anything: each ends in time, in a verdict or a line, and is harmless.

`python tests/fuzzing/campaign.py --seconds 600 --seed 7` plays as long as that; a seed that is
printed plays the same again.
"""

from __future__ import annotations

import argparse
import io
import json
import re
import resource
import sys
import tempfile
import time
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING
from unittest.mock import patch

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from fuzzing.fuzzed_child import FuzzedChild

from ettin_tck.cases.selection import Chosen, Wanted, select
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import Broke, CaseEnded, Ended, Events
from ettin_tck.checking.check_run import Check
from ettin_tck.engines.installed import maker
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.library import Library
from ettin_tck.report.junit import JunitView
from ettin_tck.report.ndjson import NdjsonView
from ettin_tck.report.terminal import TerminalView
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SLOWEST = 10.0
"""Seconds of processor time that one case may take."""

MOST_GROWTH = 200
"""MiB by which memory may grow once it is warm; what monitors remember is bounded."""

WARM = 200
"""Cases after which memory is looked at."""

TOGETHER = 5
"""Cases in one check."""

LONGEST_LINE = 3_000
UNSEEN = r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]"
HARMFUL = re.compile(UNSEEN + r"|^\s*::|##\[|##vso", re.MULTILINE)
"""What no terminal and no log of a CI service should get."""


@dataclass
class Tally:
    """What came of it: verdicts, exit codes, and the slowest case in seconds."""

    cases: int = 0
    slowest: float = 0.0
    verdicts: Counter[str] = field(default_factory=Counter)
    exits: Counter[int] = field(default_factory=Counter)
    warm: int = 0

    @property
    def growth(self) -> int:
        """MiB by which memory has grown since it was warm."""
        return _memory() - self.warm if self.warm else 0


class Harm(AssertionError):
    """The runner did what it must never do."""


def campaign(seed: int, seconds: float = inf, cases: float = inf) -> Tally:
    """Check fuzzed engines for so much processor time, or in so many cases at least.

    Raises:
        Harm: a check did not end as it should; the message says with which seed and cases.
    """
    library, random, tally = Library("en"), Random(seed), Tally()
    chosen = select(library, Wanted())
    end = time.process_time() + seconds
    with patch("ettin_tck.engines.process_engine.Child", FuzzedChild):
        while time.process_time() < end and tally.cases < cases:
            FuzzedChild.random = Random(random.randrange(2**32))
            some = random.sample(list(chosen), TOGETHER)
            try:
                _check(library, some, random, tally)
            except Exception as error:
                names = ", ".join(each.case.id for each in some)
                raise Harm(
                    f"seed {seed}, after {tally.cases} cases, in {names}: {error!r}"
                ) from error
            if not tally.warm and tally.cases >= WARM:
                tally.warm = _memory()
    if tally.growth > MOST_GROWTH:
        raise Harm(f"seed {seed}: memory grew by {tally.growth} MiB in {tally.cases} cases")
    return tally


def _check(library: Library, chosen: Sequence[Chosen], random: Random, tally: Tally) -> None:
    """One check with every report, held against what each must be."""
    explains = maker("reference") if random.random() < 0.02 else None
    order = Order(
        library, chosen, ("A", "B"), vary=random.random() < 0.1, reference=explains, traced=True
    )
    began = time.process_time()
    with _reports() as (views, told):
        with Session(("A", "B"), Limits(5, 5, 120)) as session:
            events = list(_seen(Check(order, session), views))
        for view in views:
            view.close()
        took = time.process_time() - began
        _hold(events, chosen, told())
    if took > SLOWEST * TOGETHER:
        raise Harm(f"it took {took:.1f} s")
    tally.cases += len(chosen)
    tally.slowest = max(tally.slowest, took)
    tally.verdicts.update(str(event.verdict) for event in events if isinstance(event, CaseEnded))
    tally.exits[events[-1].exit] += 1


def _seen(check: Check, views: Sequence[object]) -> Iterator[Events]:
    for event in check.events():
        for view in views:
            view.see(event)
        yield event


@contextmanager
def _reports() -> Iterator[tuple[list[object], object]]:
    """Every report, and what they told: the terminal's text, NDJSON, and the file of JUnit."""
    with tempfile.TemporaryDirectory() as folder:
        screen, lines, junit = io.StringIO(), io.BytesIO(), Path(folder) / "junit.xml"
        terminal = TerminalView(Console(file=screen, width=200), verbose=True)
        yield (
            [terminal, NdjsonView(lines), JunitView(junit)],
            lambda: (screen.getvalue(), lines.getvalue(), junit.read_text(encoding="utf-8")),
        )


def _hold(events: list[Events], chosen: Sequence[Chosen], told: tuple[str, bytes, str]) -> None:
    screen, lines, junit = told
    ended = [event for event in events if isinstance(event, CaseEnded) and not event.variation]
    broke = [event for event in events if isinstance(event, Broke)]
    _must(isinstance(events[-1], Ended), "no end was told")
    _must(len(ended) == len(chosen) or bool(broke), f"{len(ended)} verdicts on {len(chosen)} cases")
    harness = [event.why for event in ended if event.verdict is Verdict.HARNESS_ERROR]
    _must(not harness, f"a harness error: {harness}")
    _must(events[-1].exit in (0, 1, 3, 5), f"exit {events[-1].exit}")
    for name, text in (("screen", screen), ("junit", junit)):
        harm = HARMFUL.search(text)
        _must(
            harm is None,
            f"{name} holds {harm[0]!r} in {text[max(0, harm.start() - 80) : harm.end()]!r}"
            if harm
            else "",
        )
        longest = max(map(len, text.splitlines()), default=0)
        _must(longest <= LONGEST_LINE, f"{name} has a line of {longest} characters")
    _must(all(json.loads(line) for line in lines.splitlines()), "a line of NDJSON is none")


def _must(holds: bool, wrong: str) -> None:
    if not holds:
        raise Harm(wrong)


def _memory() -> int:
    """MiB that this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def main() -> None:
    """Play, and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="of processor time")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 2**32)
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    tally = campaign(asked.seed, asked.seconds)
    print(f"{tally.cases} cases, the slowest check {tally.slowest:.2f} s, {tally.growth} MiB more")
    print(f"verdicts: {dict(tally.verdicts)}, exit codes: {dict(tally.exits)}")


if __name__ == "__main__":
    main()
