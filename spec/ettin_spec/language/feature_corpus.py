"""All scenarios of a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from ettin_spec.cards import load_cards
from ettin_spec.compiled import compiled
from ettin_spec.errors import EttinError, Place, SpecError, nearest
from ettin_spec.input_files import read_text
from ettin_spec.language.compiled_corpus import KeptCorpus, kept, opened, scripts_of
from ettin_spec.language.scenario import Case, Scenario, Script
from ettin_spec.language.scripts.compiled_script import opened_script
from ettin_spec.language.scripts.implied_cards import ManaValues
from ettin_spec.language.sentences.lexicon import phrase_file
from ettin_spec.language.sentences.spoken_language import load_tongue
from ettin_spec.own_files import features_folder, own_name
from ettin_spec.rulebook import load_rules


class FeaturesError(EttinError):
    """All that is wrong with some feature files."""

    def __init__(self, errors: tuple[SpecError, ...]) -> None:
        self.errors = errors
        super().__init__("\n".join(map(str, errors)))


@dataclass(frozen=True)
class Corpus:
    """The scenarios of a language, in order of file and line, with the scripts that are kept."""

    language: str
    scenarios: tuple[Scenario, ...]
    scripts: Mapping[str, bytes] = field(default_factory=dict, repr=False, compare=False)

    def scenario(self, name: str) -> Scenario:
        """A scenario by id; EttinError names the nearest where there is none."""
        found = self._by_id.get(name)
        if found is None:
            raise EttinError(
                f"no scenario '{name}'; {nearest(name, self._by_id, listing='ettin list')}"
            )
        return found

    def case(self, name: str) -> Case:
        """A case by id; EttinError names the nearest where there is none."""
        found = self._cases.get(name)
        if found is None:
            raise EttinError(
                f"no case '{name}'; {nearest(name, self._cases, listing='ettin list')}"
            )
        return found

    def of_variant(self, variant: str) -> Corpus:
        """The same, with what is played in one variant alone."""
        played = (
            (each, tuple(case for case in each.cases if case.variant == variant))
            for each in self.scenarios
        )
        kept = tuple(replace(scenario, cases=cases) for scenario, cases in played if cases)
        return Corpus(self.language, kept, self.scripts)

    def script(self, case: Case, cards: ManaValues) -> Script:
        """One of the corpus' own cases as an engine plays it.

        Raises:
            SpecError: a position that cannot be placed, or an action with a card that is nowhere.
        """
        return opened_script(self.scripts.get(case.id, b""), case, cards)

    @cached_property
    def _by_id(self) -> Mapping[str, Scenario]:
        return {scenario.id: scenario for scenario in self.scenarios}

    @cached_property
    def _cases(self) -> Mapping[str, Case]:
        return {case.id: case for scenario in self.scenarios for case in scenario.cases}


def features_root() -> Path:
    """The folder of the features: inside an installed package, or beside it in a checkout.

    Raises:
        EttinError: neither is there.
    """
    folder = features_folder()
    if folder is None:
        raise EttinError("no features were installed with this package, nor lie beside it")
    return folder


def load_corpus(
    root: Path, language: str, phrases: Path | None = None, cards: tuple[Path, ...] = ()
) -> Corpus:
    """All scenarios of a language in the feature files below `root/language`.

    `phrases` is a folder of phrase files in place of the project's, `cards` are further files.

    Raises:
        FeaturesError: all that is wrong with the features.
        SpecError: phrases or cards that cannot be meant, or no such folder.
    """
    folder, said_in = root / language, phrase_file(language, phrases)
    if not folder.is_dir():
        raise SpecError(Place(str(folder)), f"there are no features in '{language}'")
    own = (said_in,) if phrases else ()

    def make() -> KeptCorpus:
        return kept(language, *_read(folder, language, phrases, cards))

    corpus = compiled(f"corpus.{language}", KeptCorpus, make, (folder, *own, *cards))
    return Corpus(language, tuple(opened(corpus)), scripts_of(corpus))


def _read(
    folder: Path, language: str, phrases: Path | None, cards: tuple[Path, ...]
) -> tuple[list[Scenario], dict[str, bytes]]:
    # Gherkin is loaded only where it is read.
    from ettin_spec.language.gherkin import feature_reader, scenario_lint  # noqa: PLC0415

    tongue, known = load_tongue(language, phrases, cards), load_cards(cards)
    scenarios: list[Scenario] = []
    scripts: dict[str, bytes] = {}
    problems: list[SpecError] = []
    for path in sorted(folder.rglob("*.feature")):
        read = feature_reader.read_feature(
            read_text(path), own_name(path), tongue, load_rules(), known
        )
        scenarios += read.scenarios
        scripts |= read.scripts
        problems += read.problems
    problems += scenario_lint.duplicates(scenarios)
    if problems:
        raise FeaturesError(tuple(problems))
    return scenarios, scripts
