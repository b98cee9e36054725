"""The small sections of a flow file: policies, domains, state, events, named expressions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

from ettin_spec.errors import Place, SpecError, nearest
from ettin_spec.flow.definition.expressions import Scope, Term, normal
from ettin_spec.flow.definition.flow_model import By, Event, Field, Policy
from ettin_spec.yaml_files.yaml_places import Marked, Path_

NAME = re.compile(r"[a-z][a-z0-9_]*")
HEAD = re.compile(r"([a-z][a-z0-9_]*)(?:\(([a-z0-9_, ]*)\))?")
RANGE = re.compile(r"(\d+)\.\.(\d+)")


def mapping(file: Marked, *path: str | int) -> dict[str, Any]:
    """The map that stands at a path; an absent one is empty.

    Raises:
        SpecError: something else stands there.
    """
    data: Any = file.data
    for key in path:
        data = data.get(key, {}) if isinstance(data, dict) else data[key]
    if not isinstance(data, dict):
        raise SpecError(file.at(*path), f"'{path[-1] if path else 'the file'}' has to be a map")
    return data


def only(file: Marked, path: Path_, known: tuple[str, ...], need: tuple[str, ...] = ()) -> None:
    """Refuse unknown and missing keys of the map at a path."""
    given = mapping(file, *path)
    for key in given:
        if key not in known:
            raise SpecError(file.at(*path, key), f"unknown key '{key}'", nearest(key, known))
    for key in need:
        if given.get(key) in (None, ""):
            raise SpecError(file.at(*path), f"'{key}' is missing")


def read_policies(file: Marked) -> Iterator[Policy]:
    """The policies that the flow reads, with their values."""
    for name, says in mapping(file, "policies").items():
        path: Path_ = ("policies", name)
        only(file, path, ("policy", "values"), ("policy", "values"))
        yield Policy(name, says["policy"], tuple(says["values"]))


def read_domains(file: Marked) -> Iterator[tuple[str, int]]:
    """The domains and how many members each has."""
    for name, size in mapping(file, "domains").items():
        if not isinstance(size, int):
            raise SpecError(file.at("domains", name), f"the size of '{name}' is not a number")
        yield name, size


def read_fields(file: Marked, domains: Mapping[str, int]) -> Iterator[Field]:
    """The parts of the state."""
    for name, says in mapping(file, "state").items():
        path: Path_ = ("state", name)
        if not isinstance(says, dict):
            yield _field(file.at(*path), name, None, str(says), domains)
            continue
        only(file, path, ("each", "of"), ("each", "of"))
        if says["each"] not in domains:
            remedy = nearest(says["each"], domains)
            raise SpecError(file.at(*path), f"no domain '{says['each']}'", remedy)
        yield _field(file.at(*path), name, says["each"], str(says["of"]), domains)


def _field(
    where: Place, name: str, index: str | None, kind: str, domains: Mapping[str, int]
) -> Field:
    if kind == "bool":
        return Field(name, index, 0, 1, boolean=True)
    if kind in domains:
        return Field(name, index, 0, domains[kind] - 1, boolean=False, domain=kind)
    if found := RANGE.fullmatch(kind):
        return Field(name, index, int(found[1]), int(found[2]), boolean=False)
    remedy = f"write bool, a range as 0..3, or one of: {', '.join(domains)}"
    raise SpecError(where, f"no domain '{kind}'", remedy)


def read_named(file: Marked, section: str) -> Iterator[Term]:
    """The entries `name(parameters): text` of a section."""
    for key, text in mapping(file, section).items():
        where = file.at(section, key)
        found = HEAD.fullmatch(key)
        if not found:
            raise SpecError(where, f"not a name with parameters: {key}")
        if not isinstance(text, str | int | bool):
            raise SpecError(where, f"'{key}' has to be one line of text")
        parameters = tuple(p.strip() for p in (found[2] or "").split(",") if p.strip())
        yield Term(found[1], parameters, _as_written(text), where)


def _as_written(text: str | int | bool) -> str:
    return str(text).lower() if isinstance(text, bool) else str(text)


def read_events(file: Marked, scope: Scope) -> Iterator[Event]:
    """The events: who brings them about, what they are about, whom the engine waits for."""
    for name, says in mapping(file, "events").items():
        path: Path_ = ("events", name)
        where = file.at(*path)
        only(file, path, ("by", "each", "waits", "who"), ("by",))
        _check_by(file, path, says)
        binds = None
        if "each" in says:
            ((variable, domain),) = _one_pair(file, path, says["each"])
            if domain not in scope.domains:
                remedy = nearest(domain, scope.domains)
                raise SpecError(where, f"no domain '{domain}'", remedy)
            binds = (variable, domain)
        who = normal(says["who"], scope.at(where)) if "who" in says else None
        yield Event(name, says["by"], binds, says.get("waits"), who)


def _one_pair(file: Marked, path: Path_, says: object) -> list[tuple[str, str]]:
    if not isinstance(says, dict) or len(says) != 1:
        raise SpecError(file.at(*path, "each"), "'each' names one variable: {t: team}")
    return list(says.items())


def _check_by(file: Marked, path: Path_, says: Mapping[str, Any]) -> None:
    if says["by"] not in get_args(By):
        raise SpecError(
            file.at(*path, "by"), f"nobody is '{says['by']}'", nearest(says["by"], get_args(By))
        )
    decides = says["by"] in ("team", "head")
    if decides != (says.get("waits") in ("choice", "priority")):
        remedy = "what a team or head decides is waited for: choice or priority; nothing else is"
        raise SpecError(file.at(*path), f"'{path[-1]}' has the wrong 'waits'", remedy)
    if decides and ("who" in says) == ("each" in says):
        remedy = "'who' says whose decision it is, or 'each' that it is anybody's"
        raise SpecError(file.at(*path), f"'{path[-1]}' needs 'who' or 'each'", remedy)


def variable_of(event: Event | None) -> dict[str, tuple[ast.expr, str | None]]:
    """The variable that an event binds, standing for itself."""
    if event is None or event.binds is None:
        return {}
    name, domain = event.binds
    return {name: (ast.Name(name), domain)}
