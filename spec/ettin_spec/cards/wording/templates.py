"""The templates in which a language says the words of cards: holes, variants, what may be left out.

`{who:whose}` is a value in a form, and `{value.life}` a part of one; `{who|gain|gains}` is one of
several variants, as the value asks for it; `[ to {who}]` stands only where all its holes have
something to say; `<, where X is {power}>` moves to the end of its sentence; `{{T}}` is a symbol.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

TOKENS = re.compile(
    r"(?P<symbol>\{\{\w+\}\})"
    r"|\{(?P<path>[a-z0-9_.]+)(?::(?P<form>[a-zA-Z_.]+))?(?P<variants>(?:\|[^{}|]*)*)\}"
    r"|(?P<bracket>[\[\]])"
)
LATER, END_LATER = "\ue003", "\ue004"
"""Around what moves to the end of its sentence."""


@dataclass(frozen=True)
class Literal:
    """Text that stands as it is."""

    text: str


@dataclass(frozen=True)
class Hole:
    """A value in a form, or the variant that agrees with it."""

    path: tuple[str, ...]
    form: str = ""
    variants: tuple[str, ...] = ()


@dataclass(frozen=True)
class Maybe:
    """What stands only where each of its holes has something to say."""

    parts: tuple[Literal | Hole, ...]


Part: TypeAlias = Literal | Hole | Maybe


@dataclass(frozen=True)
class Template:
    """A way to say a word: `fixed` are values that slots have to have, `same` slots that are equal.

    `agrees` is the person that a verb has whose subject this is.
    """

    parts: tuple[Part, ...]
    fixed: Mapping[tuple[str, ...], Any] = field(default_factory=dict)
    same: tuple[str, ...] = ()
    agrees: str = ""

    @cached_property
    def holes(self) -> tuple[Hole, ...]:
        """All its holes, those of what may be left out among them."""
        found = (part.parts if isinstance(part, Maybe) else (part,) for part in self.parts)
        return tuple(hole for parts in found for hole in holes_of(parts))


def holes_of(parts: tuple[Part, ...]) -> tuple[Hole, ...]:
    """The holes among some parts."""
    return tuple(part for part in parts if isinstance(part, Hole))


def template(says: str | Mapping[str, Any], agrees: str = "") -> Template:
    """A template as a file has it: its text, or `say` with its conditions.

    Raises:
        ValueError: brackets that do not fit.
    """
    if isinstance(says, str):
        return Template(_parts(says), agrees=agrees)
    fixed = {tuple(str(slot).split(".")): value for slot, value in says.get("with", {}).items()}
    return Template(
        _parts(str(says["say"])),
        fixed,
        tuple(says.get("same", ())),
        str(says.get("agrees", agrees)),
    )


def _parts(text: str) -> tuple[Part, ...]:
    text = text.replace("<", LATER).replace(">", END_LATER)
    whole: list[Part] = []
    inside: list[Literal | Hole] | None = None
    end = 0
    for found in TOKENS.finditer(text):
        into = whole if inside is None else inside
        into.append(_literal(text, end, found.start()))
        end = found.end()
        if found["bracket"] is None:
            into.append(_hole(found))
        elif (found["bracket"] == "[") != (inside is None):
            raise ValueError(f"a bracket does not fit in '{text}'")
        elif inside is None:
            inside = []
        else:
            whole.append(Maybe(_without_gaps(inside)))
            inside = None
    whole.append(_literal(text, end, len(text)))
    if inside is not None:
        raise ValueError(f"a bracket does not fit in '{text}'")
    return tuple(part for part in whole if part != Literal(""))


def _without_gaps(parts: list[Literal | Hole]) -> tuple[Literal | Hole, ...]:
    return tuple(part for part in parts if part != Literal(""))


def _literal(text: str, start: int, end: int) -> Literal:
    said = text[start:end]
    if "{" in said or "}" in said:
        raise ValueError(f"a bracket does not fit in '{text}'")
    return Literal(said)


def _hole(found: re.Match[str]) -> Literal | Hole:
    if found["symbol"]:
        return Literal(found["symbol"][1:-1])
    variants = tuple((found["variants"] or "").split("|")[1:])
    return Hole(tuple(found["path"].split(".")), found["form"] or "", variants)
