"""The text of the generated module around its functions: types, tables, ways in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ettin_spec.flow.codegen.step_functions import EngineForm, by_event
from ettin_spec.flow.definition.flow_model import ENTER, Body, Field, Flow

HEAD = '''\
"""Generated from flow.yaml (`python -m ettin_spec.flow.codegen.generate`): edit that file.

The machine as an engine runs it: `step` alone changes a `State`.
"""

# Nobody writes or edits these lines, so no style is asked of them.
# fmt: off
# ruff: noqa
from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ettin_spec.errors import EttinError, nearest
from ettin_spec.flow.not_allowed import Event, NotAllowed

__all__ = [
    "PLACES", "POSITIONS", "STRIDE", "TRANSITIONS", "Duty", "Event", "NotAllowed", "Policies",
    "PolicyValues", "Reading", "Rulebook", "State", "Step", "Waits", "allowed", "at", "decider",
    "facts", "is_automatic", "start", "step", "waits",
]

T = TypeVar("T")
Waits: TypeAlias = Literal["choice", "priority", "facts", "over"]
Duty: TypeAlias = tuple[str, *tuple[int, ...]]
"""The name of what an engine performs, and its arguments."""
'''

TAIL = '''

class Step(Struct, frozen=True, gc=False):
    """What one event, or one automatic transition, leads to."""

    state: State
    transition: str
    duties: tuple[Duty, ...]


def step(state: State, event: Event | None, policies: PolicyValues) -> Step:
    """The state after an event; None is the automatic step of a state that waits for nobody.

    Raises:
        NotAllowed: nothing accepts this event here; it says what is accepted.
    """
    return _RUN[state.at](state, event, policies)


def allowed(state: State, policies: PolicyValues) -> tuple[Event, ...]:
    """Every event that `step` accepts; none where a state is automatic, or over."""
    may = _ALLOWED.get(state.at)
    return may(state, policies) if may else ()


def facts(at: int) -> tuple[Event, ...]:
    """Every fact that some state at this place and position accepts; which does, `step` says."""
    return _FACTS.get(at, ())


def is_automatic(state: State) -> bool:
    """Whether the state goes on by itself: `step(state, None, policies)`."""
    return state.at in _AUTOMATIC


def waits(state: State) -> Waits | None:
    """What the state waits for: a decision, priority used or passed, facts; None if automatic."""
    return _WAITS.get(state.at)


def decider(state: State) -> int | None:
    """The team that is waited for; None where it is no team, or either (see `allowed`)."""
    who = _WHO.get(state.at)
    return who(state) if who else None


def _number(place: str, position: str) -> int:
    if place not in PLACES:
        raise EttinError(f"the game has no place '{place}'; {nearest(place, PLACES)}")
    positions = [POSITIONS[n % STRIDE] for n in _RUN if PLACES[n // STRIDE] == place]
    if position not in positions:
        raise EttinError(f"{place} has no position '{position}'; {nearest(position, positions)}")
    return PLACES.index(place) * STRIDE + POSITIONS.index(position)


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _over_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    raise NotAllowed(s, e, p, allowed)
'''


def module_text(flow: Flow) -> str:
    """The generated module, as written to `machine.py`."""
    form = EngineForm(flow)
    lines = [HEAD]
    lines += [f"PLACES = {_strings(form.places)}", f"POSITIONS = {_strings(form.positions)}"]
    lines += [f"STRIDE = {form.stride}", *_policies(flow), *_state(flow), TAIL.rstrip()]
    lines += _ways_in(flow)
    lines += form.functions()
    lines += _tables(form)
    return "\n".join(lines) + "\n"


def _strings(names: list[str] | tuple[str, ...]) -> str:
    return f"({', '.join(repr(n) for n in names)},)".replace("'", '"')


def _policies(flow: Flow) -> Iterator[str]:
    kinds = {
        p.name: " | ".join(sorted({type(v).__name__ for v in p.values}, reverse=True))
        for p in flow.policies.values()
    }
    yield "\n\nclass Rulebook(Protocol):"
    yield '    """The values in force, by policy."""\n'
    yield "    def __getitem__(self, policy: str, /) -> str | int: ..."
    yield "\n\nclass PolicyValues(Protocol):"
    yield '    """The policies that the machine reads."""'
    for name, kind in kinds.items():
        yield f"\n    @property\n    def {name}(self) -> {kind}: ..."
    yield "\n\nclass Policies(Struct, frozen=True):"
    yield '    """Their values, read once."""\n'
    for name, kind in kinds.items():
        yield f"    {name}: {kind}"
    yield "\n    @classmethod\n    def of(cls, rulebook: Rulebook) -> Policies:"
    yield '        """Those of a rulebook.\n'
    yield "        Raises:\n            EttinError: a value that the flow does not know."
    yield '        """\n        read = Reading(rulebook)'
    yield f"        return cls({', '.join(f'read.{name}' for name in kinds)})"
    yield "\n\nclass Reading:"
    yield '    """Their values, each looked up when it decides something and not before."""\n'
    yield '    __slots__ = ("_rulebook",)\n'
    yield "    def __init__(self, rulebook: Rulebook) -> None:"
    yield "        self._rulebook = rulebook"
    for policy in flow.policies.values():
        yield f"\n    @property\n    def {policy.name}(self) -> {kinds[policy.name]}:"
        yield f'        value = self._rulebook["{policy.key}"]'
        for value in policy.values:
            shown = f'"{value}"' if isinstance(value, str) else value
            yield f"        if value == {shown}:\n            return {shown}"
        yield f'        raise _unknown("{policy.key}", value)'
    yield "\n\ndef _unknown(policy: str, value: str | int) -> EttinError:"
    yield "    return EttinError(f\"the flow does not know '{value}' as a value of {policy}\")"


