"""The templates in which phrases are written: holes, number pairs and verbs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

PARTS = re.compile(r"\{(\w+)(?::(\w+))?\}|\(([^()|]*)\|([^()|]*)\)|\[([^\[\]]*)\]")


class Mode(StrEnum):
    """Is an action done, or is it said that it can or cannot be?"""

    PLAIN = "plain"
    CAN = "can"
    CANNOT = "cannot"


@dataclass(frozen=True)
class Literal:
    """Text that stands as it is."""

    text: str


@dataclass(frozen=True)
class Hole:
    """`{team:of}`: a value in a case form; the form is '' for the plain one."""

    name: str
    form: str = ""


@dataclass(frozen=True)
class Pair:
    """`(point|points)`: follows the number that the phrase has in a hole."""

    one: str
    many: str


Part: TypeAlias = Literal | Hole | Pair


def has_verb(template: str) -> bool:
    """Has the phrase a verb that can be said with can and can't?"""
    return "[" in template


def parse(template: str, mode: Mode, modal: dict[str, str]) -> tuple[Part, ...]:
    """The parts of a template with its verbs in one mode.

    `modal` has a frame for each mode but the plain one: `{can: "can {}"}`.

    Raises:
        ValueError: brackets that do not fit, or a verb with other than two or three forms.
    """
    parts: list[Part] = []
    end = 0
    for found in PARTS.finditer(template):
        parts.append(Literal(template[end : found.start()]))
        parts.append(_part(found, mode, modal))
        end = found.end()
    parts.append(Literal(template[end:]))
    stray = next((p.text for p in parts if isinstance(p, Literal) and _stray(p.text)), None)
    if stray is not None:
        raise ValueError(f"a bracket does not fit in '{stray.strip()}'")
    return tuple(p for p in parts if p != Literal(""))


def _part(found: re.Match[str], mode: Mode, modal: dict[str, str]) -> Part:
    name, form, one, many, verb = found.groups()
    if name is not None:
        return Hole(name, form or "")
    if verb is not None:
        return Literal(_verb(verb.split("|"), mode, modal))
    return Pair(one, many)


def _verb(forms: list[str], mode: Mode, modal: dict[str, str]) -> str:
    if len(forms) == len(Mode):
        return forms[list(Mode).index(mode)]
    if len(forms) != 2 or (mode is not Mode.PLAIN and mode not in modal):
        raise ValueError(
            f"the verb '[{'|'.join(forms)}]' has neither three forms nor two and a frame in `modal`"
        )
    return forms[0] if mode is Mode.PLAIN else modal[mode].replace("{}", forms[1])


def _stray(text: str) -> bool:
    return any(bracket in text for bracket in "{}[]()|")
