"""A small engine that walks the machine at random, and shows itself as the protocol says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from ettin_spec.flow.generated import machine
from ettin_spec.flow.generated.machine import Event, Policies, State, Step
from ettin_spec.flow.seats import seat_number, start
from ettin_spec.flow.steps_begun import begins_step
from ettin_spec.monitor.status_match import Seating
from ettin_spec.protocol import actions as a
from ettin_spec.protocol.base import ChoiceKind, GameState, Purpose, StepName, TurnChange
from ettin_spec.protocol.commands import Act, Advance, At, Command, Pass, Team
from ettin_spec.protocol.results import (
    Begun,
    Changed,
    Choice,
    ForChoice,
    ForPriority,
    Over,
    Status,
    Waiting,
)

TEAMS = (
    Team("X", ("Angie", "Ronald"), "Ronald"),
    Team("Y", ("Edward", "Helen"), "Edward"),
)
ALONE = tuple(Team(name, (name,), name) for name in ("North", "East", "South", "West"))
IN_PAIRS = tuple(
    Team(name, (name,), name, side)
    for name, side in (("North", "N"), ("East", "N"), ("South", "S"), ("West", "S"))
)
"""Four players, each for oneself."""
RULES = {
    "mulligan.order": "all_declare_then_all",
    "turn.first_draw": "team_skips",
    "combat.damage_when": "at_once",
    "match.turns_after_time": 3,
}
SOMEWHERE = At("X", StepName.UPKEEP)

StepFunction = Callable[[State, Event | None, Policies], Step]
AllowedFunction = Callable[[State, Policies], tuple[Event, ...]]


def rules(**changed: str | int) -> dict[str, str | int]:
    """A rulebook of the flow's policies, with others by the last part of their name."""
    keys = {key.split(".")[1]: key for key in RULES}
    return RULES | {keys[name]: value for name, value in changed.items()}


