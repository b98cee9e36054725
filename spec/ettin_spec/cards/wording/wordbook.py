"""How a language says cards: its templates, nouns, numbers and lists, as its file has them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list

from ettin_spec.cards.word_kinds import all_words
from ettin_spec.cards.wording.slots import IN_THE_NOUN, WITH_DETERMINER
from ettin_spec.cards.wording.templates import Template, template
from ettin_spec.errors import SpecError
from ettin_spec.yaml_files.yaml_places import load

HERE = Path(__file__).parent
CLDR_LISTS: Mapping[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
"""The patterns of CLDR by which a list is said, by our name for them."""
SETTINGS = frozenset(
    {"plural", "persons", "numbers", "ones", "symbols", "quotes", "lists", "mends", "nouns"}
    | {"objects_counted", "ordinals", "strict", "stop", "gap", "language"}
)
"""The parts of a file that are no words."""


@dataclass(frozen=True)
class Listed:
    """How the items of a list are said: each in the form `item`, put together `by` a pattern.

    `first` is the form of the first one, `single` that of the only one, where they have their own.
    `empty` is said of none; `capital`: each item begins with one; `elides`: a subject that has just
    been named is not said again; `reverses`: the last comes first.
    """

    by: str
    item: str = ""
    first: str | None = None
    single: str | None = None
    empty: str = ""
    capital: bool = False
    elides: bool = False
    reverses: bool = False

    def forms(self, items: int) -> list[str]:
        """The forms of so many items."""
        if items == 1 and self.single is not None:
            return [self.single]
        first = self.item if self.first is None else self.first
        return [first, *[self.item] * (items - 1)][:items]


@dataclass(frozen=True)
class Wordbook:
    """The words of one language, by kind and word, in each form; and its grammar."""

    language: str
    words: Mapping[str, Mapping[str, tuple[Template, ...]]]
    lists: Mapping[str, Listed]
    nouns: Mapping[str, Mapping[str, str]]
    settings: Mapping[str, Any]
    mends: tuple[tuple[re.Pattern[str], str], ...]

    @property
    def ordinals(self) -> tuple[str, ...]:
        """How it is said that something is the first, the second ..., as far as it is."""
        return tuple(self.settings.get("ordinals", ()))

    def plural(self, number: int) -> str:
        """The category of a number in CLDR: `one`, `other`."""
        return str(_locale(self.language).plural_form(number))

    def joined(self, items: list[str], by: str) -> str:
        """Items as one text: by a pattern of CLDR, or with a text between them."""
        if by in CLDR_LISTS:
            return str(format_list(items, style=CLDR_LISTS[by], locale=_locale(self.language)))
        return by.join(items)

    def has(self, key: str, form: str) -> bool:
        """Can a word be said in a form?"""
        return form in self.words.get(key, {})


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language)


def spoken() -> tuple[str, ...]:
    """The languages that cards have texts in."""
    return tuple(sorted(file.stem for file in HERE.glob("*.yaml")))


@cache
def wordbook(language: str) -> Wordbook:
    """The words of a language of the project."""
    return read_wordbook(HERE / f"{language}.yaml")


def read_wordbook(file: Path) -> Wordbook:
    """The words in a file.

    Raises:
        SpecError: a template whose brackets do not fit, a word of cards that none says.
    """
    marked = load(file)
    data: dict[str, Any] = marked.data
    words: dict[str, dict[str, tuple[Template, ...]]] = {}
    for kind in data.keys() - SETTINGS:
        for word, says in data[kind].items():
            try:
                words[f"{kind}.{word}"] = dict(_forms(says))
            except ValueError as error:
                raise SpecError(marked.at(kind, word), f"{kind}.{word}: {error}") from None
    lacking = sorted(all_words() - set(_said(words)))
    if lacking:
        wrong = f"no template for {', '.join(lacking)}"
        raise SpecError(marked.at(), wrong, "write how a card says it")
    lists = {name: Listed(**says) for name, says in data["lists"].items()}
    mends = tuple((re.compile(wrong), right) for wrong, right in data.get("mends", ()))
    return Wordbook(data["language"], words, lists, data["nouns"], data, mends)


def _said(words: Mapping[str, Mapping[str, tuple[Template, ...]]]) -> Iterator[str]:
    """The words that templates say: by their own, in a hole for objects, or as all that a slot
    of another word can hold (`with`)."""
    yield from words
    ways = [way for forms in words.values() for ways in forms.values() for way in ways]
    fixed = {str(value) for way in ways for value in way.fixed.values()}
    yield from (word for word in all_words() if word.partition(".")[2] in fixed)
    phrase = words["objects.phrase"][""]
    yield from (f"what.{hole.path[0]}" for way in phrase for hole in way.holes)
    yield from (f"what.{slot}" for slot in (*IN_THE_NOUN, WITH_DETERMINER))


def _forms(says: Any) -> list[tuple[str, tuple[Template, ...]]]:
    if not isinstance(says, dict) or "say" in says:
        says = {"": says}
    agrees = str(says.get("agrees", ""))
    return [(form, _ways(ways, agrees)) for form, ways in says.items() if form != "agrees"]


def _ways(ways: Any, agrees: str) -> tuple[Template, ...]:
    each = ways if isinstance(ways, list) else [ways]
    return tuple(template(says, agrees) for says in each)
