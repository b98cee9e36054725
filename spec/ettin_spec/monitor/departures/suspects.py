"""Which transitions, handled wrongly, explain a report: by now, or noted so before it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache

from ettin_spec.flow.definition.flow_model import Flow
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.monitor.departures.inquiry import Inquiry
from ettin_spec.monitor.departures.lapses import UNSEEN, misremembered, noted, writers
from ettin_spec.monitor.departures.paths import Point
from ettin_spec.monitor.departures.suspicions import Suspicion, suspicions
from ettin_spec.monitor.hidden_steps import Seen
from ettin_spec.monitor.patience import LostSight

MOST_NAMED = 6
"""Transitions that are named beside the first, where each would explain a report."""


@dataclass
class Suspects:
    """The transitions any of which explains all, each with what was due.

    `noted` may have noted before the report what one of these goes by. `more`: there may be more,
    as not all was looked at, or as one of these goes by what no status tells.
    """

    named: dict[str, Seen] = field(default_factory=dict)
    noted: tuple[str, ...] = ()
    more: bool = False


@lru_cache(maxsize=1)
def _all() -> tuple[Suspicion, ...]:
    return tuple(suspicions(load_flow()))


def suspected(inquiry: Inquiry) -> Suspects:
    """The transitions whose wrong handling explains a report."""
    found, by = Suspects(more=True), list[Suspicion]()
    with suppress(LostSight):
        for suspicion in _all():
            if found.named.keys() >= set(suspicion.of):
                continue
            explained = inquiry.explained_by(suspicion)
            if explained is not None:
                found.named.setdefault(*explained)
                by.append(suspicion)
            if len(found.named) > MOST_NAMED + 1:
                return found
        parts = _parts(inquiry.flow, by)
        found.noted = _noted(inquiry, parts)
        found.more = inquiry.gave_up or not UNSEEN.isdisjoint(parts)
    return found


def _parts(flow: Flow, explain: list[Suspicion]) -> tuple[str, ...]:
    """What is noted of the game by which these suspicions go."""
    concerned = [t for s in explain for t in s.instead.values()]
    concerned += [t for t in flow.transitions() if any(t.id in s.of for s in explain)]
    return noted(flow, concerned)


def _noted(inquiry: Inquiry, parts: tuple[str, ...]) -> tuple[str, ...]:
    """Who notes one of these, where a wrong note of it would explain the report as well."""
    found: dict[str, None] = {}
    for part in parts:
        wrong = (
            Point((state, start.seen[1]), start.done)
            for start in inquiry.started()
            for state in misremembered(inquiry.flow, start.state, part)
        )
        if inquiry.explained_from(wrong):
            found.update(dict.fromkeys(writers(inquiry.flow, part)))
    return tuple(found)
