"""A recorded check as the templates of pages show it."""

from __future__ import annotations

import shlex
from collections import Counter
from dataclasses import dataclass
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_tck.pages.page_words import Frames, frames
from ettin_tck.report.failure import numbers, places
from ettin_tck.report.failure_order import Cause, grouped
from ettin_tck.report.not_asked import worth_claiming
from ettin_tck.report.recorded.recorded_check import departures_by_transition
from ettin_tck.report.topics import COLUMNS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_tck.checking.check_events import CaseEnded, Departed, Line
    from ettin_tck.report.failure_order import Group
    from ettin_tck.report.recorded.recorded_check import RecordedCheck, ScenarioSeen

MOST_SHOWN = 300
"""So many failures are shown; of the others the number is told."""
MOST_GROUPS = 10
"""So many causes of failures are told in a summary."""
MOST_DATES = 6
"""So many dates are named one by one."""


@dataclass(frozen=True)
class Row:
    """A line of a table of counts."""

    name: str
    passed: int
    failed: int
    not_asked: int

    @property
    def asked(self) -> int:
        """The cases that were played, whatever came of them."""
        return self.passed + self.failed


def row(name: str, counts: Mapping[str, int]) -> Row:
    """The line of what goes by a name, counted by column."""
    return Row(name, *(counts.get(column, 0) for column in COLUMNS))


def page_data(check: RecordedCheck) -> dict[str, Any]:
    """All that the template of a report reads but the words of its language."""
    total = total_of(check)
    left = [each[0] for each in departures_by_transition(check).values()]
    groups, unshown = _shown(grouped(check.failures, check.tried))
    words = frames(check.started.language if check.started else "en")
    return {
        "version": version("ettin"),
        "engine": check.engine or "…",
        "outcome": outcome(check),
        "outcome_class": {"right": "right", "nothing": "idle"}.get(outcome(check), "wrong"),
        "broken": check.broken,
        "counts": [
            ("asked", total.passed + total.failed, ""),
            ("passed", total.passed, "right"),
            ("failed", total.failed, "wrong" if total.failed else ""),
            ("not_asked", total.not_asked, ""),
            ("departures", len(left), "wrong" if left else ""),
        ],
        "command": shlex.join(check.started.command) if check.started else "",
        "dates": _dates([*check.by_date]),
        "read_up_to": check.rules_read_up_to,
        "seed": check.started.seed if check.started else None,
        "departures": [_departed(each) for each in left],
        "failures": [_group(group, words) for group in groups],
        "unshown": unshown,
        "most_groups": MOST_GROUPS,
        "doubted": [
            _group(group, words) for group in _shown(grouped(check.doubted, check.tried))[0]
        ],
        "disputed": [
            _group(group, words) for group in _shown(grouped(check.disputed, check.tried))[0]
        ],
        "topics": [row(*each) for each in check.topics.counted()],
        "claims": [(sorted(names), number) for names, number in worth_claiming(check.lacks)],
        "by_date": [row(*each) for each in check.by_date.items()],
        "notes": check.notes,
        "by_folder": list(_by_folder(check)),
    }


def total_of(check: RecordedCheck) -> Row:
    """Everything that was played or not, in one line."""
    total = Counter[str]()
    for counts in check.by_date.values():
        total.update(counts)
    return row("", total)


def outcome(check: RecordedCheck) -> str:
    """By what word the headline goes."""
    total = total_of(check)
    if check.stopped:
        return "stopped"
    if check.broken or check.ended is None:
        return "broke"
    if check.failures or departures_by_transition(check):
        return "wrong"
    return "right" if total.passed or total.failed else "nothing"


def _dates(dates: list[str]) -> str:
    if len(dates) <= MOST_DATES:
        return ", ".join(sorted(dates))
    return f"{min(dates)} – {max(dates)} ({len(dates)})"


def _shown(groups: list[Group]) -> tuple[list[Group], int]:
    """The groups of which all is shown, and how many failures stand in the others."""
    room, shown = MOST_SHOWN, []
    for group in groups:
        if room <= 0:
            break
        shown.append(group)
        room -= len(group.failures)
    return shown, sum(len(group.failures) for group in groups[len(shown) :])


def _group(group: Group, words: Frames) -> dict[str, Any]:
    first, *others = (_case(event) for event in group.failures)
    heading = ""
    if group.cause is Cause.READING or (group.cause is not Cause.RULE and others):
        heading = f"{words.say(group.cause, n=len(others) + 1)}: {group.what}"
    return {"heading": heading, "first": first, "others": others}


def _case(event: CaseEnded) -> dict[str, Any]:
    return {
        "anchor": f"{event.case}_{event.date}_{event.variation}",
        "title": event.title,
        "case": event.case,
        "date": event.date,
        "variation": event.variation,
        "verdict": event.verdict,
        "where": ", ".join(part for part in (numbers(event.clauses), *places(event)) if part),
        "senses": [clause.sense for clause in event.clauses if clause.sense],
        "story": event.story,
        "why": event.why or event.before,
        "expected": event.expected,
        "actual": event.actual,
        "explained": (*event.explained, *([event.disputed] if event.disputed else [])),
        "rests_on": event.rests_on,
        "again": event.again,
        "trace": [_said(line) for line in event.trace],
    }


def _said(line: Line) -> dict[str, str]:
    return {"sent": _text(line.command), "came": _text(line.result)}


def _text(value: Any) -> str:
    plain = msgspec.json.encode(value)
    return msgspec.json.format(plain, indent=1).decode("utf-8", "replace")


def _departed(event: Departed) -> dict[str, Any]:
    return {
        "transition": event.transition,
        "rule": event.clause.number or event.clause.key,
        "sense": event.clause.sense,
        "expected": event.expected,
        "because": event.because,
        "got": event.got,
        "perhaps": ", ".join(event.perhaps),
        "near": event.near and not event.perhaps,
        "case": event.case,
        "date": event.date,
        "again": event.again,
    }


def _by_folder(check: RecordedCheck) -> Iterator[tuple[str, list[dict[str, str]]]]:
    folders: dict[str, list[dict[str, str]]] = {}
    for seen in check.scenarios.values():
        folders.setdefault(seen.topic, []).append(_scenario(seen))
    yield from sorted(folders.items())


def _scenario(seen: ScenarioSeen) -> dict[str, str]:
    came, kind = "not_asked", "idle"
    if seen.came["failed"]:
        came, kind = "failed", "wrong"
    elif seen.came["passed"]:
        came, kind = "passed", "right"
    return {"id": seen.id, "title": seen.title, "came": came, "kind": kind}
