"""What follows from the reports of games that were watched, to be known before others are."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ettin_spec.flow.generated.machine import State
from ettin_spec.flow.not_allowed import Event
from ettin_spec.monitor.hidden_steps import Subset
from ettin_spec.monitor.policy_memory import Answers
from ettin_spec.monitor.possible_states import GUESSED
from ettin_spec.monitor.reports import FOLLOWED, Heard
from ettin_spec.monitor.status_match import seating_of
from ettin_spec.monitor.status_outline import Outline
from ettin_spec.protocol.commands import Team

NO_TELLING = -1


class Follows(Struct, frozen=True, array_like=True):
    """After which report of whom which states are left, where the policies answer so."""

    teams: int
    before: int
    outline: Outline
    events: tuple[Event, ...]
    free: bool
    barred: tuple[str, ...]
    answers: Answers
    after: int


class Begins(Struct, frozen=True, array_like=True):
    """Which states a status allows by itself, where the policies answer so."""

    teams: int
    outline: Outline
    as_placed: bool
    answers: Answers
    states: int


class Foreseen(Struct, frozen=True):
    """All of them: teams, states, and sets of states, by number; sets are of states' numbers."""

    teams: tuple[tuple[Team, ...], ...]
    states: tuple[State, ...]
    subsets: tuple[tuple[int, ...], ...]
    follows: tuple[Follows, ...]
    begins: tuple[Begins, ...]


class _Numbers:
    """Numbers what is mentioned, in the order in which it is."""

    def __init__(self) -> None:
        self.teams: dict[tuple[Team, ...], int] = {}
        self.states: dict[State, int] = {}
        self.subsets: dict[tuple[int, ...], int] = {}

    def of_teams(self, teams: tuple[Team, ...]) -> int:
        return self.teams.setdefault(teams, len(self.teams))

    def of_subset(self, subset: Subset | None) -> int:
        if subset is None:
            return NO_TELLING
        ordered = sorted((state for state, _ in subset), key=str)
        members = tuple(self.states.setdefault(state, len(self.states)) for state in ordered)
        return self.subsets.setdefault(members, len(self.subsets))


def met() -> int:
    """How many reports and beginnings the monitors of this process know."""
    return len(FOLLOWED) + len(GUESSED)


def foreseen() -> Foreseen:
    """What the monitors of this process have worked out of reports so far."""
    numbers = _Numbers()
    follows = tuple(
        Follows(
            numbers.of_teams(seating.given),
            numbers.of_subset(before),
            *heard,
            answers,
            numbers.of_subset(after),
        )
        for (seating, before, heard), answers, after in FOLLOWED.entries()
    )
    begins = tuple(
        Begins(numbers.of_teams(seating.given), shown, placed, answers, numbers.of_subset(states))
        for (seating, shown, placed), answers, states in GUESSED.entries()
    )
    return Foreseen(
        tuple(numbers.teams), tuple(numbers.states), tuple(numbers.subsets), follows, begins
    )


def remember(known: Foreseen) -> None:
    """Let the monitors of this process know it."""
    seatings = [seating_of(teams) for teams in known.teams]
    subsets = [_subset(known.states[number] for number in each) for each in known.subsets]
    for each in known.follows:
        heard = Heard(each.outline, each.events, each.free, each.barred)
        of = (seatings[each.teams], subsets[each.before], heard)
        FOLLOWED.add(of, each.answers, subsets[each.after])
    for one in known.begins:
        states = None if one.states == NO_TELLING else subsets[one.states]
        GUESSED.add((seatings[one.teams], one.outline, one.as_placed), one.answers, states)


def _subset(states: Iterable[State]) -> Subset:
    return frozenset((state, 0) for state in states)
