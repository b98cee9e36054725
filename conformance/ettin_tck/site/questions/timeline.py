"""When a question was answered otherwise: the days from the first rules to this one, in spans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ettin_spec.rulebook.rulebook_model import FIRST, eve
from ettin_tck.explaining.history import said_on, turns
from ettin_tck.site import addresses
from ettin_tck.telling.policy_words import value_told
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_tck.cases.selection import Chosen
    from ettin_tck.date_comparison import Change
    from ettin_tck.explaining.history import Played, Turn
    from ettin_tck.library import Library
    from ettin_tck.site.contents import Contents


@dataclass(frozen=True)
class Cause:
    """A policy that changed: its question, what it said from which day, where it is told."""

    asks: str
    says: tuple[str, ...]
    href: str
    basis: str


@dataclass(frozen=True)
class Parting:
    """The step of the game, from 1, at which two days first differ, and what came of it on each."""

    step: int
    before: str
    after: str


@dataclass(frozen=True)
class Span:
    """Days on which a question was answered alike.

    `outcome` numbers the answers: 0 is the one of the day that the page tells. `until` is the last
    day, empty where there is none. `part` is how much of all days it is, from 1 to 100. `parting`
    is where the game first went another way than before; None in the first span.
    """

    since: str
    until: str
    days: str
    says: tuple[str, ...]
    outcome: int
    part: int
    causes: tuple[Cause, ...] = ()
    parting: Parting | None = None


def timeline(
    contents: Contents, language: str, chosen: Chosen, played: Sequence[Played]
) -> tuple[Span, ...]:
    """The spans of a question, in order; a single one where it was never otherwise."""
    library, case = contents.libraries[language], chosen.case
    begins = max(FIRST, library.rules.variants[case.variant].since)
    if case.until is not None and not played:
        begins = case.since
    found = turns(library, chosen.scenario, case, played)
    sinces = [begins, *(turn.date for turn in found)]
    untils = [*(eve(turn.date) for turn in found), ""]
    said = [_said(library, chosen, found, number, since) for number, since in enumerate(sinces)]
    common = frozenset.intersection(*map(frozenset, said)) if len(said) > 1 else frozenset()
    usual = next(n for n, end in enumerate(untils) if not end or (chosen.date or "") <= end)
    numbers = {said[usual]: 0}
    spans = []
    for number, (since, until) in enumerate(zip(sinces, untils, strict=True)):
        outcome = numbers.setdefault(said[number], len(numbers))
        says = tuple(it for it in said[number] if it not in common) or said[number]
        causes = found[number - 1].told.changes if number else ()
        spans.append(
            Span(
                since,
                until,
                _days(library, since, until),
                says,
                outcome,
                _part(library, since, until),
                tuple(_cause(library, change) for change in causes),
                _parting(library, found[number - 1]) if number else None,
            )
        )
    return tuple(spans)


def _parting(library: Library, turn: Turn) -> Parting:
    told = turn.told
    step = library.script(told.case).moves[told.at].sentence + 1
    return Parting(step, _capital(told.before), _capital(told.after))


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _said(
    library: Library, chosen: Chosen, found: Sequence[Turn], number: int, since: str
) -> tuple[str, ...]:
    """What followed: as the scenario has it, else as the reference plays it."""
    written = said_on(library, chosen.scenario, chosen.case, since)
    if written:
        return written
    if not found:
        return ()
    return (found[number].told.before if number < len(found) else found[-1].told.after,)


def _days(library: Library, since: str, until: str) -> str:
    say = words_told(library.language).say
    if not until:
        return say("span_from", since=since)
    return say("span_between", since=since, until=until)


def _part(library: Library, since: str, until: str) -> int:
    """The years of a span, at least one, so that the shortest is seen."""
    return max(1, int((until or library.today)[:4]) - int(since[:4]))


def _cause(library: Library, change: Change) -> Cause:
    policy = library.rules.policy(change.policy)
    days = [*_day_before(change), *(day for day, _ in change.turns)]
    says = tuple(value_told(library, change.policy, change.variant, day) for day in days)
    pieces = library.rules.variants[change.variant].pieces
    basis = policy.at(days[-1], pieces=pieces).basis
    asks = library.rules.policy(change.policy).question(library.language)
    return Cause(asks, says, addresses.policy(change.policy), str(basis))


def _day_before(change: Change) -> list[str]:
    return [eve(change.turns[0][0])] if change.turns else []
