"""Flows that are wrong in one thing, and small searches in which that shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from ettin_spec.flow.definition.flow_model import Assignment, Body, Flow, Place, Transition
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Policies, State
from ettin_spec.flow.proof.cycles import Rounds, rounds
from ettin_spec.flow.proof.exploring import Asked, Explored, Explorer
from ettin_spec.flow.proof.games import Bounded, Size
from ettin_spec.flow.proof.properties import properties

FLOW = load_flow()
TODAY = Policies("all_declare_then_all", "team_skips", "at_once", 3)
ONCE = Policies("one_player_at_a_time", "only_secondary_draws", "on_the_stack", "none")
BETWEEN = Policies("one_team_at_a_time", "nobody_skips", "at_once", 5)
TWO, THREE, PAIRS, HEADS = Size(2, 2), Size(3, 1), Size(4, 1, 2), Size(2, 4)


@dataclass(frozen=True)
class Small:
    """A small search: of games of a size, from their start or from the first or a later turn;
    `second` is a start at which the second team plays first."""

    size: Size
    bounds: Mapping[str, int]
    begins: str = "later"
    policies: Policies = TODAY

    def start(self) -> State:
        """Where it begins."""
        start, second, *_ = self.size.starts(whoever=True)
        if self.begins in ("hands", "second"):
            return second if self.begins == "second" else start
        kept = (True,) * FLOW.domains["head"]
        if self.begins == "end":
            gone = (False, False, self.size.teams == 4, self.size.teams < 4)
            lost = tuple(one or other for one, other in zip(start.lost, gone, strict=True))
            return machine.at("end", "excused", due=2, kept=kept, lost=lost)
        first = self.begins == "first"
        return machine.at(
            "untap", kept=kept, lost=start.lost, in_pairs=start.in_pairs, first_turn=first
        )


SMALL: Mapping[str, Small] = {
    "hands": Small(TWO, {}, "hands"),
    "hands of the second": Small(TWO, {}, "second"),
    "hands once": Small(TWO, {}, "hands", ONCE),
    "hands between": Small(TWO, {}, "hands", BETWEEN),
    "hands of three": Small(THREE, {}, "hands"),
    "hands of four heads": Small(HEADS, {}, "hands", ONCE),
    "hands of more heads": Small(HEADS, {}, "hands", BETWEEN),
    "acts": Small(TWO, {"losing": 1, "stack": 1}, "first"),
    "stacked": Small(TWO, {"stack": 1}, "first", ONCE),
    "clock": Small(TWO, {"clock": 4}, "first"),
    "triggers": Small(TWO, {"triggers": 1, "stack": 1}, "first"),
    "extra": Small(TWO, {"extra": 5, "no_turn": 1}),
    "phases": Small(TWO, {"phases": 2, "no_combat": 1}),
    "mains": Small(TWO, {"phases": 2, "no_main": 1}),
    "steps": Small(TWO, {"upkeeps": 1, "ends": 1, "no_upkeep": 1}),
    "skips": Small(TWO, {"no_untap": 1, "no_draw": 1}),
    "three": Small(THREE, {"losing": 1}),
    "three left": Small(THREE, {"losing": 1, "triggers": 1}),
    "three trigger": Small(THREE, {"triggers": 1}),
    "three triggers": Small(THREE, {"triggers": 1, "stack": 2}, "end"),
    "four triggers": Small(Size(4, 1), {"triggers": 1}, "end"),
    "clock six": Small(TWO, {"clock": 6}, "end"),
    "three act": Small(THREE, {"stack": 1}),
    "pairs": Small(PAIRS, {}),
    "four lose": Small(Size(4, 1), {"losing": 1}, "end"),
}


def asked(
    flow: Flow, search: str, on: str = "python", only: str = "", most: int = 200_000
) -> Asked:
    """A small search of a flow; for one property alone, if it is named."""
    small = SMALL[search]
    bounds = Bounded(search, "", small.bounds, 4).within(flow, small.size)
    rules = tuple(each for each in properties() if only in ("", each.id))
    start, fixed = (small.start(),), small.size.fixed()
    return Asked(flow, small.policies, bounds, start, rules, fixed, most, on)


def looked_at(
    flow: Flow, search: str, on: str = "python", only: str = "", most: int = 200_000
) -> tuple[Explored, Rounds]:
    """What a small search finds of a flow; of one property alone, if it is named."""
    found = Explorer(asked(flow, search, on, only, most)).explored()
    return found, rounds(found)


@cache
def right(search: str) -> tuple[Explored, Rounds]:
    """What it finds of the flow as it is."""
    return looked_at(FLOW, search)


def broken(found: tuple[Explored, Rounds]) -> set[str]:
    """The properties that do not hold."""
    explored, round_ = found
    return {v.property for v in explored.violations} | {c.property for c in round_.cycles}


def counts(found: Explored) -> tuple[int, int, int]:
    """Its states, its steps, and those beyond the bounds."""
    return found.states, found.edges, found.cuts


def changed(id_: str, use: str = "", **change: object) -> Flow:
    """The flow with one transition changed; its place has the positions of the loop `use`, too."""

    def body(old: Body) -> Body:
        return tuple(_changed(t, change) if t.id == id_ else t for t in old)

    def place(old: Place) -> Place:
        positions = {name: body(each) for name, each in old.positions.items()}
        if use and positions != old.positions:
            shared = {**old.shared, **dict.fromkeys(FLOW.loops[use], use)}
            return replace(old, positions={**positions, **FLOW.loops[use]}, shared=shared)
        return replace(old, positions=positions)

    return replace(FLOW, places={name: place(each) for name, each in FLOW.places.items()})


def _changed(transition: Transition, change: Mapping[str, object]) -> Transition:
    """`without` names a field that is no longer written; a field's name, or an element's, what is
    written there; all else replaces what there is."""
    rest, writes = dict(change), transition.effects
    if gone := rest.pop("without", None):
        writes = tuple(w for w in writes if w.field != gone)
    for name in [n for n in rest if n.partition("[")[0] in FLOW.fields]:
        field, _, index = name.partition("[")
        made = Assignment(field, index.rstrip("]") or None, str(rest.pop(name)))
        same = (field, made.index)
        writes = (*(w for w in writes if (w.field, w.index) != same), made)
    return replace(transition, effects=writes, **rest)  # type: ignore[arg-type]  # names of fields