@dataclass
class Walker:
    """One game. `step` may be replaced by one that errs, and `allowed` with it.

    `losses`, `triggers`, `changes`, `strikes`, `counters`: how likely a fact is; `advances`:
    decisions in the longest advance.
    """

    rulebook: dict[str, str | int]
    random: Random
    step: StepFunction = machine.step
    allowed: AllowedFunction = machine.allowed
    losses: float = 0.002
    triggers: float = 0.1
    changes: float = 0.0
    strikes: float = 0.5
    counters: float = 0.0
    advances: int = 30
    teams: tuple[Team, ...] = TEAMS
    state: State = field(init=False)
    turn: int = 1
    passed: list[str] = field(default_factory=list)
    changed: list[Changed] = field(default_factory=list)
    begun: list[Begun] = field(default_factory=list)
    together: tuple[bool, ...] = ()

    def __post_init__(self) -> None:
        self.seating = Seating(self.teams)
        self.state = start(self.seating.most, teams=len(self.teams), allies=self.seating.allies)
        self.policies = Policies.of(self.rulebook)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has to decide."""
        while machine.waits(self.state) in (None, "facts"):
            self.take(None if machine.is_automatic(self.state) else self.fact())

    def fact(self) -> Event:
        """What has happened, at random; two teams do not lose at once after time is called."""
        if self.state.position == "would":
            return self.skip()
        if self.state.position == "happen" and self.random.random() < self.changes:
            return self.change()
        if self.state.position == "ready":
            first = self.random.random() < self.strikes
            return ("strikes_first" if first else "nothing"), None
        if self.state.position in ("parted", "excused") and self.random.random() < 0.5:
            return ("vanishes" if self.state.stack else "nothing"), None
        if self.state.position == "parted":
            return "nothing", None
        if self.counters and self.may_counter() and self.random.random() < self.counters:
            return "countered", None
        chance, team = self.random.random(), self.random.choice(self.playing())
        if chance < self.losses / 4 and self.state.position == "happen":
            return "wins", team
        if chance < self.losses and not (self.state.clock and any(self.state.losing)):
            return "loses", team
        return ("triggers", team) if chance > 1 - self.triggers else ("nothing", None)

    def may_counter(self) -> bool:
        """Is there something on the stack, and does what has happened go on being reported?"""
        return self.state.position == "happen" and self.state.stack > 0

    def skip(self) -> Event:
        """What would begin is always skipped, at random, which the next status tells."""
        allowed = self.allowed(self.state, self.policies)
        skips = [event for event in allowed if event[0] != "nothing"]
        if self.random.random() >= self.changes:
            return "nothing", None
        what, team = self.random.choice(skips)
        self.changed.append(Changed(TurnChange(what), self.teams[team or 0].id))
        return what, team

    def change(self) -> Event:
        """A change to the order of turns, phases and steps, which the next status tells."""
        what, team = self.random.choice(list(TurnChange)), self.random.choice(self.playing())
        of_turn = what.startswith("extra") and what is not TurnChange.EXTRA_TURN
        self.changed.append(Changed(what, None if of_turn else self.teams[team].id))
        return what.value, None if of_turn else team

    def playing(self) -> list[int]:
        """The teams that are still in the game."""
        return [team for team, lost in enumerate(self.state.lost) if not lost]

    def take(self, event: Event | None) -> None:
        """One step of the machine."""
        moved = self.step(self.state, event, self.policies)
        if any(self.state.losing):
            self.together = self.state.losing
        self.turn += ("begin_turn",) in moved.duties
        if begins_step(moved.duties):
            team = self.teams[self.state.active].id
            self.begun.append(Begun(team, StepName(self.state.step)))
        self.state = moved.state

    def decide(self, event: Event) -> None:
        """A decision, and what follows by itself."""
        if event[0] == "pass":
            self.passed.append(self.teams[event[1] or 0].id)
        self.take(event)
        self.settle()

    def status(self) -> Status:
        """Where the game stands."""
        passed, self.passed = tuple(self.passed), []
        changed, self.changed = tuple(self.changed), []
        begun, self.begun = tuple(self.begun), []
        return Status(
            self.turn,
            self.teams[self.state.active].id,
            StepName(self.state.step),
            self.state.stack,
            self.waiting(),
            passed,
            changed,
            self.left(),
            begun,
        )

    def left(self) -> tuple[str, ...]:
        """The teams that have left the game."""
        return tuple(t.id for t, lost in zip(self.teams, self.state.lost, strict=False) if lost)

    def waiting(self) -> Waiting:
        """Whom the game waits for."""
        match machine.waits(self.state):
            case "priority":
                return ForPriority(self.teams[self.state.holder].id)
            case "choice":
                return ForChoice(self.choice())
        return Over({team.id: self.result(number) for number, team in enumerate(self.teams)})

    def result(self, team: int) -> GameState:
        """What the end is to a team's side; those that lost last drew if nobody was left."""
        sides = self.seating.sides
        mates = [mate for mate, side in enumerate(sides) if side == sides[team]]
        lost = all(self.state.lost[mate] for mate in mates)
        drew_last = all(self.state.lost) and any(self.together[mate] for mate in mates)
        if drew_last or (self.state.drawn and not lost):
            return GameState.DRAWN
        return GameState.LOST if lost else GameState.WON

    def choice(self) -> Choice:
        """The declaration that is waited for."""
        team = machine.decider(self.state)
        if team is None:
            allowed = self.allowed(self.state, self.policies)
            names = self.seating.heads
            heads = tuple(names[h] for name, h in allowed if name == "keep" and h in names)
            return Choice(ChoiceKind.YES_NO, Purpose.MULLIGAN, heads)
        attacks = self.state.step == StepName.DECLARE_ATTACKERS
        kind = ChoiceKind.ATTACKERS if attacks else ChoiceKind.BLOCKERS
        purpose = Purpose.ATTACKERS if attacks else Purpose.BLOCKERS
        return Choice(kind, purpose, self.teams[team].players)

    def command(self) -> Command | None:
        """Carry out a command at random; None once the game is over."""
        if machine.waits(self.state) == "over":
            return None
        if self.state.step != StepName.MULLIGANS and self.random.random() < 0.5:
            self.advance(self.random.randrange(1, self.advances))
            return Advance(SOMEWHERE)
        may = self.allowed(self.state, self.policies)
        allowed = [event for event in may if self.thought_of(event[0]) and self.plays(event)]
        event = self.random.choice(allowed)
        self.decide(event)
        return self.command_of(event)

    def command_of(self, event: Event) -> Command:
        """The protocol's command for a machine's event."""
        name, argument = event
        if name == "pass":
            return Pass(self.teams[argument or 0].id)
        return Act(action_of(name, argument or 0, self.seating))

    def plays(self, event: Event) -> bool:
        """Whether somebody sits where the event says."""
        name, number = event
        return name not in ("mulligan", "keep") or number in self.seating.heads

    def thought_of(self, name: str) -> bool:
        """Whether an end of the game comes to mind; nobody concedes where nobody loses."""
        match name:
            case "call_time":
                return self.random.random() < 0.2
            case "concede":
                return self.losses > 0 and self.random.random() < 5 * self.losses
        return True

    def advance(self, decisions: int) -> None:
        """Pass, and declare nothing, so many times."""
        for _ in range(decisions):
            if machine.waits(self.state) == "over":
                return
            self.decide(nothing_done(self.state))


def nothing_done(state: State) -> Event:
    """The decision of a team that does nothing."""
    if machine.waits(state) == "priority":
        return "pass", state.holder
    attacks = state.step == StepName.DECLARE_ATTACKERS
    return ("attack_not", state.active) if attacks else ("block", state.called)


def action_of(name: str, argument: int, seating: Seating) -> a.Action:
    """The protocol's action for a machine's event; `argument` is a team or a head."""
    if name in ("mulligan", "keep"):
        head = seating.heads[argument]
        return a.Keep(head) if name == "keep" else a.TakeMulligan(head)
    player = seating.heads[seat_number(argument, 0)]
    target = a.Whom(team=seating.teams[-1])
    match name:
        case "attack":
            return a.Attack(player, (a.Attacker("bear", target),))
        case "attack_not":
            return a.Attack(player, ())
        case "block":
            return a.Block(player, ())
        case "act":
            return a.Cast(player, "card")
        case "act_at_once":
            return a.PlayLand(player, "land")
        case "concede":
            return a.Concede(player)
    return a.CallTime()


def walk(walker: Walker, most: int) -> Iterator[tuple[Status, Command | None]]:
    """A game's statuses, each with the command that led to it; the first has none."""
    yield walker.status(), None
    for _ in range(most):
        command = walker.command()
        if command is None:
            return
        yield walker.status(), command
