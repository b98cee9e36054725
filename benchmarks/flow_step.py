"""One step of the flow: the `transitions` machine, the engine form, the packed form.

`python benchmarks/flow_step.py` plays the same events on all three, in turns, in one run, and
prints how much faster the generated forms are. Times are the best of several rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from ettin_spec.flow.definition.flow_file import load_flow
from ettin_spec.flow.explicit.transitions_machine import machine_model
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies
from ettin_spec.flow.packed.packed_machine import compile_packed
from ettin_spec.flow.seats import start

RULES: dict[str, str | int] = {
    "mulligan.order": "all_declare_then_all",
    "turn.first_draw": "team_skips",
    "combat.damage_when": "at_once",
    "match.turns_after_time": 3,
}
POLICIES = Policies.of(RULES)
EVENTS, ROUNDS = 2_000, 5
GOALS = {"engine form": 100, "packed form": 200}
STACK = 3


def game_of(length: int) -> list[Event | None]:
    """The events of a game: mulligans, then turns with some acts and triggers, no losses."""
    random, state, events = Random(7), start(2), list[Event | None]()
    while len(events) < length:
        event = None if machine.is_automatic(state) else _choice(random, state)
        events.append(event)
        state = machine.step(state, event, POLICIES).state
    return events


def _choice(random: Random, state: machine.State) -> Event:
    allowed = {e[0]: e for e in machine.allowed(state, POLICIES)}
    if machine.waits(state) == "facts":
        wanted = "triggers" if random.random() < 0.1 else "nothing"
        full = state.stack + sum(state.triggers) >= STACK or max(state.triggers) > 0
        return allowed["nothing" if full else wanted]
    if "pass" in allowed:
        acts = random.random() < 0.2 and state.stack < STACK - 1
        return allowed["act" if acts else "pass"]
    if "keep" in allowed and random.random() < 0.7:
        return allowed["keep"]
    return random.choice([e for name, e in allowed.items() if name not in ("call_time", "concede")])


def explicit(events: list[Event | None]) -> float:
    """Seconds that the `transitions` machine takes."""
    game = machine_model(RULES)
    calls = [("go_on",) if e is None else e if e[1] is not None else e[:1] for e in events]
    begin = perf_counter()
    for call in calls:
        game.trigger(*call)
    return perf_counter() - begin


def engine(events: list[Event | None]) -> float:
    """Seconds that the engine form takes."""
    step, state, policies = machine.step, start(2), POLICIES
    begin = perf_counter()
    for event in events:
        state = step(state, event, policies).state
    return perf_counter() - begin


PACKED = compile_packed(load_flow(), POLICIES)


def packed(events: list[Event | None]) -> float:
    """Seconds that the packed form takes."""
    numbers = [PACKED.events.index(event) for event in events]
    step, state = PACKED.step, PACKED.packing.pack(start(2))
    begin = perf_counter()
    for event in numbers:
        state = step(state, event)
    seconds = perf_counter() - begin
    assert state >= 0, "the events leave the packed form's bounds"
    return seconds


def main() -> None:
    """Print microseconds an event, and how many times faster than the explicit machine."""
    events = game_of(EVENTS)
    forms: dict[str, Callable[[list[Event | None]], float]] = {
        "transitions machine": explicit,
        "engine form": engine,
        "packed form": packed,
    }
    best = dict.fromkeys(forms, float("inf"))
    for _ in range(ROUNDS):
        for name, play in forms.items():
            best[name] = min(best[name], play(events))
    slowest = best["transitions machine"]
    for name, seconds in best.items():
        goal = f"   (goal: {GOALS[name]})" if name in GOALS else ""
        print(f"{name:20} {seconds / EVENTS * 1e6:8.2f} us/event {slowest / seconds:8.0f} x{goal}")


if __name__ == "__main__":
    main()
