"""The sentences after Then: which of them notice something that nothing else of their case does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING

from ettin_spec.language.scenario import Role

if TYPE_CHECKING:
    from ettin_spec.errors import Place
    from ettin_spec.language.scenario import Case
    from ettin_tck.library import Library
    from ettin_tck.mutants.needed_sentences.failing import Failing

HASH = 4
"""Bytes of it."""

Key = tuple[str, int]
"""A scenario's id, and which of its sentences as they are written, from 1."""


@dataclass(frozen=True)
class Sentence:
    """A sentence after Then, as the first case that has it says it."""

    key: Key
    text: str
    place: Place


class Sentences:
    """All sentences after Then of a library's scenarios, by scenario and number."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._lines: dict[str, dict[int, int]] = {}

    @cached_property
    def every(self) -> dict[Key, Sentence]:
        """Each that stands for a move of its own; of several that make one move the last."""
        found: dict[Key, Sentence] = {}
        for scenario in self._library.corpus.scenarios:
            for case in scenario.cases:
                for number in range(len(self._library.script(case).moves)):
                    key = self.key_of(case, number)
                    step = case.steps[self._library.script(case).moves[number].sentence]
                    if key is not None:
                        found.setdefault(key, Sentence(key, step.text, step.place))
        return found

    def key_of(self, case: Case, move: int) -> Key | None:
        """The sentence of a move; None for what is done in When."""
        step = case.steps[self._library.script(case).moves[move].sentence]
        if step.role is not Role.THEN:
            return None
        return case.scenario, self._numbers(case.scenario)[step.place.line]

    def of_case(self, case: Case) -> frozenset[Key]:
        """All sentences of a case."""
        moves = range(len(self._library.script(case).moves))
        return frozenset(filter(None, (self.key_of(case, number) for number in moves)))

    def keys_of(self, failing: Failing) -> tuple[Key, ...]:
        """The sentences that fail, in their order."""
        case = self._library.corpus.case(failing.case)
        return tuple(filter(None, (self.key_of(case, number) for number in failing.moves)))

    def said(self, scenario: str) -> str:
        """All that a scenario says, as a hash, so that what was found of it can be out of date."""
        cases = self._library.corpus.scenario(scenario).cases
        texts = "\n".join(step.text for case in cases for step in case.steps)
        return blake2b(texts.encode(), digest_size=HASH).hexdigest()

    def _numbers(self, scenario: str) -> dict[int, int]:
        """The numbers of a scenario's sentences, by their lines."""
        if scenario not in self._lines:
            cases = self._library.corpus.scenario(scenario).cases
            lines = sorted({step.place.line for case in cases for step in case.steps})
            self._lines[scenario] = {line: number for number, line in enumerate(lines, 1)}
        return self._lines[scenario]
