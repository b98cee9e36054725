"""The phrases nearest to a sentence that nobody understands: those that share rare trigrams."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from math import log, sqrt

from ettin_spec.errors import EttinError
from ettin_spec.language.sentences.holes.counted_holes import Counted
from ettin_spec.language.sentences.holes.object_holes import SPELL
from ettin_spec.language.sentences.holes.plain_holes import Names, Number, Unsayable, Words
from ettin_spec.language.sentences.phrase_table import Phrase, Table
from ettin_spec.language.sentences.printing import Printer
from ettin_spec.language.sentences.templates import Hole
from ettin_spec.language.sentences.text_shapes import Digits, Name, OneOf, Row, Shape, Text
from ettin_spec.languages import LANGUAGES

SAMPLE = {
    "player": "Angie",
    "team": "A",
    "sharers": "A",
    "whom": {"team": "E"},
    "step": "upkeep",
    "colour": "green",
    "alternative": "overload",
    "counter": "quest",
    "ballot": "time",
    "mode": "2",
    "room": "Forge",
    "format": "constructed",
    "tongue": next(code for code in LANGUAGES if code != "en"),
    "body": "2/2",
    "n": 17,
    "count": 3,
    "nth": 2,
    "card": "Hill Giant",
    "card2": "Grizzly Bears",
    "cards": "Hill Giant",
    "spell": f"{SPELL}Hill Giant [Barry]",
}
"""What stands in the holes of an example."""

UNSAID = 0.15
"""The share that a word keeps which could fill a phrase, where the sentence lacks it."""


class Nearest:
    """Ranks the phrases of a table by likeness to a sentence."""

    def __init__(self, table: Table, names: Names) -> None:
        self._table, self._names = table, names
        self._printer = Printer(table)

    def remedy(self, text: str, most: int = 2) -> str:
        """What to write instead: the nearest phrases, and how to see more."""
        examples = [f'"{self.example(phrase, text)}"' for phrase in self.ranked(text)[:most]]
        word = self._search_word(text)
        more = f"(ettin phrases --lang {self._table.language}{' ' + word if word else ''})"
        return f"nearest: {', '.join(examples)}     {more}"

    def ranked(self, text: str) -> list[Phrase]:
        """The phrases, the likest first, and of those that mean the same the likest alone."""
        said = _trigrams(text)
        wanted = self._weighed(said)
        likest = sorted(
            self._table.phrases, key=lambda p: (-_cosine(wanted, self._heard(p, said)), p.id)
        )
        first: dict[str, Phrase] = {}
        for phrase in likest:
            first.setdefault(phrase.sense.key, phrase)
        return list(first.values())

    def _heard(self, phrase: Phrase, said: Counter[str]) -> dict[str, float]:
        """A phrase's words; those that could fill it and are not said count for less."""
        own, vector = self._own[phrase.id], self._vectors[phrase.id]
        return {
            gram: weight if gram in own or gram in said else UNSAID * weight
            for gram, weight in vector.items()
        }

    def example(self, phrase: Phrase, text: str = "") -> str:
        """A phrase as a sentence, with the people, teams and numbers of `text` where it has any."""
        return self._filled(phrase, {hole.name: self._value(hole, text) for hole in phrase.holes})

    def examples(self, phrase: Phrase) -> list[str]:
        """A phrase as a sentence: twice where it can be about a team and about a player."""
        slots = {hole.name: self._value(hole, "") for hole in phrase.holes}
        both = (slots, {**slots, "whom": {"player": "Edward"}}) if "whom" in slots else (slots,)
        return [self._filled(phrase, each) for each in both]

    def _filled(self, phrase: Phrase, slots: dict[str, object]) -> str:
        try:
            return self._printer.filled(phrase, slots, self._names)
        except (EttinError, Unsayable):
            return phrase.template

    def _value(self, hole: Hole, text: str) -> object:
        kind = hole.name.rstrip("0123456789")
        type_ = self._table.lexicon.type_of(hole.name)
        if isinstance(type_, Words):
            said = type_.cases.get(hole.form, type_.base) if kind != "player" else type_.base
            heard = self._without_teams(text) if kind == "player" else text
            values = [value for value in said if said[value] in heard]
            return max(values, key=lambda v: len(said[v])) if values else SAMPLE[kind]
        if isinstance(type_, Counted):
            noun = SAMPLE[kind] if "*" in type_.nouns else next(iter(type_.nouns))
            body = {"body": SAMPLE["body"]} if type_.has_body else {}
            return {"n": 0 if hole.form == "none" else 2, "noun": noun, **body}
        number = re.search(r"\d+", text)
        if isinstance(type_, Number) and number:
            return int(number[0])
        return SAMPLE.get(hole.name, SAMPLE[kind])

    def _without_teams(self, text: str) -> str:
        """A sentence without the names of teams, in which those of players stand too."""
        teams = self._table.lexicon.type_of("team")
        for form in teams.forms():
            for team in self._table.lexicon.file.words["team"]:
                with suppress(Unsayable):
                    text = text.replace(teams.say(team, form, self._names), "")
        return text

    def _search_word(self, text: str) -> str:
        """The last word of the sentence that is nobody's name, to search the phrases for."""
        names = set(self._table.lexicon.file.words["player"].values())
        words = re.findall(r"[^\W\d_]{3,}", re.sub(r"[“«《].*?[”»》]", "", text))
        spaced = [word for word in words if word not in names and len(word) < 20]
        return spaced[-1] if spaced and text.isprintable() and " " in text else ""

    @cached_property
    def _vectors(self) -> dict[str, dict[str, float]]:
        return {phrase: self._weighed(grams) for phrase, grams in self._grams.items()}

    @cached_property
    def _grams(self) -> dict[str, Counter[str]]:
        return {
            phrase.id: sum(
                (_trigrams(text) for text in _texts(self._table.shape(phrase, short=True))),
                Counter(),
            )
            for phrase in self._table.phrases
        }

    @cached_property
    def _own(self) -> dict[str, frozenset[str]]:
        return {
            phrase.id: frozenset(
                gram
                for text in _texts(self._table.shape(phrase, short=True), fillings=False)
                for gram in _trigrams(text)
            )
            for phrase in self._table.phrases
        }

    @cached_property
    def _rarity(self) -> dict[str, float]:
        """How much a trigram tells: many ways to say one thing make its words no commoner."""
        said: dict[str, set[str]] = {}
        for phrase in self._table.phrases:
            said.setdefault(_verb(phrase), set()).update(self._grams[phrase.id])
        seen = Counter(gram for grams in said.values() for gram in grams)
        return {gram: log((1 + len(said)) / count) for gram, count in seen.items()}

    def _weighed(self, grams: Counter[str]) -> dict[str, float]:
        return {gram: self._rarity[gram] for gram in grams if gram in self._rarity}


def _verb(phrase: Phrase) -> str:
    """What a phrase is a way of: its key begins with that."""
    return phrase.sense.key.partition("_")[0]


def _trigrams(text: str) -> Counter[str]:
    padded = f" {text.lower()} "
    return Counter(padded[i : i + 3] for i in range(len(padded) - 2))


def _cosine(a: dict[str, float], b: dict[str, float]) -> float:
    dot = sum(weight * b[gram] for gram, weight in a.items() if gram in b)
    norm = sqrt(sum(w * w for w in a.values()) * sum(w * w for w in b.values()))
    return dot / norm if norm else 0.0


def _texts(shape: Shape, fillings: bool = True) -> Iterator[str]:
    """All the texts that a shape spells out, each by itself; `fillings`: of its lexicons too."""
    match shape:
        case Text(text):
            yield text
        case OneOf(options):
            for option in options if fillings else ():
                yield from _texts(option)
        case Row(parts):
            yield from (text for part in parts for text in _texts(part, fillings))
        case Digits() | Name():
            return
