"""The languages that there are skeletons in, and how each spells the types of messages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.schemas.message_model import Form
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load

if TYPE_CHECKING:
    from ettin_spec.schemas.message_model import Holds, Member, Record

FILE = Path(__file__).parent / "languages.yaml"


class Language(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"left_out": "left out"}
):
    """How a skeleton is run and tested, and what the types of its language are called.

    `list`, `map`, `maybe` and `left_out` have a hole for what they are of. `reserved`: words of the
    language that no member can be called. `ignored`: what is made and not checked in. `files`: what
    each is for, the generated one last. `prepare`: what makes what `run` runs.
    """

    run: str
    test: str
    text: str
    number: str
    truth: str
    any: str
    list: str
    map: str
    maybe: str
    left_out: str
    reserved: tuple[str, ...]
    ignored: tuple[str, ...]
    files: dict[str, str]
    prepare: str = ""

    def holds(self, holds: Holds) -> str:
        """The type of what a member holds."""
        plain = self._plain(holds)
        return self.maybe.format(plain) if holds.maybe else plain

    def member(self, member: Member) -> str:
        """The type of a member, which says whether it can be left out."""
        spelt = self.holds(member.holds)
        return spelt if member.required else self.left_out.format(spelt)

    def has_reserved(self, record: Record) -> bool:
        """Is a member of a record, or its tag, called as no member can be?"""
        return bool(
            {record.tag_field, *(each.name for each in record.members)} & set(self.reserved)
        )

    def _plain(self, holds: Holds) -> str:
        if holds.of is not None:
            around = self.list if holds.form is Form.LIST else self.map
            return around.format(self.holds(holds.of))
        return holds.name or str(getattr(self, holds.form))


@cache
def languages() -> dict[str, Language]:
    """All languages, by name."""
    return convert(load(FILE), (), dict[str, Language], FILE.name)
