"""The last lines of a check: counts on each date, out of the cases that the engine claims."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.verdicts import IDLE, PLAYED, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ettin_tck.checking.check_events import Ended
    from ettin_tck.pages.page_words import Frames


RIGHT = IDLE | {Verdict.PASS}
"""Verdicts after which there is nothing to be mended."""


MOST_DATES = 6
"""Dates that have a line each; of more only those have one on which not all was right."""


EXTRA = ("departures", "known", "doubted", "disputed", "stale", "lost")
"""What is counted besides verdicts, in this order."""


BESIDE = ("unread", "untold")
"""What bears on every verdict, and so stands beside them: cards refused, passes not told."""


def summary(event: Ended, words: Frames, *, whole: bool = False) -> list[str]:
    """One line a date on which something was played, then what else there is to say.

    Of many dates only some are told, unless `whole`.
    """
    busy = {date: counts for date, counts in event.counts.items() if not IDLE.issuperset(counts)}
    lines = list(_dates(busy or event.counts, words, whole))
    if busy and len(busy) < len(event.counts):
        lines.append(words.say("quiet_dates", n=len(event.counts) - len(busy)))
    if len(event.counts) > 1:
        lines.append(_date(words.say("in_all"), _total(event), words))
    beside = {name: getattr(event, name) for name in BESIDE}
    told = [words.say(f"count_{name}", n=number) for name, number in beside.items() if number]
    lines[-1:] = [words.joined([*lines[-1:], *told])] if told else lines[-1:]
    extra = {name: getattr(event, name) for name in EXTRA}
    lines += [words.say(f"count_{name}", n=number) for name, number in extra.items() if number]
    if not sum(_total(event).get(v, 0) for v in PLAYED) and event.counts:
        lines.append(words.say("nothing_played"))
    return lines


def _dates(counts: Mapping[str, Mapping[str, int]], words: Frames, whole: bool) -> Iterator[str]:
    """The dates that are told, and how many are not."""
    if whole or len(counts) <= MOST_DATES:
        yield from (_date(date, each, words) for date, each in counts.items())
        return
    wrong = {date: each for date, each in counts.items() if not RIGHT.issuperset(each)}
    yield from (_date(date, each, words) for date, each in [*wrong.items()][:MOST_DATES])
    if (more := len(wrong) - MOST_DATES) > 0:
        yield words.say("wrong_dates", n=more)
    if right := len(counts) - len(wrong):
        yield words.say("right_dates", n=right)


def _total(event: Ended) -> dict[str, int]:
    total: dict[str, int] = {}
    for counts in event.counts.values():
        for verdict, number in counts.items():
            total[verdict] = total.get(verdict, 0) + number
    return total


def _date(name: str, counts: Mapping[str, int], words: Frames) -> str:
    played = sum(counts.get(verdict, 0) for verdict in PLAYED)
    passed = words.say("pass_of", passed=counts.get(Verdict.PASS, 0), played=played)
    others = [
        words.counted(verdict, counts[verdict])
        for verdict in Verdict
        if verdict is not Verdict.PASS and counts.get(verdict)
    ]
    return f"{name:<10}  {words.joined([passed, *others])}"
