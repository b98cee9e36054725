"""Scenarios that somebody objects to, until it is settled: shown, and not counted as failures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import SpecError, nearest
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from pathlib import Path

FILE = "disputed.yml"
"""Beside the folders of the languages: the ids, and what is said of each."""

DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
LINK = re.compile(r"https?://\S+")


class Dispute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a scenario is objected to, and since which day (ISO)."""

    link: str
    since: str

    def __str__(self) -> str:
        return f"disputed since {self.since}: {self.link}"


def read_disputes(
    features: Path, ids_there: Callable[[], Collection[str]]
) -> Mapping[str, Dispute]:
    """The disputes of a folder of features, by the scenario's id; none where there is no file.

    `ids_there` tells the ids that there are.

    Raises:
        SpecError: the file says something else, or of a scenario that does not exist.
    """
    path = features / FILE
    if not path.exists():
        return {}
    marked = load(path)
    found: dict[str, Dispute] = convert(marked, (), dict[str, Dispute], FILE)
    ids = ids_there()
    for name, dispute in found.items():
        if name not in ids:
            raise SpecError(marked.at(name), f"no scenario '{name}'", nearest(name, ids))
        if not DATE.fullmatch(dispute.since) or not LINK.fullmatch(dispute.link):
            remedy = "write {since: YYYY-MM-DD, link: https://...}"
            raise SpecError(marked.at(name), f"the dispute of '{name}' has no day, or link", remedy)
    return found
