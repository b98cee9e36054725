"""The last lines of a check: counts on each date, out of the cases that the engine claims."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.verdicts import IDLE, PLAYED, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_tck.checking.check_events import Ended


RIGHT = IDLE | {Verdict.PASS}
"""Verdicts after which there is nothing to be mended."""


MOST_DATES = 6
"""Dates that have a line each; of more only those have one on which not all was right."""


def summary(event: Ended, *, whole: bool = False) -> list[str]:
    """One line a date on which something was played, then what else there is to say.

    Of many dates only some are told, unless `whole`.
    """
    busy = {date: counts for date, counts in event.counts.items() if not IDLE.issuperset(counts)}
    lines = list(_dates(busy or event.counts, whole))
    if busy and len(busy) < len(event.counts):
        dates = _many(len(event.counts) - len(busy), "other date", "other dates")
        lines.append(f"on {dates} nothing that the engine claims was to be played")
    if len(event.counts) > 1:
        lines.append(_date("in all", _total(event)))
    extra = [
        _many(
            event.departures,
            "departure from the flow of the game",
            "departures from the flow of the game",
        ),
        _many(event.known, "known failure in the baseline", "known failures in the baseline"),
        _many(
            event.doubted,
            "case differs from an inference of ours (a failure with --strict)",
            "cases differ from inferences of ours (failures with --strict)",
        ),
        _many(
            event.disputed,
            "case of a disputed scenario differs (not counted)",
            "cases of disputed scenarios differ (not counted)",
        ),
        _many(event.stale, "stale entry in the baseline", "stale entries in the baseline"),
        _many(
            event.lost,
            "case skipped that was asked when the baseline was written",
            "cases skipped that were asked when the baseline was written",
        ),
    ]
    lines += [text for text in extra if text]
    if not sum(_total(event).get(v, 0) for v in PLAYED) and event.counts:
        lines.append("nothing was played: the engine claims none of what these cases need")
    return lines


def _dates(counts: Mapping[str, Mapping[str, int]], whole: bool) -> Iterator[str]:
    """The dates that are told, and how many are not."""
    if whole or len(counts) <= MOST_DATES:
        yield from (_date(date, each) for date, each in counts.items())
        return
    wrong = {date: each for date, each in counts.items() if not RIGHT.issuperset(each)}
    yield from (_date(date, each) for date, each in [*wrong.items()][:MOST_DATES])
    if (more := len(wrong) - MOST_DATES) > 0:
        yield f"and {_many(more, 'more date', 'more dates')} on which not all pass (-v shows each)"
    if right := len(counts) - len(wrong):
        yield f"on {_many(right, 'date', 'dates')} all that was asked passes"


def _total(event: Ended) -> dict[str, int]:
    total: dict[str, int] = {}
    for counts in event.counts.values():
        for verdict, number in counts.items():
            total[verdict] = total.get(verdict, 0) + number
    return total


def _date(name: str, counts: Mapping[str, int]) -> str:
    played = sum(counts.get(verdict, 0) for verdict in PLAYED)
    others = [f"{counts[v]} {v}" for v in Verdict if v is not Verdict.PASS and counts.get(v)]
    line = f"{name:<10}  {counts.get(Verdict.PASS, 0)} of {played} pass"
    return ", ".join([line, *others])


def _many(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}" if number else ""
