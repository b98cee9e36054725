"""Published rulings that were chosen beforehand, and what became of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import load

FILE = Path(__file__).parent / "rulings.yaml"


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a ruling on a card says, and the scenarios that play it, or what cannot be said.

    `missing`: words or sentences that there are not; `because`: why.
    """

    date: str
    says: str
    scenarios: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    because: str = ""


@dataclass(frozen=True)
class Tally:
    """How many rulings there are, and how many of them are played."""

    chosen: int
    played: int

    def __str__(self) -> str:
        return f"{self.played} of {self.chosen} rulings are played"


def read_rulings(file: Path = FILE) -> Mapping[str, Ruling]:
    """The rulings of a file, by card.

    Raises:
        SpecError: one that is neither played nor excused, or both.
    """
    marked, found = load(file), {}
    for card in marked.data:
        ruling = convert(marked, (card,), Ruling, card)
        if bool(ruling.scenarios) == bool(ruling.missing and ruling.because):
            raise SpecError(
                marked.at(card),
                f"{card}: neither played nor excused, or both",
                "give it `scenarios`, or `missing` and `because`",
            )
        found[card] = ruling
    return found


def tally(rulings: Mapping[str, Ruling]) -> Tally:
    """How many of the rulings are played."""
    return Tally(len(rulings), sum(bool(ruling.scenarios) for ruling in rulings.values()))
