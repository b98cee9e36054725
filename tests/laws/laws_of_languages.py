"""Laws of the languages in which games are told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import takewhile
from typing import Any

from laws.drawn_games import Echo, Game, Watched, beside, games
from laws.law import Broken, Law, Make, Wrong, reference
from msgspec.structs import replace
from shared.corpora import library

from ettin_spec.errors import EttinError
from ettin_spec.language.gherkin.feature_reader import read_feature
from ettin_spec.language.scenario import Meaning
from ettin_spec.language.sentences.pronouns import resolved
from ettin_spec.languages import LANGUAGES
from ettin_spec.protocol.commands import Act
from ettin_spec.protocol.facts import Life
from ettin_tck.fuzzing.difference_scenario import Told, named, placed, scenario_of
from ettin_tck.fuzzing.random_games import Played
from ettin_tck.fuzzing.walk import Picked
from ettin_tck.library import Library

LAST = LANGUAGES[-1]
HOW = Told("law.drawn", "a game that was drawn")


def drawn(game: Game) -> Played:
    """A game that the reference plays, up to the first choice."""
    watched = Watched(reference()())
    played = beside(watched, Echo(watched), game)
    moves = tuple(takewhile(lambda move: not isinstance(move, Picked), played.moves))
    return Played(played.table, moves)


def every_language_tells_the_same_game(make: Make, game: Game) -> None:
    """A game that is told in any language is the same game.

    What was placed, and what happened then, is written as a scenario in each language, and read
    again: each says the same, step by step, and sends an engine the same messages."""
    played = drawn(game)
    then = tuple(fact for fact in played.table.place.facts if isinstance(fact, Life))
    first = None
    for language in LANGUAGES:
        text = scenario_of(make(language), played.table, played.moves, then, HOW)
        read = read_feature(text, "law.feature", library(language).tongue, library().rules)
        said = [
            [(step.role, step.meaning) for step in case.steps]
            for scenario in read.scenarios
            for case in scenario.cases
        ]
        told = (said, read.scripts, len(read.problems), not text)
        first = first or told
        if told != first:
            raise Broken(f"{language} does not say what {LANGUAGES[0]} does:\n{text}")


def what_is_printed_is_read_as_it_was_meant(make: Make, game: Game) -> None:
    """Printing and reading gives back what was meant, in every language.

    Each fact and each move that a language has a sentence for is read from that sentence as it was;
    and a language has one where another has."""
    played = drawn(game)
    acts = (move.action for move in played.moves if isinstance(move, Act))
    meant = [named(each, played.table.labels) for each in (*placed(played.table), *acts)]
    for language in LANGUAGES:
        tongue, sayable = make(language).tongue, library(LANGUAGES[0]).tongue
        for meaning in (each for each in meant if can_say(sayable, each)):
            text = tongue.say(meaning)
            (back,) = resolved([tongue.read(text).meaning])
            if back != meaning:
                raise Broken(f"{language} prints {meaning} as “{text}”, which is {back}")


def can_say(tongue: Any, meaning: Meaning) -> bool:
    """Is there a sentence for it?"""
    try:
        tongue.say(meaning)
    except EttinError:
        return False
    return True


class Says(Library):
    """A specification whose last language has a life point too many in each total."""

    @cached_property
    def tongue(self) -> Any:
        """The language."""
        return OneMore(super().tongue) if self.language == LAST else super().tongue


class OneMore:
    """A language that tells of one life point more."""

    def __init__(self, tongue: Any) -> None:
        self._tongue = tongue

    def say(self, meaning: Meaning) -> str:
        """The sentence for a meaning."""
        more = replace(meaning, total=meaning.total + 1) if isinstance(meaning, Life) else meaning
        return str(self._tongue.say(more))


class Reads(Library):
    """A specification whose last language is read without the second digit of numbers."""

    @cached_property
    def tongue(self) -> Any:
        """The language."""
        return OneDigit(super().tongue) if self.language == LAST else super().tongue


class OneDigit:
    """A language in which a number has one digit."""

    def __init__(self, tongue: Any) -> None:
        self.say, self._tongue = tongue.say, tongue

    def read(self, text: str) -> Any:
        """What a sentence says."""
        return self._tongue.read(re.sub(r"(\d)\d", r"\1", text))


def of(kind: type[Library]) -> Callable[[], Any]:
    """Makes specifications of a kind."""

    @contextmanager
    def made() -> Iterator[Make]:
        yield kind

    return made


LAWS = (
    Law(
        every_language_tells_the_same_game,
        (),
        "a game of 12 moves in any variant on any date, up to its first choice",
        games(moves=12),
        8,
        lambda: library,
        Wrong("The last language tells of one life point more than there is.", of(Says)),
    ),
    Law(
        what_is_printed_is_read_as_it_was_meant,
        (),
        "a game of 12 moves in any variant on any date, up to its first choice",
        games(moves=12),
        8,
        lambda: library,
        Wrong("The last language is read without the second digit of a number.", of(Reads)),
    ),
)
