"""Engines that play by a flow with one transition altered, and what the monitor says of them.

`PYTHONPATH=tests python -m monitor.flow_mutants` plays all of them, and prints the share that the
monitor alone notices, and the others.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

from monitor.random_engine import ALONE, TEAMS, Walker, rules, walk
from msgspec.structs import asdict

from ettin_spec.flow.definition.flow_model import Body, Flow, Transition
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.explicit.interpreter import Reader
from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, NotAllowed, Policies, State, Step
from ettin_spec.monitor.departures.blame import Departure
from ettin_spec.monitor.monitor import Known, Monitor
from ettin_spec.protocol.results import Status

GAMES = 24
"""Games of each mutant."""
STATUSES = 40
LONGEST = 400
"""Steps of the machine for one decision, after which an engine hangs."""

RULEBOOKS = [
    rules(),
    rules(order="one_player_at_a_time", first_draw="only_secondary_draws", turns_after_time=5),
    rules(order="one_team_at_a_time", damage_when="on_the_stack", turns_after_time="none"),
]


class Hangs(Exception):
    """A mutant that goes on for ever between two decisions, or cannot go on."""


BROKEN = (Hangs, NotAllowed, LookupError, ValueError, TypeError)
"""What a mutant makes of a state may be none that a game can go on from."""


@dataclass(frozen=True)
class Mutant:
    """A flow in which one transition is another, or is missing."""

    what: str
    transition: Transition
    instead: Transition | None

    def __str__(self) -> str:
        return f"{self.transition.id}: {self.what}"

    @property
    def overlooks_facts(self) -> bool:
        """Whether it only takes no notice of what cards do, which no status shows by itself."""
        one, other = self.transition, self.instead
        if one.on not in (None, "nothing") and flow().events[one.on].by == "game":
            return True
        return other is not None and _waits_for_facts(one) and not _waits_for_facts(other)


def _waits_for_facts(transition: Transition) -> bool:
    """Whether a transition leads to where facts are reported, at some place that has it."""
    targets = [flow().target(place, at, transition.to) for place, at in _places()[transition.id]]
    bodies = [flow().places[place].positions.get(position, ()) for place, position in targets]
    return any(flow().waits(body) == "facts" for body in bodies)


@cache
def _places() -> Mapping[str, set[tuple[str, str]]]:
    """By the id of a transition every place and position that has it."""
    found: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for instance in flow().instances():
        found[instance.transition.id].add(instance.source)
    return found


@dataclass
class MutantFlow:
    """The step of a mutant, and what it allows; `missed`: the transitions due where it differed."""

    mutant: Mutant
    missed: Counter[str] = field(default_factory=Counter)
    steps: int = 0
    _bodies: dict[tuple[str, str], Body | None] = field(default_factory=dict)

    def step(self, state: State, event: Event | None, policies: Policies) -> Step:
        """What the mutant does."""
        self.steps += 1
        if self.steps > LONGEST:
            raise Hangs
        body = self._body(state)
        if body is None:
            return machine.step(state, event, policies)
        moved = _stepped(body, state, event, policies)
        if moved is None and event is not None and flow().events[event[0]].by == "game":
            moved = Step(state, "", ())  # What it has no transition for it does not see.
        if moved is None:
            raise Hangs
        due = _rightly(state, event, policies)
        if due != moved:
            self.missed[due.transition if due else self.mutant.transition.id] += 1
        return moved

    def allowed(self, state: State, policies: Policies) -> tuple[Event, ...]:
        """What the mutant takes."""
        body = self._body(state)
        if body is None:
            return machine.allowed(state, policies)
        events = [event for t in body if t.on for event in _events(t.on, state)]
        stepped = {e: _stepped(body, state, e, policies) for e in dict.fromkeys(events)}
        return tuple(event for event, moved in stepped.items() if moved is not None)

    def _body(self, state: State) -> Body | None:
        """The transitions at a position that the mutant alters; None at any other."""
        at = state.step, state.position
        if at not in self._bodies:
            body = flow().places[state.step].positions[state.position]
            altered = tuple(self.mutant.instead if t == self.mutant.transition else t for t in body)
            kept = tuple(t for t in altered if t is not None)
            self._bodies[at] = kept if kept != body else None
        return self._bodies[at]


def _rightly(state: State, event: Event | None, policies: Policies) -> Step | None:
    try:
        return machine.step(state, event, policies)
    except NotAllowed:
        return None


def _stepped(body: Body, state: State, event: Event | None, policies: Policies) -> Step | None:
    """The first transition that holds, by the definition's own interpreter."""
    name, argument = event or (None, None)
    values = asdict(state)
    at = values.pop("at")
    reader = Reader(values, asdict(policies), argument)
    for each in body:
        if each.on == name and reader.holds(each):
            after = {key: _in_bounds(value) for key, value in reader.after(each).items()}
            target = flow().target(state.step, state.position, each.to)
            stays = target == (state.step, state.position)
            new = State(at=at, **after) if stays else machine.at(*target, **after)
            return Step(new, each.id, reader.duties(each))
    return None


