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

PLACES = ("mulligans", "untap", "upkeep", "draw", "precombat_main", "beginning_of_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_of_combat", "postcombat_main", "end", "cleanup", "over",)
POSITIONS = ("enter", "choose", "tally", "taken", "would", "happen", "check", "out", "order", "wait", "parted", "excused", "leave", "onward", "ask", "ready", "deal", "tidy", "decide", "finish", "whose", "dawn",)
STRIDE = 22


class Rulebook(Protocol):
    """The values in force, by policy."""

    def __getitem__(self, policy: str, /) -> str | int: ...


class PolicyValues(Protocol):
    """The policies that the machine reads."""

    @property
    def mulligan_order(self) -> str: ...

    @property
    def first_draw(self) -> str: ...

    @property
    def combat_damage(self) -> str: ...

    @property
    def turns_after_time(self) -> str | int: ...


class Policies(Struct, frozen=True):
    """Their values, read once."""

    mulligan_order: str
    first_draw: str
    combat_damage: str
    turns_after_time: str | int

    @classmethod
    def of(cls, rulebook: Rulebook) -> Policies:
        """Those of a rulebook.

        Raises:
            EttinError: a value that the flow does not know.
        """
        read = Reading(rulebook)
        return cls(read.mulligan_order, read.first_draw, read.combat_damage, read.turns_after_time)


class Reading:
    """Their values, each looked up when it decides something and not before."""

    __slots__ = ("_rulebook",)

    def __init__(self, rulebook: Rulebook) -> None:
        self._rulebook = rulebook

    @property
    def mulligan_order(self) -> str:
        value = self._rulebook["mulligan.order"]
        if value == "one_player_at_a_time":
            return "one_player_at_a_time"
        if value == "one_team_at_a_time":
            return "one_team_at_a_time"
        if value == "all_declare_then_all":
            return "all_declare_then_all"
        raise _unknown("mulligan.order", value)

    @property
    def first_draw(self) -> str:
        value = self._rulebook["turn.first_draw"]
        if value == "team_skips":
            return "team_skips"
        if value == "only_secondary_draws":
            return "only_secondary_draws"
        if value == "nobody_skips":
            return "nobody_skips"
        raise _unknown("turn.first_draw", value)

    @property
    def combat_damage(self) -> str:
        value = self._rulebook["combat.damage_when"]
        if value == "on_the_stack":
            return "on_the_stack"
        if value == "at_once":
            return "at_once"
        raise _unknown("combat.damage_when", value)

    @property
    def turns_after_time(self) -> str | int:
        value = self._rulebook["match.turns_after_time"]
        if value == "none":
            return "none"
        if value == 3:
            return 3
        if value == 5:
            return 5
        raise _unknown("match.turns_after_time", value)


def _unknown(policy: str, value: str | int) -> EttinError:
    return EttinError(f"the flow does not know '{value}' as a value of {policy}")


class State(Struct, frozen=True, gc=False, cache_hash=True):
    """Where a game stands: `at` is place and position, the rest as in the file."""

    at: int
    active: int = 0
    holder: int = 0
    called: int = 0
    passed: tuple[bool, ...] = (False, False, False, False)
    stack: int = 0
    triggers: tuple[int, ...] = (0, 0, 0, 0)
    losing: tuple[bool, ...] = (False, False, False, False)
    lost: tuple[bool, ...] = (False, False, False, False)
    in_pairs: bool = False
    drawn: bool = False
    attacking: bool = False
    strikes: int = 0
    first_turn: bool = False
    clock: int = 0
    ordinary: int = 0
    extra: int = 0
    due: int = 0
    phases: int = 0
    upkeeps: int = 0
    ends: int = 0
    no_turn: tuple[int, ...] = (0, 0, 0, 0)
    no_untap: tuple[int, ...] = (0, 0, 0, 0)
    no_upkeep: tuple[int, ...] = (0, 0, 0, 0)
    no_draw: tuple[int, ...] = (0, 0, 0, 0)
    no_main: tuple[int, ...] = (0, 0, 0, 0)
    no_combat: tuple[int, ...] = (0, 0, 0, 0)
    kept: tuple[bool, ...] = (False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False)
    again: tuple[bool, ...] = (False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False)

    @property
    def step(self) -> str:
        """The place: a step or phase."""
        return PLACES[self.at // STRIDE]

    @property
    def position(self) -> str:
        """The position within the place."""
        return POSITIONS[self.at % STRIDE]


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


def start(*, active: int = 0, holder: int = 0, called: int = 0, passed: tuple[bool, ...] = (False, False, False, False), stack: int = 0, triggers: tuple[int, ...] = (0, 0, 0, 0), losing: tuple[bool, ...] = (False, False, False, False), lost: tuple[bool, ...] = (False, False, False, False), in_pairs: bool = False, drawn: bool = False, attacking: bool = False, strikes: int = 0, first_turn: bool = True, clock: int = 0, ordinary: int = 0, extra: int = 0, due: int = 0, phases: int = 0, upkeeps: int = 0, ends: int = 0, no_turn: tuple[int, ...] = (0, 0, 0, 0), no_untap: tuple[int, ...] = (0, 0, 0, 0), no_upkeep: tuple[int, ...] = (0, 0, 0, 0), no_draw: tuple[int, ...] = (0, 0, 0, 0), no_main: tuple[int, ...] = (0, 0, 0, 0), no_combat: tuple[int, ...] = (0, 0, 0, 0), kept: tuple[bool, ...] = (False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False), again: tuple[bool, ...] = (False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False)) -> State:
    """The start of a game."""
    return State(_number("mulligans", "enter"), active, holder, called, passed, stack, triggers, losing, lost, in_pairs, drawn, attacking, strikes, first_turn, clock, ordinary, extra, due, phases, upkeeps, ends, no_turn, no_untap, no_upkeep, no_draw, no_main, no_combat, kept, again)


def at(place: str, position: str = "enter", *, active: int = 0, holder: int = 0, called: int = 0, passed: tuple[bool, ...] = (False, False, False, False), stack: int = 0, triggers: tuple[int, ...] = (0, 0, 0, 0), losing: tuple[bool, ...] = (False, False, False, False), lost: tuple[bool, ...] = (False, False, False, False), in_pairs: bool = False, drawn: bool = False, attacking: bool = False, strikes: int = 0, first_turn: bool = False, clock: int = 0, ordinary: int = 0, extra: int = 0, due: int = 0, phases: int = 0, upkeeps: int = 0, ends: int = 0, no_turn: tuple[int, ...] = (0, 0, 0, 0), no_untap: tuple[int, ...] = (0, 0, 0, 0), no_upkeep: tuple[int, ...] = (0, 0, 0, 0), no_draw: tuple[int, ...] = (0, 0, 0, 0), no_main: tuple[int, ...] = (0, 0, 0, 0), no_combat: tuple[int, ...] = (0, 0, 0, 0), kept: tuple[bool, ...] = (False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False), again: tuple[bool, ...] = (False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False)) -> State:
    """A state at a place's position; what is not given is zero or false."""
    return State(_number(place, position), active, holder, called, passed, stack, triggers, losing, lost, in_pairs, drawn, attacking, strikes, first_turn, clock, ordinary, extra, due, phases, upkeeps, ends, no_turn, no_untap, no_upkeep, no_draw, no_main, no_combat, kept, again)


def _mulligans_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=1, called=s.active), "hands.drawn", (("draw_hands",),))


