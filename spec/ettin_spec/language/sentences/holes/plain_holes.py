"""What can stand in a hole of a phrase: people, teams, numbers and their like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ettin_spec.errors import EttinError
from ettin_spec.language.sentences.text_shapes import (
    Digits,
    OneOf,
    Row,
    Shape,
    Text,
    texts,
)

DIGITS = 4
"""A number has no more: as many cards can be placed, and life counted, in any engine."""


def whole_number(text: str) -> int:
    """A number in digits.

    Raises:
        EttinError: it has more digits than a number of a scenario may have.
    """
    if len(text.lstrip("-")) > DIGITS:
        shown = text if len(text) < 3 * DIGITS else f"{text[: 2 * DIGITS]}..."
        raise EttinError(f"the number {shown} is too large: write {10**DIGITS - 1} or less")
    return int(text)


class Names(Protocol):
    """The cards' names; both methods raise EttinError for a card that nobody knows."""

    def english(self, local: str, language: str) -> str:
        """The English name of a card."""

    def local(self, name: str, language: str) -> str:
        """A card's name in a language."""


class Unsayable(Exception):
    """This value has no text in this form."""


class HoleType(Protocol):
    """Reads and says the values of one type of hole; `form` is a case form or ''."""

    def shape(self, form: str) -> Shape:
        """What text can stand here."""

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:
        """The values that a text of that shape can have: two people may share a pronoun."""

    def say(self, value: Any, form: str, names: Names) -> str:
        """The text of a value; Unsayable where it has none in this form."""

    def forms(self) -> tuple[str, ...]:
        """The forms that exist."""


@dataclass(frozen=True)
class Words:
    """A closed lexicon: each value's text, and its text in each case form."""

    base: Mapping[str, str]
    cases: Mapping[str, Mapping[str, str]]

    def _texts(self, form: str) -> Mapping[str, str]:
        return self.cases[form] if form else self.base

    def values_of(self, text: str) -> tuple[str, ...]:
        """The values that a text has in its plain form."""
        return tuple(value for value, said in self.base.items() if said == text)

    def forms(self) -> tuple[str, ...]:
        return ("", *self.cases)

    def shape(self, form: str) -> Shape:
        return texts(self._texts(form).values())

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:  # noqa: ARG002 - HoleType
        return tuple(value for value, said in self._texts(form).items() if said == text)

    def say(self, value: Any, form: str, names: Names) -> str:  # noqa: ARG002 - HoleType
        said = self._texts(form).get(value)
        if said is None:
            raise Unsayable
        return said


def together(lexicons: Sequence[Words]) -> Words:
    """One lexicon of several, in each form that all of them have."""
    base = {value: text for words in lexicons for value, text in words.base.items()}
    forms = set.intersection(*(set(words.cases) for words in lexicons)) if lexicons else set()
    cases = {
        form: {value: text for words in lexicons for value, text in words.cases[form].items()}
        for form in sorted(forms)
    }
    return Words(base, cases)


@dataclass(frozen=True)
class Either:
    """A team or a player, as a value that says which."""

    kinds: Mapping[str, Words]

    def forms(self) -> tuple[str, ...]:
        return ("", *set.intersection(*(set(words.cases) for words in self.kinds.values())))

    def shape(self, form: str) -> Shape:
        return OneOf(tuple(words.shape(form) for words in self.kinds.values()))

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:
        return tuple(
            {kind: value}
            for kind, words in self.kinds.items()
            for value in words.read(text, form, names)
        )

    def say(self, value: Any, form: str, names: Names) -> str:
        ((kind, who),) = value.items()
        if kind not in self.kinds:
            raise Unsayable
        return self.kinds[kind].say(who, form, names)


@dataclass(frozen=True)
class Number:
    """A whole number: read in digits or in words, said in words if `in_words` and there is one.

    `words` from zero on; `other` gives the words that differ in a form (a gender).
    """

    words: tuple[str, ...]
    other: Mapping[str, Mapping[int, str]]
    in_words: bool

    def _words(self, form: str) -> dict[int, str]:
        return {**dict(enumerate(self.words)), **self.other.get(form, {})}

    def forms(self) -> tuple[str, ...]:
        return ("", *self.other)

    def shape(self, form: str) -> Shape:
        words = self._words(form)
        return OneOf((Digits(), *texts(words.values()).options)) if words else Digits()

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:  # noqa: ARG002 - HoleType
        known = {word: number for number, word in self._words(form).items()}
        return (known[text] if text in known else whole_number(text),)

    def say(self, value: Any, form: str, names: Names) -> str:  # noqa: ARG002 - HoleType
        return self._words(form).get(value, str(value)) if self.in_words else str(value)


@dataclass(frozen=True)
class Ordinal:
    """Which of several, counted from 1; `words` from the first on."""

    words: tuple[str, ...]

    def forms(self) -> tuple[str, ...]:
        return ("",)

    def shape(self, form: str) -> Shape:  # noqa: ARG002 - HoleType
        return texts(self.words)

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:  # noqa: ARG002 - HoleType
        return (self.words.index(text) + 1,)

    def say(self, value: Any, form: str, names: Names) -> str:  # noqa: ARG002 - HoleType
        said = dict(enumerate(self.words, 1)).get(value)
        if said is None:
            raise Unsayable
        return said


@dataclass(frozen=True)
class Body:
    """Power and toughness as a card writes them: 2/2."""

    def forms(self) -> tuple[str, ...]:
        return ("",)

    def shape(self, form: str) -> Shape:  # noqa: ARG002 - HoleType
        return Row((Digits(), Text("/"), Digits()))

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:  # noqa: ARG002 - HoleType
        for number in text.split("/"):
            whole_number(number)
        return (text,)

    def say(self, value: Any, form: str, names: Names) -> str:  # noqa: ARG002 - HoleType
        return str(value)
