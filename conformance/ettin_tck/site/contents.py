"""What the site is about: the specification in each language, and which question is about what."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from ettin_tck.cases.selection import Chosen
from ettin_tck.explaining.situation import case_on
from ettin_tck.explaining.word_search import is_past, standings
from ettin_tck.site import addresses
from ettin_tck.site.addresses import Link

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ettin_spec.language.scenario import Scenario
    from ettin_tck.library import Library

ENGLISH = "en"
QUOTED = re.compile("“([^”]+)”")
"""A card as sentences in English name it."""


@dataclass(frozen=True)
class Contents:
    """The specification by language, English among them, and the ids of what has a page.

    Whatever is found here is found by ids and English names, so that it is so in each language.
    """

    libraries: Mapping[str, Library]
    ids: tuple[str, ...]

    @property
    def english(self) -> Library:
        """The one that all else is found in."""
        return self.libraries[ENGLISH]

    @cached_property
    def scenarios(self) -> Mapping[str, Mapping[str, Scenario]]:
        """The scenarios that have a page, by language and id."""
        wanted = set(self.ids)
        return {
            language: {it.id: it for it in library.corpus.scenarios if it.id in wanted}
            for language, library in self.libraries.items()
        }

    @property
    def questions(self) -> Mapping[str, Scenario]:
        """Those in English, by id, in the order of the corpus."""
        return self.scenarios[ENGLISH]

    @cached_property
    def told(self) -> Mapping[str, Chosen]:
        """By id, the case that a page tells, on the day that it tells of; in English."""
        return {name: case_on(self.english, [it], None)[0] for name, it in self.questions.items()}

    def told_in(self, language: str, name: str) -> Chosen:
        """The same in a language."""
        chosen = self.told[name]
        scenario = self.scenarios[language][name]
        return Chosen(scenario, scenario.cases[self._number(chosen)], chosen.date)

    @staticmethod
    def _number(chosen: Chosen) -> int:
        return next(n for n, it in enumerate(chosen.scenario.cases) if it is chosen.case)

    @cached_property
    def standing(self) -> Mapping[str, float]:
        """What each question counts beside others that say as much of what is sought."""
        scenarios = list(self.questions.values())
        return dict(zip(self.questions, standings(scenarios), strict=True))

    @cached_property
    def cards_of(self) -> Mapping[str, tuple[str, ...]]:
        """The cards that the sentences of a question name: English names by id."""
        known = self.english.cards.entries
        found = {}
        for name, chosen in self.told.items():
            text = "\n".join(step.text for step in chosen.case.steps)
            found[name] = tuple(it for it in dict.fromkeys(QUOTED.findall(text)) if it in known)
        return found

    @cached_property
    def by_card(self) -> Mapping[str, tuple[str, ...]]:
        """The questions that name a card, by its English name, plainest first."""
        found: defaultdict[str, list[str]] = defaultdict(list)
        for name, cards in self.cards_of.items():
            for card in cards:
                found[card].append(name)
        return {card: self._best(names, card) for card, names in found.items()}

    @cached_property
    def by_clause(self) -> Mapping[str, tuple[str, ...]]:
        """The questions that cite a clause, by its key, plainest first."""
        found: defaultdict[str, dict[str, None]] = defaultdict(dict)
        for name, scenario in self.questions.items():
            for case in scenario.cases:
                for key in case.clauses:
                    found[key][name] = None
        return {key: self._best(names, "") for key, names in found.items()}

    @cached_property
    def by_situation(self) -> Mapping[str, tuple[str, ...]]:
        """The questions of a situation, by its name."""
        found: defaultdict[str, list[str]] = defaultdict(list)
        for name, scenario in self.questions.items():
            found[scenario.situation].append(name)
        return {situation: tuple(names) for situation, names in found.items()}

    def _best(self, names: Iterable[str], titled: str) -> tuple[str, ...]:
        def order(name: str) -> tuple[bool, bool, float]:
            scenario = self.questions[name]
            return is_past(scenario), titled not in scenario.title, -self.standing[name]

        return tuple(sorted(names, key=order))

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The English names of the cards that have a page: those that a question names."""
        return tuple(name for name in self.english.cards.entries if name in self.by_card)

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        """The keys of the clauses that have a page: all."""
        return tuple(self.english.rules.clauses)

    def question(self, language: str, name: str) -> Link:
        """The page of a question."""
        scenario = self.scenarios[language][name]
        return Link(addresses.question(name), scenario.title)

    def questions_about(self, language: str, names: Iterable[str]) -> tuple[Link, ...]:
        """The pages of some questions."""
        return tuple(self.question(language, name) for name in names if name in self.questions)

    def card(self, language: str, name: str) -> Link:
        """The page of a card, if it has one."""
        href = addresses.card(name) if name in self.by_card else ""
        return Link(href, self.libraries[language].card_name(name))
