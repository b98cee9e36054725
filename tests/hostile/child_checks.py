"""Whole checks of a child process, and what was told in them."""

from __future__ import annotations

import sys
from pathlib import Path

from shared.corpora import library as shared_library

from ettin_tck.cases.selection import Wanted, select
from ettin_tck.checking.baseline import Baseline
from ettin_tck.checking.case_player import Order
from ettin_tck.checking.check_events import CaseEnded
from ettin_tck.checking.check_run import Check
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits

CHILDREN = Path(__file__).parents[1] / "children"
REFERENCE = (sys.executable, "-m", "ettin_tck", "engine")


def child(name):
    """The command of one of the children."""
    return (sys.executable, "-S", "-E", str(CHILDREN / f"{name}.py"))


def check(command, *, ids=(), date="2012-01-01", limits=None, baseline=None, library=None):
    """All that a check of a child tells."""
    library = library or shared_library()
    chosen = select(library, Wanted((date,) if date else (), ids))
    order = Order(library, chosen, command, baseline or Baseline(), traced=True)
    with Session(command, limits or Limits()) as session:
        return list(Check(order, session).events())


def of(kind, events):
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def verdicts(events):
    """The verdicts on the cases, in order."""
    return [event.verdict for event in of(CaseEnded, events)]
