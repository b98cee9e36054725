"""What sentences can mean: messages of the protocol with holes, and how holes are filled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, TypeAlias

import msgspec

from ettin_spec.compiled import BEYOND_SCENARIOS, compiled
from ettin_spec.language.scenario import Can, Cannot, Meaning
from ettin_spec.language.sentences.templates import Mode
from ettin_spec.languages import PHRASES
from ettin_spec.protocol.actions import Action
from ettin_spec.protocol.commands import Answer, Pass, Until
from ettin_spec.protocol.facts import Fact
from ettin_spec.yaml_files.yaml_places import load

FOLDER = PHRASES

THE_SPELL, THE_ABILITY = "the spell", "the ability"
"""Stand for the object that was last cast or activated, until a whole case is read."""


class Kind(StrEnum):
    """What sort of thing a sentence says."""

    FACT = "fact"
    ACTION = "action"
    WAIT = "wait"
    PASS = "pass"
    ANSWER = "answer"


TYPES: Mapping[Kind, Any] = {
    Kind.FACT: Fact,
    Kind.ACTION: Action,
    Kind.WAIT: Until,
    Kind.PASS: Pass,
    Kind.ANSWER: Answer,
}

Slots: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Sense:
    """One thing that can be said: its key, its kind, and the message with holes in it."""

    key: str
    kind: Kind
    message: Any

    def meaning(self, slots: Mapping[str, Any], mode: Mode = Mode.PLAIN) -> Meaning:
        """The message with its holes filled."""
        made = msgspec.convert(_filled(self.message, slots), TYPES[self.kind])
        return _in_mode(made, mode)

    def slots(self, meaning: Meaning) -> Slots | None:
        """What fills the holes, if a meaning is of this sense."""
        inner = meaning.action if isinstance(meaning, Can | Cannot) else meaning
        found: Slots = {}
        fits = _unified(self.message, msgspec.to_builtins(inner), found)
        return found if fits else None

    @property
    def holes(self) -> frozenset[str]:
        """The names of the holes."""
        return frozenset(_holes(self.message))


def mode_of(meaning: Meaning) -> Mode:
    """Is it done, or said that it can or cannot be?"""
    match meaning:
        case Can():
            return Mode.CAN
        case Cannot():
            return Mode.CANNOT
        case _:
            return Mode.PLAIN


@cache
def load_senses() -> Mapping[str, Sense]:
    """All senses by key, read once."""
    return compiled("senses", dict[str, Sense], _read_senses, without=BEYOND_SCENARIOS)


def _read_senses() -> dict[str, Sense]:
    data = load(FOLDER / "senses.yaml").data
    return {
        key: Sense(key, Kind(kind), message)
        for kind, senses in data.items()
        for key, message in senses.items()
    }


def _in_mode(made: Any, mode: Mode) -> Meaning:
    if mode is Mode.CAN:
        return Can(made)
    if mode is Mode.CANNOT:
        return Cannot(made)
    meaning: Meaning = made
    return meaning


def _filled(template: Any, slots: Mapping[str, Any]) -> Any:
    if isinstance(template, str) and template.startswith("$"):
        name, _, part = template[1:].partition(".")
        return slots[name][part] if part else slots[name]
    if isinstance(template, dict):
        return {key: _filled(inner, slots) for key, inner in template.items()}
    if isinstance(template, list):
        return [_filled(inner, slots) for inner in template]
    return template


def _unified(template: Any, data: Any, slots: Slots) -> bool:
    """Fill `slots` so that the template becomes the data; False where it cannot."""
    if isinstance(template, str) and template.startswith("$"):
        name, _, part = template[1:].partition(".")
        if part:
            slots.setdefault(name, {})[part] = data
            return True
        return bool(slots.setdefault(name, data) == data)
    if isinstance(template, dict) and isinstance(data, dict):
        return template.keys() == data.keys() and all(
            _unified(inner, data[key], slots) for key, inner in template.items()
        )
    if isinstance(template, list) and isinstance(data, list | tuple):
        return len(template) == len(data) and all(
            _unified(inner, each, slots) for inner, each in zip(template, data, strict=True)
        )
    return bool(template == data)


def _holes(template: Any) -> list[str]:
    if isinstance(template, str):
        return [template[1:].partition(".")[0]] if template.startswith("$") else []
    inner = template.values() if isinstance(template, dict) else template
    return [hole for each in inner for hole in _holes(each)] if _nested(template) else []


def _nested(template: Any) -> bool:
    return isinstance(template, dict | list)
