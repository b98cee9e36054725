"""Scenarios found by some of the words of a question, those that say most of it first."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING

import snowballstemmer

from ettin_spec.language.scenario import Level
from ettin_spec.language.sentences.text_shapes import folded
from ettin_spec.rulebook import DEFAULT_VARIANT
from ettin_tck.telling.words_told import words_told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ettin_spec.language.scenario import Scenario

WORD = re.compile(r"[\w']+(?:\.[\w]+)*")
KANJI_OR_KATAKANA = re.compile(r"[\u4e00-\u9fff々]+|[\u30a0-\u30ff]+|[a-z0-9]+")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
APOSTROPHES = str.maketrans({"’": "'"})
TITLE = 2.0
"""How much more a word counts in a title than in a sentence."""
NEAR = 0.5
"""A scenario that says less than this part of what the best one says is not about it."""

SPECIAL = 30.0
"""What the words of a title that halves what it counts tell together: the plainest comes first."""
WHOLE = 3
"""Words up to so many characters have no endings, and tell nothing beside longer ones."""
LONG = 200
"""So many sentences halve what a scenario counts: of two that say the same the shorter is first."""


@dataclass(frozen=True)
class Hits:
    """What was found, best first, with the words of the question that nothing says."""

    scenarios: tuple[Scenario, ...]
    said: int
    unsaid: tuple[str, ...]


@dataclass(frozen=True)
class _Text:
    """What is searched of a scenario, without capitals and accents."""

    scenario: Scenario
    title: str
    body: str


def search(scenarios: Sequence[Scenario], question: str, language: str) -> Hits:
    """The scenarios of a language that say words of a question, in any order and form.

    A rare word counts for more than one that is everywhere; what an official document asks as well
    comes before what is like it.
    """
    texts = [_Text(it, folded(it.title), folded(_body(it))) for it in scenarios]
    found = {word: _weights(word, language, texts) for word in _words(question)}
    said = {word: weights for word, weights in found.items() if any(weights)}
    telling = {word: weights for word, weights in said.items() if _is_told(word)}
    scores = [0.0] * len(texts)
    for weights in (telling or said).values():
        counts = log(1 + 1 / _part(weights))
        scores = [score + counts * weight for score, weight in zip(scores, weights, strict=True)]
    unsaid = tuple(word for word in found if word not in said and _is_told(word))
    return Hits(tuple(_best(texts, scores)), len(said), unsaid)


def _part(weights: Sequence[float]) -> float:
    """Of all scenarios the part that says a word."""
    return sum(1 for weight in weights if weight) / len(weights)


def _is_told(word: str) -> bool:
    return len(word) > WHOLE or bool(JAPANESE.search(word))


def vocabulary(scenarios: Iterable[Scenario]) -> set[str]:
    """All words of titles and sentences, to name one that is near a misspelt one."""
    return {word for it in scenarios for word in WORD.findall(_folded_text(it)) if len(word) > 3}


def is_past(scenario: Scenario) -> bool:
    """Is it in force no more?"""
    return all(case.until is not None for case in scenario.cases)


def standings(scenarios: Sequence[Scenario]) -> list[float]:
    """What each scenario counts beside others that say as much of a question."""
    return _standings([_Text(it, folded(it.title), "") for it in scenarios])


def _standings(texts: Sequence[_Text]) -> list[float]:
    told = Counter(word for text in texts for word in _title_words(text))
    return [
        _weighs(text.scenario) / (1 + _telling(text, told, len(texts)) / SPECIAL) for text in texts
    ]


def _best(texts: Sequence[_Text], scores: Sequence[float]) -> Iterator[Scenario]:
    counted = zip(scores, _standings(texts), strict=True)
    worth = [score * standing for score, standing in counted]
    most = max(worth, default=0.0)
    for number in sorted(range(len(texts)), key=lambda n: -worth[n]):
        if worth[number] and worth[number] >= most * NEAR:
            yield texts[number].scenario


def _telling(text: _Text, told: Mapping[str, int], titles: int) -> float:
    """How much the words of a title tell apart: the rarer, the more."""
    return sum(log(titles / told[word]) for word in _title_words(text))


def _title_words(text: _Text) -> set[str]:
    """The words of a title; where none stand apart, the runs of its scripts."""
    words = WORD.findall(text.title)
    return {part for word in words for part in (_parts(word) if JAPANESE.search(word) else [word])}


def _weighs(scenario: Scenario) -> float:
    """What a scenario counts beside others that say as much: what holds, and who says it."""
    official = 1.02 if scenario.sources else 1.0
    binding = 0.9 if scenario.level is Level.SHOULD else 1.0
    usual = 1.0 if any(it.variant == DEFAULT_VARIANT for it in scenario.cases) else 0.8
    present = 0.7 if is_past(scenario) else 1.0
    return official * binding * usual * present / (1 + len(scenario.cases[-1].steps) / LONG)


def _words(question: str) -> list[str]:
    """The words of a question; of a Japanese sentence those that no particle joins."""
    found = WORD.findall(folded(question).translate(APOSTROPHES))
    parted = (_parts(word) if JAPANESE.search(word) else [word] for word in found)
    return [*dict.fromkeys(part for parts in parted for part in parts)]


def _parts(word: str) -> list[str]:
    return KANJI_OR_KATAKANA.findall(word) or [word]


def _pattern(word: str, language: str) -> re.Pattern[str]:
    if JAPANESE.search(word):
        return re.compile(re.escape(word))
    if len(word) <= WHOLE:
        return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
    stemmer = words_told(language).say("stemmer")
    stem = folded(snowballstemmer.stemmer(stemmer).stemWord(word)) if stemmer else word
    return re.compile(rf"(?<!\w){re.escape(stem if word.startswith(stem) else word)}")


def _weights(word: str, language: str, texts: Sequence[_Text]) -> list[float]:
    pattern = _pattern(word, language)
    return [_weight(pattern, text) for text in texts]


def _weight(pattern: re.Pattern[str], text: _Text) -> float:
    if pattern.search(text.title):
        return TITLE
    return 1.0 if pattern.search(text.body) else 0.0


def _body(scenario: Scenario) -> str:
    """Its id, and the sentences of its first and last case."""
    ends = dict.fromkeys((0, len(scenario.cases) - 1))
    told = (step.text for n in ends for step in scenario.cases[n].steps)
    return "\n".join((scenario.id, *told)).translate(APOSTROPHES)


def _folded_text(scenario: Scenario) -> str:
    return folded(f"{scenario.title}\n{_body(scenario)}")
