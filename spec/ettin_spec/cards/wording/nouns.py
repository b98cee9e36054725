"""How objects are said: their noun with all that a filter says of them, and type lines."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.cards.wording.slots import (
    IN_THE_NOUN,
    WITH_DETERMINER,
    Said,
    Slot,
    Unsayable,
    slots_of,
)

if TYPE_CHECKING:
    from ettin_spec.cards.wording.saying import Sayer

PHRASES: Mapping[str, tuple[str, ...]] = {"own": ("controller",), "phrase": ()}
"""What each part leaves out that a determiner stands before."""
PERMANENT, TOKEN, CREATURE, EMBLEM = "permanent", "token", "Creature", "emblem"
BASIC, LAND = "Basic", "Land"


def objects_said(sayer: Sayer, filter_: Filter, form: str) -> Said:
    """All objects of a filter, or one: a form is a determiner (`each`, `a`), and after a dot the
    type of those of which no type is said."""
    base, _, default = form.partition(".")
    determiner = base or "many"
    number = sayer.context.book.settings["objects_counted"].get(determiner, "one")
    noun = _noun(sayer, filter_, number, default or _implied(filter_))
    if determiner in ("noun", "that"):
        return sayer.by(f"objects.{determiner}", "", {"noun": Slot(noun)})
    rest = _beside_the_noun(filter_)
    if filter_.not_type is not None:
        rest["not_type"] = Slot(_type_word(sayer, filter_.not_type, noun))
    scope: dict[str, Slot] = {**rest, "noun": Slot(noun)}
    for inner, without in PHRASES.items():
        part = {name: slot for name, slot in scope.items() if name not in without}
        with suppress(Unsayable):
            phrase = sayer.by(f"objects.{inner}", "", part)
            scope[inner] = Slot(phrase._replace(agrees=noun.agrees), is_default=True)
    way = sayer.context.book.words[f"objects.{determiner}"][""]
    chosen = way[0] if filter_.other or len(way) == 1 else way[1]
    return sayer.filled(chosen, scope)._replace(agrees=noun.agrees)


def _beside_the_noun(filter_: Filter) -> dict[str, Slot]:
    said = (*IN_THE_NOUN, WITH_DETERMINER)
    return {name: slot for name, slot in slots_of(filter_).items() if name not in said}


def noun_of(sayer: Sayer, what: str | Filter) -> Said:
    """The noun alone of one object: of a filter, or of what a name stands for."""
    found = sayer.context.nouns.get(what) if isinstance(what, str) else what
    if found is None:
        raise Unsayable(f"what {what} is")
    default = CREATURE if what == "that_object" else _implied(found)
    several = what == "targets" and what not in sayer.context.targets
    return _noun(sayer, found, "other" if several else "one", default)


def type_said(sayer: Sayer, word: str, number: str) -> Said:
    """A type or subtype as a noun; one that the language's table lacks stands as it is."""
    if word in sayer.context.book.nouns:
        return _entry(sayer, word, number)
    return Said(word, "one" if number == "one" else "many")


def kind_said(sayer: Sayer, line: str, key: str = "objects.kind") -> Said:
    """A type line in the middle of a sentence: *legendary Centaur enchantment creature*."""
    line_types, _, subtypes = line.partition(" - ")
    book = sayer.context.book
    adjectives = book.settings["adjectives"]
    names = line_types.split()
    nouns = tuple(name for name in names if name not in adjectives)
    noun = _entry(sayer, nouns[-1], "one") if nouns else _entry(sayer, PERMANENT, "one")
    supers = tuple(name for name in names if name in adjectives)
    types = [type_said(sayer, name, "one") for name in nouns]
    if book.lists["types"].reverses:
        types.reverse()
    parts = {
        "adjectives": _joined(sayer, "words", [_adjective(sayer, name, noun) for name in supers]),
        "subtypes": _joined(sayer, "words", [_subtype(sayer, name) for name in subtypes.split()]),
        "types": _joined(sayer, "types", types),
    }
    spoken = {name: Slot(part, is_default=not part.text) for name, part in parts.items()}
    return sayer.by(key, "", spoken)._replace(agrees=noun.agrees)


