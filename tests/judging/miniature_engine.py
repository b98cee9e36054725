"""A very small honest engine, and scenes that it can play: no cards, no turns, no reference.

A creature whose label begins with `bound` may not attack; nothing else is ever illegal.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from ettin_spec.errors import Place as Where
from ettin_spec.language.scenario import (
    Answers,
    Case,
    Happens,
    IsRefused,
    Level,
    Move,
    Role,
    Scenario,
    Step,
)
from ettin_spec.protocol import facts
from ettin_spec.protocol.actions import Attack, Attacker, Whom
from ettin_spec.protocol.base import Kind, StepName
from ettin_spec.protocol.capabilities import Capabilities, CardSupport
from ettin_spec.protocol.commands import Act, Advance, At, NewGame, Observe, Place, Team
from ettin_spec.protocol.questions import AskAttacking, AskLife, AskMoment, AskZone
from ettin_spec.protocol.results import (
    Done,
    ForPriority,
    Refused,
    Status,
    Unobservable,
    Unsupported,
    Value,
)
from ettin_tck.cases.plan import Plan

TEAMS = (Team("A", ("Angie", "Barry"), "Angie"), Team("B", ("Edward", "Ronald"), "Edward"))
DATE = "2012-01-01"


class Miniature:
    """An engine that keeps life totals and knows who attacks."""

    can: ClassVar[Capabilities] = Capabilities(
        name="miniature",
        version="1",
        actions=("attack",),
        places=("life", "controls"),
        observes=("life", "moment", "attacking"),
        advances=("step",),
        cards=CardSupport(names=("*",)),
    )

    def __init__(self) -> None:
        self.runs = 0
        self.begin()

    def begin(self) -> None:
        """A game of its own, with nothing left of the one before."""
        self.life = {"A": 30, "B": 30}
        self.attacking: set[str] = set()
        self.status = Status(3, "A", StepName.PRECOMBAT_MAIN, 0, ForPriority("A"))

    def initialize(self):
        return self.can

    def run(self, commands):
        self.runs += 1
        results = []
        for command in commands:
            results.append(self.one(command))
            if not isinstance(results[-1], Done | Value | Unobservable):
                break
        return results

    def one(self, command):
        match command:
            case NewGame():
                self.begin()
            case Place(_, placed):
                for fact in placed:
                    self.place(fact)
            case Act(Attack(_, attackers)):
                return self.attack(attackers)
            case Advance(At(team, step)):
                self.status = msgspec.structs.replace(self.status, active=team, step=step)
            case Observe(ask):
                return self.observe(ask)
        return self.done()

    def done(self):
        return Done(self.status)

    def place(self, fact):
        if isinstance(fact, facts.Life):
            self.life[fact.team] = fact.total

    def attack(self, attackers):
        if any(attacker.object.startswith("bound") for attacker in attackers):
            return Refused("bound creatures can't attack", self.status)
        self.attacking |= {attacker.object for attacker in attackers}
        return self.done()

    def observe(self, ask):
        match ask:
            case AskLife(team):
                return Value(self.life[team])
            case AskMoment():
                return Value({"team": self.status.active, "step": str(self.status.step)})
            case AskAttacking(thing):
                return Value(thing in self.attacking)
            case AskZone():
                return Unobservable("no zones here")
        return Unsupported("no such question here")


def move(command, expect, text, role=Role.WHEN):
    """A sentence, and the move that it says as `plan` numbers it."""
    step = Step(role, text, None, Where("scene.feature", 1))
    return step, lambda number: Move(command, expect, number)


def attack(label, expect):
    command = Act(Attack("Angie", (Attacker(label, Whom(team="B")),)))
    return move(command, expect, f"Angie attacks with {label}")


def to_attackers():
    command = Advance(At("A", StepName.DECLARE_ATTACKERS))
    return move(command, Happens(), "the declare attackers step begins")


def life_is(team, total):
    return move(Observe(AskLife(team)), Answers(total), f"{team} has {total} life", Role.THEN)


def plan(*said, placed=(), level=Level.MUST, case_id="scene"):
    creatures = tuple(
        facts.Controls("Angie", 1, kind=Kind.CREATURE, labels=(label,))
        for label in ("free", "bound")
    )
    steps = tuple(step for step, _ in said)
    case = Case(f"{case_id}@2005-08-01", case_id, "2005-08-01", None, steps, (), level=level)
    where = Where("scene.feature", 1)
    scenario = Scenario(case_id, "A scene", "en", where, (), (), level, case_id, (case,))
    moves = tuple(made(number) for number, (_, made) in enumerate(said))
    game = NewGame(DATE, "two-headed-giant", "tournament", TEAMS)
    opening = Place("A", (facts.Life("A", 17), facts.Life("B", 20), *creatures, *placed))
    return Plan(scenario, case, DATE, game, opening, (), moves)


REFUSAL_THEN_TWIN = plan(
    to_attackers(),
    attack("bound", IsRefused()),
    attack("free", Happens()),
    life_is("A", 17),
)
"""A refused attack, its legal twin from the same position, and a total."""
