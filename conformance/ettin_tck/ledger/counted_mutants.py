"""Of each statement, how many wrong versions of its rule its cases notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_tck.ledger.noticed_mutants import Noticed, Rule
from ettin_tck.ledger.played_ledger import Entry, Ledger, OfRule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.language.scenario import Case
    from ettin_spec.rulebook.rulebook_model import Policy
    from ettin_spec.sources import Sources, Statement
    from ettin_tck.library import Library


def counting(made: Ledger, found: Sources, library: Library, wrong: Noticed) -> Ledger:
    """The ledger with the numbers of wrong versions in every entry."""
    entries = (_counted(e, found.statements[e.id], library, wrong) for e in made.entries)
    return msgspec.structs.replace(made, entries=tuple(entries))


def _counted(entry: Entry, statement: Statement, library: Library, wrong: Noticed) -> Entry:
    noticed = wrong.by(shown.case for shown in entry.shown)
    of_rule = wrong.of(rule_of(statement, library))
    return msgspec.structs.replace(
        entry, notices=len(noticed), of_rule=OfRule(len(of_rule), len(of_rule & noticed))
    )


def rule_of(statement: Statement, library: Library) -> Rule:
    """What a statement speaks of.

    The values of its policies, and the clauses that state these; where it rests on no policy, the
    clauses that its scenarios cite. Of cards those that all its scenarios play.
    """
    cases = list(_cases(statement, library))
    readings = {(k, str(v)) for k, values in statement.policies.items() for v in values}
    if readings:
        clauses = {c for key, value in readings for c in _stating(library.rules.policy(key), value)}
    else:
        clauses = {clause for case in cases for clause in case.clauses}
    played = [frozenset(library.script(case).cards) for case in cases]
    cards = frozenset.intersection(*played) if played else frozenset()
    return Rule(frozenset(readings), frozenset(clauses), cards)


def _stating(policy: Policy, value: str) -> Iterator[str]:
    """The clauses that give a policy a value, in whatever piece of a variant."""
    for dated in (policy.values, *policy.pieces.values()):
        yield from (each.clause for each in dated if each.clause and str(each.value) == value)


def _cases(statement: Statement, library: Library) -> Iterator[Case]:
    for name in statement.scenarios:
        yield from library.corpus.scenario(name).cases