def kind_noun(sayer: Sayer, line: str) -> Said:
    """The noun for something of a type line: its last card type."""
    last = line.partition(" - ")[0].split()[-1]
    return type_said(sayer, last, "one")


def _joined(sayer: Sayer, how: str, parts: list[Said]) -> Said:
    book = sayer.context.book
    return Said(book.joined([part.text for part in parts], book.lists[how].by))


def _implied(filter_: Filter) -> str:
    """The type of objects that only that type can be."""
    if filter_.type == BASIC:
        return LAND
    creatures = filter_.power is not None or filter_.attacking or filter_.state == "attacking"
    return CREATURE if creatures else PERMANENT


def _noun(sayer: Sayer, filter_: Filter, number: str, default: str) -> Said:
    counted = "one" if filter_.token else number
    noun = _typed(sayer, filter_, counted, default)
    if filter_.token is None:
        return noun
    if not filter_.token:
        return _with(sayer, "as_nontoken", noun, noun=noun)
    token = _entry(sayer, TOKEN, number)
    if default == PERMANENT and not (filter_.type or filter_.types or filter_.subtype):
        return token
    return _with(sayer, "as_token", token, noun=noun, token=token)


def _typed(sayer: Sayer, filter_: Filter, number: str, default: str) -> Said:
    adjectives = sayer.context.book.settings["adjectives"]
    supertype = filter_.type is not None and filter_.type in adjectives
    if filter_.types and not supertype:
        return _listed(sayer, filter_.types, number)
    if filter_.type is not None and supertype:
        inner = (
            _listed(sayer, filter_.types, number)
            if filter_.types
            else _sub(sayer, filter_.subtype, None, number, default)
        )
        adjective = _adjective(sayer, filter_.type, inner)
        return _with(sayer, "with_adjective", inner, noun=inner, adjective=adjective)
    return _sub(sayer, filter_.subtype, filter_.type, number, default)


def _listed(sayer: Sayer, types: tuple[str, ...], number: str) -> Said:
    """Several types, which agree as the first where all do so, or where they are of one object."""
    first, *others = (type_said(sayer, each, number).agrees for each in types)
    alike = number == "one" or all(each == first for each in others)
    return sayer.said(Slot(types), number)._replace(agrees=first if alike else "many")


def _sub(sayer: Sayer, subtype: str | None, type_: str | None, number: str, default: str) -> Said:
    if subtype is None:
        return type_said(sayer, type_ or default, number)
    if type_ is None and subtype in sayer.context.book.nouns:
        return _entry(sayer, subtype, number)
    noun = type_said(sayer, type_ or default, number)
    return _with(sayer, "with_subtype", noun, noun=noun, subtype=_subtype(sayer, subtype))


def _subtype(sayer: Sayer, subtype: str) -> Said:
    return type_said(sayer, subtype, "one")


def _type_word(sayer: Sayer, word: str, noun: Said) -> Said:
    """A card type as a noun, a supertype as the adjective that it is."""
    if word in sayer.context.book.settings["adjectives"]:
        return _adjective(sayer, word, noun)
    return type_said(sayer, word, "one")


def _adjective(sayer: Sayer, word: str, noun: Said) -> Said:
    return sayer.by(f"adjectives.{word}", "", {"noun": Slot(noun, is_default=True)})


def _with(sayer: Sayer, key: str, head: Said, **parts: Said) -> Said:
    scope = {name: Slot(part) for name, part in parts.items()}
    return sayer.by(f"objects.{key}", "", scope)._replace(agrees=head.agrees)


def _entry(sayer: Sayer, word: str, number: str) -> Said:
    entry = sayer.context.book.nouns[word]
    agrees = "one" if number == "one" else "many"
    return Said(entry[number], f"{agrees}_{entry['gender']}" if "gender" in entry else agrees)