def _mulligans_choose(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "mulligan" and x is not None and 0 <= x < 16:
            if x // 4 == s.called and (not (s.kept[x] or s.again[x])) and (p.mulligan_order != 'one_player_at_a_time' or ((not (0 == x // 4 and 0 < x) or s.kept[0]) and (not (0 == x // 4 and 1 < x) or s.kept[1]) and (not (0 == x // 4 and 2 < x) or s.kept[2]) and (not (0 == x // 4 and 3 < x) or s.kept[3]) and (not (1 == x // 4 and 4 < x) or s.kept[4]) and (not (1 == x // 4 and 5 < x) or s.kept[5]) and (not (1 == x // 4 and 6 < x) or s.kept[6]) and (not (1 == x // 4 and 7 < x) or s.kept[7]) and (not (2 == x // 4 and 8 < x) or s.kept[8]) and (not (2 == x // 4 and 9 < x) or s.kept[9]) and (not (2 == x // 4 and 10 < x) or s.kept[10]) and (not (2 == x // 4 and 11 < x) or s.kept[11]) and (not (3 == x // 4 and 12 < x) or s.kept[12]) and (not (3 == x // 4 and 13 < x) or s.kept[13]) and (not (3 == x // 4 and 14 < x) or s.kept[14]) and (not (3 == x // 4 and 15 < x) or s.kept[15]))) and (p.mulligan_order == 'one_player_at_a_time'):
                return Step(s, "mulligan.taken", (("take_mulligan", x),))
            if x // 4 == s.called and (not (s.kept[x] or s.again[x])) and (p.mulligan_order != 'one_player_at_a_time' or ((not (0 == x // 4 and 0 < x) or s.kept[0]) and (not (0 == x // 4 and 1 < x) or s.kept[1]) and (not (0 == x // 4 and 2 < x) or s.kept[2]) and (not (0 == x // 4 and 3 < x) or s.kept[3]) and (not (1 == x // 4 and 4 < x) or s.kept[4]) and (not (1 == x // 4 and 5 < x) or s.kept[5]) and (not (1 == x // 4 and 6 < x) or s.kept[6]) and (not (1 == x // 4 and 7 < x) or s.kept[7]) and (not (2 == x // 4 and 8 < x) or s.kept[8]) and (not (2 == x // 4 and 9 < x) or s.kept[9]) and (not (2 == x // 4 and 10 < x) or s.kept[10]) and (not (2 == x // 4 and 11 < x) or s.kept[11]) and (not (3 == x // 4 and 12 < x) or s.kept[12]) and (not (3 == x // 4 and 13 < x) or s.kept[13]) and (not (3 == x // 4 and 14 < x) or s.kept[14]) and (not (3 == x // 4 and 15 < x) or s.kept[15]))):
                return Step(replace(s, at=2, again=_put(s.again, x, True)), "mulligan.declared", ())
        if name == "keep" and x is not None and 0 <= x < 16:
            if x // 4 == s.called and (not (s.kept[x] or s.again[x])) and (p.mulligan_order != 'one_player_at_a_time' or ((not (0 == x // 4 and 0 < x) or s.kept[0]) and (not (0 == x // 4 and 1 < x) or s.kept[1]) and (not (0 == x // 4 and 2 < x) or s.kept[2]) and (not (0 == x // 4 and 3 < x) or s.kept[3]) and (not (1 == x // 4 and 4 < x) or s.kept[4]) and (not (1 == x // 4 and 5 < x) or s.kept[5]) and (not (1 == x // 4 and 6 < x) or s.kept[6]) and (not (1 == x // 4 and 7 < x) or s.kept[7]) and (not (2 == x // 4 and 8 < x) or s.kept[8]) and (not (2 == x // 4 and 9 < x) or s.kept[9]) and (not (2 == x // 4 and 10 < x) or s.kept[10]) and (not (2 == x // 4 and 11 < x) or s.kept[11]) and (not (3 == x // 4 and 12 < x) or s.kept[12]) and (not (3 == x // 4 and 13 < x) or s.kept[13]) and (not (3 == x // 4 and 14 < x) or s.kept[14]) and (not (3 == x // 4 and 15 < x) or s.kept[15]))):
                return Step(replace(s, at=2, kept=_put(s.kept, x, True)), "hand.kept", (("keep_hand", x),))
        if name == "concede" and x is not None and 0 <= x < 4:
            if not s.lost[x] and 4 - s.lost[0] - s.lost[1] - s.lost[2] - s.lost[3] - s.in_pairs * ((1 - s.lost[0]) * (1 - s.lost[1]) + (1 - s.lost[2]) * (1 - s.lost[3])) == 2 and (not (s.in_pairs and (not s.lost[x + 1 - 2 * (x % 2)]))):
                return Step(replace(s, at=286, lost=_put(s.lost, x, True)), "mulligan.conceded", ())
            if not s.lost[x]:
                return Step(replace(s, at=2, lost=_put(s.lost, x, True), kept=(s.kept[0] or 0 == x, s.kept[1] or 0 == x, s.kept[2] or 0 == x, s.kept[3] or 0 == x, s.kept[4] or 1 == x, s.kept[5] or 1 == x, s.kept[6] or 1 == x, s.kept[7] or 1 == x, s.kept[8] or 2 == x, s.kept[9] or 2 == x, s.kept[10] or 2 == x, s.kept[11] or 2 == x, s.kept[12] or 3 == x, s.kept[13] or 3 == x, s.kept[14] or 3 == x, s.kept[15] or 3 == x), again=(s.again[0] and 0 != x, s.again[1] and 0 != x, s.again[2] and 0 != x, s.again[3] and 0 != x, s.again[4] and 1 != x, s.again[5] and 1 != x, s.again[6] and 1 != x, s.again[7] and 1 != x, s.again[8] and 2 != x, s.again[9] and 2 != x, s.again[10] and 2 != x, s.again[11] and 2 != x, s.again[12] and 3 != x, s.again[13] and 3 != x, s.again[14] and 3 != x, s.again[15] and 3 != x)), "mulligan.left", (("leave_game",),))
    raise NotAllowed(s, e, p, allowed)


def _mulligans_choose_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events += [("mulligan", x) for x in range(16) if x // 4 == s.called and (not (s.kept[x] or s.again[x])) and (p.mulligan_order != 'one_player_at_a_time' or ((not (0 == x // 4 and 0 < x) or s.kept[0]) and (not (0 == x // 4 and 1 < x) or s.kept[1]) and (not (0 == x // 4 and 2 < x) or s.kept[2]) and (not (0 == x // 4 and 3 < x) or s.kept[3]) and (not (1 == x // 4 and 4 < x) or s.kept[4]) and (not (1 == x // 4 and 5 < x) or s.kept[5]) and (not (1 == x // 4 and 6 < x) or s.kept[6]) and (not (1 == x // 4 and 7 < x) or s.kept[7]) and (not (2 == x // 4 and 8 < x) or s.kept[8]) and (not (2 == x // 4 and 9 < x) or s.kept[9]) and (not (2 == x // 4 and 10 < x) or s.kept[10]) and (not (2 == x // 4 and 11 < x) or s.kept[11]) and (not (3 == x // 4 and 12 < x) or s.kept[12]) and (not (3 == x // 4 and 13 < x) or s.kept[13]) and (not (3 == x // 4 and 14 < x) or s.kept[14]) and (not (3 == x // 4 and 15 < x) or s.kept[15]))) and (p.mulligan_order == 'one_player_at_a_time') or (x // 4 == s.called and (not (s.kept[x] or s.again[x])) and (p.mulligan_order != 'one_player_at_a_time' or ((not (0 == x // 4 and 0 < x) or s.kept[0]) and (not (0 == x // 4 and 1 < x) or s.kept[1]) and (not (0 == x // 4 and 2 < x) or s.kept[2]) and (not (0 == x // 4 and 3 < x) or s.kept[3]) and (not (1 == x // 4 and 4 < x) or s.kept[4]) and (not (1 == x // 4 and 5 < x) or s.kept[5]) and (not (1 == x // 4 and 6 < x) or s.kept[6]) and (not (1 == x // 4 and 7 < x) or s.kept[7]) and (not (2 == x // 4 and 8 < x) or s.kept[8]) and (not (2 == x // 4 and 9 < x) or s.kept[9]) and (not (2 == x // 4 and 10 < x) or s.kept[10]) and (not (2 == x // 4 and 11 < x) or s.kept[11]) and (not (3 == x // 4 and 12 < x) or s.kept[12]) and (not (3 == x // 4 and 13 < x) or s.kept[13]) and (not (3 == x // 4 and 14 < x) or s.kept[14]) and (not (3 == x // 4 and 15 < x) or s.kept[15]))))]
    events += [("keep", x) for x in range(16) if x // 4 == s.called and (not (s.kept[x] or s.again[x])) and (p.mulligan_order != 'one_player_at_a_time' or ((not (0 == x // 4 and 0 < x) or s.kept[0]) and (not (0 == x // 4 and 1 < x) or s.kept[1]) and (not (0 == x // 4 and 2 < x) or s.kept[2]) and (not (0 == x // 4 and 3 < x) or s.kept[3]) and (not (1 == x // 4 and 4 < x) or s.kept[4]) and (not (1 == x // 4 and 5 < x) or s.kept[5]) and (not (1 == x // 4 and 6 < x) or s.kept[6]) and (not (1 == x // 4 and 7 < x) or s.kept[7]) and (not (2 == x // 4 and 8 < x) or s.kept[8]) and (not (2 == x // 4 and 9 < x) or s.kept[9]) and (not (2 == x // 4 and 10 < x) or s.kept[10]) and (not (2 == x // 4 and 11 < x) or s.kept[11]) and (not (3 == x // 4 and 12 < x) or s.kept[12]) and (not (3 == x // 4 and 13 < x) or s.kept[13]) and (not (3 == x // 4 and 14 < x) or s.kept[14]) and (not (3 == x // 4 and 15 < x) or s.kept[15])))]
    events += [("concede", x) for x in range(4) if not s.lost[x] and 4 - s.lost[0] - s.lost[1] - s.lost[2] - s.lost[3] - s.in_pairs * ((1 - s.lost[0]) * (1 - s.lost[1]) + (1 - s.lost[2]) * (1 - s.lost[3])) == 2 and (not (s.in_pairs and (not s.lost[x + 1 - 2 * (x % 2)]))) or not s.lost[x]]
    return tuple(events)


def _mulligans_tally(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.kept[0] and s.kept[1] and s.kept[2] and s.kept[3] and s.kept[4] and s.kept[5] and s.kept[6] and s.kept[7] and s.kept[8] and s.kept[9] and s.kept[10] and s.kept[11] and s.kept[12] and s.kept[13] and s.kept[14] and s.kept[15]:
        return Step(replace(s, at=22, ordinary=(s.active + s.lost[s.active % 4] * (1 + s.lost[(s.active + 1) % 4] * (1 + s.lost[(s.active + 2) % 4]))) % 4, active=(s.active + s.lost[s.active % 4] * (1 + s.lost[(s.active + 1) % 4] * (1 + s.lost[(s.active + 2) % 4]))) % 4), "hands.settled", (("look_at_tops",), ("begin_with_cards",),))
    if p.mulligan_order == 'all_declare_then_all' and (s.kept[0] or s.again[0]) and (s.kept[1] or s.again[1]) and (s.kept[2] or s.again[2]) and (s.kept[3] or s.again[3]) and (s.kept[4] or s.again[4]) and (s.kept[5] or s.again[5]) and (s.kept[6] or s.again[6]) and (s.kept[7] or s.again[7]) and (s.kept[8] or s.again[8]) and (s.kept[9] or s.again[9]) and (s.kept[10] or s.again[10]) and (s.kept[11] or s.again[11]) and (s.kept[12] or s.again[12]) and (s.kept[13] or s.again[13]) and (s.kept[14] or s.again[14]) and (s.kept[15] or s.again[15]):
        return Step(replace(s, at=3, called=s.active), "mulligans.of_all", (("take_mulligans",),))
    if p.mulligan_order == 'one_team_at_a_time' and (0 != s.called or s.kept[0] or s.again[0]) and (0 != s.called or s.kept[1] or s.again[1]) and (0 != s.called or s.kept[2] or s.again[2]) and (0 != s.called or s.kept[3] or s.again[3]) and (1 != s.called or s.kept[4] or s.again[4]) and (1 != s.called or s.kept[5] or s.again[5]) and (1 != s.called or s.kept[6] or s.again[6]) and (1 != s.called or s.kept[7] or s.again[7]) and (2 != s.called or s.kept[8] or s.again[8]) and (2 != s.called or s.kept[9] or s.again[9]) and (2 != s.called or s.kept[10] or s.again[10]) and (2 != s.called or s.kept[11] or s.again[11]) and (3 != s.called or s.kept[12] or s.again[12]) and (3 != s.called or s.kept[13] or s.again[13]) and (3 != s.called or s.kept[14] or s.again[14]) and (3 != s.called or s.kept[15] or s.again[15]) and (0 == s.called and s.again[0] or (0 == s.called and s.again[1]) or (0 == s.called and s.again[2]) or (0 == s.called and s.again[3]) or (1 == s.called and s.again[4]) or (1 == s.called and s.again[5]) or (1 == s.called and s.again[6]) or (1 == s.called and s.again[7]) or (2 == s.called and s.again[8]) or (2 == s.called and s.again[9]) or (2 == s.called and s.again[10]) or (2 == s.called and s.again[11]) or (3 == s.called and s.again[12]) or (3 == s.called and s.again[13]) or (3 == s.called and s.again[14]) or (3 == s.called and s.again[15])):
        return Step(replace(s, at=3), "mulligans.of_team", (("take_mulligans",),))
    if (0 != s.called or s.kept[0] or s.again[0]) and (0 != s.called or s.kept[1] or s.again[1]) and (0 != s.called or s.kept[2] or s.again[2]) and (0 != s.called or s.kept[3] or s.again[3]) and (1 != s.called or s.kept[4] or s.again[4]) and (1 != s.called or s.kept[5] or s.again[5]) and (1 != s.called or s.kept[6] or s.again[6]) and (1 != s.called or s.kept[7] or s.again[7]) and (2 != s.called or s.kept[8] or s.again[8]) and (2 != s.called or s.kept[9] or s.again[9]) and (2 != s.called or s.kept[10] or s.again[10]) and (2 != s.called or s.kept[11] or s.again[11]) and (3 != s.called or s.kept[12] or s.again[12]) and (3 != s.called or s.kept[13] or s.again[13]) and (3 != s.called or s.kept[14] or s.again[14]) and (3 != s.called or s.kept[15] or s.again[15]):
        return Step(replace(s, called=(s.called + 1 + s.lost[(s.called + 1) % 4] * (1 + s.lost[(s.called + 1 + 1) % 4] * (1 + s.lost[(s.called + 1 + 2) % 4]))) % 4), "mulligan.next_team", ())
    return Step(replace(s, at=1), "mulligan.next_player", ())


def _mulligans_taken(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=2, again=(False, False, False, False, False, False, False, False, False, False, False, False, False, False, False, False)), "mulligans.again", ())


def _untap_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.no_untap[s.active] > 0:
        return Step(replace(s, at=44, holder=s.active, due=3, no_untap=_put(s.no_untap, s.active, s.no_untap[s.active] - 1)), "untap.skipped", ())
    return Step(replace(s, at=26, holder=s.active, due=3), "untap.comes", ())


def _untap_would(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "skip_untap" and x is not None and 0 <= x < 4:
            if x == s.active:
                return Step(replace(s, at=44), "untap.never", (("change_is_known",),))
        if name == "nothing" and x is None:
            return Step(replace(s, at=44), "untap", (("untap_permanents",),))
    raise NotAllowed(s, e, p, allowed)


def _untap_would_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events += [("skip_untap", x) for x in range(4) if x == s.active]
    events.append(("nothing", None))
    return tuple(events)


def _priority_happen(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "loses" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, losing=_put(s.losing, x, True)), "fact.loses", ())
        if name == "wins" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, at=286, lost=(0 // (1 + s.in_pairs) != x // (1 + s.in_pairs), 1 // (1 + s.in_pairs) != x // (1 + s.in_pairs), 2 // (1 + s.in_pairs) != x // (1 + s.in_pairs), 3 // (1 + s.in_pairs) != x // (1 + s.in_pairs))), "fact.wins", ())
        if name == "triggers" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, triggers=_put(s.triggers, x, s.triggers[x] + 1)), "fact.triggers", ())
        if name == "extra_turn" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, extra=5 * s.extra + x + 1), "fact.extra_turn", (("change_is_known",),))
        if name == "skip_turn" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, no_turn=_put(s.no_turn, x, s.no_turn[x] + 1)), "fact.skip_turn", (("change_is_known",),))
        if name == "skip_untap" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, no_untap=_put(s.no_untap, x, s.no_untap[x] + 1)), "fact.skip_untap", (("change_is_known",),))
        if name == "skip_upkeep" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, no_upkeep=_put(s.no_upkeep, x, s.no_upkeep[x] + 1)), "fact.skip_upkeep", (("change_is_known",),))
        if name == "skip_draw" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, no_draw=_put(s.no_draw, x, s.no_draw[x] + 1)), "fact.skip_draw", (("change_is_known",),))
        if name == "skip_main" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, no_main=_put(s.no_main, x, s.no_main[x] + 1)), "fact.skip_main", (("change_is_known",),))
        if name == "skip_combat" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, no_combat=_put(s.no_combat, x, s.no_combat[x] + 1)), "fact.skip_combat", (("change_is_known",),))
        if name == "extra_combat" and x is None:
            return Step(replace(s, phases=3 * s.phases + 1), "fact.extra_combat", (("change_is_known",),))
        if name == "extra_main" and x is None:
            return Step(replace(s, phases=3 * s.phases + 2), "fact.extra_main", (("change_is_known",),))
        if name == "extra_upkeep" and x is None:
            return Step(replace(s, upkeeps=s.upkeeps + 1), "fact.extra_upkeep", (("change_is_known",),))
        if name == "extra_end" and x is None:
            return Step(replace(s, ends=s.ends + 1), "fact.extra_end", (("change_is_known",),))
        if name == "countered" and x is None:
            if s.stack > 0:
                return Step(replace(s, stack=s.stack - 1), "fact.countered", ())
        if name == "nothing" and x is None:
            return Step(replace(s, at=s.at + 1), "fact.nothing", ())
    raise NotAllowed(s, e, p, allowed)


