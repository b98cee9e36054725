"""Which transitions, handled wrongly, explain a report: by now, or noted so before it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache

from ettin_spec.flow.definition.flow_model import Flow
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.monitor.departures.earlier_mistakes import UNSEEN, misremembered, noted, writers
from ettin_spec.monitor.departures.paths import Point
from ettin_spec.monitor.departures.possible_mistakes import Mistake, possible_mistakes
from ettin_spec.monitor.departures.tried_mistakes import MistakeTrials
from ettin_spec.monitor.hidden_steps import Seen
from ettin_spec.monitor.search_limits import LostSight

MOST_NAMED = 6
"""Transitions that are named beside the first, where each would explain a report."""


@dataclass
class Explanations:
    """The transitions any of which explains all, each with what was due.

    `noted` may have noted before the report what one of these goes by. `more`: there may be more,
    as not all was looked at, or as one of these goes by what no status tells.
    """

    named: dict[str, Seen] = field(default_factory=dict)
    noted: tuple[str, ...] = ()
    more: bool = False


@lru_cache(maxsize=1)
def _all() -> tuple[Mistake, ...]:
    return tuple(possible_mistakes(load_flow()))


def explanations_of(trials: MistakeTrials) -> Explanations:
    """The transitions whose wrong handling explains a report."""
    found, by = Explanations(more=True), list[Mistake]()
    with suppress(LostSight):
        for mistake in _all():
            if found.named.keys() >= set(mistake.of):
                continue
            explained = trials.explained_by(mistake)
            if explained is not None:
                found.named.setdefault(*explained)
                by.append(mistake)
            if len(found.named) > MOST_NAMED + 1:
                return found
        parts = _parts(trials.flow, by)
        found.noted = _noted(trials, parts)
        found.more = trials.gave_up or not UNSEEN.isdisjoint(parts)
    return found


def _parts(flow: Flow, explain: list[Mistake]) -> tuple[str, ...]:
    """What is noted of the game by which these mistakes go."""
    concerned = [t for s in explain for t in s.instead.values()]
    concerned += [t for t in flow.transitions() if any(t.id in s.of for s in explain)]
    return noted(flow, concerned)


def _noted(trials: MistakeTrials, parts: tuple[str, ...]) -> tuple[str, ...]:
    """Who notes one of these, where a wrong note of it would explain the report as well."""
    found: dict[str, None] = {}
    for part in parts:
        wrong = (
            Point((state, start.seen[1]), start.done)
            for start in trials.started()
            for state in misremembered(trials.flow, start.state, part)
        )
        if trials.explained_from(wrong):
            found.update(dict.fromkeys(writers(trials.flow, part)))
    return tuple(found)
