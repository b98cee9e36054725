"""Which transitions, handled wrongly, explain a report: by now, or noted so before it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.monitor.departures.inquiry import Inquiry
from ettin_spec.monitor.departures.lapses import misremembered, noted, writers
from ettin_spec.monitor.departures.suspicions import Suspicion, suspicions
from ettin_spec.monitor.hidden_steps import Seen
from ettin_spec.monitor.patience import LostSight

MOST_NAMED = 6
"""Transitions that are named beside the first, where each would explain a report."""


@dataclass
class Suspects:
    """The transitions any of which explains all, each with what was due.

    `noted` may have noted before the report what one of these goes by. `gave_up`: there may be
    more, as not all was looked at.
    """

    named: dict[str, Seen] = field(default_factory=dict)
    noted: tuple[str, ...] = ()
    gave_up: bool = False


@lru_cache(maxsize=1)
def _all() -> tuple[Suspicion, ...]:
    return tuple(suspicions(load_flow()))


def suspected(inquiry: Inquiry) -> Suspects:
    """The transitions whose wrong handling explains a report."""
    found, by = Suspects(gave_up=True), list[Suspicion]()
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
        found.noted = _noted(inquiry, by)
        found.gave_up = inquiry.gave_up
    return found


def _noted(inquiry: Inquiry, explain: list[Suspicion]) -> tuple[str, ...]:
    """Who notes what these go by, where a wrong note of it would explain the report as well."""
    flow = inquiry.flow
    concerned = [t for s in explain for t in s.instead.values()]
    concerned += [t for t in flow.transitions() if any(t.id in s.of for s in explain)]
    found: dict[str, None] = {}
    for part in noted(flow, concerned):
        states = (o for s in inquiry.started() for o in misremembered(flow, s, part))
        if inquiry.explained_from(states):
            found.update(dict.fromkeys(writers(flow, part)))
    return tuple(found)
