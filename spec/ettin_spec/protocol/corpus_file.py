"""The corpus as a file: every situation compiled, for engines that play it without ettin.

Commands and cards are those of the protocol; whatever is left out has its default.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from ettin_spec.protocol.base import Message, StepName
from ettin_spec.protocol.commands import Answer, Command, NewGame, Opening


class Form(Message, frozen=True):
    """A version of a form: of the protocol, or of this file; a minor one only adds fields."""

    major: int
    minor: int


CORPUS = Form(1, 7)
"""The version of this file's form."""


class Made(Message, frozen=True):
    """From what the file was made.

    `version` of the package, `digest` (SHA-256) of the rules, cards, phrases and features.
    """

    version: str
    digest: str


class FoundAt(Message, frozen=True):
    """Where a scenario or a sentence is written: the file below the folder of features."""

    file: str
    line: int


class Arrives(Message, frozen=True):
    """Where an `advance` must have come to: a step of a team's turn."""

    active: str
    step: StepName


class MustBeDone(Message, frozen=True, tag_field="is", tag="done"):
    """The command is carried out; an `advance` to a step stands `at` it afterwards.

    Without `at` it may also end the game. `turns`: so many turns have ended since the last
    status, unless the game is over.
    """

    at: Arrives | None = None
    turns: int | None = None


class MustBeRefused(Message, frozen=True, tag_field="is", tag="refused"):
    """The action is refused, and nothing changes."""


class MustBeAsked(Message, frozen=True, tag_field="is", tag="needs"):
    """A choice comes up that no answer foresees; what is sent next answers it."""


class MustBeValue(Message, frozen=True, tag_field="is", tag="value"):
    """The answer to `observe` is this; fields of an object that are not named are free."""

    value: Any


Must: TypeAlias = MustBeDone | MustBeRefused | MustBeAsked | MustBeValue


class Beat(Message, frozen=True):
    """One command of the play: the sentence it comes from, and what it must lead to."""

    says: str
    line: int
    command: Command
    expect: Must


class Cited(Message, frozen=True):
    """A clause: its key at all dates, its number on those of the span, what it says."""

    key: str
    number: str
    says: str


class CardAsked(Message, frozen=True):
    """What a card asks of an engine: the words of its declaration.

    `reworded`: today's wording is another. `stand_ins`: real cards that may be used for one
    that only fills a place.
    """

    words: tuple[str, ...] = ()
    reworded: bool = False
    stand_ins: tuple[str, ...] = ()


class Days(Message, frozen=True):
    """Dates (ISO) that are alike for a case: its clauses' numbers and its cards' wordings are.

    They are those asked for, else its first, today's in the release that wrote the file, and
    each on which a rule or a wording of its cards changed. `new_game` is to be sent on the
    first of them; on another only its `date` differs. `basis`: what the case rests on (`text`,
    `answer`, `reading`, `inference`; absent where it cites nothing).
    """

    dates: tuple[str, ...]
    clauses: tuple[Cited, ...]
    new_game: NewGame
    cards: dict[str, CardAsked]
    basis: str = ""


class Demands(Message, frozen=True):
    """What a case asks of an engine, each by its name in `initialize`.

    `answers`: the purposes of answers, since form 1.7.
    """

    profiles: tuple[str, ...] = ()
    facets: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    observes: tuple[str, ...] = ()
    advances: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()


class Disputed(Message, frozen=True):
    """Where a scenario is objected to, and since which day (ISO)."""

    link: str
    since: str


class CorpusCase(Message, frozen=True):
    """A scenario from one date to the eve of another (`until`; absent: to this day), as played.

    Send `new_game` of one of `days`, `opening`, all `answers`, then each command of `play` in
    order. `given`: the sentences that the opening stands for; `values`: what stands in the
    columns of the scenario's table. `level`: the scenario's, but `should` for everything in a
    variant that no text has.
    """

    id: str
    since: str = msgspec.field(name="from")
    given: tuple[str, ...]
    opening: Opening
    answers: tuple[Answer, ...]
    play: tuple[Beat, ...]
    needs: Demands
    days: tuple[Days, ...]
    until: str | None = None
    values: dict[str, str] = {}
    level: str = "must"


class CorpusScenario(Message, frozen=True):
    """One situation of a feature file.

    `level`: `must`, or `should` where the rules leave a doubt; of a `should` an engine may
    leave out what it cannot observe. `disputed`, since form 1.7: who differs is not wrong
    until that is settled.
    """

    id: str
    situation: str
    title: str
    level: str
    sources: tuple[str, ...]
    found: FoundAt
    cases: tuple[CorpusCase, ...]
    disputed: Disputed | None = None


class CorpusFile(Message, frozen=True):
    """All situations in one language, by id.

    `notice` says whose the names of cards are; it goes with the file wherever that goes.
    `rules_read_up_to` is the day (ISO) of the last rules text that was read whole, since form 1.6.
    """

    schema: Form
    protocol: Form
    made: Made
    language: str
    scenarios: tuple[CorpusScenario, ...]
    notice: str = ""
    rules_read_up_to: str = ""
