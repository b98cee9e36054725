"""From what mutants have shown to an account of each scenario's sentences, and back again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.mutants.needed_sentences.safeguards import Account

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ettin_tck.mutants.mutant import Kind
    from ettin_tck.mutants.needed_sentences.findings import Findings
    from ettin_tck.mutants.needed_sentences.purposes import Purpose, Purposes
    from ettin_tck.mutants.needed_sentences.sentences import Key, Sentences


@dataclass(frozen=True)
class Kept:
    """What is known of sentences from before, and the kinds of mutants that were all tried anew.

    What other kinds have shown holds on as long as the scenario says the same.
    """

    accounts: Mapping[str, Account]
    anew: Collection[Kind]


class Accounts:
    """Works out what the sentences of scenarios are for."""

    def __init__(
        self, sentences: Sentences, findings: Findings, purposes: Purposes, kept: Kept
    ) -> None:
        self._sentences, self._findings = sentences, findings
        self._purposes, self._kept = purposes, kept

    def of(self, scenario: str) -> Account:
        """The account of one scenario."""
        said = self._sentences.said(scenario)
        before = self._kept.accounts.get(scenario)
        before = before if before is not None and before.said == said else Account(said)
        numbers = [n for name, n in self._sentences.every if name == scenario]
        alone: dict[Kind, list[int]] = {}
        rests, together, beside = list[int](), dict[int, int](), list[int]()
        never: dict[Purpose, list[int]] = {}
        for number in sorted(numbers):
            key = scenario, number
            if kinds := self._alone(key, before):
                for kind in kinds:
                    alone.setdefault(kind, []).append(number)
            elif self._purposes.rests(key):
                rests.append(number)
            elif (other := self._with(key, before)) is not None:
                together[number] = other
            elif key in self._findings.beside or number in before.beside:
                beside.append(number)
            else:
                never.setdefault(self._purposes.of(key), []).append(number)
        made = {"alone": alone, "rests": rests, "together": together, "beside": beside}
        return msgspec.convert({"said": said, **made, "never": never}, Account)

    def _alone(self, key: Key, before: Account) -> list[Kind]:
        found = self._findings.alone.get(key, {})
        kept = (
            kind
            for kind, numbers in before.alone.items()
            if key[1] in numbers and kind not in self._kept.anew
        )
        return sorted({*found, *kept})

    def _with(self, key: Key, before: Account) -> int | None:
        return self._findings.together.get(key, before.together.get(key[1]))
