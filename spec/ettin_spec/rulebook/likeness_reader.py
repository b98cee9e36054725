"""Reads where readings of a policy say the same, and refuses what cannot be meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import SpecError, nearest
from ettin_spec.rulebook.dates import is_iso
from ettin_spec.rulebook.likeness import Likeness, goes_round
from ettin_spec.yaml_files.typed_values import convert

if TYPE_CHECKING:
    from ettin_spec.rulebook.rulebook_model import Policy
    from ettin_spec.yaml_files.yaml_places import Marked, Path_


class _Likeness(msgspec.Struct, forbid_unknown_fields=True):
    reading: str | int
    like: str | int
    because: str
    until: str = ""
    within: tuple[str, ...] = msgspec.field(name="in", default=())
    outside: tuple[str, ...] = ()


def likenesses(marked: Marked, policy: Policy, number: int) -> tuple[Likeness, ...]:
    """Where the readings of a policy say the same: all `number` entries below `same`.

    Raises:
        SpecError: an entry names no reading, has no end or one that is no date, or readings are
            like each other in a circle.
    """
    found = tuple(_likeness(marked, policy, (policy.key, "same", n)) for n in range(number))
    if goes_round(found):
        raise SpecError(
            marked.at(policy.key, "same"),
            f"policy {policy.key}: a reading is like itself",
            "let each be like one that says less",
        )
    return found


def _likeness(marked: Marked, policy: Policy, path: Path_) -> Likeness:
    raw = convert(marked, path, _Likeness, f"policy {policy.key}, where readings are the same")
    for reading in (raw.reading, raw.like):
        if reading not in policy.readings:
            raise SpecError(
                marked.at(*path),
                f"policy {policy.key} has no reading '{reading}'",
                nearest(str(reading), map(str, policy.readings)),
            )
    if raw.until and not is_iso(raw.until):
        raise SpecError(marked.at(*path, "until"), f"'{raw.until}' is no date", "write YYYY-MM-DD")
    if not (raw.until or raw.within or raw.outside):
        raise SpecError(
            marked.at(*path),
            f"policy {policy.key}: '{raw.reading}' and '{raw.like}' are the same everywhere",
            "leave one of them out, or say 'until', 'in' or 'outside'",
        )
    return Likeness(**msgspec.structs.asdict(raw))