def _in_bounds(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_in_bounds(each) for each in value)
    return max(value, 0) if isinstance(value, int) and not isinstance(value, bool) else value


def _events(name: str, state: State) -> list[Event]:
    """An event with each argument that it may have."""
    event = flow().events[name]
    if event.who is not None:
        return [(name, getattr(state, event.who))]
    if event.binds is None:
        return [(name, None)]
    return [(name, number) for number in range(flow().domains[event.binds[1]])]


@cache
def flow() -> Flow:
    """The flow as it is."""
    return load_flow()


def mutants() -> list[Mutant]:
    """Each guard negated, each transition dropped or redirected, each effect dropped."""
    bodies = {
        t: body
        for place in flow().places.values()
        for body in place.positions.values()
        for t in body
    }
    return [m for t in flow().transitions() for m in _of(t, bodies[t])]


def _of(one: Transition, body: Body) -> Iterator[Mutant]:
    if one.guard is not None:
        yield Mutant("guard negated", one, replace(one, guard=f"not ({one.guard})"))
    yield Mutant("dropped", one, None)
    others = dict.fromkeys(t.to for t in body if t.to != one.to)
    for to in [*others][:2] or (["next"] if one.to not in ("next", "over") else []):
        yield Mutant(f"to {to} and not {one.to}", one, replace(one, to=to))
    for written in dict.fromkeys(write.field for write in one.effects):
        left = tuple(write for write in one.effects if write.field != written)
        yield Mutant(f"{written} not written", one, replace(one, effects=left))


@dataclass(frozen=True)
class Found:
    """What came of a mutant: where it differed from the flow, and what was said of it.

    `shows`: some status of some game was another than the flow's own, chance being the same.
    """

    mutant: Mutant
    missed: Counter[str]
    departure: Departure | None = None
    hangs: bool = False
    shows: bool = False

    @property
    def names_it(self) -> bool:
        """Whether the departure names what was missed, or the step that begins by it.

        It may be one of several that explain what was reported, of which it says that any may.
        """
        said = self.departure
        named = () if said is None else (said.transition, *said.perhaps)
        return any(
            one == missed or places(one) & leads_to(missed)
            for one in named
            for missed in self.missed
        )

    @property
    def owns_up(self) -> bool:
        """Whether the departure says that it can only name the neighbourhood."""
        return self.departure is not None and self.departure.near

    @property
    def is_honest(self) -> bool:
        """Whether the departure names what was missed, or says that it may not have."""
        return self.names_it or self.owns_up


@cache
def places(transition: str) -> frozenset[str]:
    """The place of a transition that stands at one place alone."""
    found = {i.source[0] for i in flow().instances() if i.transition.id == transition}
    return frozenset(found) if len(found) == 1 else frozenset()


@cache
def leads_to(transition: str) -> frozenset[str]:
    """The place of such a transition, or the one that it leads to from all."""
    found = {i.target[0] for i in flow().instances() if i.transition.id == transition}
    return places(transition) | (found if len(found) == 1 else frozenset())


def judged(mutant: Mutant, games: int, knows: bool, tells_steps: bool) -> Found:
    """Play games of a mutant until the monitor notices it."""
    altered, hangs, shows = MutantFlow(mutant), False, False
    for seed in range(games):
        try:
            said = _game(altered, seed, knows, tells_steps)
        except BROKEN:
            hangs = True
            continue
        if said is not None:
            return Found(mutant, altered.missed, said, shows=True)
        shows = shows or _shown(altered, seed) != _shown(None, seed)
    return Found(mutant, altered.missed, hangs=hangs, shows=shows)


