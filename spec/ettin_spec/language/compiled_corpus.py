"""A corpus as it is kept: each meaning once, places by line and column, typed as it is decoded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, overload

import msgspec

from ettin_spec.errors import Place
from ettin_spec.language.scenario import Can, Cannot, Case, Level, Meaning, Role, Scenario, Step
from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.commands import Answer, Pass, Until
from ettin_spec.protocol.facts import Fact


class KeptMeaning(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a sentence says, in the one field that is of its kind."""

    fact: Fact | None = None
    action: Action | None = None
    until: Until | None = None
    told: Pass | Answer | None = None
    can: Action | None = None
    cannot: Action | None = None
    cannot_choose: Answer | None = None

    def meaning(self) -> Meaning:
        """The meaning that was kept."""
        if self.can is not None:
            return Can(self.can)
        if self.cannot is not None:
            return Cannot(self.cannot)
        if self.cannot_choose is not None:
            return Cannot(self.cannot_choose)
        kept = self.fact or self.action or self.until or self.told
        assert kept is not None
        return kept


FIELDS = {"fact": "fact", "do": "action", "until": "until"}
"""The field of a meaning, by what tells its messages apart on the wire."""

KeptStep: TypeAlias = tuple[Role, str, int, int, int, str, str]
"""Role, text, the number of its meaning, line, column, keyword, and which phrase said it."""


STEPS = msgspec.msgpack.Decoder(tuple[KeptStep, ...])


class KeptCase(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A case; its scenario is the one that holds it."""

    id: str
    since: str
    until: str | None
    steps: bytes
    """A tuple of `KeptStep`, which is read where somebody looks at it."""
    clauses: tuple[str, ...]
    values: tuple[tuple[str, str], ...]
    variant: str
    level: Level
    script: bytes
    """As `compiled_script` keeps it."""


class KeptSteps(Sequence[Step]):
    """The steps of a case, made when they are first looked at."""

    def __init__(self, kept: bytes, file: str, meanings: Sequence[Meaning]) -> None:
        self._kept, self._file, self._meanings = kept, file, meanings
        self._steps: tuple[Step, ...] | None = None

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | Sequence[Step]:
        return self._opened[index]

    def __len__(self) -> int:
        return len(self._opened)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._opened == tuple(other)

    def __hash__(self) -> int:
        return hash(self._opened)

    def __iter__(self) -> Iterator[Step]:
        return iter(self._opened)

    @property
    def _opened(self) -> tuple[Step, ...]:
        if self._steps is None:
            self._steps = tuple(
                Step(role, text, self._meanings[number], Place(self._file, *at), keyword, variant)
                for role, text, number, *at, keyword, variant in STEPS.decode(self._kept)
            )
        return self._steps


class KeptScenario(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A scenario, in the language of its corpus, and in one file with all its sentences."""

    id: str
    title: str
    place: Place
    tags: tuple[str, ...]
    sources: tuple[str, ...]
    level: Level
    situation: str
    cases: tuple[KeptCase, ...]


class KeptCorpus(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The scenarios of a language, and the meanings to which their sentences point."""

    language: str
    meanings: tuple[KeptMeaning, ...]
    scenarios: tuple[KeptScenario, ...]


def kept(language: str, scenarios: Iterable[Scenario], scripts: Mapping[str, bytes]) -> KeptCorpus:
    """Scenarios as they are kept, each case with its script, by the case's id."""
    numbers: dict[Meaning, int] = {}
    found = tuple(_kept_scenario(scenario, numbers, scripts) for scenario in scenarios)
    return KeptCorpus(language, tuple(_kept_meaning(each) for each in numbers), found)


def scripts_of(corpus: KeptCorpus) -> dict[str, bytes]:
    """The scripts by the ids of their cases."""
    return {case.id: case.script for scenario in corpus.scenarios for case in scenario.cases}


def opened(corpus: KeptCorpus) -> Iterator[Scenario]:
    """Scenarios as they were before they were kept."""
    meanings = [each.meaning() for each in corpus.meanings]
    for kept in corpus.scenarios:
        cases = tuple(_opened_case(case, kept, meanings) for case in kept.cases)
        yield Scenario(
            kept.id,
            kept.title,
            corpus.language,
            kept.place,
            kept.tags,
            kept.sources,
            kept.level,
            kept.situation,
            cases,
        )


def _kept_meaning(meaning: Meaning) -> KeptMeaning:
    match meaning:
        case Can(action):
            return KeptMeaning(can=action)
        case Cannot(done):
            if isinstance(done, Answer):
                return KeptMeaning(cannot_choose=done)
            return KeptMeaning(cannot=done)
        case Pass() | Answer():
            return KeptMeaning(told=meaning)
    field: dict[str, Any] = {FIELDS[str(meaning.__struct_config__.tag_field)]: meaning}
    return KeptMeaning(**field)


def _kept_scenario(
    scenario: Scenario, numbers: dict[Meaning, int], scripts: Mapping[str, bytes]
) -> KeptScenario:
    return KeptScenario(
        scenario.id,
        scenario.title,
        scenario.place,
        scenario.tags,
        scenario.sources,
        scenario.level,
        scenario.situation,
        tuple(_kept_case(case, numbers, scripts) for case in scenario.cases),
    )


def _kept_case(case: Case, numbers: dict[Meaning, int], scripts: Mapping[str, bytes]) -> KeptCase:
    steps = tuple(
        (
            step.role,
            step.text,
            numbers.setdefault(step.meaning, len(numbers)),
            step.place.line,
            step.place.column,
            step.keyword,
            step.variant,
        )
        for step in case.steps
    )
    span = (case.id, case.since, case.until)
    return KeptCase(
        *span,
        msgspec.msgpack.encode(steps),
        case.clauses,
        case.values,
        case.variant,
        case.level,
        scripts[case.id],
    )


def _opened_case(case: KeptCase, scenario: KeptScenario, meanings: list[Meaning]) -> Case:
    steps = KeptSteps(case.steps, scenario.place.file, meanings)
    span = (case.id, scenario.id, case.since, case.until)
    return Case(*span, steps, case.clauses, case.values, case.variant, case.level)
