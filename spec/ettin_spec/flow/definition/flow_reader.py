"""The loader: a flow file expanded into a `Flow`, or refused with file and line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ettin_spec.errors import SpecError, nearest
from ettin_spec.flow.definition import flow_checks
from ettin_spec.flow.definition.assignments import assignments, check_order
from ettin_spec.flow.definition.expressions import (
    Scope,
    Term,
    Variables,
    call_of,
    expand,
    normal,
    parsed,
)
from ettin_spec.flow.definition.flow_model import (
    ENTER,
    Assignment,
    Body,
    Duty,
    Event,
    Flow,
    Place,
    Transition,
)
from ettin_spec.flow.definition.sections import (
    mapping,
    only,
    read_domains,
    read_events,
    read_fields,
    read_named,
    read_policies,
    variable_of,
)
from ettin_spec.yaml_files.yaml_places import Marked, Path_, load

FLOW_FILE = Path(__file__).parents[1] / "flow.yaml"
NAMES = ("policies", "domains", "state", "start", "terms", "guards", "effects", "events")
SECTIONS = (*NAMES, "once", "game")
KEYS = ("id", "on", "if", "unless", "do", "duty", "to", "clause", "because")


def load_flow(path: Path = FLOW_FILE) -> Flow:
    """Read and expand a flow file.

    Raises:
        SpecError: anything in it that cannot be meant.
    """
    return flow_of(load(path))


def flow_of(file: Marked) -> Flow:
    """Expand a flow file that has been read."""
    only(file, (), SECTIONS, SECTIONS)
    return _Reader(file).flow()


def named_scope(file: Marked) -> tuple[Scope, Flow]:
    """What an expression about a flow may name, its guards too; and the flow."""
    reader = _Reader(file)
    terms = {**reader.scope.terms, **reader.guards}
    return replace(reader.scope, terms=terms), reader.flow()


class _Reader:
    """One reading of a file: its names, and which of them something has used."""

    def __init__(self, file: Marked) -> None:
        self.file = file
        domains = dict(read_domains(file))
        self.scope = Scope(
            file.at(),
            {f.name: f for f in read_fields(file, domains)},
            {p.name: p for p in read_policies(file)},
            domains,
            {t.name: t for t in read_named(file, "terms")},
        )
        self.events = {e.name: e for e in read_events(file, self.scope)}
        self.guards = {g.name: g for g in read_named(file, "guards")}
        self.effects = {e.name: e for e in read_named(file, "effects")}
        self.used: set[tuple[str, str]] = set()

    def flow(self) -> Flow:
        """The whole file, expanded and checked."""
        loops = {name: self._loop(name, ()) for name in mapping(self.file, "once")}
        places = {p.name: p for p in self._places(("game",), mapping(self.file, "game"), loops)}
        scope = self.scope
        flow = Flow(
            file=self.file.file,
            policies=scope.policies,
            domains=scope.domains,
            fields=scope.fields,
            events=self.events,
            places=places,
            start=self._start(places),
            loops=loops,
        )
        flow_checks.check(flow, self.file, self._unused())
        return flow

    def _start(self, places: Mapping[str, Place]) -> Mapping[str, Any]:
        start = mapping(self.file, "start")
        only(self.file, ("start",), ("place", *self.scope.fields), ("place",))
        if start["place"] not in places:
            where = self.file.at("start", "place")
            raise SpecError(where, f"no place '{start['place']}'", nearest(start["place"], places))
        return start

    def _unused(self) -> Iterator[tuple[Path_, str]]:
        """The names that nothing uses, with where they are written."""
        for kind, names in (("guard", self.guards), ("effect", self.effects)):
            for name, term in names.items():
                if (kind, name) not in self.used:
                    key = f"{name}({', '.join(term.parameters)})" if term.parameters else name
                    yield (f"{kind}s", key), f"{kind} '{name}'"
        for name in self.events:
            if ("event", name) not in self.used:
                yield ("events", name), f"event '{name}'"

    def _loop(self, name: str, inside: tuple[str, ...]) -> dict[str, Body]:
        """The positions of a loop that is written once, with those of the loops it uses."""
        if name in inside:
            raise SpecError(self.file.at("once", name), f"'{name}' uses itself")
        found: dict[str, Body] = {}
        for key, says in mapping(self.file, "once", name).items():
            if key == "use":
                self._known_loop(("once", name, "use"), says)
                found |= self._loop(says, (*inside, name))
            else:
                self._no_double(("once", name, key), key, found)
                found[key] = self._body(("once", name, key))
        return found

    def _known_loop(self, path: Path_, name: object) -> None:
        known = mapping(self.file, "once")
        if name not in known:
            raise SpecError(self.file.at(*path), f"no loop '{name}'", nearest(str(name), known))

    def _no_double(self, path: Path_, key: str, found: Mapping[str, Body]) -> None:
        if key in found:
            wrong = f"the position '{key}' stands twice: here, and in the loop that is used"
            raise SpecError(self.file.at(*path), wrong)

    def _places(
        self, path: Path_, says: Mapping[str, Any], loops: Mapping[str, Mapping[str, Body]]
    ) -> Iterator[Place]:
        """The places beneath a group, in order of play."""
        for name, inner in says.items():
            here = (*path, name)
            if not isinstance(inner, dict):
                raise SpecError(self.file.at(*here), f"'{name}' is neither a place nor a group")
            if inner and "use" not in inner and all(isinstance(v, dict) for v in inner.values()):
                yield from self._places(here, inner, loops)
            else:
                yield self._place(here, inner, loops)

    def _place(
        self, path: Path_, says: Mapping[str, Any], loops: Mapping[str, Mapping[str, Body]]
    ) -> Place:
        positions: dict[str, Body] = {}
        shared: dict[str, str] = {}
        for loop in _as_list(says.get("use")):
            self._known_loop((*path, "use"), loop)
            positions |= loops[loop]
            shared |= dict.fromkeys(loops[loop], loop)
        for name in (n for n in says if n != "use"):
            self._no_double((*path, name), name, positions)
            positions[name] = self._body((*path, name))
        if not says:
            positions[ENTER] = ()
        groups = tuple(str(part) for part in path[1:-1])
        return Place(str(path[-1]), groups, positions, shared)

    def _body(self, path: Path_) -> Body:
        """The transitions of one position."""
        says: Any = self.file.data
        for key in path:
            says = says[key]
        if not isinstance(says, list) or not says:
            raise SpecError(self.file.at(*path), f"'{path[-1]}' has to be a list of transitions")
        return tuple(self._transition((*path, n)) for n in range(len(says)))

    def _transition(self, path: Path_) -> Transition:
        only(self.file, path, KEYS, ("id", "to", "clause", "because"))
        says = mapping(self.file, *path)
        scope = self.scope.at(self.file.at(*path))
        event = self._event(path, says)
        variables = variable_of(event)
        does = _as_list(says.get("do"))
        writes = tuple(w for text in does for w in self._writes(path, text, variables))
        duties = tuple(_duty(text, scope, variables) for text in _as_list(says.get("duty")))
        check_order(writes, duties, scope, says["id"])
        guard, shown = self._guard(path, says, variables)
        return Transition(
            says["id"], says.get("on"), guard, shown, writes, tuple(does), duties,
            says["to"], says["clause"], says["because"], scope.where,
        )  # fmt: skip

    def _event(self, path: Path_, says: Mapping[str, Any]) -> Event | None:
        if "on" not in says:
            return None
        name = says["on"]
        if name not in self.events:
            where = self.file.at(*path, "on")
            raise SpecError(where, f"no event '{name}'", nearest(str(name), self.events))
        self.used.add(("event", name))
        return self.events[name]

    def _writes(self, path: Path_, text: str, variables: Variables) -> tuple[Assignment, ...]:
        effect, inner = self._called("effect", self.effects, (*path, "do"), text, variables)
        return tuple(assignments(effect, self.scope, inner))

    def _guard(
        self, path: Path_, says: Mapping[str, Any], variables: Variables
    ) -> tuple[str | None, str]:
        """The guard in normal form (None: always holds), and as it is written."""
        normals, shown = [], []
        for key, negated in (("if", False), ("unless", True)):
            for text in _as_list(says.get(key)):
                guard, inner = self._called("guard", self.guards, (*path, key), text, variables)
                holds = normal(guard.text, self.scope.at(guard.where), inner)
                normals.append(f"not ({holds})" if negated else f"({holds})")
                shown.append(f"not {text}" if negated else text)
        return (" and ".join(normals) or None), " and ".join(shown)

    def _called(
        self, kind: str, known: Mapping[str, Term], path: Path_, text: str, variables: Variables
    ) -> tuple[Term, Variables]:
        """The guard or effect that a text names, and what its parameters stand for."""
        scope = self.scope.at(self.file.at(*path))
        name, arguments = call_of(text, scope)
        if name not in known:
            raise scope.wrong(f"no {kind} '{name}'", nearest(name, known))
        term = known[name]
        if len(arguments) != len(term.parameters):
            wrong = f"{kind} '{name}' takes {len(term.parameters)} arguments, not {len(arguments)}"
            raise scope.wrong(wrong)
        self.used.add((kind, name))
        values = [expand(parsed(a, scope), scope, variables) for a in arguments]
        domains = [variables[a][1] if a in variables else None for a in arguments]
        return term, dict(zip(term.parameters, zip(values, domains, strict=True), strict=True))


def _as_list(says: object) -> list[str]:
    if says is None:
        return []
    return [str(s) for s in says] if isinstance(says, list) else [str(says)]


def _duty(text: str, scope: Scope, variables: Variables) -> Duty:
    name, arguments = call_of(text, scope)
    return Duty(name, tuple(normal(a, scope, variables) for a in arguments))
