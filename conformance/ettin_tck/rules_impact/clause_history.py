"""A clause through the years: its numbers, when its words changed, and the policies with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from ettin_spec.errors import nearest
from ettin_spec.rulebook import Clause, Rules
from ettin_spec.rules_texts.comparing.changes import Change, Kind, changes
from ettin_spec.rules_texts.learned.record import Record
from ettin_tck.exit_codes import UsageError
from ettin_tck.rules_impact.cited_clauses import cited_on, numbers_of
from ettin_tck.rules_impact.comparison_text import DOUBTFUL, IN_WORDS

Event = tuple[str, str]
"""An ISO date, and what happened on it."""


def history(rules: Rules, record: Record, asked: str) -> Iterator[str]:
    """What is known of a clause of ours, or of a number of the last text learned, by date.

    Raises:
        UsageError: neither a key nor such a number.
    """
    if asked in rules.clauses:
        clause = rules.clauses[asked]
        yield f"{clause.key}  {clause.sense()}"
        yield from _shown([*_numbers(clause), *_policies(rules, clause), *_words(clause, record)])
        return
    last = record[max(record)] if record else None
    if last is None or asked not in last.prints:
        wrong = f"'{asked}' is no clause of ours, nor a number of the last text learned"
        raise UsageError(f"{wrong}; {nearest(asked, rules.clauses)}")
    yield f"{asked}  as it is called in the rules of {last.effective}"
    citing = [c for c, numbers in cited_on(rules, last.effective) if asked in numbers]
    for clause in citing:
        yield f"cited as {clause.key}  {clause.sense()}"
    policies = (event for clause in citing for event in _policies(rules, clause))
    yield from _shown([*_traced(asked, record), *policies])


def _shown(events: Sequence[Event]) -> Iterator[str]:
    for date, what in sorted(set(events)):
        yield f"  {date}  {what}"


def _numbers(clause: Clause) -> Iterator[Event]:
    for date, number in clause.numbers.items():
        yield date, f"is {number}"


def _policies(rules: Rules, clause: Clause) -> Iterator[Event]:
    for policy in rules.policies.values():
        own = (value for values in policy.pieces.values() for value in values)
        for value in (*policy.values, *own):
            if value.clause == clause.key:
                yield value.since, f"policy {policy.key} = {value.value}: {value.means}"


def _words(clause: Clause, record: Record) -> Iterator[Event]:
    """When the words of what it cited had changed, between texts that were learned."""
    for old, new in pairwise(record):
        numbers = numbers_of(clause.number_at(old) or "")
        known = [number for number in numbers if number in record[old].prints]
        if known:
            became = _changes(record, old, new)
            for number in known:
                change = became[number]
                if change.kind is not Kind.SAME:
                    yield new, f"by then {number} was {_said(change)}"


def _traced(asked: str, record: Record) -> Iterator[Event]:
    """A number of the last text, followed back from text to text."""
    number = asked
    for old, new in reversed([*pairwise(record)]):
        back = {each.new: each for each in _changes(record, old, new).values() if each.new}
        change = back.get(number)
        if change is None or change.old is None:
            yield new, f"by then {number} was new"
            return
        if change.kind is not Kind.SAME or change.moved:
            yield new, f"by then {change.old} was {_said(change)}"
        number = change.old
    yield next(iter(record)), f"is {number}"


def _said(change: Change) -> str:
    words = [IN_WORDS[change.kind]] if change.kind is not Kind.SAME else []
    moved = [f"{change.new} now"] if change.moved else []
    doubt = [f"certainty {change.certainty}"] if change.certainty < DOUBTFUL else []
    return ", ".join((*words, *moved, *doubt))


def _changes(record: Record, old: str, new: str) -> Mapping[str, Change]:
    found = changes(record[old].in_order, record[new].in_order)
    return {each.old: each for each in found if each.old is not None}
