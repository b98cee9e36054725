"""The hole in which an object stands: a card's name in quotation marks, whose, and which."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ettin_spec.language.object_reference import Reference, reference
from ettin_spec.language.sentences.holes.plain_holes import Names, Unsayable, Words
from ettin_spec.language.sentences.text_shapes import Name, OneOf, Row, Shape, Text, regex, texts

PARTS = re.compile(r"\{(card|created|player|nth)(?::(\w+))?\}")
BASE = "base"
"""How a phrase file calls the plain form."""
TOLD = {(False, False): "plain", (True, False): "whose", (False, True): "which"}
TOKENS = ("token", "token_of", "created", "created_of")
KEYS = ("plain", "whose", "which", "both", *TOKENS)
"""What a form says templates for; without its own, the plain one is the name alone. A token is a
copy of a card, or is named as an effect has created it."""

SPELL = "the spell "
"""Stands before a spell that is named, until a whole case is read."""


def is_unfit(template: str) -> bool:
    """Has a template a hole that no object has, or none for the card or the token?"""
    rest = PARTS.sub("", template)
    return "{" in rest or "}" in rest or not ("{card}" in template or "{created}" in template)


@dataclass(frozen=True)
class Card:
    """An object, or a card, by a name in quotation marks; the value is a `Reference` as text.

    `objects` has the templates of each form: {card} or {created}, {player} with its own forms, and
    {nth}; `words` are those of the holes that are closed, `token_ordinals` count tokens, where
    other words do than count cards.
    """

    open: str
    close: str
    language: str
    objects: Mapping[str, Mapping[str, str]] = field(default_factory=dict, hash=False)
    ordinals: tuple[str, ...] = ()
    words: Mapping[str, Words] = field(default_factory=dict, hash=False)
    token_ordinals: tuple[str, ...] = ()

    def forms(self) -> tuple[str, ...]:
        return ("", *(form for form in self.objects if form != BASE))

    def shape(self, form: str) -> Shape:
        return OneOf(tuple(self._shape(form, key) for key in self._said(form)))

    def named(self, form: str = "") -> Shape:
        """The shape of a card's name alone, in a form."""
        return self._shape(form, "plain")

    def _quoted(self) -> Shape:
        stops = "".join(sorted(set((self.open + self.close).replace(" ", ""))))
        return Row((Text(self.open), Name(stops), Text(self.close)))

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:
        for key in self._said(form):
            found = self._matchers[form, key].fullmatch(text)
            if found:
                holes = [hole for hole, _ in _holes(self._template(form, key))]
                said = dict(zip(holes, found.groups(), strict=True))
                return tuple(self._values(form, key, said, names))
        raise AssertionError(f"the shape let '{text}' through")

    def named_in(self, text: str, names: Names) -> str:
        """The English name of a card in quotation marks."""
        return names.english(text.removeprefix(self.open).removesuffix(self.close), self.language)

    def name_said(self, name: str, names: Names) -> str:
        """A card's name in quotation marks."""
        return f"{self.open}{names.local(name, self.language)}{self.close}"

    def say(self, value: Any, form: str, names: Names) -> str:
        """The text of a value.

        Raises:
            Unsayable: the form has no template that tells so much, or a spell is to be named.
        """
        if value.startswith(SPELL):
            raise Unsayable
        meant = reference(value)
        key = TOLD.get((meant.whose is not None, meant.nth is not None), "both")
        if meant.token:
            created = "created" in self.words and meant.name in self.words["created"].base
            key = TOKENS[2 * created + (meant.whose is not None)]
        ordinals = self._ordinals(key)
        if key not in self._said(form) or (meant.nth or 1) > len(ordinals or "1"):
            raise Unsayable
        said = self._template(form, key)

        def filled(found: re.Match[str]) -> str:
            match found[1]:
                case "card":
                    return self.name_said(meant.name, names)
                case "nth":
                    assert meant.nth is not None
                    return ordinals[meant.nth - 1]
            value = meant.whose if found[1] == "player" else meant.name
            return self.words[found[1]].say(value, found[2] or "", names)

        return PARTS.sub(filled, said)

    def _values(self, form: str, key: str, said: Mapping[str, str], names: Names) -> Iterator[str]:
        if "created" in said:
            (name,) = self.words["created"].values_of(said["created"])
        else:
            name = self.named_in(said["card"], names)
        nth = self._ordinals(key).index(said["nth"]) + 1 if "nth" in said else None
        owners: tuple[str | None, ...] = (None,)
        if "player" in said:
            case = dict(_holes(self._template(form, key)))["player"]
            owners = self.words["player"].read(said["player"], case, names)
        yield from (str(Reference(name, whose, nth, key in TOKENS)) for whose in owners)

    def _said(self, form: str) -> tuple[str, ...]:
        return ("plain", *(key for key in KEYS if key in self._templates(form) and key != "plain"))

    def _template(self, form: str, key: str) -> str:
        return self._templates(form).get(key, "{card}")

    def _templates(self, form: str) -> Mapping[str, str]:
        return self.objects.get(form or BASE, {})

    def _shape(self, form: str, key: str) -> Shape:
        parts: list[Shape] = []
        template, end = self._template(form, key), 0
        for found in PARTS.finditer(template):
            parts.append(Text(template[end : found.start()]))
            parts.append(Row((self._hole(key, found[1], found[2] or ""),), hole=True))
            end = found.end()
        parts.append(Text(template[end:]))
        return Row(tuple(part for part in parts if part != Text("")))

    def _ordinals(self, key: str) -> tuple[str, ...]:
        return (key in TOKENS and self.token_ordinals) or self.ordinals

    def _hole(self, key: str, name: str, form: str) -> Shape:
        if name == "card":
            return self._quoted()
        if name == "nth":
            return texts(self._ordinals(key))
        return self.words[name].shape(form)

    @cached_property
    def _matchers(self) -> dict[tuple[str, str], re.Pattern[str]]:
        return {
            (form, key): re.compile(regex(self._shape(form, key)))
            for form in self.forms()
            for key in self._said(form)
        }


def _holes(template: str) -> list[tuple[str, str]]:
    return [(found[1], found[2] or "") for found in PARTS.finditer(template)]


@dataclass(frozen=True)
class SpellNamed:
    """A spell on the stack by its card; the value is its reference behind `SPELL`."""

    card: Card

    def forms(self) -> tuple[str, ...]:
        return self.card.forms()

    def shape(self, form: str) -> Shape:
        return self.card.shape(form)

    def named(self, form: str = "") -> Shape:
        """The shape of a spell's name alone, in a form."""
        return self.card.named(form)

    def read(self, text: str, form: str, names: Names) -> tuple[Any, ...]:
        return tuple(f"{SPELL}{value}" for value in self.card.read(text, form, names))

    def say(self, value: Any, form: str, names: Names) -> str:
        if not value.startswith(SPELL):
            raise Unsayable
        return self.card.say(value.removeprefix(SPELL), form, names)
