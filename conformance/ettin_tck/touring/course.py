"""From one decision to the next: the flow's machine goes on by itself, and cards report facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from ettin_spec.flow.definition.flow_reader import load_flow
from ettin_spec.flow.generated import machine
from ettin_tck.touring.moves import Edge, Move, Node

if TYPE_CHECKING:
    from ettin_spec.flow.generated.machine import Event, Policies, State, Step
    from ettin_spec.flow.proof.games import Size
    from ettin_tck.touring.tours import Deed, Owned, Tour

STRUCK = "damage"
"""Combat damage on the stack, where rules put it there."""

AGAIN = ("upkeep.again", "end.again")
"""After these a step begins that is not the first of its kind in the turn."""


def opponent(size: Size, state: State, team: int) -> int:
    """Whom a team attacks: the next opponent in turn order who plays; -1 if there is none."""
    around = ((team + n) % size.teams for n in range(1, size.teams))
    others = (t for t in around if t // size.allies != team // size.allies and not state.lost[t])
    return next(others, -1)


@dataclass
class Course:
    """What happens after a decision, until the next one, in a tour in games of a size."""

    tour: Tour
    size: Size
    policies: Policies
    state: State
    stack: list[Move]
    attacked: int
    _facts: list[Event] = field(default_factory=list)
    _triggered: list[Move] = field(default_factory=list)
    _turns: int = 0
    _transitions: list[str] = field(default_factory=list)
    _again: bool = False

    def after(self, move: Move, event: Event | None) -> Edge:
        """Go on until somebody decides or the game is over."""
        while True:
            self._follow(machine.step(self.state, event, self.policies))
            waits = machine.waits(self.state)
            if waits == "facts":
                event = self._facts.pop(0) if self._facts else self._of_the_place()
            elif waits is None:
                event = None
            elif self._blocks_nothing():
                event = ("block", self.state.called)
            else:
                node = Node(self.state, tuple(self.stack), self.attacked)
                return Edge(move, node, self._turns, tuple(self._transitions))

    def _follow(self, step: Step) -> None:
        self.state = step.state
        self._transitions.append(step.transition)
        self._again = self._again or step.transition in AGAIN
        for duty in step.duties:
            self._perform(duty)
        if not self.state.attacking:
            self.attacked = -1
        if machine.waits(self.state) == "over":
            self.stack, self.attacked = [], -1

    def _perform(self, duty: machine.Duty) -> None:
        match duty:
            case ("begin_turn",):
                self._turns += 1
            case ("declare_attack",):
                self.attacked = opponent(self.size, self.state, self.state.active)
            case ("stack_combat_damage",):
                self.stack.append(Move(STRUCK, self.state.active))
            case ("begin_step",):
                self._begin_step()
            case ("put_triggers", team):
                self.stack += (each for each in self._triggered if each.team == team)
                self._triggered = [each for each in self._triggered if each.team != team]
            case ("resolve_top",):
                self._facts = self._brought(self.stack.pop())
            case ("leave_game",):
                stay = [each for each in self.stack if not self.state.lost[each.team]]
                self._facts = [("vanishes", None)] * (len(self.stack) - len(stay))
                self.stack = stay

    def _begin_step(self) -> None:
        """What triggers then does so, but for who has left the game."""
        heard = [
            Move(owned.name, team)
            for team in range(self.size.teams)
            for owned in self.tour.has
            if self._hears(owned, team)
        ]
        self._triggered += heard
        self._facts = [("triggers", each.team) for each in heard]
        self._again = False

    def _hears(self, owned: Owned, team: int) -> bool:
        state = self.state
        whose = not state.lost[team] and (owned.each or team == state.active)
        return whose and owned.triggers == state.step and not (owned.first and self._again)

    def _brought(self, top: Move) -> list[Event]:
        """The facts of what resolves, nothing if its target has left, or is gone."""
        source = next((s for s in self.tour.sources_of_facts if s.name == top.what), None)
        whose = top.target if top.target >= 0 else top.team
        if source is None or self.state.lost[whose] or not self._takes_away(source):
            return []
        return [(fact, whose if fact in bound() else None) for fact in source.brings]

    def _takes_away(self, source: Deed | Owned) -> bool:
        """Take away what is countered, if anything is to be; False if that is not there."""
        if "countered" in source.brings:
            if not self.stack:
                return False
            self.stack.pop()
        return True

    def _of_the_place(self) -> Event:
        """What is so wherever the flow asks: a step that is always skipped, and first strike."""
        state = self.state
        if state.position == "would" and not state.lost[state.active]:
            word = WORDS.get(state.step, state.step)
            if any(word in owned.skips for owned in self.tour.has):
                return (f"skip_{word}", state.active)
        if state.position == "ready" and self.tour.strikes_first and not state.lost[state.active]:
            return ("strikes_first", None)
        return ("nothing", None)

    def _blocks_nothing(self) -> bool:
        """Has the team that is called nobody to block, so that nobody asks it?"""
        blocks = self.state.step == "declare_blockers" and self.state.position == "choose"
        return blocks and self.state.called != self.attacked


WORDS = {"precombat_main": "main", "postcombat_main": "main", "beginning_of_combat": "combat"}
"""What is skipped by another word than that of the step with which it begins."""


@cache
def bound() -> frozenset[str]:
    """The events that are about a team."""
    return frozenset(event.name for event in load_flow().events.values() if event.binds)
