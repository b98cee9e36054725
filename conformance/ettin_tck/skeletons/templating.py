"""Templates of skeletons: source code with holes, which nothing but words of ours fill."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ettin_spec.schemas.message_model import Form

if TYPE_CHECKING:
    from ettin_spec.schemas.message_model import Member
    from ettin_tck.skeletons.languages import Language

TEMPLATES = Path(__file__).parent / "templates"
MARK = ".jinja"
"""What the name of a template ends with, beyond that of the file that is written."""


def environment(language: Language) -> Environment:
    """What fills templates in the spelling of a language."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters |= {
        "spelt": language.member,
        "holds": language.holds,
        "columns": columns,
        "prefixed": prefixed,
        "camel": camel,
        "pascal": pascal,
        "literal": literal,
    }
    made.tests |= {
        "awkward": language.has_reserved,
        "reserved": lambda name: name in language.reserved,
        "omitted": is_omitted,
    }
    return made


def prefixed(text: str, prefix: str) -> str:
    """Text with a prefix on each line, which no line has blanks after."""
    return "\n".join((prefix + line).rstrip() for line in text.splitlines())


def columns(text: str) -> str:
    """Lines of cells apart by tabs, after the tabs that begin them, as columns."""
    lines = [line for line in text.splitlines() if line.strip()]
    begin = [line[: len(line) - len(line.lstrip("\t"))] for line in lines]
    rows = [line.strip().split("\t") for line in lines]
    widths = [max(map(len, cells)) for cells in zip(*(row[:-1] for row in rows), strict=True)]
    cells = (
        " ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]])
        for row in rows
    )
    return "".join(f"{blanks}{row}\n" for blanks, row in zip(begin, cells, strict=True))


def pascal(name: str) -> str:
    """`in_hand` as InHand."""
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))


def camel(name: str) -> str:
    """`in_hand` as inHand."""
    return name[:1].lower() + pascal(name)[1:]


def literal(value: object) -> str:
    """A text, number or truth as most languages write it."""
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def is_omitted(member: Member) -> bool:
    """Is a member left out of what is sent where it holds nothing?"""
    if member.required or member.preset:
        return False
    return member.holds.maybe or member.holds.form is not Form.RECORD