def _priority_happen_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events += [("loses", x) for x in range(4) if not s.lost[x]]
    events += [("wins", x) for x in range(4) if not s.lost[x]]
    events += [("triggers", x) for x in range(4) if not s.lost[x]]
    events += [("extra_turn", x) for x in range(4) if not s.lost[x]]
    events += [("skip_turn", x) for x in range(4) if not s.lost[x]]
    events += [("skip_untap", x) for x in range(4) if not s.lost[x]]
    events += [("skip_upkeep", x) for x in range(4) if not s.lost[x]]
    events += [("skip_draw", x) for x in range(4) if not s.lost[x]]
    events += [("skip_main", x) for x in range(4) if not s.lost[x]]
    events += [("skip_combat", x) for x in range(4) if not s.lost[x]]
    events.append(("extra_combat", None))
    events.append(("extra_main", None))
    events.append(("extra_upkeep", None))
    events.append(("extra_end", None))
    if s.stack > 0:
        events.append(("countered", None))
    events.append(("nothing", None))
    return tuple(events)


def _priority_check(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.lost[s.holder]:
        return Step(replace(s, holder=(s.holder + s.lost[s.holder % 4] * (1 + s.lost[(s.holder + 1) % 4] * (1 + s.lost[(s.holder + 2) % 4]))) % 4), "priority.gone", ())
    if s.losing[0] and (not s.lost[0]) or (s.losing[1] and (not s.lost[1])) or (s.losing[2] and (not s.lost[2])) or (s.losing[3] and (not s.lost[3])):
        return Step(replace(s, at=s.at + 1, lost=(s.lost[0] or s.losing[0], s.lost[1] or s.losing[1], s.lost[2] or s.losing[2], s.lost[3] or s.losing[3]), triggers=(s.triggers[0] * (not s.losing[0]), s.triggers[1] * (not s.losing[1]), s.triggers[2] * (not s.losing[2]), s.triggers[3] * (not s.losing[3])), losing=(False, False, False, False)), "sba.lose", ())
    if s.triggers[s.active] > 0:
        return Step(replace(s, at=s.at - 1, stack=s.stack + s.triggers[s.active], triggers=_put(s.triggers, s.active, 0)), "trigger.active", (("put_triggers", s.active),))
    if 0 != s.active and s.triggers[0] > 0 or (1 != s.active and s.triggers[1] > 0) or (2 != s.active and s.triggers[2] > 0) or (3 != s.active and s.triggers[3] > 0):
        return Step(replace(s, at=s.at + 2, called=(s.active + 1 + s.lost[(s.active + 1) % 4] * (1 + s.lost[(s.active + 1 + 1) % 4] * (1 + s.lost[(s.active + 1 + 2) % 4]))) % 4), "trigger.others", ())
    return Step(replace(s, at=s.at + 3, called=s.active), "priority.given", ())


def _priority_out(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if 4 - s.lost[0] - s.lost[1] - s.lost[2] - s.lost[3] - s.in_pairs * ((1 - s.lost[0]) * (1 - s.lost[1]) + (1 - s.lost[2]) * (1 - s.lost[3])) <= 1:
        return Step(replace(s, at=286), "sba.over", ())
    return Step(replace(s, at=s.at + 3), "sba.leave", (("leave_game",),))


def _priority_order(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.triggers[s.called] <= 0:
        return Step(replace(s, called=(s.called + 1 + s.lost[(s.called + 1) % 4] * (1 + s.lost[(s.called + 1 + 1) % 4] * (1 + s.lost[(s.called + 1 + 2) % 4]))) % 4), "trigger.none", ())
    return Step(replace(s, at=s.at - 3, stack=s.stack + s.triggers[s.called], triggers=_put(s.triggers, s.called, 0)), "trigger.other", (("put_triggers", s.called),))


def _priority_wait(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "act" and x == s.holder:
            return Step(replace(s, at=s.at - 4, stack=s.stack + 1, passed=(False, False, False, False)), "act", (("perform_act",),))
        if name == "act_at_once" and x == s.holder:
            return Step(replace(s, at=s.at - 4, passed=(False, False, False, False)), "act.at_once", (("perform_act",),))
        if name == "pass" and x == s.holder:
            if not ((0 == s.holder or s.passed[0] or s.lost[0]) and (1 == s.holder or s.passed[1] or s.lost[1]) and (2 == s.holder or s.passed[2] or s.lost[2]) and (3 == s.holder or s.passed[3] or s.lost[3])):
                return Step(replace(s, at=s.at - 3, passed=_put(s.passed, s.holder, True), holder=(s.holder + 1 + s.lost[(s.holder + 1) % 4] * (1 + s.lost[(s.holder + 1 + 1) % 4] * (1 + s.lost[(s.holder + 1 + 2) % 4]))) % 4), "pass.first", ())
            if s.stack == 0:
                return Step(replace(s, at=s.at + 3, holder=s.active, passed=(False, False, False, False)), "pass.end", ())
            return Step(replace(s, at=s.at - 4, stack=s.stack - 1, holder=s.active, passed=(False, False, False, False)), "pass.resolve", (("resolve_top",),))
        if name == "call_time" and x is None:
            if s.clock == 0 and p.turns_after_time != 'none':
                return Step(replace(s, clock=1 + int(p.turns_after_time)), "time.called", ())
        if name == "concede" and x is not None and 0 <= x < 4:
            if not s.lost[x] and 4 - s.lost[0] - s.lost[1] - s.lost[2] - s.lost[3] - s.in_pairs * ((1 - s.lost[0]) * (1 - s.lost[1]) + (1 - s.lost[2]) * (1 - s.lost[3])) == 2 and (not (s.in_pairs and (not s.lost[x + 1 - 2 * (x % 2)]))):
                return Step(replace(s, at=286, lost=_put(s.lost, x, True)), "conceded", ())
            if not s.lost[x] and x == s.holder:
                return Step(replace(s, at=s.at + 1, lost=_put(s.lost, x, True), triggers=_put(s.triggers, x, 0)), "conceded.in_turn", (("leave_game",),))
            if not s.lost[x]:
                return Step(replace(s, at=s.at + 2, lost=_put(s.lost, x, True), triggers=_put(s.triggers, x, 0)), "conceded.aside", (("leave_game",),))
    raise NotAllowed(s, e, p, allowed)


def _priority_wait_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events.append(("act", s.holder))
    events.append(("act_at_once", s.holder))
    events.append(("pass", s.holder))
    if s.clock == 0 and p.turns_after_time != 'none':
        events.append(("call_time", None))
    events += [("concede", x) for x in range(4) if not s.lost[x] and 4 - s.lost[0] - s.lost[1] - s.lost[2] - s.lost[3] - s.in_pairs * ((1 - s.lost[0]) * (1 - s.lost[1]) + (1 - s.lost[2]) * (1 - s.lost[3])) == 2 and (not (s.in_pairs and (not s.lost[x + 1 - 2 * (x % 2)]))) or (not s.lost[x] and x == s.holder) or (not s.lost[x])]
    return tuple(events)


def _priority_parted(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "vanishes" and x is None:
            if s.stack > 0:
                return Step(replace(s, stack=s.stack - 1), "parted.vanishes", ())
        if name == "nothing" and x is None:
            return Step(replace(s, at=s.at - 5), "parted.nothing", ())
    raise NotAllowed(s, e, p, allowed)


def _priority_parted_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    if s.stack > 0:
        events.append(("vanishes", None))
    events.append(("nothing", None))
    return tuple(events)


def _priority_excused(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "vanishes" and x is None:
            if s.stack > 0:
                return Step(replace(s, stack=s.stack - 1), "excused.vanishes", ())
        if name == "loses" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, losing=_put(s.losing, x, True)), "excused.loses", ())
        if name == "triggers" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, triggers=_put(s.triggers, x, s.triggers[x] + 1)), "excused.triggers", ())
        if name == "nothing" and x is None:
            return Step(replace(s, at=s.at - 2), "excused.nothing", ())
    raise NotAllowed(s, e, p, allowed)


def _priority_excused_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    if s.stack > 0:
        events.append(("vanishes", None))
    events += [("loses", x) for x in range(4) if not s.lost[x]]
    events += [("triggers", x) for x in range(4) if not s.lost[x]]
    events.append(("nothing", None))
    return tuple(events)


def _upkeep_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.no_upkeep[s.active] > 0:
        return Step(replace(s, at=56, no_upkeep=_put(s.no_upkeep, s.active, s.no_upkeep[s.active] - 1)), "upkeep.skipped", ())
    return Step(replace(s, at=48), "upkeep.comes", ())


def _upkeep_would(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "skip_upkeep" and x is not None and 0 <= x < 4:
            if x == s.active:
                return Step(replace(s, at=56), "upkeep.never", (("change_is_known",),))
        if name == "nothing" and x is None:
            return Step(replace(s, at=49), "upkeep", (("begin_step",),))
    raise NotAllowed(s, e, p, allowed)


def _upkeep_would_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events += [("skip_upkeep", x) for x in range(4) if x == s.active]
    events.append(("nothing", None))
    return tuple(events)


def _upkeep_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.upkeeps > 0:
        return Step(replace(s, at=44, upkeeps=s.upkeeps - 1), "upkeep.again", (("end_step",),))
    return Step(replace(s, at=66), "upkeep.over", (("end_step",),))


def _phases_onward(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.phases % 3 == 1:
        return Step(replace(s, at=110, phases=s.phases // 3), "phase.extra_combat", (("end_phase",),))
    if s.phases % 3 == 2:
        return Step(replace(s, at=220, phases=s.phases // 3), "phase.extra_main", (("end_phase",),))
    if s.due == 3:
        return Step(replace(s, at=88, due=0), "phase.first_main", (("end_phase",),))
    if s.due == 0:
        return Step(replace(s, at=110, due=1), "phase.combat", (("end_phase",),))
    if s.due == 1:
        return Step(replace(s, at=220, due=2), "phase.second_main", (("end_phase",),))
    if s.due == 2:
        return Step(replace(s, at=242), "phase.ending", (("end_phase",),))
    return Step(replace(s, at=264), "phase.none", ())


def _draw_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.first_turn and p.first_draw == 'team_skips':
        return Step(replace(s, at=78), "draw.skipped", ())
    if s.no_draw[s.active] > 0:
        return Step(replace(s, at=78, no_draw=_put(s.no_draw, s.active, s.no_draw[s.active] - 1)), "draw.not_at_all", ())
    return Step(replace(s, at=70), "draw.comes", ())


def _draw_would(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "skip_draw" and x is not None and 0 <= x < 4:
            if x == s.active:
                return Step(replace(s, at=78), "draw.never", (("change_is_known",),))
        if name == "nothing" and x is None:
            if s.first_turn and p.first_draw == 'only_secondary_draws':
                return Step(replace(s, at=71), "draw.secondary", (("draw_secondary",),))
            return Step(replace(s, at=71), "draw", (("draw_cards",),))
    raise NotAllowed(s, e, p, allowed)


def _draw_would_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events += [("skip_draw", x) for x in range(4) if x == s.active]
    events.append(("nothing", None))
    return tuple(events)


def _draw_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=79), "draw.over", (("end_step",),))


def _precombat_main_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.no_main[s.active] > 0:
        return Step(replace(s, at=101, no_main=_put(s.no_main, s.active, s.no_main[s.active] - 1)), "precombat_main.skipped", ())
    return Step(replace(s, at=92), "precombat_main.comes", ())


def _precombat_main_would(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "skip_main" and x is not None and 0 <= x < 4:
            if x == s.active:
                return Step(replace(s, at=101), "precombat_main.never", (("change_is_known",),))
        if name == "nothing" and x is None:
            return Step(replace(s, at=93), "precombat_main", (("begin_step",),))
    raise NotAllowed(s, e, p, allowed)


def _precombat_main_would_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events += [("skip_main", x) for x in range(4) if x == s.active]
    events.append(("nothing", None))
    return tuple(events)


def _precombat_main_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=101), "precombat_main.over", (("end_step",),))


def _beginning_of_combat_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.no_combat[s.active] > 0:
        return Step(replace(s, at=123, no_combat=_put(s.no_combat, s.active, s.no_combat[s.active] - 1)), "combat.skipped", ())
    return Step(replace(s, at=114), "combat.comes", ())


def _beginning_of_combat_would(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "skip_combat" and x is not None and 0 <= x < 4:
            if x == s.active:
                return Step(replace(s, at=123), "combat.never", (("change_is_known",),))
        if name == "nothing" and x is None:
            return Step(replace(s, at=115), "combat", (("begin_step",),))
    raise NotAllowed(s, e, p, allowed)


def _beginning_of_combat_would_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events += [("skip_combat", x) for x in range(4) if x == s.active]
    events.append(("nothing", None))
    return tuple(events)


def _beginning_of_combat_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=132), "combat.begun", (("end_step",),))


def _declare_attackers_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.lost[s.active]:
        return Step(replace(s, at=137), "attackers.nobody", (("begin_step",),))
    return Step(replace(s, at=133), "attackers.ask", (("begin_step",),))


def _declare_attackers_choose(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "attack" and x == s.active:
            return Step(replace(s, at=137, attacking=True), "attackers.declared", (("declare_attack",),))
        if name == "attack_not" and x == s.active:
            return Step(replace(s, at=137), "attackers.none", (("declare_no_attack",),))
        if name == "concede" and x is not None and 0 <= x < 4:
            if not s.lost[x] and 4 - s.lost[0] - s.lost[1] - s.lost[2] - s.lost[3] - s.in_pairs * ((1 - s.lost[0]) * (1 - s.lost[1]) + (1 - s.lost[2]) * (1 - s.lost[3])) == 2 and (not (s.in_pairs and (not s.lost[x + 1 - 2 * (x % 2)]))):
                return Step(replace(s, at=286, lost=_put(s.lost, x, True)), "attackers.conceded", ())
            if not s.lost[x] and x == s.active:
                return Step(replace(s, at=137, lost=_put(s.lost, x, True)), "attackers.gone", (("leave_game",),))
            if not s.lost[x]:
                return Step(replace(s, lost=_put(s.lost, x, True)), "attackers.left", (("leave_game",),))
    raise NotAllowed(s, e, p, allowed)


def _declare_attackers_choose_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events.append(("attack", s.active))
    events.append(("attack_not", s.active))
    events += [("concede", x) for x in range(4) if not s.lost[x] and 4 - s.lost[0] - s.lost[1] - s.lost[2] - s.lost[3] - s.in_pairs * ((1 - s.lost[0]) * (1 - s.lost[1]) + (1 - s.lost[2]) * (1 - s.lost[3])) == 2 and (not (s.in_pairs and (not s.lost[x + 1 - 2 * (x % 2)]))) or (not s.lost[x] and x == s.active) or (not s.lost[x])]
    return tuple(events)


def _declare_attackers_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=154), "attackers.over", (("end_step",),))


def _declare_blockers_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if not s.attacking:
        return Step(replace(s, at=166), "blockers.skipped", ())
    return Step(replace(s, at=168, called=(s.active + 1 + s.lost[(s.active + 1) % 4] * (1 + s.lost[(s.active + 1 + 1) % 4] * (1 + s.lost[(s.active + 1 + 2) % 4]))) % 4), "blockers.ask", (("begin_step",),))


def _declare_blockers_ask(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.lost[s.active]:
        return Step(replace(s, at=159), "blockers.nobody", ())
    if s.called == s.active:
        return Step(replace(s, at=159), "blockers.all", ())
    if s.lost[s.called]:
        return Step(replace(s, called=(s.called + 1 + s.lost[(s.called + 1) % 4] * (1 + s.lost[(s.called + 1 + 1) % 4] * (1 + s.lost[(s.called + 1 + 2) % 4]))) % 4), "blockers.gone", ())
    if s.called // (1 + s.in_pairs) == s.active // (1 + s.in_pairs):
        return Step(replace(s, called=(s.called + 1 + s.lost[(s.called + 1) % 4] * (1 + s.lost[(s.called + 1 + 1) % 4] * (1 + s.lost[(s.called + 1 + 2) % 4]))) % 4), "blockers.ally", ())
    return Step(replace(s, at=155), "blockers.each", ())


def _declare_blockers_choose(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "block" and x == s.called:
            return Step(replace(s, at=168, called=(s.called + 1 + s.lost[(s.called + 1) % 4] * (1 + s.lost[(s.called + 1 + 1) % 4] * (1 + s.lost[(s.called + 1 + 2) % 4]))) % 4), "blockers.declared", (("declare_block",),))
        if name == "concede" and x is not None and 0 <= x < 4:
            if not s.lost[x] and 4 - s.lost[0] - s.lost[1] - s.lost[2] - s.lost[3] - s.in_pairs * ((1 - s.lost[0]) * (1 - s.lost[1]) + (1 - s.lost[2]) * (1 - s.lost[3])) == 2 and (not (s.in_pairs and (not s.lost[x + 1 - 2 * (x % 2)]))):
                return Step(replace(s, at=286, lost=_put(s.lost, x, True)), "blockers.conceded", ())
            if not s.lost[x]:
                return Step(replace(s, at=168, lost=_put(s.lost, x, True)), "blockers.left", (("leave_game",),))
    raise NotAllowed(s, e, p, allowed)


def _declare_blockers_choose_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events.append(("block", s.called))
    events += [("concede", x) for x in range(4) if not s.lost[x] and 4 - s.lost[0] - s.lost[1] - s.lost[2] - s.lost[3] - s.in_pairs * ((1 - s.lost[0]) * (1 - s.lost[1]) + (1 - s.lost[2]) * (1 - s.lost[3])) == 2 and (not (s.in_pairs and (not s.lost[x + 1 - 2 * (x % 2)]))) or not s.lost[x]]
    return tuple(events)


def _declare_blockers_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=176), "blockers.over", (("end_step",),))


def _combat_damage_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if not s.attacking:
        return Step(replace(s, at=188), "damage.skipped", ())
    if s.strikes == 2:
        return Step(replace(s, at=192), "damage.second", ())
    return Step(replace(s, at=191), "damage.begins", ())


def _combat_damage_ready(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "strikes_first" and x is None:
            return Step(replace(s, at=192, strikes=1), "damage.first", ())
        if name == "nothing" and x is None:
            return Step(replace(s, at=192), "damage.only", ())
    raise NotAllowed(s, e, p, allowed)


def _combat_damage_ready_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events.append(("strikes_first", None))
    events.append(("nothing", None))
    return tuple(events)


def _combat_damage_deal(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if p.combat_damage == 'on_the_stack':
        return Step(replace(s, at=181, stack=s.stack + 1), "damage.stacked", (("stack_combat_damage",),))
    return Step(replace(s, at=181), "damage", (("deal_combat_damage",),))


def _combat_damage_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.strikes == 1:
        return Step(replace(s, at=176, strikes=2), "damage.again", (("end_step",),))
    return Step(replace(s, at=198), "damage.over", (("end_step",),))


def _end_of_combat_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=203), "combat.end", (("begin_step",),))


def _end_of_combat_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=211, attacking=False, strikes=0), "combat.over", (("forget_combat",), ("end_step",),))


def _postcombat_main_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.no_main[s.active] > 0:
        return Step(replace(s, at=233, no_main=_put(s.no_main, s.active, s.no_main[s.active] - 1)), "postcombat_main.skipped", ())
    return Step(replace(s, at=224), "postcombat_main.comes", ())


def _postcombat_main_would(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "skip_main" and x is not None and 0 <= x < 4:
            if x == s.active:
                return Step(replace(s, at=233), "postcombat_main.never", (("change_is_known",),))
        if name == "nothing" and x is None:
            return Step(replace(s, at=225), "postcombat_main", (("begin_step",),))
    raise NotAllowed(s, e, p, allowed)


def _postcombat_main_would_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events += [("skip_main", x) for x in range(4) if x == s.active]
    events.append(("nothing", None))
    return tuple(events)


def _postcombat_main_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=233), "postcombat_main.over", (("end_step",),))


def _end_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=247), "end", (("begin_step",),))


