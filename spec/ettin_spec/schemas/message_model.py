"""The messages as a plain description, from which types of other languages and tables are made."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.capabilities import Capabilities
from ettin_spec.protocol.commands import Command, Until
from ettin_spec.protocol.corpus_file import CorpusFile, Must
from ettin_spec.protocol.facts import Fact
from ettin_spec.protocol.questions import Question
from ettin_spec.protocol.results import Result, Waiting
from ettin_spec.protocol.wire import RunAnswer, RunParams

ROOTS = (Capabilities, RunParams, RunAnswer, CorpusFile)
"""From what all messages are reached; a card's declaration stays JSON, and has its own schema."""

NAMED = {
    "Command": Command,
    "Action": Action,
    "Fact": Fact,
    "Question": Question,
    "Until": Until,
    "Result": Result,
    "Waiting": Waiting,
    "Must": Must,
}
"""What a message can be one of. Where only some of one are possible, that one is named."""


class Form(StrEnum):
    """What a member holds."""

    TEXT = "text"
    NUMBER = "number"
    TRUTH = "truth"
    ANY = "any"
    LIST = "list"
    MAP = "map"
    RECORD = "record"
    CHOICE = "choice"
    ONE_OF = "one_of"


@dataclass(frozen=True)
class Holds:
    """What a member holds: its form; the name where it has one; `of` what a list or map is.

    `maybe`: it can be null, or is a record that can be left out.
    """

    form: Form
    name: str = ""
    of: Holds | None = None
    maybe: bool = False


@dataclass(frozen=True)
class Member:
    """A member of a record; `default` is what it has where it is left out, as in JSON."""

    name: str
    holds: Holds
    required: bool
    default: Any = None

    @property
    def preset(self) -> bool:
        """Is it something else than nothing where it is left out?"""
        return bool(self.default)


@dataclass(frozen=True)
class Record:
    """A message or a part of one; `tag_field` and `tag` tell it from others, where they do."""

    name: str
    meaning: str
    tag_field: str
    tag: str
    members: tuple[Member, ...]
    one_of: str = ""


@dataclass(frozen=True)
class Word:
    """One of the values of a closed list, with the name that it has in code."""

    name: str
    value: str


@dataclass(frozen=True)
class Words:
    """A closed list of values."""

    name: str
    meaning: str
    words: tuple[Word, ...]


@dataclass(frozen=True)
class OneOf:
    """A message that is one of several, told apart by the field `tag_field`."""

    name: str
    tag_field: str
    records: tuple[Record, ...]


@dataclass(frozen=True)
class Messages:
    """All messages, by name within each sort."""

    records: tuple[Record, ...]
    words: tuple[Words, ...]
    unions: tuple[OneOf, ...]


@cache
def messages() -> Messages:
    """All that crosses the wire, and the corpus as a file."""
    found: dict[str, types.Type] = {}
    for root in types.multi_type_info(ROOTS):
        _reach(root, found)
    records = tuple(_record(kind) for kind in found.values() if isinstance(kind, types.StructType))
    lists = (_words(kind) for kind in found.values() if isinstance(kind, types.EnumType))
    unions = (_one_of(name, records) for name in NAMED)
    return Messages(
        tuple(sorted(records, key=lambda record: record.name)),
        tuple(sorted(lists, key=lambda each: each.name)),
        tuple(unions),
    )


def _reach(kind: types.Type, found: dict[str, types.Type]) -> None:
    if isinstance(kind, types.StructType | types.EnumType):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = kind
    for inner in _within(kind):
        _reach(inner, found)


def _within(kind: types.Type) -> Iterator[types.Type]:
    match kind:
        case types.StructType():
            yield from (field.type for field in kind.fields)
        case types.UnionType():
            yield from kind.types
        case types.VarTupleType():
            yield kind.item_type
        case types.DictType():
            yield kind.value_type


def _record(kind: types.StructType) -> Record:
    return Record(
        kind.cls.__name__,
        inspect.cleandoc(kind.cls.__doc__ or ""),
        kind.tag_field or "",
        str(kind.tag or ""),
        tuple(_member(field) for field in kind.fields),
        next((name for name, of in NAMED.items() if kind.cls in get_args(of)), ""),
    )


def _member(field: types.Field) -> Member:
    default = None if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default)
    holds = _holds(field.type)
    optional = not field.required and holds.form is Form.RECORD
    holds = Holds(holds.form, holds.name, holds.of, holds.maybe or optional)
    return Member(field.encode_name, holds, field.required, None if optional else default)


def _holds(kind: types.Type) -> Holds:
    match kind:
        case types.StrType():
            return Holds(Form.TEXT)
        case types.IntType():
            return Holds(Form.NUMBER)
        case types.BoolType():
            return Holds(Form.TRUTH)
        case types.AnyType():
            return Holds(Form.ANY)
        case types.VarTupleType():
            return Holds(Form.LIST, of=_holds(kind.item_type))
        case types.DictType():
            return Holds(Form.MAP, of=_holds(kind.value_type))
        case types.StructType():
            return Holds(Form.RECORD, kind.cls.__name__)
        case types.EnumType():
            return Holds(Form.CHOICE, kind.cls.__name__)
        case types.UnionType():
            return _holds_one_of(kind)
    raise TypeError(f"no message has held a {type(kind).__name__} before: give it a form")


def _holds_one_of(kind: types.UnionType) -> Holds:
    inner = [each for each in kind.types if not isinstance(each, types.NoneType)]
    if len(inner) == 1:
        held = _holds(inner[0])
        return Holds(held.form, held.name, held.of, maybe=True)
    classes = {each.cls for each in inner if isinstance(each, types.StructType)}
    name = next(name for name, of in NAMED.items() if classes <= set(get_args(of)))
    return Holds(Form.ONE_OF, name, maybe=len(inner) < len(kind.types))


def _words(kind: types.EnumType) -> Words:
    names = tuple(Word(each.name.lower(), str(each.value)) for each in kind.cls)
    return Words(kind.cls.__name__, inspect.cleandoc(kind.cls.__doc__ or ""), names)


def _one_of(name: str, records: tuple[Record, ...]) -> OneOf:
    known = {record.name: record for record in records}
    members = tuple(known[kind.__name__] for kind in get_args(NAMED[name]))
    return OneOf(name, members[0].tag_field, members)
