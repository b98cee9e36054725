"""The hole in which so many of something stand: cards of a name, or things of a kind."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ettin_spec.language.sentences.holes.object_holes import Card
from ettin_spec.language.sentences.holes.plain_holes import Body, Names, Number, Unsayable
from ettin_spec.language.sentences.text_shapes import OneOf, Row, Shape, Text, regex

WITHOUT_NUMBER = {"none": 0, "one": 1}
"""What a counted thing means that is said without a number: *a creature*."""


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
        return said.replace("{card}", self.card.name_said(noun, names)) if entry == "*" else said

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
        holes = {"{n}": self.number.shape(""), "{card}": self.card.named(), "{body}": body}
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
        kind = self.card.named_in(found["card"], names) if noun == "*" else noun
        body = {"body": Body().read(found["body"], "", names)[0]} if "body" in found else {}
        return {"n": n, "noun": kind, **body}
