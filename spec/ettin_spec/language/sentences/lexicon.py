"""A language's own words, as its phrase file gives them: types of holes, columns, frames."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.errors import Place, SpecError, nearest
from ettin_spec.language.people import BY_THEMSELVES, PEOPLE, TEAM_OF
from ettin_spec.language.sentences.holes.counted_holes import Counted
from ettin_spec.language.sentences.holes.object_holes import KEYS, Card, SpellNamed, is_unfit
from ettin_spec.language.sentences.holes.plain_holes import (
    Body,
    Either,
    HoleType,
    Number,
    Ordinal,
    Words,
    together,
)
from ettin_spec.language.sentences.meanings import FOLDER, load_senses
from ettin_spec.languages import LANGUAGES, languages
from ettin_spec.protocol.base import (
    AlternativeCost,
    Ballot,
    Colour,
    CounterKind,
    Kind,
    StepName,
)
from ettin_spec.protocol.decks import Format
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import Marked

if TYPE_CHECKING:
    from babel import Locale

VOWELS = "aeiouyàâéèêëîïôöùûüh"

CREATED = (
    *("Angel", "Assassin", "Bat", "Beast", "Bird", "Cat", "Clue", "Dragon", "Elephant", "Elf"),
    *("Food", "Goblin", "Human", "Insect", "Knight", "Octopus", "Pirate", "Rabbit", "Saproling"),
    *("Skeleton", "Soldier", "Spirit", "Treasure", "Vampire", "Vampire Knight", "Warrior"),
    "Zombie",
)
"""Names of tokens that effects create: their subtypes."""

ROOMS = (
    *("Secret Entrance", "Forge", "Lost Well", "Trap!", "Arena", "Stash", "Archives", "Catacombs"),
    *("Throne of the Dead Three", "Cave Entrance", "Goblin Lair", "Mine Tunnels", "Storeroom"),
    *("Dark Pool", "Fungi Cavern", "Temple of Dumathoin"),
)
"""Names of the rooms of dungeons, which are no cards; they are the same in every language."""

VALUES: Mapping[str, tuple[str, ...]] = {
    "player": tuple(TEAM_OF),
    "team": tuple(PEOPLE),
    "alone": BY_THEMSELVES,
    "colour": tuple(Colour),
    "alternative": tuple(AlternativeCost),
    "format": tuple(Format),
    "tongue": tuple(code for code in LANGUAGES if code != "en"),
    "counter": tuple(CounterKind),
    "ballot": tuple(Ballot),
    "mode": tuple("12345"),
    "room": ROOMS,
    "created": CREATED,
    "step": tuple(s for s in StepName if s not in (StepName.MULLIGANS, StepName.OVER)),
}
"""The values that a closed lexicon must name, and no others."""

NO_CREATURES = (Kind.CLUE, Kind.TREASURE, Kind.FOOD)
"""Kinds of things that are no creatures."""

CREATURES = tuple(kind for kind in Kind if kind not in NO_CREATURES)
"""The kinds that have power and toughness."""

COUNTED = {
    "cards": ("*",),
    "things": tuple(Kind),
    "tokens": tuple(Kind),
    "creatures": CREATURES,
    "bodies": CREATURES,
}


class Columns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The headings of the date and the clause number in a table of examples."""

    date: str
    rule: str


class PhraseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phrase file as it is written; the head of each file says what its parts are.

    `plurals`: the language whose plural forms this one has, where the CLDR does not know the code
    of its own. `drop`: what is dropped from the head of a sentence. `genders`: number words that
    differ in a form. `cards`: names of cards, where the cards' own files give none. `objects`:
    how it is said, in each form, whose a card is and which of several, counted by `ordinals`.
    `ability_ordinals`: of abilities, where they are counted by other words; `token_ordinals`: of
    tokens.
    """

    name: str
    columns: Columns
    quotes: tuple[str, str]
    numbers: tuple[str, ...]
    words: dict[str, dict[str, str]]
    counted: dict[str, dict[str, dict[str, str]]]
    phrases: dict[str, str | tuple[str, ...]]
    plurals: str = ""
    modal: dict[str, str] = {}
    drop: str = ""
    genders: dict[str, dict[int, str]] = {}
    cards: dict[str, str] = {}
    cases: dict[str, dict[str, str | dict[str, str]]] = {}
    objects: dict[str, dict[str, str]] = {}
    ordinals: tuple[str, ...] = ()
    ability_ordinals: tuple[str, ...] = ()
    token_ordinals: tuple[str, ...] = ()


class PhrasesRead(msgspec.Struct, frozen=True):
    """A phrase file that was read, and for each key where its phrases are written."""

    file: PhraseFile
    places: dict[str, tuple[Place, ...]]


@dataclass(frozen=True)
class Lexicon:
    """What a phrase file says, its types of holes made ready."""

    language: str
    read: PhrasesRead
    types: Mapping[str, HoleType] = field(hash=False)

    @property
    def file(self) -> PhraseFile:
        """The file as it is written."""
        return self.read.file

    def phrases(self, key: str) -> Iterator[tuple[str, Place]]:
        """The phrases for a key, each with its place."""
        given = self.file.phrases.get(key, ())
        texts = (given,) if isinstance(given, str) else given
        return zip(texts, self.read.places.get(key, ()), strict=True)

    def type_of(self, hole: str) -> HoleType:
        """The type of a hole by its name: `card2` is a card."""
        return self.types[hole.rstrip("0123456789")]

    def has_type(self, hole: str) -> bool:
        """Does the file say the words of a hole's type?"""
        return hole.rstrip("0123456789") in self.types

    def says_many(self, number: int) -> bool:
        """Does a number take the second of a pair: is it not the CLDR's singular?"""
        return _locale(self.file.plurals or self.language).plural_form(abs(number)) != "one"

    def value_of(self, text: str) -> str:
        """What a cell of a table means, the same in every language; the text itself if nothing."""
        for word in self.types.values():
            if isinstance(word, Words) and (found := word.values_of(text)):
                return found[0]
        numbers = {word: str(number) for number, word in enumerate(self.file.numbers)}
        for other in self.file.genders.values():
            numbers |= {word: str(number) for number, word in other.items()}
        return numbers.get(text, text)


@cache
def _locale(language: str) -> Locale:
    from babel import Locale  # noqa: PLC0415 - slow to load, seldom needed

    return Locale.parse(language)


def phrase_file(language: str, folder: Path | None = None) -> Path:
    """The phrase file of a language, the project's own or one in a folder; SpecError if none."""
    where = folder or FOLDER
    if language not in languages(where):
        known = f"known: {', '.join(languages(where)) or 'none'}"
        asked = "the language" if folder is None else str(folder)
        raise SpecError(Place(asked), f"there are no phrases in '{language}'", known)
    return where / f"{language}.yaml"


def read_phrases(marked: Marked, language: str, whole: bool = True) -> PhrasesRead:
    """What a phrase file says; a `whole` one says everything that can be said.

    Raises:
        SpecError: a part that is unknown, or missing where it has to be whole, with its place.
    """
    file = convert(marked, (), PhraseFile, f"phrases in {language}")
    problem = next(_problems(file, marked, language, whole), None)
    if problem is not None:
        raise problem
    counts = {key: 1 if isinstance(said, str) else len(said) for key, said in file.phrases.items()}
    return PhrasesRead(
        file,
        {
            key: tuple(marked.at("phrases", key, index) for index in range(count))
            for key, count in counts.items()
        },
    )


def lexicon_of(read: PhrasesRead, language: str) -> Lexicon:
    """The lexicon of a phrase file that was read."""
    return Lexicon(language, read, _types(read.file, language))


