"""The tours that there are, as data: `tours.yaml`, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ettin_spec.errors import called
from ettin_spec.flow.definition.sections import mapping, only
from ettin_spec.yaml_files.yaml_places import load

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.flow.proof.games import Size

TOURS_FILE = Path(__file__).parent / "tours.yaml"
COPIES = 3
"""Cards of a kind that each player holds, or controls where each can be used once; fewer where
several kinds would make a hand of which something is discarded."""

HAND, TWO = 7, 2

SOURCES = 16
"""Mana sources of each player, where a tour says nothing of them."""

GUARD = "Steadfast Guard"
"""Who attacks where a tour says nothing of it: it stays untapped."""

DEED = ("activates", "casts", "sorcery", "target", "counters", "once", "mana", "pays", "brings")
OWNED = ("card", "skips", "triggers", "first", "each", "brings")
MAY = ("attacks", "strikes_first", "concedes", "calls_time", "edges", "sources")
TOUR = ("says", "teams", "bounds", *MAY)


@dataclass(frozen=True)
class Deed:
    """What a team does with priority: with which card, and which facts come of it."""

    name: str
    card: str
    casts: bool
    sorcery: bool = False
    target: bool = False
    counters: bool = False
    once: bool = False
    mana: bool = False
    pays: int = 0
    brings: tuple[str, ...] = ()

    @property
    def is_spent(self) -> bool:
        """Is a card gone, or of no use any more, once this was done with it?"""
        return self.casts or self.once


@dataclass(frozen=True)
class Owned:
    """A permanent that each team has: the steps that it skips, or where it triggers, and what comes
    of that: in a step of its controller or of `each`, for the first time of a turn or whenever."""

    name: str
    card: str
    skips: tuple[str, ...] = ()
    triggers: str = ""
    first: bool = False
    each: bool = False
    brings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Tour:
    """Bounds by name, in words, and what is done within them.

    `teams`: `two` or `more`, where it is a tour in games of so many only. `attacks`: with which
    card; empty where nobody does. `edges`: each edge is gone, and not each after each.
    """

    name: str
    says: str
    bounds: Mapping[str, int]
    attacks: str
    strikes_first: bool
    concedes: bool
    calls_time: bool
    edges: bool
    teams: str
    sources: int
    deeds: tuple[Deed, ...]
    has: tuple[Owned, ...]

    def is_for(self, size: Size) -> bool:
        """Can it be gone in games of a size?"""
        return self.teams in {"", how_many(size)}

    @property
    def copies(self) -> int:
        """Cards of a kind that each player has."""
        kinds = sum(deed.casts for deed in self.deeds)
        return min(COPIES, HAND // kinds) if kinds else COPIES

    @property
    def sources_of_facts(self) -> tuple[Deed | Owned, ...]:
        """All by which something comes to be."""
        return (*self.deeds, *self.has)

    @property
    def brings(self) -> frozenset[str]:
        """The events of the flow that it has because of its cards, or of what players may do."""
        cards = {fact for each in self.sources_of_facts for fact in each.brings}
        cards |= {f"skip_{step}" for each in self.has for step in each.skips}
        cards |= {"triggers" for each in self.has if each.triggers}
        return frozenset(cards | set(self._decisions()))

    def _decisions(self) -> Iterator[str]:
        yield from ("pass", "attack_not", "nothing")
        if self.attacks:
            yield from ("attack", "block")
        if self.strikes_first:
            yield "strikes_first"
        if self.concedes:
            yield "concede"
        if self.calls_time:
            yield "call_time"
        yield from ("act_at_once" if deed.mana else "act" for deed in self.deeds)


def how_many(size: Size) -> str:
    """Whether `two` teams play, or `more`, of which one may leave while others play on."""
    return "two" if size.teams == TWO else "more"


@cache
def tours() -> Mapping[str, Tour]:
    """The project's tours, by name.

    Raises:
        SpecError: the file cannot be meant.
    """
    file = load(TOURS_FILE)
    return {str(name): _tour(file, name) for name in mapping(file)}


def _tour(file: Any, name: str) -> Tour:
    only(file, (name,), (*TOUR, "does", "has"), ("says", "bounds"))
    says = mapping(file, name)
    return Tour(
        name=str(name),
        says=str(says["says"]),
        bounds={key: int(most) for key, most in mapping(file, name, "bounds").items()},
        attacks=str(says.get("attacks", GUARD)) if says.get("attacks", True) else "",
        strikes_first=bool(says.get("strikes_first")),
        concedes=bool(says.get("concedes")),
        calls_time=bool(says.get("calls_time")),
        edges=bool(says.get("edges")),
        teams=str(says.get("teams", "")),
        sources=int(says.get("sources", SOURCES)),
        deeds=tuple(_deed(file, name, deed) for deed in says.get("does", ())),
        has=tuple(_owned(file, name, card) for card in says.get("has", ())),
    )


def _deed(file: Any, tour: str, name: str) -> Deed:
    only(file, (tour, "does", name), DEED)
    it = mapping(file, tour, "does", name)
    flags = {key: bool(it.get(key)) for key in ("sorcery", "target", "counters", "once", "mana")}
    card = str(it.get("activates") or it["casts"])
    brings, pays = tuple(it.get("brings", ())), int(it.get("pays", 0))
    return Deed(str(name), card, "casts" in it, pays=pays, brings=brings, **flags)


def _owned(file: Any, tour: str, name: str) -> Owned:
    only(file, (tour, "has", name), OWNED, ("card",))
    it = mapping(file, tour, "has", name)
    skips, brings = tuple(it.get("skips", ())), tuple(it.get("brings", ()))
    first, each = bool(it.get("first")), bool(it.get("each"))
    return Owned(name, str(it["card"]), skips, str(it.get("triggers", "")), first, each, brings)


def tour_called(name: str) -> Tour:
    """A tour by its name.

    Raises:
        EttinError: none is called so.
    """
    return called("tour", name, tours())
