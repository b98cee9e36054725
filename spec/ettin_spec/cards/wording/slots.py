"""What a word of a card has to say: its slots, with the type that tells what may stand there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, get_args

import msgspec

from ettin_spec.cards.declaration.node import OneWord
from ettin_spec.cards.declaration.terms import Filter
from ettin_spec.cards.word_kinds import NODES, Kind, fields_of, item_of, slots
from ettin_spec.cards.wording.templates import Template
from ettin_spec.yaml_files.typed_values import origin, parts

UNSPOKEN = frozenset({"as", "counted", "targets"})
"""Slots that no template names: what they settle is heard where it is spoken of."""

IN_THE_NOUN = ("type", "types", "subtype", "token")
"""What a filter says with its noun."""
WITH_DETERMINER = "other"
"""What it says before its noun, with *each* and *a*."""


class Unsayable(Exception):
    """A value that has no text in a form."""


class Said(NamedTuple):
    """A text, the person of a verb whose subject it is, and the text with which it begins."""

    text: str
    agrees: str = "one"
    subject: str = ""


@dataclass(frozen=True)
class Slot:
    """A value and the type of where it stands; `is_default` if leaving it out says the same."""

    value: Any
    kind: Kind = None
    is_default: bool = False


Scope: TypeAlias = Mapping[str, Slot]


def slots_of(node: msgspec.Struct) -> dict[str, Slot]:
    """The slots of a node by name; those that hold nothing are left out."""
    kinds = dict(slots(type(node)))
    found: dict[str, Slot] = {}
    for field in fields_of(type(node)):
        value = getattr(node, field.name)
        if value is not None:
            found[field.encode_name] = Slot(value, kinds[field.name], value == field.default)
    return found


def word_of(node: OneWord) -> tuple[str, dict[str, Slot]]:
    """The key of a word (`effect.damage`) and what it has to say."""
    word, value = node.said()
    key = f"{NODES[type(node)]}.{word.removesuffix('_')}"
    if isinstance(value, msgspec.Struct) and not isinstance(value, OneWord | Filter):
        return key, slots_of(value)
    kind = dict(slots(type(node)))[word]
    pair = next((get_args(part) for part in parts(kind) if origin(part) is tuple), (..., ...))
    if isinstance(value, tuple) and pair[1] is not ...:
        return key, {str(n): Slot(item, pair[n]) for n, item in enumerate(value)}
    return key, {word.removesuffix("_"): Slot(value, kind)}


def inside(slot: Slot, path: tuple[str, ...]) -> Slot:
    """A part of what a slot holds; Unsayable where it has no such part."""
    for key in path:
        slot = _step(slot, key)
    return slot


def _step(slot: Slot, key: str) -> Slot:
    value = slot.value
    if isinstance(value, tuple) and key.isdigit() and int(key) < len(value):
        return Slot(value[int(key)], item_of(slot.kind))
    inner = slots_of(value) if isinstance(value, msgspec.Struct) else {}
    if key not in inner:
        raise Unsayable(key)
    return inner[key]


def fits(way: Template, scope: Scope) -> bool:
    """Are the conditions of a template met, and does it name all that there is to say?"""
    return (
        all(_is(scope, path, value) for path, value in way.fixed.items())
        and len({scope[name].value if name in scope else None for name in way.same}) <= 1
        and all(
            name in UNSPOKEN or slot.is_default or _is_named((name,), slot, way)
            for name, slot in scope.items()
        )
    )


def _is(scope: Scope, path: tuple[str, ...], value: Any) -> bool:
    try:
        here = inside(scope[path[0]], path[1:]) if path[0] in scope else None
    except Unsayable:
        return False
    return here is not None and msgspec.json.encode(here.value) == msgspec.json.encode(value)


def _is_named(path: tuple[str, ...], slot: Slot, way: Template) -> bool:
    if path in way.fixed or path[0] in way.same:
        return True
    if any(hole.path == path and _shows(slot, hole.variants) for hole in way.holes):
        return True
    held = _parts(slot.value)
    return bool(held) and all(
        part.is_default or _is_named((*path, name), part, way) for name, part in held.items()
    )


def _shows(slot: Slot, variants: tuple[str, ...]) -> bool:
    return not variants or isinstance(slot.value, bool)


def _parts(value: Any) -> dict[str, Slot]:
    if isinstance(value, tuple):
        return {str(number): Slot(item) for number, item in enumerate(value)}
    return slots_of(value) if isinstance(value, msgspec.Struct) else {}