def _problems(file: PhraseFile, marked: Marked, language: str, whole: bool) -> Iterator[SpecError]:
    yield from _plural_problems(file, marked, language)
    for part, known in (("words", VALUES), ("counted", COUNTED)):
        given = getattr(file, part)
        yield from _compare(marked, (part,), given, known, whole)
        for name, values in known.items():
            if name in given:
                yield from _compare(marked, (part, name), given[name], values, whole)
    for name, forms in file.cases.items():
        for form, said in forms.items():
            if isinstance(said, dict):
                path = ("cases", name, form)
                yield from _compare(marked, path, said, file.words.get(name, {}), True)
    yield from _object_problems(file, marked)
    yield from _compare(marked, ("phrases",), file.phrases, load_senses(), whole)


def _plural_problems(file: PhraseFile, marked: Marked, language: str) -> Iterator[SpecError]:
    from babel import UnknownLocaleError  # noqa: PLC0415 - slow to load, seldom needed

    code = file.plurals or language
    try:
        _locale(code)
    except (ValueError, UnknownLocaleError):
        yield SpecError(
            marked.at("plurals"),
            f"nothing is known of plurals in '{code}'",
            "write plurals: CODE, of a language that has the same",
        )


def _object_problems(file: PhraseFile, marked: Marked) -> Iterator[SpecError]:
    for form, templates in file.objects.items():
        yield from _compare(marked, ("objects", form), templates, KEYS, False)
        for key, template in templates.items():
            if is_unfit(template):
                yield SpecError(
                    marked.at("objects", form, key),
                    f"this says no object: '{template}'",
                    "holes: {card} or {created}, {player} and {nth}",
                )


def _compare(
    marked: Marked, path: tuple[str, ...], given: Any, known: Any, whole: bool
) -> Iterator[SpecError]:
    for key in given:
        if key not in known:
            yield SpecError(
                marked.at(*path, key), f"'{key}' is not known here", nearest(key, known)
            )
    for key in known if whole else ():
        if key not in given:
            yield SpecError(marked.at(*path), f"nothing is said for '{key}'", f"add '{key}'")


def _types(file: PhraseFile, language: str) -> Mapping[str, HoleType]:
    words = {name: Words(base, _cases(file, name, base)) for name, base in file.words.items()}
    other = file.genders
    count = Number(file.numbers, other, in_words=True)
    of_objects = {hole: words[hole] for hole in words if hole in ("player", "created")}
    quotes, objects, ordinals = file.quotes, file.objects, file.ordinals
    card = Card(*quotes, language, objects, ordinals, of_objects, file.token_ordinals)
    counted = {name: Counted(nouns, count, card) for name, nouns in file.counted.items()}
    whom = Either({kind: words[kind] for kind in ("team", "player") if kind in words})
    sharing = {"sharers": words["team"]} if "team" in words else {}
    team = together([words[kind] for kind in ("team", "alone") if kind in words])
    n = Number(file.numbers, other, in_words=False)
    counted_by = file.ability_ordinals or file.ordinals
    return {
        **words,
        **counted,
        "whom": whom,
        **({"team": team} if team.base else {}),
        **sharing,
        "n": n,
        "count": count,
        "card": card,
        "spell": SpellNamed(card),
        "body": Body(),
        **({"nth": Ordinal(counted_by)} if counted_by else {}),
    }


def _cases(file: PhraseFile, name: str, base: dict[str, str]) -> Mapping[str, Mapping[str, str]]:
    given = file.cases.get(name, {})
    return {
        form: {value: _inflected(form_of, value, text) for value, text in base.items()}
        for form, form_of in given.items()
    }


def _inflected(form: str | dict[str, str], value: str, text: str) -> str:
    """A word in a case: listed, or by a template `de {}|d'{}`, the second before a vowel."""
    if isinstance(form, dict):
        return form[value]
    plain, _, elided = form.partition("|")
    return (elided if elided and text[0].lower() in VOWELS else plain).replace("{}", text)
