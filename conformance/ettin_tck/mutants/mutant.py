"""One wrong version of the reference: what is other about it, and where the right one stands."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, TypeAlias

import msgspec


class Kind(StrEnum):
    """What of the reference is made wrong."""

    POLICIES = "policies"
    FLOW = "flow"
    CODE = "code"
    CARDS = "cards"
    EXPECTATIONS = "expectations"
    """Of the scenarios: the right reference has to fail what is expected wrongly."""


class Mutant(msgspec.Struct, frozen=True, omit_defaults=True):
    """One wrong version.

    `group`: the policy, rule module, place of the flow or card that it belongs to. `where`: the
    function, transition or ability. `rule`: what the right one does, in a sentence. `clause`: key
    or number, where one is known; `clauses`: the keys of all that it cites. `date`: the day whose
    rules are wrong; on all days where empty. `inferred`: no text of that day says what the right
    one does, so that it is our inference. `edit` is what `making` needs to make it.
    """

    id: str
    kind: Kind
    group: str
    file: str
    line: int
    where: str
    before: str
    after: str
    rule: str = ""
    clause: str = ""
    clauses: tuple[str, ...] = ()
    date: str = ""
    inferred: bool = False
    edit: dict[str, Any] = {}

    @property
    def but_for_date(self) -> tuple[str, ...]:
        """What mutants have in common that are the same but for the date."""
        number = str(self.edit.get("number", ""))
        return (self.kind, self.group, self.where, self.before, self.after, number)


class Fate(StrEnum):
    """What became of a mutant."""

    NOTICED = "noticed"
    SURVIVED = "survived"
    UNPLAYED = "unplayed"
    """No case executes or reads what is wrong, so that none can notice it."""
    NOT_STARTED = "does not start"
    """The engine cannot even be imported: it plays no game, so that nothing could notice one."""
    EQUIVALENT = "equivalent"
    """It survived, and a comparison shows that it does what the reference does."""
    JUDGE_BROKE = "judge broke"
    """Nothing noticed it, and the runner itself failed or hung over it."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a mutant.

    `by`: the case and date that noticed it; `also`: the others that did, where all were asked.
    `how`: the verdict, or the transition that was left. `why`: what the judge says. `played`:
    cases played until then. `evidence`: what a comparison with the right reference has shown.
    `failing`: of each case that noticed it, where all were asked, which moves of sentences after
    Then failed, as `needed_sentences.failing` writes it: `life.read.moat@2012-01-01#4,6`.
    """

    mutant: str
    fate: Fate
    by: str = ""
    how: str = ""
    why: str = ""
    played: int = 0
    evidence: str = ""
    also: tuple[str, ...] = ()
    failing: tuple[str, ...] = ()
    seconds: float = 0.0


Tried: TypeAlias = tuple[Mutant, Outcome]
"""A mutant with what came of it."""

ENOUGH = 20
"""Games or steps that have to exercise what is wrong: fewer would be no evidence."""


class Comparison(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mutant held against the right reference.

    `exercised`: games, or steps of the flow, that exercise what is wrong. `apart` says in which
    of them something differed, and what. `exhaustive`: those are all that there are, within bounds.
    """

    mutant: str
    exercised: int
    apart: str = ""
    exhaustive: bool = False

    @property
    def is_equivalent(self) -> bool:
        """Does it do what the reference does, as far as so many of them can say?"""
        return not self.apart and self.exercised >= (1 if self.exhaustive else ENOUGH)