def _end_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.ends > 0:
        return Step(replace(s, at=242, ends=s.ends - 1), "end.again", (("end_step",),))
    return Step(replace(s, at=264), "end.over", (("end_step",),))


def _cleanup_enter(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.due == 4:
        return Step(replace(s, at=283), "cleanup.had", ())
    return Step(replace(s, at=281), "cleanup", (("clean_up",),))


def _cleanup_tidy(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        name, x = e
        if name == "loses" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, losing=_put(s.losing, x, True)), "tidy.loses", ())
        if name == "triggers" and x is not None and 0 <= x < 4:
            if not s.lost[x]:
                return Step(replace(s, triggers=_put(s.triggers, x, s.triggers[x] + 1)), "tidy.triggers", ())
        if name == "state_based_action" and x is None:
            return Step(replace(s, at=270), "tidy.acts", ())
        if name == "nothing" and x is None:
            return Step(replace(s, at=282), "tidy.nothing", ())
    raise NotAllowed(s, e, p, allowed)


def _cleanup_tidy_allowed(s: State, p: PolicyValues) -> tuple[Event, ...]:
    events: list[Event] = []
    events += [("loses", x) for x in range(4) if not s.lost[x]]
    events += [("triggers", x) for x in range(4) if not s.lost[x]]
    events.append(("state_based_action", None))
    events.append(("nothing", None))
    return tuple(events)