def _state(flow: Flow) -> Iterator[str]:
    yield "\n\nclass State(Struct, frozen=True, gc=False, cache_hash=True):"
    yield '    """Where a game stands: `at` is place and position, the rest as in the file."""\n'
    yield "    at: int"
    for field in flow.fields.values():
        yield f"    {field.name}: {_type(field)} = {_zero(flow, field)}"
    yield '\n    @property\n    def step(self) -> str:\n        """The place: a step or phase."""'
    yield "        return PLACES[self.at // STRIDE]"
    yield "\n    @property\n    def position(self) -> str:"
    yield '        """The position within the place."""\n        return POSITIONS[self.at % STRIDE]'


def _type(field: Field) -> str:
    kind = "bool" if field.boolean else "int"
    return kind if field.index is None else f"tuple[{kind}, ...]"


def _zero(flow: Flow, field: Field, value: object = 0) -> str:
    shown = str(bool(value)) if field.boolean else str(value)
    if field.index is None:
        return shown
    return f"({', '.join([shown] * flow.domains[field.index])})"


def _ways_in(flow: Flow) -> Iterator[str]:
    fields = list(flow.fields.values())
    given = "".join(f", {f.name}" for f in fields)
    values = {f.name: _zero(flow, f, flow.start.get(f.name, 0)) for f in fields}
    zeros = {f.name: _zero(flow, f) for f in fields}
    for head, what, defaults, number in (
        ("start(*", "The start of a game.", values, f'"{flow.start["place"]}", "{ENTER}"'),
        (
            f'at(place: str, position: str = "{ENTER}", *',
            "A state at a place's position; what is not given is zero or false.",
            zeros,
            "place, position",
        ),
    ):
        typed = "".join(f", {f.name}: {_type(f)} = {defaults[f.name]}" for f in fields)
        yield f"\n\ndef {head}{typed}) -> State:"
        yield f'    """{what}"""\n    return State(_number({number}){given})'


def _tables(form: EngineForm) -> Iterator[str]:
    flow = form.flow
    at: dict[int, str] = {form.number("over", ENTER): "_over_enter"}
    waits: dict[int, str] = {}
    facts: dict[int, list[str]] = {}
    who: dict[int, str] = {}
    for place in flow.places.values():
        for position, body in place.positions.items():
            number = form.number(place.name, position)
            at[number] = f"_{place.shared.get(position, place.name)}_{position}"
            if kind := flow.waits(body):
                waits[number] = kind
            if kind == "facts":
                facts[number] = list(_facts(flow, body))
            deciders = [flow.events[t.on].who for t in body if t.on]
            if text := next((w for w in deciders if w is not None), None):
                who[number] = form.expression(text)
    yield "\n\n_RUN: dict[int, Callable[[State, Event | None, PolicyValues], Step]] = {"
    for number, name in sorted(at.items()):
        place_name = form.places[number // form.stride]
        yield f"    {number}: {name},  # {place_name}.{form.positions[number % form.stride]}"
    yield "}\n\n_ALLOWED: dict[int, Callable[[State, PolicyValues], tuple[Event, ...]]] = {"
    yield from (f"    {n}: {at[n]}_allowed," for n, kind in sorted(waits.items()) if kind != "over")
    yield "}\n\n_FACTS: dict[int, tuple[Event, ...]] = {"
    yield from (f"    {n}: ({', '.join(events)},)," for n, events in sorted(facts.items()))
    yield "}\n\n_WAITS: dict[int, Waits] = {"
    yield from (f'    {n}: "{kind}",' for n, kind in sorted(waits.items()))
    yield "}\n\n_WHO: dict[int, Callable[[State], int]] = {"
    yield from (f"    {n}: lambda s: {text}," for n, text in sorted(who.items()))
    yield (
        "}\n\n_AUTOMATIC = frozenset({"
        + ", ".join(str(n) for n in sorted(at.keys() - waits.keys()))
        + "})"
    )
    yield "\nTRANSITIONS: dict[str, tuple[str, str]] = {"
    yield from (f'    "{t.id}": ("{t.clause}", "{t.because}"),' for t in flow.transitions())
    yield '}\n"""Each transition: the clause it follows, and why, in a line."""'


def _facts(flow: Flow, body: Body) -> Iterator[str]:
    """The facts that a position accepts, in the order in which `allowed` names them."""
    for on, _ in by_event(body):
        binds = flow.events[on].binds
        members: Iterable[int | None] = range(flow.domains[binds[1]]) if binds else (None,)
        yield from (f'("{on}", {member})' for member in members)
