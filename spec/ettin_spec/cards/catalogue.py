"""All cards: by name in any language, on any date."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path

from ettin_spec.cards.abbreviations import spelled_out
from ettin_spec.cards.card_entry import Entry
from ettin_spec.cards.declaration.mana_costs import (
    generic,
    least_mana,
    mana_value,
    symbols,
    without_generic,
)
from ettin_spec.cards.declaration.parts.change_parts import CostsLess
from ettin_spec.cards.declaration.words import AbilityWord, Activated, Card
from ettin_spec.cards.keyword_abilities import activated, is_mana_ability
from ettin_spec.cards.vocabulary import needs
from ettin_spec.compiled import BEYOND_SCENARIOS, compiled
from ettin_spec.errors import EttinError, nearest
from ettin_spec.protocol.base import AlternativeCost

CARD_FILES = Path(__file__).parent / "card_files"

VENTURES = frozenset({"effect.take_initiative", "effect.venture"})
"""Words by which somebody goes into a dungeon."""

PLENTY = 100
"""More mana than anything costs."""


class CardError(EttinError):
    """A name that no card has."""


@dataclass(frozen=True)
class Cards:
    """Cards by their English names."""

    entries: Mapping[str, Entry]

    @property
    def names(self) -> tuple[str, ...]:
        """All English names."""
        return tuple(self.entries)

    def card(self, name: str, date: str) -> Card:
        """A card, by English name, in the wording of an ISO date."""
        return self.entry(name).on(date)

    def entry(self, name: str) -> Entry:
        """All that is declared of a card; CardError names the nearest where there is none."""
        if name not in self.entries:
            raise CardError(f"no card '{name}'; {nearest(name, self.entries)}")
        return self.entries[name]

    def english(self, local: str, language: str) -> str:
        """The English name of the card that is called so in a language; CardError if none is."""
        known = self._english.get(language, {})
        if local in known:
            return known[local]
        raise CardError(f"no card is called '{local}' in {language}; {nearest(local, known)}")

    def local(self, name: str, language: str) -> str:
        """What a card, by English name, is called in a language; CardError if nothing is known."""
        names = {"en": name, **self.entry(name).names}
        if language not in names:
            raise CardError(f"{name} has no name in {language}; add it to `in` in the card's file")
        return names[language]

    def mana_value(self, name: str, face: int | None = None) -> int:
        """What the mana cost of a card's face comes to, in mana, in its first wording."""
        return mana_value(self._cost(name, face))

    def least_mana(self, name: str, face: int | None = None) -> int:
        """The least mana that a card's face can be cast for, in its first wording."""
        cost, card = self._cost(name, face), self.entry(name).wordings[0][1]
        worded = (each for each in card.abilities if isinstance(each, AbilityWord))
        cheaper = any(each.additional and each.additional.less for each in worded)
        cheaper |= any(says.spell == "itself" for says in self._reductions(name))
        return least_mana(without_generic(cost, generic(cost)) if cheaper else cost)

    def kicker_value(self, name: str) -> int:
        """What a card's kicker cost comes to, in mana, in its first wording; 0 without one."""
        abilities = self.entry(name).wordings[0][1].abilities
        worded = (each for each in abilities if isinstance(each, AbilityWord))
        return sum(mana_value(each.kicker) for each in worded if each.kicker)

    def alternative_value(self, name: str, keyword: AlternativeCost) -> int:
        """What a card costs for that of a keyword, in mana, in its first wording; 0 without it."""
        abilities = self.entry(name).wordings[0][1].abilities
        worded = (each for each in abilities if isinstance(each, AbilityWord))
        costs = (getattr(each, keyword) for each in worded)
        return sum(mana_value(cost) for cost in costs if cost is not None)

    def mana_saved(self, name: str) -> int:
        """How much less some spells cost by what a card says, in its first wording.

        Plenty, where it adds mana as something is tapped for mana.
        """
        if self._adds_besides(name):
            return PLENTY
        others = (says.less for says in self._reductions(name) if says.spell != "itself")
        return sum(less if isinstance(less, int) else PLENTY for less in others)

    def _adds_besides(self, name: str) -> bool:
        """Does a card add mana as a player taps something for mana, in its first wording?"""
        abilities = self.entry(name).wordings[0][1].abilities
        triggers = (each.trigger for each in abilities if isinstance(each, AbilityWord))
        return any(
            trigger.when.taps_for_mana is not None and any(does.add_mana for does in trigger.do)
            for trigger in triggers
            if trigger is not None
        )

    def _reductions(self, name: str) -> Iterator[CostsLess]:
        """What a card says of spells that cost less, itself or others, in its first wording."""
        abilities = self.entry(name).wordings[0][1].abilities
        statics = (each.static for each in spelled_out(abilities))
        changes = (change for static in statics if static for change in static.changes)
        return (change.costs_less for change in changes if change.costs_less is not None)

    def variables(self, name: str, face: int | None = None) -> int:
        """How often X stands in the cost of a card's face, in its first wording."""
        return symbols(self._cost(name, face)).count("X")

    def _cost(self, name: str, face: int | None) -> str:
        card = self.entry(name).wordings[0][1]
        return card.back.cost if face == 2 and card.back is not None else card.cost

    def mana_made(self, name: str) -> int | None:
        """How much mana a card gives at a time, in its first wording.

        None for what is neither a land nor has a mana ability; who need not tap for it has plenty.
        """
        card = self.entry(name).wordings[0][1]
        words = (each for each in card.abilities if isinstance(each, AbilityWord))
        made = [a.activate for a in words if a.activate is not None and is_mana_ability(a.activate)]
        if not made:
            return 0 if self.has_type(name, "Land") else None
        return max(_mana_of(each) if "tap" in each.cost else PLENTY for each in made)

    def has_type(self, name: str, word: str) -> bool:
        """Is a word on a card's type line, in its first wording?"""
        line = self.entry(name).wordings[0][1].type
        return word in line.replace(" - ", " ").split()

    def is_untold(self, name: str) -> bool:
        """Has a card abilities that nothing here says? Only deck checkers know such a card."""
        return self.entry(name).untold

    def plays_exiled(self, name: str) -> bool:
        """Does a card let cards be played that it exiles from a library, in its first wording?"""
        return any(word.startswith("may_play.") for word in needs(self.entry(name).wordings[0][1]))

    def ventures(self, name: str) -> bool:
        """Does a card let somebody venture into a dungeon, in its first wording?"""
        return not VENTURES.isdisjoint(needs(self.entry(name).wordings[0][1]))

    @cached_property
    def dungeons(self) -> frozenset[str]:
        """The names of the dungeons, which nobody has in a deck."""
        return frozenset(name for name in self.entries if self.has_type(name, "Dungeon"))

    def activated(self, name: str) -> int:
        """How many abilities a card has that can be activated, on the side that has most; a token
        that effects create is no card and has none."""
        if name not in self.entries:
            return 0
        wordings = [card for _, card in self.entry(name).wordings]
        sides = [side for card in wordings for side in (card, card.back) if side is not None]
        return max(
            sum(len(activated(a)) for a in side.abilities if isinstance(a, AbilityWord))
            for side in sides
        )

    def stands_for(self, name: str) -> tuple[str, ...]:
        """Real cards that may be used in the stead of one that only fills a place."""
        return self.entry(name).stands_for

    def is_made_up(self, name: str) -> bool:
        """Is there no printed card of that name, nor one that may stand in its stead?"""
        entry = self.entry(name)
        return entry.printed is None and not entry.stands_for

    def change_dates(self, name: str) -> tuple[str, ...]:
        """The ISO dates at which a card got another wording."""
        return tuple(date for date, _ in self.entry(name).wordings[1:])

    @cached_property
    def all_change_dates(self) -> frozenset[str]:
        """The ISO dates at which any card got another wording."""
        return frozenset(date for name in self.entries for date in self.change_dates(name))

    def named(self, language: str, names: Mapping[str, str]) -> Cards:
        """The same cards with these names in a language, by English name."""
        given = {name: {**self.entry(name).names, language: names[name]} for name in names}
        renamed = {name: replace(self.entry(name), names=given[name]) for name in given}
        return Cards({**self.entries, **renamed}) if names else self

    @cached_property
    def _english(self) -> Mapping[str, Mapping[str, str]]:
        found: dict[str, dict[str, str]] = {"en": {name: name for name in self.entries}}
        for entry in self.entries.values():
            for language, local in entry.names.items():
                found.setdefault(language, {})[local] = entry.name
        return found


@cache
def load_cards(more: tuple[Path, ...] = ()) -> Cards:
    """The project's own cards, and those of further files; read once."""
    return compiled("cards", Cards, lambda: _read(more), more, BEYOND_SCENARIOS)


def _read(more: tuple[Path, ...] = ()) -> Cards:
    from ettin_spec.cards import card_reader  # noqa: PLC0415 - YAML, only where it is read

    return Cards(
        card_reader.read_more(load_cards().entries, more)
        if more
        else card_reader.read_cards(CARD_FILES)
    )


def _mana_of(ability: Activated) -> int:
    """How much mana an ability adds that does nothing else."""
    return sum(does.add_mana.number for does in ability.do if does.add_mana is not None)