def _walker(altered: MutantFlow | None, seed: int) -> Walker:
    """A game; in every other one nothing triggers, in every third much is changed."""
    quiet, changes = seed % 2 == 1, (0.0, 0.05, 0.25)[seed % 3]
    return Walker(
        RULEBOOKS[seed % 4 % 3],
        Random(seed),
        altered.step if altered else machine.step,
        altered.allowed if altered else machine.allowed,
        losses=0.0 if seed % 3 == 2 else 0.005,
        triggers=0.0 if quiet else 0.1,
        strikes=0.0 if quiet else 0.5,
        changes=changes,
        advances=(25, 5, 3)[seed % 3],
        teams=ALONE if seed % 4 >= 2 else TEAMS,
    )


def _game(altered: MutantFlow, seed: int, knows: bool, tells_steps: bool) -> Departure | None:
    """The first departure in a game."""
    altered.steps = 0
    walker = _walker(altered, seed)
    nothing_happens = knows and not walker.triggers
    happens_not = {"triggers", "strikes_first"} if nothing_happens else set[str]()
    barred = frozenset({"countered", *happens_not} if knows else ())
    monitor = Monitor(walker.rulebook, walker.teams, Known(barred=barred, tells_steps=tells_steps))
    for status, command in walk(walker, STATUSES):
        altered.steps = 0
        said = monitor.begin(status) if command is None else monitor.see(status, command)
        if said is not None:
            return said
    return None


def _shown(altered: MutantFlow | None, seed: int) -> list[Status]:
    """What is shown of a game, as far as it gets."""
    shown = []
    with suppress(*BROKEN):
        for status, _ in walk(_walker(altered, seed), STATUSES):
            shown.append(status)
            if altered is not None:
                altered.steps = 0
    return shown


def main(arguments: Sequence[str]) -> None:
    """Print what the monitor notices of all mutants, or of one in so many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--ways", type=int, default=3, help="so many, the best informed last")
    asked = parser.parse_args(arguments)
    chosen = mutants()[:: asked.every]
    for name, knows, steps in (
        ("statuses alone", False, False),
        ("and what cards allow", True, False),
        ("and steps", True, True),
    )[-asked.ways :]:
        found = [judged(mutant, asked.games, knows, steps) for mutant in chosen]
        tell(name, found)


def share(found: Sequence[Found]) -> float:
    """Of the mutants that statuses can show, the share that was noticed."""
    played = counted(found)
    return sum(each.departure is not None for each in played) / len(played)


def counted(found: Sequence[Found]) -> list[Found]:
    """The mutants that count: those that statuses show, and that can go on playing.

    One that only lacks what players may do takes no step wrongly: chance alone plays it otherwise,
    and that an engine refuses something is for the scenarios to judge.
    """
    differ = [each for each in found if each.shows and each.missed]
    shown = [each for each in differ if not each.mutant.overlooks_facts]
    return [each for each in shown if each.departure or not each.hangs]


def tell(name: str, found: Sequence[Found]) -> None:
    """Print the share that was noticed, and what was not."""
    played = counted(found)
    noticed = [each for each in played if each.departure is not None]
    right = [each for each in noticed if each.names_it]
    near = Counter(e.departure.near for e in noticed if e.departure)
    print(
        f"{name}: {len(noticed)} of {len(played)} noticed ({len(noticed) / len(played):.0%}), "
        f"{len(right)} named, {near[True]} called near; {len(found)} in all, "
        f"{sum(not e.shows and not e.hangs for e in found)} show nothing, "
        f"{sum(e.mutant.overlooks_facts for e in found)} overlook facts, "
        f"{sum(e.hangs for e in found)} stuck"
    )
    for each in played:
        if each.departure is None:
            print(f"    {each.mutant} ({each.missed.total()})")
        elif not each.is_honest:
            said = each.departure.transition
            print(f"    {each.mutant}: missed {', '.join(each.missed)}, named {said}")


if __name__ == "__main__":
    main(sys.argv[1:])
