"""The tours that there are, as data: `tours.yaml`, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ettin_spec.errors import called
from ettin_spec.flow.definition.sections import mapping, only
from ettin_spec.yaml_files.yaml_places import load

TOURS_FILE = Path(__file__).parent / "tours.yaml"
COPIES = 3
"""Cards of a kind that each player holds."""


@dataclass(frozen=True)
class Deed:
    """What a team does with priority: with which card, and which facts come of it."""

    name: str
    card: str
    casts: bool
    sorcery: bool
    target: bool
    brings: tuple[str, ...]


@dataclass(frozen=True)
class Tour:
    """Bounds by name, in words, and what is done within them."""

    name: str
    says: str
    bounds: Mapping[str, int]
    attacks: bool
    deeds: tuple[Deed, ...]


@cache
def tours() -> Mapping[str, Tour]:
    """The project's tours, by name.

    Raises:
        SpecError: the file cannot be meant.
    """
    file = load(TOURS_FILE)
    found = {}
    for name in mapping(file):
        only(file, (name,), ("says", "bounds", "attacks", "does"), ("says", "bounds", "does"))
        says = mapping(file, name)
        deeds = []
        for deed in mapping(file, name, "does"):
            where = (name, "does", deed)
            only(file, where, ("activates", "casts", "sorcery", "target", "brings"))
            it = mapping(file, *where)
            card = it.get("activates") or it["casts"]
            brings = tuple(it.get("brings", ()))
            has = bool(it.get("sorcery")), bool(it.get("target"))
            deeds.append(Deed(str(deed), str(card), "casts" in it, *has, brings))
        bounds = {key: int(most) for key, most in mapping(file, name, "bounds").items()}
        found[str(name)] = Tour(
            str(name), str(says["says"]), bounds, bool(says.get("attacks", True)), tuple(deeds)
        )
    return found


def tour_called(name: str) -> Tour:
    """A tour by its name.

    Raises:
        EttinError: none is called so.
    """
    return called("tour", name, tours())
