"""All that the runner reads of the specification: rules, cards, and the corpus in a language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ettin_spec.cards import load_cards
from ettin_spec.cards.card_texts import load_texts
from ettin_spec.cards.catalogue import CardError
from ettin_spec.language import FeaturesError, features_root, load_corpus, load_tongue
from ettin_spec.rulebook import DEFAULT_VARIANT, Rulebook, Scope, load_rules
from ettin_tck.library.card_facts import CardNeed, adds_mana, card_need, declaration, words
from ettin_tck.library.citations import ClauseShown, cited
from ettin_tck.library.disputes import Dispute, read_disputes
from ettin_tck.library.evidence import Evidence, evidence

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ettin_spec.cards import Cards
    from ettin_spec.language import Corpus
    from ettin_spec.language.scenario import Case, Scenario, Script
    from ettin_spec.language.sentences.spoken_language import Tongue
    from ettin_spec.rulebook import Rules

SCOPE: Scope = "tournament"
TODAY = "current"
"""The named date that stands for today in this release."""


@dataclass(frozen=True)
class Further:
    """What a user brings: features in place of the project's, phrases likewise, more cards.

    With `twins` each refusal in the features needs a legal twin, as in the project's own.
    """

    features: Path | None = None
    phrases: Path | None = None
    cards: tuple[Path, ...] = ()
    twins: bool = False

    @property
    def options(self) -> tuple[str, ...]:
        """What to write on the command line to bring it."""
        brought = [("--features", self.features), ("--phrases", self.phrases)]
        brought += [("--cards", file) for file in self.cards]
        return tuple(word for name, path in brought if path for word in (name, str(path)))


@dataclass(frozen=True)
class Library:
    """The specification as loaded, the corpus in one language, and what the user brought.

    `variant`: only its scenarios; those of every variant where it is empty. `asked`: ids or
    patterns of all that is wanted; what is wrong with others is set aside then.
    """

    language: str
    further: Further = Further()
    variant: str = ""
    asked: tuple[str, ...] = ()

    @property
    def options(self) -> tuple[str, ...]:
        """What to write on the command line for this library."""
        own = () if self.language == "en" else ("--lang", self.language)
        return (*own, *self.further.options)

    @cached_property
    def rules(self) -> Rules:
        """Policies, clauses and named dates."""
        return load_rules()

    @cached_property
    def cards(self) -> Cards:
        """Declarations of cards by date."""
        return load_cards(self.further.cards)

    @cached_property
    def tongue(self) -> Tongue:
        """The language."""
        return load_tongue(self.language, self.further.phrases, self.further.cards)

    @property
    def own_cards(self) -> tuple[str, ...]:
        """The English names of the cards that the user brought."""
        ours = {entry.place for entry in load_cards().entries.values()}
        return tuple(name for name, it in self.cards.entries.items() if it.place not in ours)

    @property
    def replaced_cards(self) -> tuple[str, ...]:
        """What to say of each card that the user brought in the place of the project's."""
        brought = self.own_cards if self.further.cards else ()
        return tuple(
            f"{name} is played as {self.cards.entry(name).place} declares it, and not as ettin does"
            for name in brought
            if name in load_cards().entries
        )

    @property
    def features(self) -> Path:
        """The folder of the features."""
        return self.further.features or features_root()

    @cached_property
    def corpus(self) -> Corpus:
        """The scenarios, those of one variant where one is asked for."""
        further = self.further
        try:
            whole = load_corpus(
                self.features, self.language, further.phrases, further.cards, twins=further.twins
            )
        except FeaturesError as error:
            sound = error.beside(self.asked)
            if sound is None:
                raise
            whole = sound
        return whole.of_variant(self.variant) if self.variant else whole

    @cached_property
    def disputes(self) -> Mapping[str, Dispute]:
        """The scenarios that are objected to, by id.

        Raises:
            SpecError: a dispute that cannot be meant, or is of no scenario.
        """
        return read_disputes(self.features, self._ids_of_all_variants)

    def _ids_of_all_variants(self) -> set[str]:
        further = self.further
        corpus = load_corpus(self.features, self.language, further.phrases, further.cards)
        return {scenario.id for scenario in corpus.scenarios}

    @cached_property
    def today(self) -> str:
        """The last date that this release knows, ISO."""
        return self.date(TODAY)

    def date(self, text: str) -> str:
        """An ISO date from one, or from the name of one."""
        return self.rules.parse_date(text)

    def rulebook(self, date: str, variant: str = DEFAULT_VARIANT) -> Rulebook:
        """The rules in force on a date."""
        return Rulebook.on(date, variant, SCOPE)

    def change_dates(self, cards: Iterable[str]) -> list[str]:
        """The days (ISO, in order) on which a rule, or the wording of one of the cards, changed."""
        worded = (date for name in cards for date in self.cards.change_dates(name))
        return sorted({*self.rules.change_dates(), *worded})

    def declarations(self, names: Iterable[str], date: str) -> dict[str, Any]:
        """What `new_game.cards` says: each card in the wording of the date."""
        return {name: declaration(self.further.cards, name, date) for name in names}

    def face(self, name: str, date: str) -> str:
        """What stands on a card in the wording of the date, in the library's language; empty of a
        card that has no abilities."""
        told = load_texts(self.language, self.further.cards).on(name, date)
        return told.face if told.text else ""

    def card_name(self, name: str) -> str:
        """What a card, by English name, is called in the library's language; as in English where
        nothing is known."""
        if name not in self.cards.entries:
            return name
        try:
            return self.tongue.names.local(name, self.language)
        except CardError:
            return name

    def card_needs(self, names: Iterable[str], date: str) -> dict[str, CardNeed]:
        """What each card asks of an engine on a date."""
        return {name: card_need(self.further.cards, name, date, self.today) for name in names}

    def words(self, names: Iterable[str], date: str) -> frozenset[str]:
        """The words of the vocabulary of which some cards are made, all together."""
        return words(self.further.cards, tuple(names), date)

    def adds_mana(self, name: str, date: str) -> bool | None:
        """Is what one may activate of a card a mana ability, on a date? None if only some is."""
        return adds_mana(self.further.cards, name, date)

    def script(self, case: Case) -> Script:
        """A case as an engine plays it, compiled once.

        Raises:
            SpecError: a position that cannot be placed, or an action with a card that is nowhere.
        """
        of, known = self._scripts.get(case.id, (None, None))
        if known is None or of is not case:
            known = self.corpus.script(case, self.cards)
            self._scripts[case.id] = case, known
        return known

    @cached_property
    def _scripts(self) -> dict[str, tuple[Case, Script]]:
        return {}

    def clauses(
        self, keys: Iterable[str], date: str, variant: str = DEFAULT_VARIANT
    ) -> tuple[ClauseShown, ...]:
        """Clauses as they are cited on a date, where a variant is played."""
        return tuple(dict.fromkeys(self.clause(key, date, variant) for key in keys))

    def clause(self, key: str, date: str, variant: str = DEFAULT_VARIANT) -> ClauseShown:
        """One clause as it is cited on a date, where a variant is played."""
        return cited(self.language, key, date, variant)

    def evidence(self, scenario: Scenario, case: Case, date: str) -> Evidence:
        """What a case rests on, on a date, among those whom its rules bind."""
        return evidence(scenario, case, date, self.rules.scope(self.script(case).scope or SCOPE))

    def other_settings(
        self, policy: str, date: str, variant: str = DEFAULT_VARIANT
    ) -> Mapping[str, str]:
        """What a policy has ever been in a variant, save what it is on a date: what each means."""
        asked, pieces = self.rules.policy(policy), self.rules.variants[variant].pieces
        now = asked.at(date, SCOPE, pieces).value
        spans = asked.spans(SCOPE, pieces)
        return {
            str(s.value): asked.meaning(s.value, self.language) for s in spans if s.value != now
        }

    def settings_elsewhere(
        self, policy: str, date: str, variant: str = DEFAULT_VARIANT
    ) -> Mapping[str, str]:
        """What a policy has been in other variants alone, and what each means.

        What says the same here as something that it has been in this one is left out.
        """
        asked, pieces = self.rules.policy(policy), self.rules.variants[variant].pieces
        own = {span.value for span in asked.spans(SCOPE, pieces)}
        others = [each for each in asked.settings if each not in own]
        return {
            str(each): asked.meaning(each, self.language)
            for each in others
            if not any(asked.are_one(each, one, date, pieces) for one in own)
        }

    def never(self, policy: str) -> Mapping[str, str]:
        """Readings of a policy that never were in force, each with what it means."""
        asked = self.rules.policy(policy)
        return {str(setting): asked.meaning(setting, self.language) for setting in asked.never}

    def clause_of(self, policy: str, variant: str, date: str) -> str:
        """The number of the clause that sets a policy on a date; empty where none does."""
        clause = self.clause_key_of(policy, variant, date)
        return self.clause(clause, date, variant).number if clause is not None else ""

    def clause_key_of(self, policy: str, variant: str, date: str) -> str | None:
        """The key of the clause that sets a policy on a date; None where none does."""
        pieces = self.rules.variants[variant].pieces
        return self.rules.policy(policy).at(date, SCOPE, pieces).clause

    def turns(
        self, policy: str, variant: str, before: str, after: str
    ) -> tuple[tuple[str, str], ...]:
        """The dates after one and up to another on which a policy changed, and to what."""
        spans = self.rules.policy(policy).spans(SCOPE, self.rules.variants[variant].pieces)
        first, last = sorted((before, after))
        found = [(span.since, str(span.value)) for span in spans if first < span.since <= last]
        return tuple(found)

    def held(self, policy: str, setting: str, variant: str = DEFAULT_VARIANT) -> str:
        """When a policy was so set, in words: `before 2010-04-23`."""
        pieces = self.rules.variants[variant].pieces
        return self.rules.explain(policy, self.rules.setting(policy, setting), pieces=pieces)
