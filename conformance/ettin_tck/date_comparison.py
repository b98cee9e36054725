"""One case under the rules of several dates: what is observed, and which policies make it so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from ettin_spec.protocol.results import Done, Needs, Refused, Unobservable, Unsupported, Value
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen
from ettin_tck.judging.judge import shown
from ettin_tck.telling.outcomes import outcome_said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ettin_spec.language.scenario import Case, Scenario, Step
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.library import Library


Making: TypeAlias = "Callable[[dict[str, str]], Engine]"


@dataclass(frozen=True)
class Came:
    """What came of a sentence of a case, and, `plainly`, what of it can be compared."""

    step: Step
    result: Result

    @property
    def plainly(self) -> str:
        """The result in a word or two."""
        return outcome(self.result)

    @property
    def is_seen(self) -> bool:
        """Could it be asked under the rules of the day?"""
        return not isinstance(self.result, Unobservable | Unsupported)


@dataclass(frozen=True)
class Seen:
    """What came of a case on a date: each sentence with its outcome, and the policies read.

    `began`: the rules of the date let the position be; without, there is nothing to compare.
    """

    date: str
    outcomes: tuple[Came, ...]
    policies: tuple[str, ...]
    began: bool = True

    @property
    def plainly(self) -> tuple[str, ...]:
        """All that can be compared, in order."""
        return tuple(came.plainly for came in self.outcomes)

    @property
    def ended_in_a_choice(self) -> bool:
        """Did playing stop where somebody has to choose what the case does not say?"""
        return bool(self.outcomes) and isinstance(self.outcomes[-1].result, Needs)


@dataclass(frozen=True)
class Change:
    """A policy that was read and whose value differs between two dates.

    `turns` are the dates (ISO) in between on which it changed, with what it was from then on.
    """

    policy: str
    variant: str
    clause: str
    before: str
    after: str
    turns: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Difference:
    """A case that comes out otherwise on another date: `before` and `after` say how.

    They are sentences, of the first thing that differs, which is what came of the move with the
    number `at`, from 0. Without `changes` it is no policy that makes it so: what is said on a card
    has changed.
    """

    scenario: Scenario
    case: Case
    before: str
    after: str
    changes: tuple[Change, ...]
    at: int = 0


def seen_on(library: Library, engine: Engine, scenario: Scenario, case: Case, date: str) -> Seen:
    """Play a case under the rules of a date, whether it is in force there or not.

    What is expected is left aside; playing stops where a choice is unforeseen.
    """
    if not existed(library, case, date):
        return Seen(date, (), (), began=False)
    plan = plan_of(library, Chosen(scenario, case, date), date)
    policies: dict[str, None] = {}
    opened = engine.run([plan.new_game, plan.opening, *plan.answers])
    if not all(isinstance(result, Done) for result in opened):
        return Seen(date, (), (), began=False)
    outcomes: list[Came] = []
    for number, move in enumerate(plan.moves):
        result = engine.run([move.command])[-1]
        if isinstance(result, Done | Refused | Value):
            policies.update(dict.fromkeys(result.policies))
        outcomes.append(Came(plan.sentence(number), result))
        if isinstance(result, Needs | Unsupported):
            break
    return Seen(date, tuple(outcomes), tuple(policies))


def existed(library: Library, case: Case, date: str) -> bool:
    """Were there rules of the case's variant on a date?"""
    return library.rules.variants[case.variant].since <= date


def outcome(result: Result) -> str:
    """A result in a word or two."""
    match result:
        case Value(value):
            return shown(value)
        case Refused():
            return "refused"
        case Needs(choice):
            return f"somebody has to choose ({choice.purpose})"
        case Unobservable(reason) | Unsupported(reason):
            return reason
    return "done"


def difference(
    library: Library, scenario: Scenario, case: Case, before: Seen, after: Seen
) -> Difference | None:
    """How a case comes out otherwise; None where nothing that is seen differs.

    Nor does a case differ from a date on which there was no such game, nor in what could not be
    asked on one of the two.
    """
    if not (before.began and after.began):
        return None
    both = zip(before.outcomes, after.outcomes, strict=False)
    for number, (old, new) in enumerate(both):
        if old.is_seen and new.is_seen and old.plainly != new.plainly:
            changes = tuple(_changes(library, case.variant, before, after))
            was, became = (outcome_said(library.tongue, it.step, it.result) for it in (old, new))
            return Difference(scenario, case, was, became, changes, number)
    return None


def decisive(
    library: Library, make: Making, told: Difference, before: Seen, after: Seen
) -> Difference:
    """The difference with those policies alone that bring it about.

    A policy counts if with its other value one of the two dates comes out otherwise. Where none
    does so by itself, as few as will do it together are left, and none where all together do not.
    `make` gives a reference engine with policies overridden.
    """
    of = (library, make, told)

    def differs(changes: Sequence[Change]) -> bool:
        forwards = {change.policy: change.after for change in changes}
        backwards = {change.policy: change.before for change in changes}
        return _turns(*of, before, forwards) or _turns(*of, after, backwards)

    alone = tuple(change for change in told.changes if differs([change]))
    return replace(told, changes=alone or as_few(told.changes, differs))


def _turns(
    library: Library, make: Making, told: Difference, seen: Seen, settings: dict[str, str]
) -> bool:
    """Does a date come out otherwise with other values of some policies?"""
    other = seen_on(library, make(settings), told.scenario, told.case, seen.date)
    return other.plainly != seen.plainly


def as_few(
    changes: tuple[Change, ...], differs: Callable[[Sequence[Change]], bool]
) -> tuple[Change, ...]:
    """Of several changes those without any one of which it no longer `differs`; () if none do."""
    if not differs(changes):
        return ()
    for change in changes:
        fewer = tuple(each for each in changes if each is not change)
        if fewer and differs(fewer):
            return as_few(fewer, differs)
    return changes


def changed(library: Library, before: str, after: str) -> list[Change]:
    """Every policy whose value differs between two dates (ISO) in some variant, once each.

    A variant counts that had rules on both dates; where one is asked for, no other does.
    """
    found: dict[str, Change] = {}
    first, only = min(before, after), library.variant
    known = (it.name for it in library.rules.variants.values() if it.since <= first)
    for variant in (name for name in known if only in ("", name)):
        old, new = library.rulebook(before, variant), library.rulebook(after, variant)
        for key in library.rules.policies:
            if old[key] != new[key] and key not in found:
                found[key] = _change(library, variant, key, before, after)
    return list(found.values())


def _change(library: Library, variant: str, key: str, before: str, after: str) -> Change:
    old, new = library.rulebook(before, variant), library.rulebook(after, variant)
    turns = library.turns(key, variant, before, after)
    clause = library.clause_of(key, variant, after)
    return Change(key, variant, clause, str(old[key]), str(new[key]), turns)


def _changes(library: Library, variant: str, before: Seen, after: Seen) -> Iterator[Change]:
    old, new = (library.rulebook(seen.date, variant) for seen in (before, after))
    for key in dict.fromkeys((*before.policies, *after.policies)):
        if old[key] != new[key]:
            yield _change(library, variant, key, before.date, after.date)
