"""Which cases are played, and on which dates."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from datetime import date as day
from datetime import timedelta
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import TYPE_CHECKING

from ettin_spec.errors import called, nearest
from ettin_tck.exit_codes import NothingSelectedError, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ettin_spec.language.scenario import Case, Scenario
    from ettin_tck.library import Library


SHARE = re.compile(r"(\d{1,6})/(\d{1,6})")
LISTING = "ettin list"
"""The command that shows what can be asked for."""


@dataclass(frozen=True)
class Wanted:
    """What the user asked for; an empty part asks for everything.

    `ids`: ids of scenarios, cases or situations, or patterns of them (`life.*`).
    """

    dates: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    cases: frozenset[str] | None = None
    """The ids of cases, of which all others are left out; None where nothing is."""


@dataclass(frozen=True)
class Chosen:
    """A case to play on `date`, or, where that is None, on its last day."""

    scenario: Scenario
    case: Case
    date: str | None


EVERY_DATE = "all"
"""Standsfor each day on which some rule changed."""


def iso_dates(library: Library, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Dates as ISO, each once, in the order given; `all` for each on which a rule changed.

    With a user's own cards `all` has the dates of their wordings too.

    Raises:
        UsageError: one is neither a date nor the name of one.
    """
    changes = library.change_dates(library.own_cards) if EVERY_DATE in texts else ()
    given = (changes if text == EVERY_DATE else (library.date(text),) for text in texts)
    return tuple(dict.fromkeys(date for dates in given for date in dates))


def check_variant(library: Library) -> None:
    """A library is of a variant that there is, or of all.

    Raises:
        EttinError: it is not.
    """
    if library.variant:
        called("variant", library.variant, library.rules.variants)


def select(library: Library, wanted: Wanted) -> list[Chosen]:
    """The cases to play, in the order of the corpus.

    Raises:
        NothingSelectedError: nothing fits; the message names the nearest ids.
    """
    named = _named(library.corpus.scenarios, wanted.ids)
    fitting = [
        (scenario, case)
        for scenario in library.corpus.scenarios
        for case in scenario.cases
        if (not wanted.ids or case.id in named) and _fits(library, scenario, case, wanted)
    ]
    chosen = [Chosen(s, c, date) for s, c in fitting for date in _dates(c, wanted.dates)]
    if not chosen:
        raise NothingSelectedError(_nothing(library, wanted, bool(fitting)))
    return chosen


def share_of(chosen: Sequence[Chosen], share: str) -> list[Chosen]:
    """The K-th of N shares of cases, which together are all of them; `share` is `K/N`.

    A case stays whole: all its dates are in one share.

    Raises:
        UsageError: it is none.
        NothingSelectedError: there are fewer cases than shares.
    """
    found = SHARE.fullmatch(share)
    which, among = (int(found[1]), int(found[2])) if found else (0, 0)
    if not 1 <= which <= among:
        raise UsageError(f"--shard {share}: K/N, such as 1/4 for the first of four shares")
    numbers = {case: n for n, case in enumerate(dict.fromkeys(each.case.id for each in chosen))}
    part = [each for each in chosen if numbers[each.case.id] % among == which - 1]
    if not part:
        raise NothingSelectedError(f"--shard {share}: there are {len(numbers)} cases only")
    return part


def last_day(case: Case, today: str) -> str:
    """The last day on which a case is in force, ISO; `today` for one that still is."""
    if case.until is None:
        return max(today, case.since)
    return _eve(case.until)


@lru_cache(1 << 10)
def _eve(date: str) -> str:
    return (day.fromisoformat(date) - timedelta(days=1)).isoformat()


def date_for(chosen: Chosen, today: str, first: str, last: str) -> str:
    """The date on which a case is played by an engine that claims `first` to `last`.

    The last day that is both the case's and the engine's; where they share none, the
    case's last day, so that it is skipped with that reason.
    """
    if chosen.date is not None:
        return chosen.date
    end = last_day(chosen.case, today)
    shared = min(end, last)
    return shared if shared >= max(chosen.case.since, first) else end


def _dates(case: Case, dates: tuple[str, ...]) -> Iterator[str | None]:
    if not dates:
        yield None
    yield from (date for date in dates if case.holds_on(date))


def _named(scenarios: Sequence[Scenario], patterns: Iterable[str]) -> set[str]:
    """The cases that go by these names; a situation's name counts where nobody else has it."""
    cases = [(s, case) for s in scenarios for case in s.cases]
    ids = _by_name((name, c.id) for s, c in cases for name in (s.id, c.id))
    situations = _by_name((s.situation, c.id) for s, c in cases)
    found: set[str] = set()
    for pattern in patterns:
        found |= _matching(ids, pattern) or _matching(situations, pattern)
    return found


def _by_name(named: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, case in named:
        found[name].add(case)
    return found


def _matching(cases: Mapping[str, set[str]], pattern: str) -> set[str]:
    """The cases whose name matches; of a whole name, which hundreds may be asked for, its own."""
    if not any(sign in pattern for sign in "*?["):
        return cases.get(pattern, set())
    return {case for name, ids in cases.items() if fnmatchcase(name, pattern) for case in ids}


def _fits(library: Library, scenario: Scenario, case: Case, wanted: Wanted) -> bool:
    if wanted.cases is not None and case.id not in wanted.cases:
        return False
    return _any_matches(wanted.tags, _tags(scenario)) and (
        not wanted.clauses or _any_matches(wanted.clauses, _clauses(library, case))
    )


def _any_matches(patterns: Iterable[str], names: Iterable[str]) -> bool:
    patterns, names = tuple(patterns), tuple(names)
    return not patterns or any(fnmatchcase(name, p) for p in patterns for name in names)


def _tags(scenario: Scenario) -> list[str]:
    return [form for tag in scenario.tags for form in (tag, tag.removeprefix("@"))]


def _clauses(library: Library, case: Case) -> list[str]:
    """A case's clauses by key and by the number that each has at either end of its span."""
    names = list(case.clauses)
    for key in case.clauses:
        for date in (case.since, last_day(case, library.today)):
            shown = library.clause(key, date, case.variant)
            names += (shown.key, shown.number)
    return names


def _nothing(library: Library, wanted: Wanted, in_force_elsewhere: bool) -> str:
    """Why nothing is left, and what lies nearest."""
    if in_force_elsewhere:
        return f"nothing that was asked for is in force on {', '.join(wanted.dates)}"
    scenarios = library.corpus.scenarios
    for pattern in wanted.ids:
        if not _named(scenarios, (pattern,)):
            close = nearest(pattern, {s.id for s in scenarios}, 5, LISTING)
            return f"no scenario is called '{pattern}'\n    {close}"
    keys = {key for s in scenarios for c in s.cases for key in c.clauses}
    tags = {tag for s in scenarios for tag in s.tags}
    for what, words, known in (("cites", wanted.clauses, keys), ("carries", wanted.tags, tags)):
        if words:
            return (
                f"no scenario {what} {', '.join(words)}\n    {nearest(words[0], known, 5, LISTING)}"
            )
    if wanted.cases is not None:
        return "nothing that was asked for is in the set"
    return "there are no scenarios at all"
