"""When a situation came out otherwise: the days on which it changed, and what changed it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from ettin_spec.language.scenario import Role
from ettin_tck.date_comparison import (
    Came,
    Change,
    Difference,
    Seen,
    decisive,
    difference,
    existed,
    seen_on,
)
from ettin_tck.engines import installed
from ettin_tck.telling.outcomes import sentence_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ettin_spec.language.scenario import Case, Scenario
    from ettin_tck.library import Library


@dataclass(frozen=True)
class Turn:
    """A day from which on a situation came out otherwise; `eve` is the last that was tried before.

    Both are ISO.
    """

    eve: str
    date: str
    told: Difference


@dataclass(frozen=True)
class Otherwise:
    """What a situation came to from a day to the eve of another, and what made it so.

    `until` is None where it is so to this day. `changes` are those of the end that is nearer to
    the day that is told of.
    """

    since: str
    until: str | None
    said: tuple[str, ...]
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Played:
    """A case, by its id, as it came out before and after a day, with the policies that made it so.

    It is the same in every language.
    """

    case: str
    before: Seen
    after: Seen
    changes: tuple[Change, ...]


def played_throughout(library: Library, scenario: Scenario, case: Case) -> list[Played]:
    """The days on which a situation comes out otherwise on the reference, in order.

    It is played as each case of its variant has it, this one first: what the rows of one day do
    not do, such as putting cards on the bottom, shows only in those of another.
    """
    of_variant = [it for it in scenario.cases if it.variant == case.variant and it.id != case.id]
    days: dict[str, Played] = {}
    for each in (case, *of_variant):
        for played in _played(library, scenario, each):
            days.setdefault(played.after.date, played)
    return [days[day] for day in sorted(days)]


def _played(library: Library, scenario: Scenario, case: Case) -> list[Played]:
    """The days on which one case comes out otherwise, in order."""
    engine = installed.made_for_a_check(installed.REFERENCE)
    broken = partial(installed.make, installed.REFERENCE)
    days = library.change_dates(library.script(case).cards)
    days = [day for day in days if existed(library, case, day)]
    seen = [seen_on(library, engine, scenario, case, day) for day in days]
    found = []
    for before, after in pairwise(seen):
        told = difference(library, scenario, case, before, after)
        if told is not None:
            made_so = decisive(library, broken, told, before, after)
            found.append(Played(case.id, before, after, made_so.changes))
    return found


def turns(
    library: Library, scenario: Scenario, case: Case, played: Sequence[Played] | None = None
) -> list[Turn]:
    """The days on which a situation comes out otherwise in the variant of a case, told in the
    language of a library.

    Whatever speaks of such days asks here, and so they agree. `played`: what is known of it
    already, from the same case in whatever language.
    """
    if played is None:
        played = played_throughout(library, scenario, case)
    return list(_told(library, scenario, played))


def _told(library: Library, scenario: Scenario, played: Sequence[Played]) -> Iterator[Turn]:
    cases = {case.id: case for case in scenario.cases}
    for each in played:
        case = cases[each.case]
        seen = (_said_in(library, case, it) for it in (each.before, each.after))
        told = difference(library, scenario, case, *seen)
        if told is not None:
            changes = replace(told, changes=each.changes)
            yield Turn(each.before.date, each.after.date, changes)


def _said_in(library: Library, case: Case, seen: Seen) -> Seen:
    """What came of a case, with its own sentences."""
    moves = library.script(case).moves
    steps = [case.steps[move.sentence] for move in moves]
    outcomes = (Came(step, it.result) for step, it in zip(steps, seen.outcomes, strict=False))
    return replace(seen, outcomes=tuple(outcomes))


def otherwise(
    library: Library,
    scenario: Scenario,
    case: Case,
    date: str,
    played: Sequence[Played] | None = None,
) -> list[Otherwise]:
    """The times at which a case did not come to what it comes to on an ISO date, in order.

    `played`: what is known of it already, from the same case in whatever language.
    """
    found = turns(library, scenario, case, played)
    return list(_spans(library, scenario, case, date, found))


def _spans(
    library: Library, scenario: Scenario, case: Case, date: str, found: list[Turn]
) -> Iterator[Otherwise]:
    begins = [None, *(turn.date for turn in found)]
    ends = [*(turn.date for turn in found), None]
    for number, (since, until) in enumerate(zip(begins, ends, strict=True)):
        first = since or max(library.rules.change_dates()[0], _since(library, case))
        if first <= date and (until is None or date < until):
            continue
        is_before = until is not None and until <= date
        told = found[number].told if is_before else found[number - 1].told
        usual = said_on(library, scenario, case, date)
        said = tuple(each for each in said_on(library, scenario, case, first) if each not in usual)
        played = told.before if is_before else told.after
        yield Otherwise(first, until, said or (played,), told.changes)


def _since(library: Library, case: Case) -> str:
    return library.rules.variants[case.variant].since


def said_on(library: Library, scenario: Scenario, case: Case, date: str) -> tuple[str, ...]:
    """What a scenario itself says of an ISO date, in the variant of a case, after Then.

    That of the case where it is in force, else that of another; empty where none is.
    """
    there = [it for it in scenario.cases if it.holds_on(date) and it.variant == case.variant]
    if not there:
        return ()
    return tuple(_follows(library, case if case in there else there[0]))


def _follows(library: Library, case: Case) -> Iterator[str]:
    for step in case.steps:
        if step.role is Role.THEN:
            yield sentence_of(library.tongue, step)
