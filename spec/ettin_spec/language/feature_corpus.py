"""All scenarios of a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

from ettin_spec.cards import load_cards
from ettin_spec.compiled import BEYOND_SCENARIOS, compiled
from ettin_spec.errors import EttinError, Place, SpecError, SpecErrors, nearest
from ettin_spec.input_files import read_text
from ettin_spec.language.compiled_corpus import KeptCorpus, kept, opened, scripts_of
from ettin_spec.language.kept_features import KeptFeatures
from ettin_spec.language.scenario import Case, Scenario, Script
from ettin_spec.language.scripts.compiled_script import opened_script
from ettin_spec.language.scripts.implied_cards import ManaValues
from ettin_spec.language.sentences.lexicon import phrase_file
from ettin_spec.language.sentences.spoken_language import load_tongue
from ettin_spec.own_files import features_folder, own_name
from ettin_spec.rulebook import load_rules


class FeaturesError(SpecErrors):
    """All that is wrong with some feature files; `sound` are the other scenarios, `broken` ids."""

    def __init__(
        self,
        errors: tuple[SpecError, ...],
        sound: Corpus | None = None,
        broken: tuple[str, ...] = (),
    ) -> None:
        self.sound, self.broken = sound, broken
        super().__init__(errors)

    def beside(self, asked: Sequence[str]) -> Corpus | None:
        """The other scenarios, if all that is asked for by id or pattern is among them."""
        wanted = [pattern.partition("@")[0] for pattern in asked]
        if self.sound is None or not wanted:
            return None
        names = {scenario.id for scenario in self.sound.scenarios}
        if any(_matched(pattern, self.broken) for pattern in wanted):
            return None
        return self.sound if all(_matched(pattern, names) for pattern in wanted) else None


def _matched(pattern: str, names: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for name in names)


@dataclass(frozen=True)
class Corpus:
    """The scenarios of a language, in order of file and line, with the scripts that are kept."""

    language: str
    scenarios: tuple[Scenario, ...]
    scripts: Mapping[str, bytes] = field(default_factory=dict, repr=False, compare=False)
    set_aside: tuple[SpecError, ...] = ()
    """What is wrong with scenarios that were not asked for."""

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
        return replace(self, scenarios=kept)

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
    root: Path,
    language: str,
    phrases: Path | None = None,
    cards: tuple[Path, ...] = (),
    *,
    twins: bool = False,
) -> Corpus:
    """All scenarios of a language in the feature files below `root/language`.

    `phrases` is a folder of phrase files in place of the project's, `cards` are further files.
    Of the project's own corpus, and of others with `twins`, each refusal needs its legal twin.

    Raises:
        FeaturesError: all that is wrong with the features, beside what is sound.
        SpecError: phrases or cards that cannot be meant, or no such folder.
    """
    folder, said_in = root / language, phrase_file(language, phrases)
    if not folder.is_dir():
        raise SpecError(Place(str(folder)), f"there are no features in '{language}'")
    own = (said_in,) if phrases else ()
    twins = twins or root == features_folder()

    def make() -> KeptCorpus:
        return kept(language, *_read(folder, language, phrases, cards, twins=twins))

    name = f"corpus.{language}{'' if twins else '.alone'}"
    corpus = compiled(name, KeptCorpus, make, (folder, *own, *cards), BEYOND_SCENARIOS)
    return Corpus(language, tuple(opened(corpus)), scripts_of(corpus))


def _read(
    folder: Path, language: str, phrases: Path | None, cards: tuple[Path, ...], *, twins: bool
) -> tuple[list[Scenario], dict[str, bytes]]:
    # Gherkin is loaded only where it is read.
    from ettin_spec.language.gherkin import refusal_lint, scenario_lint  # noqa: PLC0415
    from ettin_spec.language.gherkin.feature_reader import Read, at, read_feature  # noqa: PLC0415

    own = (phrase_file(language, phrases),) if phrases else ()
    known = KeptFeatures(folder, language, (*own, *cards))
    whole = Read()
    for path in sorted(folder.rglob("*.feature")):
        try:
            text, name = read_text(path), own_name(path)
        except SpecError as error:
            whole.problems.append(error)
            continue
        if before := known.before(name, text):
            whole.scenarios += before[0]
            whole.scripts |= before[1]
            continue
        tongue = load_tongue(language, phrases, cards)
        read = read_feature(text, name, tongue, load_rules(), load_cards(cards))
        if not read.problems:
            known.read(name, text, read.scenarios, read.scripts)
        whole.add(read)
    known.keep()
    twice = list(scenario_lint.duplicates(whole.scenarios))
    whole.problems += twice
    whole.broken += at(twice, whole.scenarios)
    for scenario in whole.scenarios if twins else ():
        if alone := refusal_lint.without_twin(scenario):
            whole.problems += alone
            whole.broken.append(scenario.id)
    if whole.problems:
        sound = tuple(each for each in whole.scenarios if each.id not in whole.broken)
        aside = Corpus(language, sound, whole.scripts, tuple(whole.problems))
        raise FeaturesError(tuple(whole.problems), aside, tuple(whole.broken))
    return whole.scenarios, whole.scripts
