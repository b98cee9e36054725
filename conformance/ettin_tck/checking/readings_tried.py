"""Is a reading that explains failures held against cases that passed?

An engine that had it would fail these, too. So a reading that explains one answer by chance is told
from one that the engine has; an engine may have it in one place alone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING

from ettin_spec.errors import EttinError
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import last_day
from ettin_tck.checking.check_events import ReadingTried
from ettin_tck.judging.explanations import shows
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ettin_tck.cases.selection import Chosen
    from ettin_tck.checking.case_player import Order
    from ettin_tck.checking.check_events import CaseEnded

MOST_READINGS = 8
"""So many readings are tried, those that explain most failures."""
MOST_TRIED, ENOUGH = 30, 5
"""Cases on which each is tried, until it shows in so many."""


@dataclass
class ReadingsTried:
    """What has passed, and what explains what has not, of the cases of a check."""

    order: Order
    _passed: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    _causes: Counter[str] = field(default_factory=Counter)
    _topics: dict[str, Counter[str]] = field(default_factory=dict)

    def take(self, event: CaseEnded) -> None:
        """Note what came of a case."""
        topic = event.id.partition(".")[0]
        if event.verdict is Verdict.PASS and not event.variation:
            self._passed.setdefault(topic, []).append((event.case, event.date))
        for cause in dict.fromkeys(event.causes):
            self._causes[cause] += 1
            self._topics.setdefault(cause, Counter())[topic] += 1

    def told(self) -> Iterator[ReadingTried]:
        """For each reading in how many of the cases that were tried it shows, and they passed."""
        if self.order.reference is None or not self._causes:
            return
        chosen = {(each.case.id, _day(each, self.order)): each for each in self.order.chosen}
        for cause, _ in self._causes.most_common(MOST_READINGS):
            found = self._shown(cause, filter(None, map(chosen.get, self._near(cause))))
            if found:
                yield ReadingTried(cause, tuple(found))

    def _near(self, cause: str) -> Iterator[tuple[str, str]]:
        """Cases that passed, those of the topics of the failures first, then some of each."""
        near = [topic for topic, _ in self._topics[cause].most_common()]
        for topic in near:
            yield from islice(reversed(self._passed.get(topic, [])), MOST_TRIED // 2)
        for topic, passed in self._passed.items():
            if topic not in near:
                yield from passed[:2]

    def _shown(self, cause: str, cases: Iterable[Chosen]) -> list[str]:
        """The scenarios in which a reading shows, as far as that is enough."""
        order, found = self.order, dict[str, None]()
        assert order.reference is not None
        for each in islice(cases, MOST_TRIED):
            try:
                plan = plan_of(order.library, each, _day(each, order))
            except EttinError:
                continue
            if each.scenario.id not in found and shows(cause, plan, order.reference):
                found[each.scenario.id] = None
            if len(found) == ENOUGH:
                break
        return list(found)


def _day(chosen: Chosen, order: Order) -> str:
    return str(chosen.date or last_day(chosen.case, order.library.today))