def _cleanup_decide(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.losing[0] and (not s.lost[0]) or (s.losing[1] and (not s.lost[1])) or (s.losing[2] and (not s.lost[2])) or (s.losing[3] and (not s.lost[3])) or (s.triggers[0] > 0) or (s.triggers[1] > 0) or (s.triggers[2] > 0) or (s.triggers[3] > 0):
        return Step(replace(s, at=270), "cleanup.priority", ())
    return Step(replace(s, at=277, due=4), "cleanup.over", ())


def _cleanup_leave(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    return Step(replace(s, at=264), "cleanup.again", (("end_step",),))


def _cleanup_finish(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.clock == 1:
        return Step(replace(s, at=286, drawn=True), "time.up", ())
    if s.clock > 1:
        return Step(replace(s, at=284, clock=s.clock - 1), "turn.counted", (("end_phase",),))
    return Step(replace(s, at=284), "turn.over", (("end_phase",),))


def _cleanup_whose(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.extra > 0:
        return Step(replace(s, at=285, active=s.extra % 5 - 1, extra=s.extra // 5), "turn.extra", ())
    return Step(replace(s, at=285, active=(s.ordinary + 1 + s.lost[(s.ordinary + 1) % 4] * (1 + s.lost[(s.ordinary + 1 + 1) % 4] * (1 + s.lost[(s.ordinary + 1 + 2) % 4]))) % 4, ordinary=(s.ordinary + 1 + s.lost[(s.ordinary + 1) % 4] * (1 + s.lost[(s.ordinary + 1 + 1) % 4] * (1 + s.lost[(s.ordinary + 1 + 2) % 4]))) % 4), "turn.next", (("pass_over_turns",),))


def _cleanup_dawn(s: State, e: Event | None, p: PolicyValues) -> Step:
    if e is not None:
        raise NotAllowed(s, e, p, allowed)
    if s.lost[s.active]:
        return Step(replace(s, at=284), "turn.gone", (("pass_over_turns",),))
    if s.no_turn[s.active] > 0:
        return Step(replace(s, at=284, no_turn=_put(s.no_turn, s.active, s.no_turn[s.active] - 1)), "turn.skipped", ())
    return Step(replace(s, at=22, first_turn=False), "turn.begins", (("begin_turn",),))


_RUN: dict[int, Callable[[State, Event | None, PolicyValues], Step]] = {
    0: _mulligans_enter,  # mulligans.enter
    1: _mulligans_choose,  # mulligans.choose
    2: _mulligans_tally,  # mulligans.tally
    3: _mulligans_taken,  # mulligans.taken
    22: _untap_enter,  # untap.enter
    26: _untap_would,  # untap.would
    44: _upkeep_enter,  # upkeep.enter
    48: _upkeep_would,  # upkeep.would
    49: _priority_happen,  # upkeep.happen
    50: _priority_check,  # upkeep.check
    51: _priority_out,  # upkeep.out
    52: _priority_order,  # upkeep.order
    53: _priority_wait,  # upkeep.wait
    54: _priority_parted,  # upkeep.parted
    55: _priority_excused,  # upkeep.excused
    56: _upkeep_leave,  # upkeep.leave
    66: _draw_enter,  # draw.enter
    70: _draw_would,  # draw.would
    71: _priority_happen,  # draw.happen
    72: _priority_check,  # draw.check
    73: _priority_out,  # draw.out
    74: _priority_order,  # draw.order
    75: _priority_wait,  # draw.wait
    76: _priority_parted,  # draw.parted
    77: _priority_excused,  # draw.excused
    78: _draw_leave,  # draw.leave
    79: _phases_onward,  # draw.onward
    88: _precombat_main_enter,  # precombat_main.enter
    92: _precombat_main_would,  # precombat_main.would
    93: _priority_happen,  # precombat_main.happen
    94: _priority_check,  # precombat_main.check
    95: _priority_out,  # precombat_main.out
    96: _priority_order,  # precombat_main.order
    97: _priority_wait,  # precombat_main.wait
    98: _priority_parted,  # precombat_main.parted
    99: _priority_excused,  # precombat_main.excused
    100: _precombat_main_leave,  # precombat_main.leave
    101: _phases_onward,  # precombat_main.onward
    110: _beginning_of_combat_enter,  # beginning_of_combat.enter
    114: _beginning_of_combat_would,  # beginning_of_combat.would
    115: _priority_happen,  # beginning_of_combat.happen
    116: _priority_check,  # beginning_of_combat.check
    117: _priority_out,  # beginning_of_combat.out
    118: _priority_order,  # beginning_of_combat.order
    119: _priority_wait,  # beginning_of_combat.wait
    120: _priority_parted,  # beginning_of_combat.parted
    121: _priority_excused,  # beginning_of_combat.excused
    122: _beginning_of_combat_leave,  # beginning_of_combat.leave
    123: _phases_onward,  # beginning_of_combat.onward
    132: _declare_attackers_enter,  # declare_attackers.enter
    133: _declare_attackers_choose,  # declare_attackers.choose
    137: _priority_happen,  # declare_attackers.happen
    138: _priority_check,  # declare_attackers.check
    139: _priority_out,  # declare_attackers.out
    140: _priority_order,  # declare_attackers.order
    141: _priority_wait,  # declare_attackers.wait
    142: _priority_parted,  # declare_attackers.parted
    143: _priority_excused,  # declare_attackers.excused
    144: _declare_attackers_leave,  # declare_attackers.leave
    154: _declare_blockers_enter,  # declare_blockers.enter
    155: _declare_blockers_choose,  # declare_blockers.choose
    159: _priority_happen,  # declare_blockers.happen
    160: _priority_check,  # declare_blockers.check
    161: _priority_out,  # declare_blockers.out
    162: _priority_order,  # declare_blockers.order
    163: _priority_wait,  # declare_blockers.wait
    164: _priority_parted,  # declare_blockers.parted
    165: _priority_excused,  # declare_blockers.excused
    166: _declare_blockers_leave,  # declare_blockers.leave
    168: _declare_blockers_ask,  # declare_blockers.ask
    176: _combat_damage_enter,  # combat_damage.enter
    181: _priority_happen,  # combat_damage.happen
    182: _priority_check,  # combat_damage.check
    183: _priority_out,  # combat_damage.out
    184: _priority_order,  # combat_damage.order
    185: _priority_wait,  # combat_damage.wait
    186: _priority_parted,  # combat_damage.parted
    187: _priority_excused,  # combat_damage.excused
    188: _combat_damage_leave,  # combat_damage.leave
    191: _combat_damage_ready,  # combat_damage.ready
    192: _combat_damage_deal,  # combat_damage.deal
    198: _end_of_combat_enter,  # end_of_combat.enter
    203: _priority_happen,  # end_of_combat.happen
    204: _priority_check,  # end_of_combat.check
    205: _priority_out,  # end_of_combat.out
    206: _priority_order,  # end_of_combat.order
    207: _priority_wait,  # end_of_combat.wait
    208: _priority_parted,  # end_of_combat.parted
    209: _priority_excused,  # end_of_combat.excused
    210: _end_of_combat_leave,  # end_of_combat.leave
    211: _phases_onward,  # end_of_combat.onward
    220: _postcombat_main_enter,  # postcombat_main.enter
    224: _postcombat_main_would,  # postcombat_main.would
    225: _priority_happen,  # postcombat_main.happen
    226: _priority_check,  # postcombat_main.check
    227: _priority_out,  # postcombat_main.out
    228: _priority_order,  # postcombat_main.order
    229: _priority_wait,  # postcombat_main.wait
    230: _priority_parted,  # postcombat_main.parted
    231: _priority_excused,  # postcombat_main.excused
    232: _postcombat_main_leave,  # postcombat_main.leave
    233: _phases_onward,  # postcombat_main.onward
    242: _end_enter,  # end.enter
    247: _priority_happen,  # end.happen
    248: _priority_check,  # end.check
    249: _priority_out,  # end.out
    250: _priority_order,  # end.order
    251: _priority_wait,  # end.wait
    252: _priority_parted,  # end.parted
    253: _priority_excused,  # end.excused
    254: _end_leave,  # end.leave
    264: _cleanup_enter,  # cleanup.enter
    269: _priority_happen,  # cleanup.happen
    270: _priority_check,  # cleanup.check
    271: _priority_out,  # cleanup.out
    272: _priority_order,  # cleanup.order
    273: _priority_wait,  # cleanup.wait
    274: _priority_parted,  # cleanup.parted
    275: _priority_excused,  # cleanup.excused
    276: _cleanup_leave,  # cleanup.leave
    277: _phases_onward,  # cleanup.onward
    281: _cleanup_tidy,  # cleanup.tidy
    282: _cleanup_decide,  # cleanup.decide
    283: _cleanup_finish,  # cleanup.finish
    284: _cleanup_whose,  # cleanup.whose
    285: _cleanup_dawn,  # cleanup.dawn
    286: _over_enter,  # over.enter
}

_ALLOWED: dict[int, Callable[[State, PolicyValues], tuple[Event, ...]]] = {
    1: _mulligans_choose_allowed,
    26: _untap_would_allowed,
    48: _upkeep_would_allowed,
    49: _priority_happen_allowed,
    53: _priority_wait_allowed,
    54: _priority_parted_allowed,
    55: _priority_excused_allowed,
    70: _draw_would_allowed,
    71: _priority_happen_allowed,
    75: _priority_wait_allowed,
    76: _priority_parted_allowed,
    77: _priority_excused_allowed,
    92: _precombat_main_would_allowed,
    93: _priority_happen_allowed,
    97: _priority_wait_allowed,
    98: _priority_parted_allowed,
    99: _priority_excused_allowed,
    114: _beginning_of_combat_would_allowed,
    115: _priority_happen_allowed,
    119: _priority_wait_allowed,
    120: _priority_parted_allowed,
    121: _priority_excused_allowed,
    133: _declare_attackers_choose_allowed,
    137: _priority_happen_allowed,
    141: _priority_wait_allowed,
    142: _priority_parted_allowed,
    143: _priority_excused_allowed,
    155: _declare_blockers_choose_allowed,
    159: _priority_happen_allowed,
    163: _priority_wait_allowed,
    164: _priority_parted_allowed,
    165: _priority_excused_allowed,
    181: _priority_happen_allowed,
    185: _priority_wait_allowed,
    186: _priority_parted_allowed,
    187: _priority_excused_allowed,
    191: _combat_damage_ready_allowed,
    203: _priority_happen_allowed,
    207: _priority_wait_allowed,
    208: _priority_parted_allowed,
    209: _priority_excused_allowed,
    224: _postcombat_main_would_allowed,
    225: _priority_happen_allowed,
    229: _priority_wait_allowed,
    230: _priority_parted_allowed,
    231: _priority_excused_allowed,
    247: _priority_happen_allowed,
    251: _priority_wait_allowed,
    252: _priority_parted_allowed,
    253: _priority_excused_allowed,
    269: _priority_happen_allowed,
    273: _priority_wait_allowed,
    274: _priority_parted_allowed,
    275: _priority_excused_allowed,
    281: _cleanup_tidy_allowed,
}

_FACTS: dict[int, tuple[Event, ...]] = {
    26: (("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("nothing", None),),
    48: (("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("nothing", None),),
    49: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    54: (("vanishes", None), ("nothing", None),),
    55: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    70: (("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("nothing", None),),
    71: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    76: (("vanishes", None), ("nothing", None),),
    77: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    92: (("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("nothing", None),),
    93: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    98: (("vanishes", None), ("nothing", None),),
    99: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    114: (("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("nothing", None),),
    115: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    120: (("vanishes", None), ("nothing", None),),
    121: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    137: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    142: (("vanishes", None), ("nothing", None),),
    143: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    159: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    164: (("vanishes", None), ("nothing", None),),
    165: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    181: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    186: (("vanishes", None), ("nothing", None),),
    187: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    191: (("strikes_first", None), ("nothing", None),),
    203: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    208: (("vanishes", None), ("nothing", None),),
    209: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    224: (("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("nothing", None),),
    225: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    230: (("vanishes", None), ("nothing", None),),
    231: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    247: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    252: (("vanishes", None), ("nothing", None),),
    253: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    269: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("wins", 0), ("wins", 1), ("wins", 2), ("wins", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("extra_turn", 0), ("extra_turn", 1), ("extra_turn", 2), ("extra_turn", 3), ("skip_turn", 0), ("skip_turn", 1), ("skip_turn", 2), ("skip_turn", 3), ("skip_untap", 0), ("skip_untap", 1), ("skip_untap", 2), ("skip_untap", 3), ("skip_upkeep", 0), ("skip_upkeep", 1), ("skip_upkeep", 2), ("skip_upkeep", 3), ("skip_draw", 0), ("skip_draw", 1), ("skip_draw", 2), ("skip_draw", 3), ("skip_main", 0), ("skip_main", 1), ("skip_main", 2), ("skip_main", 3), ("skip_combat", 0), ("skip_combat", 1), ("skip_combat", 2), ("skip_combat", 3), ("extra_combat", None), ("extra_main", None), ("extra_upkeep", None), ("extra_end", None), ("countered", None), ("nothing", None),),
    274: (("vanishes", None), ("nothing", None),),
    275: (("vanishes", None), ("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("nothing", None),),
    281: (("loses", 0), ("loses", 1), ("loses", 2), ("loses", 3), ("triggers", 0), ("triggers", 1), ("triggers", 2), ("triggers", 3), ("state_based_action", None), ("nothing", None),),
}

_WAITS: dict[int, Waits] = {
    1: "choice",
    26: "facts",
    48: "facts",
    49: "facts",
    53: "priority",
    54: "facts",
    55: "facts",
    70: "facts",
    71: "facts",
    75: "priority",
    76: "facts",
    77: "facts",
    92: "facts",
    93: "facts",
    97: "priority",
    98: "facts",
    99: "facts",
    114: "facts",
    115: "facts",
    119: "priority",
    120: "facts",
    121: "facts",
    133: "choice",
    137: "facts",
    141: "priority",
    142: "facts",
    143: "facts",
    155: "choice",
    159: "facts",
    163: "priority",
    164: "facts",
    165: "facts",
    181: "facts",
    185: "priority",
    186: "facts",
    187: "facts",
    191: "facts",
    203: "facts",
    207: "priority",
    208: "facts",
    209: "facts",
    224: "facts",
    225: "facts",
    229: "priority",
    230: "facts",
    231: "facts",
    247: "facts",
    251: "priority",
    252: "facts",
    253: "facts",
    269: "facts",
    273: "priority",
    274: "facts",
    275: "facts",
    281: "facts",
    286: "over",
}

_WHO: dict[int, Callable[[State], int]] = {
    53: lambda s: s.holder,
    75: lambda s: s.holder,
    97: lambda s: s.holder,
    119: lambda s: s.holder,
    133: lambda s: s.active,
    141: lambda s: s.holder,
    155: lambda s: s.called,
    163: lambda s: s.holder,
    185: lambda s: s.holder,
    207: lambda s: s.holder,
    229: lambda s: s.holder,
    251: lambda s: s.holder,
    273: lambda s: s.holder,
}

_AUTOMATIC = frozenset({0, 2, 3, 22, 44, 50, 51, 52, 56, 66, 72, 73, 74, 78, 79, 88, 94, 95, 96, 100, 101, 110, 116, 117, 118, 122, 123, 132, 138, 139, 140, 144, 154, 160, 161, 162, 166, 168, 176, 182, 183, 184, 188, 192, 198, 204, 205, 206, 210, 211, 220, 226, 227, 228, 232, 233, 242, 248, 249, 250, 254, 264, 270, 271, 272, 276, 277, 282, 283, 284, 285})

TRANSITIONS: dict[str, tuple[str, str]] = {
    "hands.drawn": ("start.hands", "everybody draws seven cards"),
    "mulligan.taken": ("mulligan.order", "one player takes all mulligans before the next"),
    "mulligan.declared": ("mulligan.order", "mulligans are declared first and taken together"),
    "hand.kept": ("mulligan.order", "a kept hand is final"),
    "mulligan.conceded": ("team.concedes", "the team of a player who concedes has lost at once"),
    "mulligan.left": ("team.leaves", "who concedes leaves the game, and the others play on"),
    "hands.settled": ("mulligan.order", "play begins once everybody has kept"),
    "mulligans.of_all": ("mulligan.order", "all declared mulligans are taken at the same time"),
    "mulligans.of_team": ("mulligan.order", "a team takes its declared mulligans at the same time"),
    "mulligan.next_team": ("mulligan.order", "the next team follows"),
    "mulligan.next_player": ("mulligan.order", "a member of this team has still to declare"),
    "mulligans.again": ("mulligan.order", "who took a mulligan declares again"),
    "untap.skipped": ("turn.skip", "what is skipped is passed over as if it did not exist"),
    "untap.comes": ("turn.skip", "something may say that it is always skipped"),
    "untap.never": ("turn.skip", "what a player always skips the team always skips"),
    "untap": ("step.untap", "nobody gets priority in the untap step"),
    "fact.loses": ("life.zero", "a team at 0 life or with another loss to come loses at the next check"),
    "fact.wins": ("team.wins_and_loses", "a team wins at once when an effect lets a member win"),
    "fact.triggers": ("trigger.waits", "a triggered ability waits until a team would get priority"),
    "fact.extra_turn": ("turn.of_team", "an extra turn of a player is the team's, and the latest is taken first"),
    "fact.skip_turn": ("turn.of_team", "the turn that a player skips is the team's"),
    "fact.skip_untap": ("turn.of_team", "the untap step that a player skips is the team's"),
    "fact.skip_upkeep": ("turn.of_team", "the upkeep step that a player skips is the team's"),
    "fact.skip_draw": ("turn.of_team", "the draw step that a player skips is the team's"),
    "fact.skip_main": ("turn.of_team", "the main phase that a player skips is the team's"),
    "fact.skip_combat": ("turn.of_team", "the combat phase that a player skips is the team's"),
    "fact.extra_combat": ("phase.extra", "an additional combat phase follows the present phase"),
    "fact.extra_main": ("phase.extra", "an additional main phase follows the present phase"),
    "fact.extra_upkeep": ("step.extra", "an additional upkeep step follows the present one"),
    "fact.extra_end": ("step.extra", "an additional end step follows the present one"),
    "fact.countered": ("effect.counter", "what is countered leaves the stack and does not resolve"),
    "fact.nothing": ("state_check.when", "state-based actions are checked before a team gets priority"),
    "priority.gone": ("team.leaves", "the priority of who has left the game passes to the next in turn order"),
    "sba.lose": ("state_check.when", "all losses of one check happen at once"),
    "trigger.active": ("trigger.order", "the active team puts its triggers first"),
    "trigger.others": ("trigger.order", "then the others follow in turn order"),
    "priority.given": ("priority.teams", "teams have priority and not players"),
    "sba.over": ("game.over", "when no more than one team is left, or players of one team alone, the game is over"),
    "sba.leave": ("team.leaves", "who has lost leaves the game, and the others play on"),
    "trigger.none": ("trigger.order", "who has no trigger to put is passed over"),
    "trigger.other": ("trigger.order", "then the other team puts its own"),
    "act": ("priority.act", "who acted gets priority afterwards"),
    "act.at_once": ("mana.ability", "what does not use the stack happens at once and its actor has priority again"),
    "pass.first": ("priority.pass", "a team passes when none of its members acts"),
    "pass.end": ("priority.pass", "with an empty stack the step ends when all teams have passed in succession"),
    "pass.resolve": ("priority.pass", "the top object resolves and the active team gets priority"),
    "time.called": ("match.turns_after_time", "the present turn is finished and so many more are played"),
    "conceded": ("team.concedes", "the team of a player who concedes has lost at once"),
    "conceded.in_turn": ("team.leaves", "the priority of who leaves the game passes to the next in turn order"),
    "conceded.aside": ("team.leaves", "who concedes leaves the game, and the others play on"),
    "parted.vanishes": ("team.leaves", "what who left had on the stack is gone"),
    "parted.nothing": ("team.leaves", "what leaves with its owner may trigger or undo what others live by"),
    "excused.vanishes": ("team.leaves", "what who left had on the stack is gone"),
    "excused.loses": ("life.zero", "a team at 0 life or with another loss to come loses at the next check"),
    "excused.triggers": ("trigger.waits", "a triggered ability waits until a team would get priority"),
    "excused.nothing": ("team.leaves", "the priority of another stays"),
    "upkeep.skipped": ("turn.skip", "what is skipped is passed over as if it did not exist"),
    "upkeep.comes": ("turn.skip", "something may say that it is always skipped"),
    "upkeep.never": ("turn.skip", "what a player always skips the team always skips"),
    "upkeep": ("step.upkeep", "what triggers at the beginning of the upkeep triggers"),
    "upkeep.again": ("step.extra", "an additional step comes directly after the present one"),
    "upkeep.over": ("step.end", "steps follow in order"),
    "phase.extra_combat": ("phase.extra", "an additional phase comes directly after the present one, the latest first"),
    "phase.extra_main": ("phase.extra", "an additional main phase is a postcombat one"),
    "phase.first_main": ("step.end", "phases follow in order"),
    "phase.combat": ("step.end", "phases follow in order"),
    "phase.second_main": ("step.end", "phases follow in order"),
    "phase.ending": ("step.end", "phases follow in order"),
    "phase.none": ("step.end", "after the ending phase, and what was added after it, the turn ends"),
    "draw.skipped": ("turn.first_draw", "the team that plays first skips its first draw step"),
    "draw.not_at_all": ("turn.skip", "what is skipped is passed over as if it did not exist"),
    "draw.comes": ("turn.skip", "something may say that it is always skipped"),
    "draw.never": ("turn.skip", "what a player always skips the team always skips"),
    "draw.secondary": ("turn.first_draw", "only the secondary player of the first team draws"),
    "draw": ("step.draw", "each member of the active team draws a card"),
    "draw.over": ("step.end", "steps follow in order"),
    "precombat_main.skipped": ("turn.skip", "what is skipped is passed over as if it did not exist"),
    "precombat_main.comes": ("turn.skip", "something may say that it is always skipped"),
    "precombat_main.never": ("turn.skip", "what a player always skips the team always skips"),
    "precombat_main": ("step.main", "the active team acts"),
    "precombat_main.over": ("step.end", "phases follow in order"),
    "combat.skipped": ("turn.skip", "what is skipped is passed over as if it did not exist"),
    "combat.comes": ("turn.skip", "something may say that it is always skipped"),
    "combat.never": ("turn.skip", "what a player always skips the team always skips"),
    "combat": ("step.combat", "the combat phase begins"),
    "combat.begun": ("step.end", "steps follow in order"),
    "attackers.nobody": ("turn.of_nobody", "the turn of who left the game goes on without an active player"),
    "attackers.ask": ("combat.attack", "the active team declares one combined attack"),
    "attackers.declared": ("combat.attack", "the set of attackers must be legal as a whole"),
    "attackers.none": ("combat.attack_required", "nobody attacks, where no creature has to"),
    "attackers.conceded": ("team.concedes", "the team of a player who concedes has lost at once"),
    "attackers.gone": ("turn.of_nobody", "the turn of who left the game goes on without an active player"),
    "attackers.left": ("team.leaves", "who concedes leaves the game, and the others play on"),
    "attackers.over": ("step.end", "steps follow in order"),
    "blockers.skipped": ("combat.no_attack", "without attackers there is nothing to block"),
    "blockers.ask": ("combat.each_blocks", "the defending teams declare in turn order"),
    "blockers.nobody": ("team.leaves", "with who attacked the attackers have left"),
    "blockers.all": ("combat.each_blocks", "all have declared"),
    "blockers.gone": ("team.leaves", "who has left the game declares nothing"),
    "blockers.ally": ("combat.teammate_defends_not", "only opponents of the attacking player defend"),
    "blockers.each": ("combat.block", "a defending team declares one combined block"),
    "blockers.declared": ("combat.block", "the set of blockers must be legal as a whole"),
    "blockers.conceded": ("team.concedes", "the team of a player who concedes has lost at once"),
    "blockers.left": ("team.leaves", "who concedes leaves the game, and the others play on"),
    "blockers.over": ("step.end", "steps follow in order"),
    "damage.skipped": ("combat.no_attack", "without attackers there is no combat damage"),
    "damage.second": ("combat.first_strike", "what has not struck first strikes now"),
    "damage.begins": ("combat.damage", "creatures that are still in combat assign their damage"),
    "damage.first": ("combat.first_strike", "creatures with first strike or double strike assign damage before the others"),
    "damage.only": ("combat.damage", "without first strike there is one combat damage step"),
    "damage.stacked": ("combat.damage_when", "assigned damage goes on the stack as one object"),
    "damage": ("combat.damage", "the active team announces first"),
    "damage.again": ("combat.first_strike", "a second combat damage step follows the first"),
    "damage.over": ("step.end", "steps follow in order"),
    "combat.end": ("step.combat", "the end of combat step begins"),
    "combat.over": ("step.combat", "creatures leave combat"),
    "postcombat_main.skipped": ("turn.skip", "what is skipped is passed over as if it did not exist"),
    "postcombat_main.comes": ("turn.skip", "something may say that it is always skipped"),
    "postcombat_main.never": ("turn.skip", "what a player always skips the team always skips"),
    "postcombat_main": ("step.main", "the active team acts"),
    "postcombat_main.over": ("step.end", "phases follow in order"),
    "end": ("step.end_step", "what triggers at the beginning of the end step triggers"),
    "end.again": ("step.extra", "an additional step comes directly after the present one"),
    "end.over": ("step.end", "steps follow in order"),
    "cleanup.had": ("phase.extra", "a phase after the ending phase has no ending phase of its own"),
    "cleanup": ("step.cleanup", "hands are reduced and damage wears off"),
    "tidy.loses": ("life.zero", "a team at 0 life or with another loss to come loses at the next check"),
    "tidy.triggers": ("trigger.waits", "a triggered ability waits until a team would get priority"),
    "tidy.acts": ("step.cleanup", "a state-based action brings priority and another cleanup step, even if nobody loses by it and nothing triggers"),
    "tidy.nothing": ("step.cleanup", "normally nobody gets priority in the cleanup step"),
    "cleanup.priority": ("step.cleanup", "a loss or a trigger brings priority and another cleanup step"),
    "cleanup.over": ("step.cleanup", "the ending phase is over"),
    "cleanup.again": ("step.cleanup", "a cleanup step with priority is followed by another"),
    "time.up": ("match.turns_after_time", "without a winner after the last turn the game is a draw"),
    "turn.counted": ("match.turns_after_time", "turns after time are counted"),
    "turn.over": ("turn.teams", "the turn ends"),
    "turn.extra": ("turn.extra", "extra turns come directly after the present one, the latest first"),
    "turn.next": ("turn.teams", "teams take turns"),
    "turn.gone": ("turn.of_who_left", "the turn of who has left the game does not begin"),
    "turn.skipped": ("turn.skip", "what is skipped is passed over as if it did not exist"),
    "turn.begins": ("turn.teams", "teams take turns"),
}
"""Each transition: the clause it follows, and why, in a line."""
