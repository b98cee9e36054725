"""One case under the rules of several dates: what is observed, and which policies make it so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from ettin_spec.protocol.commands import Observe
from ettin_spec.protocol.results import Done, Needs, Refused, Unobservable, Unsupported, Value
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.cases.selection import Chosen
from ettin_tck.judging.judge import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ettin_spec.language.scenario import Case, Scenario
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.library import Library


Making: TypeAlias = "Callable[[dict[str, str]], Engine]"


@dataclass(frozen=True)
class Seen:
    """What came of a case on a date: each sentence with its outcome, and the policies read.

    `began`: the rules of the date let the position be; without, there is nothing to compare.
    """

    date: str
    outcomes: tuple[tuple[str, str], ...]
    policies: tuple[str, ...]
    began: bool = True


@dataclass(frozen=True)
class Change:
    """A policy that was read and whose value differs between two dates.

    `turns` are the dates (ISO) in between on which it changed, with what it was from then on.
    """

    policy: str
    clause: str
    before: str
    after: str
    turns: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Difference:
    """A case that comes out otherwise on another date: the first sentence that tells."""

    scenario: Scenario
    case: Case
    sentence: str
    before: str
    after: str
    changes: tuple[Change, ...]


def seen_on(library: Library, engine: Engine, scenario: Scenario, case: Case, date: str) -> Seen:
    """Play a case under the rules of a date, whether it is in force there or not.

    What is expected is left aside; playing stops where a choice is unforeseen.
    """
    plan = plan_of(library, Chosen(scenario, case, date), date)
    policies: dict[str, None] = {}
    opened = engine.run([plan.new_game, plan.opening, *plan.answers])
    if not all(isinstance(result, Done) for result in opened):
        return Seen(date, (), (), began=False)
    outcomes: list[tuple[str, str]] = []
    for number, move in enumerate(plan.moves):
        result = engine.run([move.command])[-1]
        if isinstance(result, Done | Refused | Value):
            policies.update(dict.fromkeys(result.policies))
        outcomes.append((_told(plan.sentence(number).text, move.command), outcome(result)))
        if isinstance(result, Needs | Unsupported):
            break
    return Seen(date, tuple(outcomes), tuple(policies))


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

    Nor does a case differ from a date on which there was no such game.
    """
    if not (before.began and after.began):
        return None
    pairs = zip(before.outcomes, after.outcomes, strict=False)
    for (sentence, old), (_, new) in pairs:
        if old != new:
            changes = tuple(_changes(library, case.variant, before, after))
            return Difference(scenario, case, sentence, old, new, changes)
    return None


def decisive(
    library: Library, make: Making, told: Difference, before: Seen, after: Seen
) -> Difference:
    """The difference with those policies alone that bring it about by themselves.

    A policy counts if with its other value one of the two dates comes out otherwise; where
    none does so by itself, all stay. `make` gives a reference engine with policies overridden.
    """

    def turns(seen: Seen, policy: str, setting: str) -> bool:
        engine = make({policy: setting})
        other = seen_on(library, engine, told.scenario, told.case, seen.date)
        return other.outcomes != seen.outcomes

    found = tuple(
        change
        for change in told.changes
        if turns(before, change.policy, change.after) or turns(after, change.policy, change.before)
    )
    return replace(told, changes=found or told.changes)


def changed(library: Library, before: str, after: str) -> list[Change]:
    """Every policy whose value differs between two dates (ISO) in some variant, once each."""
    found: dict[str, Change] = {}
    for variant in library.rules.variants:
        old, new = library.rulebook(before, variant), library.rulebook(after, variant)
        for key in library.rules.policies:
            if old[key] != new[key] and key not in found:
                found[key] = _change(library, variant, key, before, after)
    return list(found.values())


def _change(library: Library, variant: str, key: str, before: str, after: str) -> Change:
    old, new = library.rulebook(before, variant), library.rulebook(after, variant)
    turns = library.turns(key, variant, before, after)
    clause = library.clause_of(key, variant, after)
    return Change(key, clause, str(old[key]), str(new[key]), turns)


def _changes(library: Library, variant: str, before: Seen, after: Seen) -> Iterator[Change]:
    old, new = (library.rulebook(seen.date, variant) for seen in (before, after))
    for key in dict.fromkeys((*before.policies, *after.policies)):
        if old[key] != new[key]:
            yield _change(library, variant, key, before.date, after.date)


def _told(sentence: str, command: Command) -> str:
    """A sentence without what it expects: a question as it is asked."""
    if not isinstance(command, Observe):
        return sentence
    fields = {name: getattr(command.ask, name) for name in command.ask.__struct_fields__}
    said = ", ".join(str(value) for value in fields.values() if value not in (None, False))
    return f"{command.ask.__struct_config__.tag}{f' ({said})' if said else ''}"
