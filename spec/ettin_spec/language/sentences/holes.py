"""What can stand in a hole of a phrase: people, teams, numbers, cards, things and their like."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from ettin_spec.language.sentences.text_shapes import (
    Digits,
    Name,
    OneOf,
    Row,
    Shape,
    Text,
    regex,
    texts,
)

WITHOUT_NUMBER = {"none": 0, "one": 1}
"""What a counted thing means that is said without a number: *a creature*."""


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
        return (known[text] if text in known else int(text),)

    def say(self, value: Any, form: str, names: Names) -> str:  # noqa: ARG002 - HoleType
        return self._words(form).get(value, str(value)) if self.in_words else str(value)


@dataclass(frozen=True)
class Card:
    """A card by its name in the language, in quotation marks; the value is its English name."""

    open: str
    close: str
    language: str

    def forms(self) -> tuple[str, ...]:
        return ("",)

    def shape(self, form: str) -> Shape:  # noqa: ARG002 - HoleType
        stops = "".join(sorted(set((self.open + self.close).replace(" ", ""))))
        return Row((Text(self.open), Name(stops), Text(self.close)))

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:  # noqa: ARG002 - HoleType
        local = text.removeprefix(self.open).removesuffix(self.close)
        return (names.english(local, self.language),)

    def say(self, value: Any, form: str, names: Names) -> str:  # noqa: ARG002 - HoleType
        return f"{self.open}{names.local(value, self.language)}{self.close}"


@dataclass(frozen=True)
class Body:
    """Power and toughness as a card writes them: 2/2."""

    def forms(self) -> tuple[str, ...]:
        return ("",)

    def shape(self, form: str) -> Shape:  # noqa: ARG002 - HoleType
        return Row((Digits(), Text("/"), Digits()))

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:  # noqa: ARG002 - HoleType
        return (text,)

    def say(self, value: Any, form: str, names: Names) -> str:  # noqa: ARG002 - HoleType
        return str(value)


@dataclass(frozen=True)
class Counted:
    """So many of something: a value of `n` and `noun`, and of `body` where that is said.

    `nouns` gives, for each noun, the templates `none`, `one` and `many` ({n}, {card}, {body} in
    them); the one noun `*` stands for any card. Form `none` says zero, the plain form all else.
    """

    nouns: Mapping[str, Mapping[str, str]]
    number: Number
    card: Card

    def forms(self) -> tuple[str, ...]:
        return ("", "none")

    def shape(self, form: str) -> Shape:
        return OneOf(tuple(self._shape(noun, amount) for noun, amount in self._choices(form)))

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:
        for noun, amount in self._choices(form):
            found = self._matchers[noun, amount].fullmatch(text)
            if found:
                return (self._value(noun, amount, found.groups(), names),)
        raise AssertionError(f"the shape let '{text}' through")

    def say(self, value: Any, form: str, names: Names) -> str:
        n, noun = value["n"], value["noun"]
        amount = "none" if n == 0 else "one" if n == 1 else "many"
        if (amount == "none") != (form == "none"):
            raise Unsayable
        entry = noun if noun in self.nouns else "*"
        if entry not in self.nouns or amount not in self.nouns[entry]:
            raise Unsayable
        said = self.nouns[entry][amount]
        said = said.replace("{n}", self.number.say(n, "", names))
        said = said.replace("{body}", value.get("body", ""))
        return said.replace("{card}", self.card.say(noun, "", names)) if entry == "*" else said

    @property
    def has_body(self) -> bool:
        """Do the templates tell power and toughness?"""
        return any("{body}" in said for amounts in self.nouns.values() for said in amounts.values())

    def _choices(self, form: str) -> list[tuple[str, str]]:
        wanted = ("none",) if form == "none" else ("many", "one")
        return [(noun, a) for noun, amounts in self.nouns.items() for a in wanted if a in amounts]

    def _shape(self, noun: str, amount: str) -> Shape:
        parts = re.split(r"(\{n\}|\{card\}|\{body\})", self.nouns[noun][amount])
        body = Body().shape("")
        holes = {"{n}": self.number.shape(""), "{card}": self.card.shape(""), "{body}": body}
        return Row(
            tuple(
                Row((holes[part],), hole=True) if part in holes else Text(part)
                for part in parts
                if part
            )
        )

    @cached_property
    def _matchers(self) -> dict[tuple[str, str], re.Pattern[str]]:
        return {
            (noun, amount): re.compile(regex(self._shape(noun, amount)))
            for noun, amounts in self.nouns.items()
            for amount in amounts
        }

    def _value(
        self, noun: str, amount: str, groups: tuple[str, ...], names: Names
    ) -> dict[str, Any]:
        holes = re.findall(r"\{(n|card|body)\}", self.nouns[noun][amount])
        found = dict(zip(holes, groups, strict=True))
        n = self.number.read(found["n"], "", names)[0] if "n" in found else WITHOUT_NUMBER[amount]
        kind = self.card.read(found["card"], "", names)[0] if noun == "*" else noun
        body = {"body": found["body"]} if "body" in found else {}
        return {"n": n, "noun": kind, **body}
