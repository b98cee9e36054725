"""What has to be true of the flow, as data: `properties.yaml`, read and checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from ettin_spec.errors import SpecError, nearest
from ettin_spec.flow.definition.expressions import Scope, Term, normal
from ettin_spec.flow.definition.flow_model import Event, Field, Flow, Transition
from ettin_spec.flow.definition.flow_reader import FLOW_FILE, named_scope
from ettin_spec.flow.definition.sections import mapping, only
from ettin_spec.rulebook import load_rules
from ettin_spec.yaml_files.yaml_places import Marked, load

PROPERTIES_FILE = Path(__file__).parent / "properties.yaml"

THEN = "then_"
"""What the name of a field begins with where its value after the transition is meant."""

WHO = "who"
"""The team or head that an event is about."""

DOES = "does_"
"""What the name of a duty begins with where it is meant that a step performs it."""

SECTIONS = ("states", "steps", "cycles")
KEYS: Mapping[str, tuple[str, ...]] = {
    "states": ("says", "clause", "at", "if", "holds"),
    "steps": ("says", "clause", "on", "but_on", "does", "at", "if", "holds"),
    "cycles": ("says", "clause", "while", "unless", "passes"),
}
NEEDED: Mapping[str, tuple[str, ...]] = {
    "states": ("says", "clause", "holds"),
    "steps": ("says", "clause", "holds"),
    "cycles": ("says", "clause"),
}
Kind: TypeAlias = Literal["states", "steps", "cycles"]


@dataclass(frozen=True)
class Property:
    """A sentence that has to be true.

    Of `states`: `holds` in every state at these positions in which `condition` holds. Of `steps`:
    in every step of a transition on one of these events, with one of these duties, from one of
    these positions. Of `cycles`: whoever goes round for ever, and is in no state without
    `condition` from some day on, takes an event of `unless` again and again, or performs one of
    the duties, or takes one of the events, in `passes`.
    """

    id: str
    kind: Kind
    says: str
    clause: str
    condition: str | None = None
    holds: str = ""
    at: tuple[str, ...] = ()
    on: tuple[str, ...] = ()
    but_on: tuple[str, ...] = ()
    does: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    passes: tuple[str, ...] = ()

    def speaks_of(self, transition: Transition, position: str) -> bool:
        """Is a transition from a position of this name one that the property is about?"""
        duties = {duty.name for duty in transition.duties}
        return (
            (not self.at or position in self.at)
            and (not self.on or transition.on in self.on)
            and transition.on not in self.but_on
            and (not self.does or not duties.isdisjoint(self.does))
        )


@cache
def properties() -> tuple[Property, ...]:
    """The project's own.

    Raises:
        SpecError: anything in the file that cannot be meant.
    """
    return properties_of(load(PROPERTIES_FILE))


def properties_of(file: Marked) -> tuple[Property, ...]:
    """Those of a file that has been read."""
    scope, flow = named_scope(load(FLOW_FILE))
    return tuple(_Reader(file, _wider(scope, flow), flow).every())


def _of_steps(scope: Scope, duties: Iterable[str]) -> Scope:
    """The names with what a step does."""
    does = {DOES + name: Field(DOES + name, None, 0, 1, boolean=True) for name in duties}
    return replace(scope, fields={**scope.fields, **does})


def _wider(scope: Scope, flow: Flow) -> Scope:
    """The flow's names, with places, positions and what is after a step."""
    place = Field("place", None, 0, len(flow.places) - 1, boolean=False)
    position = Field("position", None, 0, len(flow.position_names) - 1, boolean=False)
    fields = {**scope.fields, "place": place, "position": position}
    fields |= {THEN + name: replace(each, name=THEN + name) for name, each in fields.items()}
    fields[WHO] = Field(WHO, None, 0, max(flow.domains.values()), boolean=False)
    terms = dict(scope.terms)
    for when in ("", THEN):
        for kind, names in (("place", list(flow.places)), ("position", flow.position_names)):
            for number, name in enumerate(names):
                sign = "in" if kind == "place" else "at"
                text = f"{when}{kind} == {number}"
                term = Term(f"{when}{sign}_{name}", (), text, scope.where)
                terms[term.name] = term
    return replace(scope, fields=fields, terms=terms)


class _Reader:
    """One file's sections."""

    def __init__(self, file: Marked, scope: Scope, flow: Flow) -> None:
        self.file, self.scope, self.flow = file, scope, flow
        self.clauses = load_rules().clauses
        self.duties = {duty.name for t in flow.transitions() for duty in t.duties}
        self.scopes = {"steps": _of_steps(scope, self.duties)}

    def every(self) -> Iterator[Property]:
        """Its properties in order."""
        only(self.file, (), SECTIONS, SECTIONS)
        kinds: tuple[Kind, ...] = ("states", "steps", "cycles")
        for kind in kinds:
            for id_ in mapping(self.file, kind):
                only(self.file, (kind, id_), KEYS[kind], NEEDED[kind])
                yield self._property(kind, id_)

    def _property(self, kind: Kind, id_: str) -> Property:
        says = mapping(self.file, kind, id_)
        self._known(kind, id_, "clause", self.clauses)
        condition = says.get("while" if kind == "cycles" else "if")
        where = self.file.at(kind, id_)
        scope = self.scopes.get(kind, self.scope).at(where)
        return Property(
            id_,
            kind,
            str(says["says"]),
            str(says["clause"]),
            None if condition is None else normal(str(condition), scope),
            normal(str(says["holds"]), scope) if "holds" in says else "",
            self._known(kind, id_, "at", self.flow.position_names),
            self._known(kind, id_, "on", self.flow.events),
            self._known(kind, id_, "but_on", self.flow.events),
            self._known(kind, id_, "does", self.duties),
            self._events(kind, id_, "unless"),
            self._events(kind, id_, "passes"),
        )

    def _known(self, kind: str, id_: str, key: str, known: Any) -> tuple[str, ...]:
        says = mapping(self.file, kind, id_).get(key, [])
        names = tuple(map(str, says)) if isinstance(says, list) else (str(says),)
        for name in names:
            if name not in known:
                where = self.file.at(kind, id_, key)
                raise SpecError(where, f"no {key} '{name}'", nearest(name, known))
        return names

    def _events(self, kind: str, id_: str, key: str) -> tuple[str, ...]:
        """Events and duties; `by` somebody means every event of theirs."""
        by = {f"by {event.by}" for event in self.flow.events.values()}
        names = self._known(kind, id_, key, {*self.flow.events, *self.duties, *by})
        return tuple(each for name in names for each in self._meant(name))

    def _meant(self, name: str) -> Iterator[str]:
        if not name.startswith("by "):
            yield name
            return
        events: Iterator[Event] = iter(self.flow.events.values())
        yield from (e.name for e in events if f"by {e.by}" == name and e.name != "nothing")
