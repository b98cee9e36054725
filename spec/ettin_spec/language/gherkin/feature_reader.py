"""From a feature file to scenarios with dated cases, or to all that is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ettin_spec.cards import Cards, load_cards
from ettin_spec.errors import EttinError, SpecError
from ettin_spec.language.gherkin import scenario_lint
from ettin_spec.language.gherkin.characters import abnormal
from ettin_spec.language.gherkin.dated_rows import Row, rows_of
from ettin_spec.language.gherkin.feature_source import Block, Sentence, Source, parse_source
from ettin_spec.language.gherkin.tags import Labels, read_tags
from ettin_spec.language.scenario import Case, Level, Meaning, Scenario, Step
from ettin_spec.language.scripts.compiled_script import kept_script
from ettin_spec.language.sentences.pronouns import resolved
from ettin_spec.language.sentences.spoken_language import Said, Tongue, UnknownPhraseError
from ettin_spec.rulebook import Rules

WRITTEN = re.compile(r"@id:(\S+)")
"""An id, wherever it stands in a file that may not be readable."""


@dataclass
class Read:
    """The scenarios of files, their scripts by case as they are kept, and what is wrong.

    `broken` are the ids of scenarios with which something is wrong, as far as they can be read.
    """

    scenarios: list[Scenario] = field(default_factory=list)
    scripts: dict[str, bytes] = field(default_factory=dict)
    problems: list[SpecError] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    def add(self, other: Read) -> None:
        """Add what was read in another file."""
        self.scenarios += other.scenarios
        self.scripts |= other.scripts
        self.problems += other.problems
        self.broken += other.broken


def read_feature(
    text: str, file: str, tongue: Tongue, rules: Rules, cards: Cards | None = None
) -> Read:
    """Read a feature file in the language of `tongue`; `file` is what errors name."""
    read = Read(problems=list(abnormal(text, file)))
    if not read.problems:
        source = parse_source(text, file)
        read.problems += source.problems
        if source.blocks and source.language != tongue.language:
            read.problems.append(_other_language(source, tongue))
        else:
            reader = _Reader(tongue, rules, cards or load_cards(), read.problems, read.scripts)
            _read_blocks(read, source.blocks, reader)
    readable = {scenario.id for scenario in read.scenarios}
    read.broken += (name for name in WRITTEN.findall(text) if name not in readable)
    return read


def at(problems: Sequence[SpecError], scenarios: Iterable[Scenario]) -> list[str]:
    """The ids of the scenarios at whose places something is wrong."""
    places = {problem.place for problem in problems}
    return [scenario.id for scenario in scenarios if scenario.place in places]


def _read_blocks(read: Read, blocks: Iterable[Block], reader: _Reader) -> None:
    read.scenarios += [s for block in blocks if (s := reader.scenario(block))]
    twice = list(scenario_lint.titles(read.scenarios))
    read.problems += twice
    read.broken += at(twice, read.scenarios)


def _other_language(source: Source, tongue: Tongue) -> SpecError:
    return SpecError(
        source.blocks[0].place._replace(line=1),
        f"this file is in '{source.language}', not in '{tongue.language}'",
        f"begin with '# language: {tongue.language}'",
    )


@dataclass
class _Reader:
    """Reads the scenarios of one file; what is wrong is added to `problems`, each thing once."""

    tongue: Tongue
    rules: Rules
    cards: Cards
    problems: list[SpecError]
    scripts: dict[str, bytes]
    _told: set[str] = field(default_factory=set)

    @cached_property
    def _change_dates(self) -> frozenset[str]:
        """The ISO dates on which a rule or a card's wording changed."""
        return self.cards.all_change_dates.union(self.rules.change_dates())

    def scenario(self, block: Block) -> Scenario | None:
        """A scenario; None if something is wrong with it."""
        before = len(self.problems)
        labels = read_tags(block.tags, block.place, self.problems)
        rows = rows_of(block, labels, self.tongue.table.lexicon, self.problems)
        self._note(scenario_lint.labels(labels, block, rows, self.rules, self._change_dates))
        self._note(scenario_lint.rows(rows))
        cases = tuple(
            case
            for variant in labels.variants
            for row in self._played(block, labels, rows, variant)
            if (case := self._case(block, labels, row, variant))
        )
        if len(self.problems) > before:
            return None
        return Scenario(
            id=labels.id,
            title=block.title,
            language=self.tongue.language,
            place=block.place,
            tags=tuple(tag.text for tag in block.tags),
            sources=labels.sources,
            level=labels.level,
            situation=labels.situation,
            cases=cases,
        )

    def _played(self, block: Block, labels: Labels, rows: Sequence[Row], variant: str) -> list[Row]:
        """The rows in a variant: none holds before the first day of its rules."""
        played = self.rules.variants.get(variant)
        if played is None:
            return list(rows)
        begun = [row for each in rows if (row := each.begun(played.since)) is not None]
        if rows and not begun:
            self._note([scenario_lint.never_played(labels.place("variant", block.place), played)])
        return begun

    def _case(self, block: Block, labels: Labels, row: Row, variant: str) -> Case | None:
        before = len(self.problems)
        filled = [s for sentence in block.sentences if (s := row.fill(sentence)) is not None]
        heard = [self._said(sentence) for sentence in filled]
        said = [each for each in heard if each is not None]
        if len(said) != len(heard):
            return None
        self._note(scenario_lint.roles(zip(filled, said, strict=True)))
        steps = self._steps(filled, said)
        name = f"{labels.id}@{row.since}" + (f"/{row.name}" if row.name else "")
        name += "" if variant == labels.variants[0] else f"+{variant}"
        values = tuple(row.values.items())
        self._note(scenario_lint.case(steps, block.place, variant))
        level = Level.SHOULD if self._is_derived(variant) else labels.level
        span = (row.since, row.until)
        made = Case(name, labels.id, *span, steps, labels.clauses, values, variant, level)
        if len(self.problems) == before and variant in self.rules.variants:
            self._note(self._unplayable(made))
        return made

    def _unplayable(self, case: Case) -> Iterator[SpecError]:
        """Why no engine could play a case, if none could: its sentences do not fit together."""
        try:
            self.scripts[case.id] = kept_script(case, self.cards)
        except SpecError as error:
            yield error

    def _is_derived(self, variant: str) -> bool:
        return variant in self.rules.variants and self.rules.variants[variant].derived

    def _said(self, sentence: Sentence) -> Said | None:
        try:
            return self.tongue.read(sentence.text)
        except UnknownPhraseError as error:
            self._note([SpecError(sentence.place, error.wrong, error.remedy)])
        except EttinError as error:
            self._note([SpecError(sentence.place, str(error))])
        return None

    def _steps(self, sentences: list[Sentence], said: list[Said]) -> tuple[Step, ...]:
        meanings = resolved([each.meaning for each in said])
        steps = []
        for sentence, each, meaning in zip(sentences, said, meanings, strict=True):
            if meaning is None:
                self._note([scenario_lint.nothing_resolves(sentence)])
            text = self.tongue.agreeing(sentence.text)
            steps.append(_step(sentence, text, each, meaning or each.meaning))
        return tuple(steps)

    def _note(self, problems: Iterable[SpecError]) -> None:
        for problem in problems:
            if str(problem) not in self._told:
                self._told.add(str(problem))
                self.problems.append(problem)


def _step(sentence: Sentence, text: str, said: Said, meaning: Meaning) -> Step:
    return Step(sentence.role, text, meaning, sentence.place, sentence.keyword, said.variant)
