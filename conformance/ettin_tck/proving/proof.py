"""A proof: every search that was asked for, held against every property."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from time import perf_counter

from ettin_spec.flow.definition.flow_model import Flow
from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated.machine import Policies
from ettin_spec.flow.proof.competing_transitions import Orders
from ettin_spec.flow.proof.cycles import Rounds, rounds
from ettin_spec.flow.proof.exploring import MOST_STATES, Asked, Explored, Explorer
from ettin_spec.flow.proof.games import Bounded, Size
from ettin_spec.flow.proof.properties import Property, properties
from ettin_spec.flow.proof.table_room import NO_LIMIT, Limit
from ettin_spec.flow.proof.traces import Move, around, way_to
from ettin_spec.rulebook import load_rules
from ettin_spec.rulebook.rulebook_on_date import Rulebook
from ettin_tck.campaigns.workers import Workers


@dataclass(frozen=True)
class Game:
    """What is played: the flow's policies in games of a size; the variants and days that are so."""

    size: Size
    policies: Policies
    variants: tuple[str, ...]
    since: str


@dataclass(frozen=True)
class Means:
    """What searches, and how many states at most; were bounds asked for by name, so that those too
    wide for so many teams are searched?  `limit` is of the tables of each search."""

    on: str = "python"
    most: int = MOST_STATES
    named: bool = False
    limit: Limit = NO_LIMIT


Task = tuple[Game, Bounded]
"""One search."""


@dataclass(frozen=True)
class Broken:
    """A property that does not hold: the shortest way there, and a round that goes on for ever."""

    property: str
    moves: tuple[Move, ...]
    round: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Searched:
    """What came of one search. `fired`: positions' numbers with transitions."""

    game: Game
    within: Bounded
    states: int
    edges: int
    cuts: int
    complete: bool
    on: str
    seconds: float
    times_asked: dict[str, int]
    fired: frozenset[tuple[int, str]]
    holding: frozenset[tuple[str, str]]
    broken: tuple[Broken, ...]


@dataclass
class Proof:
    """All searches together, over one flow."""

    flow: Flow
    rules: tuple[Property, ...]
    orders: Orders
    searched: list[Searched] = field(default_factory=list)

    @property
    def never_asked(self) -> list[str]:
        """Properties that nothing was held against."""
        return [p.id for p in self.rules if not any(s.times_asked.get(p.id) for s in self.searched)]

    @property
    def never_fired(self) -> list[str]:
        """Transitions that were never taken."""
        fired = {name for each in self.searched for _, name in each.fired}
        return [t.id for t in self.flow.transitions() if t.id not in fired]

    @property
    def instances(self) -> tuple[int, int]:
        """How many transitions were taken at how many of the places that have them."""
        return len({it for each in self.searched for it in each.fired}), len(self.flow.instances())

    @property
    def never_competing(self) -> list[tuple[str, str]]:
        """Pairs of competing transitions of which never both could be taken."""
        met = {pair for each in self.searched for pair in each.holding}
        return sorted(self.orders.pairs() - met)

    @property
    def broken(self) -> list[tuple[Searched, Broken]]:
        """The first way in which each property is broken."""
        first: dict[str, tuple[Searched, Broken]] = {}
        for each in self.searched:
            for broken in each.broken:
                first.setdefault(broken.property, (each, broken))
        return list(first.values())

    @property
    def complete(self) -> bool:
        """Was there room for every state within the bounds of every search?"""
        return all(each.complete for each in self.searched)


def games(variants: Sequence[str], dates: Sequence[str]) -> list[Game]:
    """The distinct games of some variants on some days; the variants and the day that have each."""
    rules, found = load_rules(), dict[tuple[Size, Policies], tuple[list[str], str]]()
    for date in dates:
        for name in variants:
            variant = rules.variants[name]
            if variant.since and date < variant.since:
                continue
            size = Size(variant.teams, variant.heads, variant.allies)
            policies = Policies.of(Rulebook.on(date, name))
            named, _ = found.setdefault((size, policies), ([], date))
            if name not in named:
                named.append(name)
    return [Game(*key, tuple(named), since) for key, (named, since) in found.items()]


def asked(
    flow: Flow, rules: tuple[Property, ...], game: Game, within: Bounded, means: Means
) -> Asked:
    """What one search is of."""
    bounds = within.within(flow, game.size)
    starts = game.size.starts(whoever=within.name == "calm" and game.size.teams == 2)
    return Asked(
        flow, game.policies, bounds, starts, rules, game.size.fixed(), means.most, means.on,
        means.limit,
    )  # fmt: skip


@dataclass(frozen=True)
class Searches:
    """Searches as tasks: what all of them have in common; None is the flow that there is."""

    means: Means
    flow: Flow | None = None

    def performed(self, tasks: Sequence[Task]) -> Iterator[Searched]:
        """Search, one after another."""
        proof = begun(self.flow)
        return (searched(proof, game, within, self.means) for game, within in tasks)


def searched(proof: Proof, game: Game, within: Bounded, means: Means) -> Searched:
    """One search, with what came of each property."""
    began = perf_counter()
    found = Explorer(asked(proof.flow, proof.rules, game, within, means)).explored()
    round_ = rounds(found)
    states = map(found.state, range(found.states))
    holding = frozenset(proof.orders.holding(found.packed, states, game.policies))
    return Searched(
        game, within, found.states, found.edges, found.cuts, found.complete,
        found.processor.name, perf_counter() - began, dict(found.times_asked) | round_.times_asked,
        frozenset(found.fired), holding, tuple(_broken(found, round_)),
    )  # fmt: skip


def _broken(found: Explored, round_: Rounds) -> Iterator[Broken]:
    for violation in found.violations:
        yield Broken(violation.property, way_to(found, violation.index, violation.event))
    for cycle in round_.cycles:
        yield Broken(cycle.property, way_to(found, cycle.states[0]), around(found, cycle.states))


def begun(flow: Flow | None = None) -> Proof:
    """A proof without searches."""
    flow = flow or load_flow()
    return Proof(flow, properties(), Orders.of(flow))


def tasks_of(played: Sequence[Game], bounds: Sequence[Bounded], means: Means) -> list[Task]:
    """Every search of some games within some bounds, as far as these are for so many teams."""
    return [
        (replace(game, size=size), within)
        for game in played
        for within in bounds
        if (size := within.size_of(game.size, means.named))
    ]


def prove(
    tasks: Sequence[Task],
    means: Means,
    heard: Callable[[Searched], None],
    flow: Flow | None = None,
    workers: Workers | None = None,
) -> Proof:
    """Every search, by workers if there are any; `heard` hears of each, in order."""
    proof, searches = begun(flow), Searches(means, flow)
    batches = [[task] for task in tasks]
    found = (
        workers.results("prove", searches.performed, batches, inf)
        if workers
        else searches.performed(tasks)
    )
    for each in found:
        proof.searched.append(each)
        heard(each)
    return proof
