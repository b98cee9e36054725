"""Published rulings that speak of the format, and what became of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ettin_spec.errors import SpecError
from ettin_spec.yaml_files.typed_values import convert
from ettin_spec.yaml_files.yaml_places import Marked, load

FOLDER = Path(__file__).parent / "rulings_by_card"
CHOSEN = FOLDER / "chosen.yaml"
"""Sixty that were chosen before any was written."""


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

    known: int
    played: int

    def __str__(self) -> str:
        return f"{self.played} of {self.known} rulings are played"


def read_rulings(*files: Path) -> Mapping[str, tuple[Ruling, ...]]:
    """The rulings of some files, of all where none is named, by card.

    Raises:
        SpecError: a ruling that is neither played nor excused, or both; a card in two files.
    """
    found: dict[str, tuple[Ruling, ...]] = {}
    for file in files or sorted(FOLDER.glob("*.yaml")):
        marked = load(file)
        for card in marked.data:
            if card in found:
                raise SpecError(marked.at(card), f"{card} stands in two files", "say it once")
            found[card] = _of_card(marked, card)
    return found


def _of_card(marked: Marked, card: str) -> tuple[Ruling, ...]:
    rulings = convert(marked, (card,), tuple[Ruling, ...], card)
    for ruling in rulings:
        if bool(ruling.scenarios) == bool(ruling.missing and ruling.because):
            raise SpecError(
                marked.at(card),
                f"{card}: neither played nor excused, or both",
                "give it `scenarios`, or `missing` and `because`",
            )
    return rulings


def tally(rulings: Mapping[str, tuple[Ruling, ...]]) -> Tally:
    """How many of the rulings are played."""
    each = [ruling for of_card in rulings.values() for ruling in of_card]
    return Tally(len(each), sum(bool(ruling.scenarios) for ruling in each))
