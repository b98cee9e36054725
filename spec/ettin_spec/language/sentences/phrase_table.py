"""The phrases of one language, read and checked: no sentence is said by two."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ettin_spec.compiled import BEYOND_SCENARIOS, compiled
from ettin_spec.errors import Place, SpecError
from ettin_spec.language.sentences.ambiguity import shortest_common
from ettin_spec.language.sentences.holes.object_holes import Card, SpellNamed
from ettin_spec.language.sentences.lexicon import (
    Lexicon,
    PhrasesRead,
    lexicon_of,
    phrase_file,
    read_phrases,
)
from ettin_spec.language.sentences.meanings import Kind, Sense, load_senses
from ettin_spec.language.sentences.templates import Hole, Literal, Mode, Pair, Part, has_verb, parse
from ettin_spec.language.sentences.text_shapes import Row, Shape, Text, texts
from ettin_spec.yaml_files.yaml_places import Marked, load

PLAIN = (Mode.PLAIN,)
MODES: Mapping[Kind, Collection[Mode]] = {
    Kind.ACTION: tuple(Mode),
    Kind.ANSWER: (Mode.PLAIN, Mode.CANNOT),
}
"""How a phrase with a verb can be said: what may be chosen is chosen, and need not be said."""


@dataclass(frozen=True)
class Phrase:
    """One way to say a sense. `id` tells phrases of one table apart."""

    id: str
    sense: Sense
    mode: Mode
    template: str
    parts: tuple[Part, ...]
    place: Place

    @property
    def holes(self) -> tuple[Hole, ...]:
        """The holes, from left to right."""
        return tuple(part for part in self.parts if isinstance(part, Hole))

    @property
    def number(self) -> str:
        """The name of the hole with the number that the pairs of words follow."""
        return next(hole.name for hole in self.holes if hole.name in ("n", "count"))

    @property
    def agrees(self) -> bool:
        """Has it words that follow a number?"""
        return any(isinstance(part, Pair) for part in self.parts)


@dataclass(frozen=True)
class Table:
    """All phrases of a language, checked: no sentence is said by two."""

    lexicon: Lexicon
    phrases: tuple[Phrase, ...]

    @property
    def language(self) -> str:
        """The language's code."""
        return self.lexicon.language

    def shape(self, phrase: Phrase, *, short: bool = False) -> Shape:
        """What text a phrase accepts; a `short` one names cards, and not whose they are."""
        return Row(tuple(self._shape(part, short) for part in phrase.parts))

    def _shape(self, part: Part, short: bool) -> Shape:
        match part:
            case Literal(text):
                return Text(text)
            case Hole(name, form):
                kind = self.lexicon.type_of(name)
                if short and isinstance(kind, Card | SpellNamed):
                    return Row((kind.named(form),), hole=True)
                return Row((kind.shape(form),), hole=True)
            case Pair(one, many):
                return texts((one, many))


@cache
def load_table(language: str, folder: Path | None = None) -> Table:
    """The phrases of a language, the project's own or one in a folder, read once.

    Raises:
        SpecError: a phrase file that cannot be meant, or two phrases for one sentence.
    """
    file = phrase_file(language, folder)
    name, further = f"phrases.{language}", (file,) if folder else ()
    read = compiled(
        name,
        PhrasesRead,
        lambda: _read(load(file), language, not folder),
        further,
        BEYOND_SCENARIOS,
    )
    return _table(lexicon_of(read, language))


def table_from(marked: Marked, language: str) -> Table:
    """The phrases of a whole file that was read as YAML, checked."""
    return _table(lexicon_of(_read(marked, language), language))


def _table(lexicon: Lexicon) -> Table:
    return Table(lexicon, tuple(_phrases(lexicon)))


def _read(marked: Marked, language: str, whole: bool = True) -> PhrasesRead:
    """What a phrase file says, once nothing is wrong with its phrases either."""
    read = read_phrases(marked, language, whole)
    _check_ambiguity(_table(lexicon_of(read, language)))
    return read


def _check_ambiguity(table: Table) -> None:
    common = shortest_common([table.shape(phrase) for phrase in table.phrases])
    if common is not None:
        sentence, one, other = common
        a, b = table.phrases[one], table.phrases[other]
        raise SpecError(
            b.place, f'two phrases accept "{sentence}": {a.id}, {b.id}', f"first: {a.place}"
        )


def _phrases(lexicon: Lexicon) -> Iterator[Phrase]:
    for key, sense in load_senses().items():
        for index, (template, place) in enumerate(lexicon.phrases(key)):
            for mode in MODES.get(sense.kind, PLAIN) if has_verb(template) else PLAIN:
                name = key if mode is Mode.PLAIN else f"{key} ({mode})"
                try:
                    parts = parse(template, mode, lexicon.file.modal)
                except ValueError as error:
                    raise SpecError(place, f"{key}: {error}") from None
                phrase = Phrase(f"{name}#{index}", sense, mode, template, parts, place)
                _check(phrase, lexicon)
                yield phrase


def _check(phrase: Phrase, lexicon: Lexicon) -> None:
    names = {hole.name for hole in phrase.holes}
    wrong = names ^ phrase.sense.holes
    if wrong:
        known = " ".join(f"{{{name}}}" for name in sorted(phrase.sense.holes))
        raise SpecError(
            phrase.place,
            f"{phrase.sense.key}: the holes do not fit: {', '.join(sorted(wrong))}",
            f"this meaning has: {known or 'no holes'}",
        )
    for hole in phrase.holes:
        if not lexicon.has_type(hole.name):
            lacking = f"{phrase.sense.key}: nothing is said for '{hole.name}'"
            raise SpecError(phrase.place, lacking, "add its words")
        forms = lexicon.type_of(hole.name).forms()
        if hole.form not in forms:
            raise SpecError(
                phrase.place,
                f"{phrase.sense.key}: '{hole.name}' has no form '{hole.form}'",
                f"forms: {', '.join(f for f in forms if f) or 'none'}",
            )
    if any(isinstance(part, Pair) for part in phrase.parts) and not names & {"n", "count"}:
        raise SpecError(
            phrase.place, f"{phrase.sense.key}: a pair in round brackets follows no number"
        )
