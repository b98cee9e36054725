"""From marked YAML to typed values: what does not fit is refused at its place, with a remedy."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from types import UnionType
from typing import Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec

from ettin_spec.errors import SpecError, nearest
from ettin_spec.yaml_files.yaml_places import Marked, Path_

T = TypeVar("T")
Kind: TypeAlias = Any
"""A type as msgspec sees it: a class, a union, a Literal, a tuple..."""


def convert(marked: Marked, path: Path_, kind: type[T], named: str) -> T:
    """What stands at `path`, as a value of type `kind`; errors open with `named`.

    Raises:
        SpecError: with the line and column of the part that does not fit and the nearest
            words of the kind asked for.
    """
    try:
        value: T = msgspec.convert(dig(marked.data, path), kind)
    except msgspec.ValidationError as error:
        raise _located(marked, path, kind, named, str(error)) from None
    return value


def dig(data: Any, path: Path_) -> Any:
    """The part of plain data that lies at a path."""
    for key in path:
        data = data[key]
    return data


def _located(marked: Marked, path: Path_, kind: Kind, named: str, message: str) -> SpecError:
    what, _, rest = message.partition(" - at `$")
    inner: Path_ = tuple(_keys(rest))
    slot = _slot(kind, inner)
    known = sorted(_words(slot))
    unknown = re.search(r"unknown field `(.+)`", what)
    missing = re.search(r"missing required field `(.+)`", what)
    invalid = re.search(r"enum value '(.+)'", what)
    if unknown:
        wrong, remedy = f"'{unknown[1]}' is not known here", nearest(unknown[1], _fields(slot))
        inner = (*inner, unknown[1])
    elif missing:
        wrong = f"'{missing[1]}' is missing"
        remedy = _choice(_words(_slot(slot, (missing[1],)))) or f"add '{missing[1]}'"
    elif invalid:
        wrong, remedy = f"'{invalid[1]}' is not known here", nearest(invalid[1], known)
    else:
        wrong, remedy = what[:1].lower() + what[1:], _choice(known)
    shown = f"  at {shown_path(inner)}" if inner else ""
    return SpecError(marked.at(*path, *inner), f"{named}: {wrong}{shown}", remedy)


def shown_path(path: Path_) -> str:
    """A path as it is read aloud: `abilities[0].spell.do[1].damage.to`."""
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return text.removeprefix(".")


def _keys(rest: str) -> Iterator[str | int]:
    for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", rest):
        yield name or int(index)


def _choice(words: Iterable[str]) -> str:
    names = sorted(words)
    return f"one of: {', '.join(names)}" if names else ""


def _slot(kind: Kind, path: Path_) -> Kind:
    """The type asked for at a path into a type; None where it cannot be told."""
    for key in path:
        kind = next((found for part in parts(kind) for found in _step(part, key)), None)
    return kind


def _step(kind: Kind, key: str | int) -> Iterator[Kind]:
    if isinstance(key, int):
        if origin(kind) in (tuple, list):
            yield get_args(kind)[0]
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            if field.encode_name == key:
                yield field.type


def origin(kind: Kind) -> Any:
    return get_origin(kind)


def parts(kind: Kind) -> Iterator[Kind]:
    """The members of a union, or the one type."""
    if origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from parts(part)
    else:
        yield kind


def _fields(kind: Kind) -> list[str]:
    return [
        field.encode_name
        for part in parts(kind)
        if isinstance(part, type) and issubclass(part, msgspec.Struct)
        for field in msgspec.structs.fields(part)
    ]


def _words(kind: Kind) -> Iterator[str]:
    """What can be written in a slot: its names, and the keys of its maps."""
    for part in parts(kind):
        if origin(part) is Literal:
            yield from (str(word) for word in get_args(part))
        elif isinstance(part, type) and issubclass(part, StrEnum):
            yield from (str(word) for word in part)
    yield from _fields(kind)
