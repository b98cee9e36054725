"""One step of the flow: the `transitions` machine, a dictionary, our forms of the machine.

All play the same events, in turns, in one run; printed is how much faster our forms are than the
`transitions` machine, which flatters as that machine grows, and how much longer they take than the
least that a machine could be: a dictionary from state and event to state, which somebody has
filled by hand for these very events. The engine remembers the steps that it has met, and what
follows from each by itself; the engine form and the packed form work every step out. Times are the
best of several rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from measuring import arguments

from ettin_engine.machine_moves import move, settings_of
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.explicit.transitions_machine import machine_model
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies
from ettin_spec.flow.packed.packed_machine import compile_packed
from ettin_spec.flow.seats import start
from ettin_spec.rulebook import Rulebook

RULES: dict[str, str | int] = {
    "mulligan.order": "all_declare_then_all",
    "turn.first_draw": "team_skips",
    "combat.damage_when": "at_once",
    "match.turns_after_time": 3,
}
POLICIES = Policies.of(RULES)
EVENTS, ROUNDS = 2_000, 5
FASTER, SLOWER = 250, 3
"""Goals: so many times as fast as the `transitions` machine, so many times as long as a dictionary.
"""
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
    events = machine.allowed(state, POLICIES)
    allowed = dict(events)
    if machine.waits(state) == "facts":
        return _fact(random, state, events)
    if "pass" in allowed:
        acts = random.random() < 0.2 and state.stack < STACK - 1
        name = "act" if acts else "pass"
        return name, allowed[name]
    if "keep" in allowed and random.random() < 0.7:
        return "keep", allowed["keep"]
    return random.choice([e for e in events if e[0] not in ("call_time", "concede")])


def _fact(random: Random, state: machine.State, events: tuple[Event, ...]) -> Event:
    """A trigger now and then, where one can wait and the packed form has room for it."""
    triggers = [event for event in events if event[0] == "triggers"]
    full = state.stack + sum(state.triggers) >= STACK or max(state.triggers) > 0
    if triggers and not full and random.random() < 0.1:
        return random.choice(triggers)
    return next(event for event in events if event[0] == "nothing")


def explicit(events: list[Event | None]) -> float:
    """Seconds that the `transitions` machine takes."""
    game = machine_model(RULES)
    calls = [("go_on",) if e is None else e if e[1] is not None else e[:1] for e in events]
    begin = perf_counter()
    for call in calls:
        game.trigger(*call)
    return perf_counter() - begin


def dictionary(events: list[Event | None]) -> float:
    """Seconds that a dictionary takes which knows the states that these events meet."""
    table: dict[tuple[machine.State, Event | None], machine.State] = {}
    state = start(2)
    for event in events:
        state = table.setdefault((state, event), machine.step(state, event, POLICIES).state)
    state = start(2)
    begin = perf_counter()
    for event in events:
        state = table[state, event]
    return perf_counter() - begin


def engine(events: list[Event | None]) -> float:
    """Seconds that the engine form takes."""
    step, state, policies = machine.step, start(2), POLICIES
    begin = perf_counter()
    for event in events:
        state = step(state, event, policies).state
    return perf_counter() - begin


SETTINGS = settings_of(Rulebook("", "", "tournament", RULES))


def played(events: list[Event | None]) -> float:
    """Seconds that the engine takes, which remembers each step and what follows by itself."""
    decided = [event for event in events if event is not None]
    state = start(2)
    begin = perf_counter()
    for event in decided:
        while machine.is_automatic(state):
            state = move(state, None, SETTINGS, "busy").after
        state = move(state, event, SETTINGS, "busy").after
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
    """Print microseconds an event, and the ratios."""
    short = arguments("One step of the flow, in several forms.").short
    events = game_of(EVENTS // 20 if short else EVENTS)
    forms: dict[str, Callable[[list[Event | None]], float]] = {
        "transitions machine": explicit,
        "dictionary": dictionary,
        "as the engine plays": played,
        "engine form": engine,
        "packed form": packed,
    }
    best = dict.fromkeys(forms, float("inf"))
    for _ in range(1 if short else ROUNDS):
        for name, play in forms.items():
            best[name] = min(best[name], play(events))
    for name, seconds in best.items():
        print(f"{name:20} {seconds / len(events) * 1e6:8.2f} us/event")
    for name in ("as the engine plays", "engine form", "packed form"):
        faster = best["transitions machine"] / best[name]
        slower = best[name] / best["dictionary"]
        print(
            f"{name}: {faster:.0f} times as fast as the transitions machine (goal: {FASTER}), "
            f"{slower:.1f} times as long as the dictionary (goal: {SLOWER} at most)"
        )


if __name__ == "__main__":
    main()
