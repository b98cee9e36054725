"""What a flow as a whole is refused for: dead ends, what is never reached, clashing names."""

from __future__ import annotations

from collections.abc import Iterable

from ettin_spec.errors import SpecError, nearest
from ettin_spec.flow.definition.flow_model import ENTER, Body, Flow, Place, Transition
from ettin_spec.yaml_files.yaml_places import Marked, Path_

TAKEN = ("state", "trigger", "to", "go_on", "machine", "values", "policies", "performed", "fired")
"""Attributes of the model that people step through: no event may have such a name."""
PREFIXES = ("is_", "may_", "to_", "on_")
"""What the transitions library makes attributes from."""
RELATIVE = ("next", "stay", "first")


def check(flow: Flow, file: Marked, unused: Iterable[tuple[Path_, str]]) -> None:
    """Refuse what cannot be meant.

    Raises:
        SpecError: the first thing found.
    """
    _check_names(flow, file)
    _check_ids(flow)
    for place in flow.places.values():
        for name, body in place.positions.items():
            _check_targets(flow, place, body)
            _check_body(flow, f"{place.name}.{name}", body)
    _check_reached(flow, file)
    for path, what in unused:
        raise SpecError(file.at(*path), f"nothing uses the {what}")


def _check_names(flow: Flow, file: Marked) -> None:
    for name in flow.events:
        if name in TAKEN or name.startswith(PREFIXES):
            wrong = f"the event '{name}' would hide an attribute of that name"
            raise SpecError(file.at("events", name), wrong, "name it otherwise")
    if "over" not in flow.places:
        raise SpecError(file.at("game"), "there is no place 'over' at which the game ends")


def _check_ids(flow: Flow) -> None:
    first: dict[str, Transition] = {}
    for instance in flow.instances():
        t = instance.transition
        earlier = first.setdefault(t.id, t)
        if earlier.where != t.where:
            wrong = f"the id '{t.id}' stands twice"
            raise SpecError(t.where, wrong, f"first: {earlier.where}")


def _check_targets(flow: Flow, place: Place, body: Body) -> None:
    for t in body:
        known = [*RELATIVE, *flow.places, *place.positions]
        if t.to not in known:
            wrong = f"{t.id} leads to '{t.to}', which {place.name} does not have"
            raise SpecError(t.where, wrong, nearest(t.to, known))
        if t.to == "next" and place.name == list(flow.places)[-1]:
            raise SpecError(t.where, f"{t.id} leads to 'next', but {place.name} is the last place")
        target, position = flow.target(place.name, ENTER, t.to)
        if position not in flow.places[target].positions:
            raise SpecError(t.where, f"{t.id} leads to {target}, which has no '{position}'")


def _check_body(flow: Flow, name: str, body: Body) -> None:
    """One position: automatic or waiting, without dead end and without shadowed transitions."""
    if not body:
        return
    events = [flow.events[t.on] for t in body if t.on is not None]
    if events and len(events) < len(body):
        wrong = f"{name} mixes automatic transitions with events"
        raise SpecError(body[0].where, wrong)
    if len({e.waits or "facts" for e in events if e.by not in ("player", "judge")}) > 1:
        raise SpecError(body[0].where, f"{name} waits for different things at once")
    if not events and body[-1].guard is not None:
        remedy = "let the last transition hold always"
        raise SpecError(body[-1].where, f"{name} is a dead end when no guard holds", remedy)
    for t in body:
        if t.on is None and t.guard is None and t.to in ("stay", name.split(".")[1]):
            raise SpecError(t.where, f"{t.id} leads to itself for ever")
    always: dict[str | None, Transition] = {}
    for t in body:
        if t.on in always:
            wrong = f"{t.id} is never tried: {always[t.on].id} before it always holds"
            raise SpecError(t.where, wrong)
        if t.guard is None:
            always[t.on] = t


def _check_reached(flow: Flow, file: Marked) -> None:
    """Every position can be come to, guards aside."""
    arrows: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for instance in flow.instances():
        arrows.setdefault(instance.source, []).append(instance.target)
    seen = {(str(flow.start["place"]), ENTER)}
    todo = list(seen)
    while todo:
        for target in arrows.get(todo.pop(), []):
            if target not in seen:
                seen.add(target)
                todo.append(target)
    for place in flow.places.values():
        for position, body in place.positions.items():
            if (place.name, position) not in seen:
                where = body[0].where if body else file.at("game", *place.path, place.name)
                raise SpecError(where, f"nothing leads to {place.name}.{position}")
