"""The explicit machine: a `transitions` HierarchicalMachine to import, inspect and step through.

    game = machine_model(rulebook)
    game.state                  # 'pregame.mulligans.enter'
    game.go_on()                # an automatic step
    game.trigger("keep", 0)     # a decision, with the team or head that it is by

Its guards and effects are read from the flow itself; nothing of the generated form is used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from transitions import EventData, MachineError
from transitions.extensions import HierarchicalMachine
from transitions.extensions.nesting import NestedState

from ettin_spec.flow.definition.flow_model import ENTER, Event, Flow, Instance, Value
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.explicit.interpreter import Reader, Values, first_values
from ettin_spec.flow.generated.machine import Rulebook
from ettin_spec.flow.seats import absent, are_in_pairs, empty

GO_ON = "go_on"
"""The event of an automatic step."""


class Position(NestedState):
    """A state of the machine; its name is the way to it, with dots."""

    separator = "."


class FlowMachine(HierarchicalMachine):
    """The flow as a hierarchical machine: groups, places, and positions within a place."""

    state_cls = Position

    def __init__(self, flow: Flow, model: Game) -> None:
        super().__init__(
            model=model,
            states=_states(flow),
            initial=name_of(flow, str(flow.start["place"]), ENTER),
            send_event=True,
            auto_transitions=False,
        )
        for instance in flow.instances():
            transition = instance.transition
            event = flow.events[transition.on] if transition.on else None
            self.add_transition(
                event.name if event else GO_ON,
                name_of(flow, *instance.source),
                name_of(flow, *instance.target),
                conditions=_condition(flow, instance, event),
                before=_effect(instance),
            )


class Game:
    """What is stepped through. `state` is the position's name; `values` are the fields.

    After a step `fired` is the transition's id and `performed` are its duties.
    """

    state: str
    trigger: Callable[..., bool]

    def __init__(self, values: Values, policies: Mapping[str, Value]) -> None:
        self.values, self.policies = values, policies
        self.fired = ""
        self.performed: tuple[tuple[Any, ...], ...] = ()


def machine_model(
    rulebook: Rulebook,
    flow: Flow | None = None,
    heads: int = 2,
    teams: int = 2,
    allies: int = 1,
) -> Game:
    """A game of so many teams of so many heads at its start, with the machine attached to it.

    `game.machine` is the HierarchicalMachine: its states, events and transitions.
    An event that nothing accepts returns False, or raises `transitions.MachineError`.
    """
    flow = flow or load_flow()
    policies = {policy.name: rulebook[policy.key] for policy in flow.policies.values()}
    pairs = are_in_pairs(allies)
    seats = {"kept": empty(heads, teams), "lost": absent(teams), "in_pairs": pairs}
    game = Game(first_values(flow) | seats, policies)
    setattr(game, "machine", FlowMachine(flow, game))  # noqa: B010 (no field: models differ)
    return game


def name_of(flow: Flow, place: str, position: str) -> str:
    """A position's state in the machine."""
    return Position.separator.join((*flow.places[place].path, place, position))


def accepts(game: Game, event: str, argument: int | None = None) -> bool:
    """Take an event if anything accepts it; whether something did."""
    try:
        return game.trigger(event) if argument is None else game.trigger(event, argument)
    except MachineError:
        return False


def _states(flow: Flow) -> list[dict[str, Any]]:
    """The hierarchy of groups and places, each place entered at its first position."""
    root: dict[str, Any] = {"children": []}
    for place in flow.places.values():
        parent = root
        for group in place.path:
            known = {child["name"]: child for child in parent["children"]}
            if group not in known:
                known[group] = {"name": group, "children": [], "initial": False}
                parent["children"].append(known[group])
            parent = known[group]
        inner = {"name": place.name, "children": list(place.positions), "initial": ENTER}
        parent["children"].append(inner)
    for group in root["children"]:
        _begin_at_first(group)
    children: list[dict[str, Any]] = root["children"]
    return children


def _begin_at_first(group: dict[str, Any]) -> None:
    if group["initial"] is False:
        group["initial"] = group["children"][0]["name"]
        for child in group["children"]:
            _begin_at_first(child)


def _argument(data: EventData) -> int | None:
    arguments: tuple[int, ...] = tuple(data.args)
    return arguments[0] if arguments else None


def _condition(flow: Flow, instance: Instance, event: Event | None) -> Callable[[EventData], bool]:
    def holds(data: EventData) -> bool:
        argument = _argument(data)
        game = cast(Game, data.model)
        reader = Reader(game.values, game.policies, argument)
        return _is_meant(flow, event, argument, reader) and reader.holds(instance.transition)

    holds.__name__ = instance.transition.shown or "always"
    return holds


def _is_meant(flow: Flow, event: Event | None, argument: int | None, reader: Reader) -> bool:
    """Whether the event's argument is whom it may be by or about."""
    if event is not None and event.who is not None:
        return bool(argument == reader.value(event.who))
    if event is not None and event.binds is not None:
        return argument in range(flow.domains[event.binds[1]])
    return argument is None


def _effect(instance: Instance) -> Callable[[EventData], None]:
    transition = instance.transition

    def happen(data: EventData) -> None:
        game = cast(Game, data.model)
        reader = Reader(game.values, game.policies, _argument(data))
        game.performed = reader.duties(transition)
        game.values = reader.after(transition)
        game.fired = transition.id

    happen.__name__ = ", ".join(transition.does) or "nothing"
    return happen
