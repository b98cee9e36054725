"""A departure as a scenario in Gherkin, ready to be put under `features/`, whoever is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.flow.generated.machine import TRANSITIONS
from ettin_spec.language.object_reference import Reference
from ettin_spec.language.scenario import Can
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.actions import Activate, Attack, Attacker, Block, Cast
from ettin_spec.protocol.base import StepName
from ettin_spec.protocol.commands import Act, At, Left
from ettin_tck.telling.scenario_written import Written, feature
from ettin_tck.touring.graph import GOING_ON, Graph, Node
from ettin_tck.touring.table import GUARD, WALL

if TYPE_CHECKING:
    from ettin_spec.language.scenario import Meaning
    from ettin_tck.library import Library
    from ettin_tck.touring.driving import Departure
    from ettin_tck.touring.table import Table


def told(library: Library, graph: Graph, table: Table, found: Departure) -> str:
    """A feature file with the departure as its scenario."""
    key, _ = TRANSITIONS[found.way[-1].transition]
    said = _Told(graph, table, found)
    remarks = (
        f"{table.variant}, {table.date}; the flow: {_short(found.flow)}",
        f"the engine: {found.refused or _short(found.engine)}",
    )
    when, given, then = tuple(said.happens()), tuple(said.given()), tuple(said.then())
    name = f"tour.{table.tour.name}"
    written = Written(name, key, table.date, given, when, then)
    return feature(library, written, table.variant, remarks)


def _short(standing: Sequence[object]) -> str:
    return ", ".join(map(str, standing))


@dataclass
class _Told:
    """What happens at a table, as what sentences mean; cards by their names."""

    graph: Graph
    table: Table
    found: Departure
    _stack: list[tuple[str, str]] = field(default_factory=list)
    _has: set[tuple[str, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.way = self.found.way
        self.places = [self.graph.start, *(edge.after for edge in self.way)]
        self.last = self.places[-1]

    def given(self) -> Iterator[Meaning]:
        """Who controls what is used, once all is told that happens."""
        if self.last.state.position == "wait":
            self._has.add((self._decides(), WALL))
        for player, card in sorted(self._has):
            yield f.Controls(player, 1, card)

    def happens(self) -> Iterator[Meaning]:
        """Each decision; those by which a step is left, or something resolves, as one."""
        commands = self.table.commands(self.way, self.graph.attacked)
        number = 0
        while number < len(self.way):
            if (step := self._step_begun(number)) is not None:
                state = self.places[step].state
                yield At(self.table.teams[state.active].id, StepName(state.step))
                number = step
            elif (after := self._resolved(number)) is not None:
                card, player = self._stack.pop()
                yield Left(str(Reference(card, player, None)))
                number = after
            else:
                command = commands[number]
                yield self._by_names(command.action) if isinstance(command, Act) else command
                number += 1

    def _step_begun(self, begin: int) -> int | None:
        """The place up to which nobody does anything, where a step has just begun."""
        best, seen = None, {_where(self.places[begin])}
        for number in range(begin, len(self.way) - 1):
            if self.places[number].stack or self.way[number].move.what not in GOING_ON:
                break
            after = self.places[number + 1]
            if _begins(after) and _where(after) not in seen:
                best = number + 1
            seen.add(_where(after))
        return best

    def _resolved(self, begin: int) -> int | None:
        """The place where what is on top has resolved, if nothing is done but passing."""
        height = len(self.places[begin].stack)
        for number in range(begin, len(self.way)):
            if not height or self.way[number].move.what != "pass":
                return None
            if len(self.places[number + 1].stack) < height:
                return number + 1
        return None

    def then(self) -> Iterator[Meaning]:
        """Where the flow is, and who may do something there."""
        state = self.last.state
        yield f.Moment(self.table.teams[state.active].id, StepName(state.step))
        if state.position == "wait":
            yield Can(Activate(self._decides(), WALL))

    def _decides(self) -> str:
        return self.table.teams[self.last.state.holder].players[0]

    def _by_names(self, action: object) -> Meaning:
        """The same with cards by their names, noting what is used and what is on the stack."""
        match action:
            case Cast(by, label) | Activate(by, label):
                card = self.table.card(label)
                self._stack.append((card, by))
                if isinstance(action, Activate):
                    self._has.add((by, card))
                return msgspec.structs.replace(action, object=card)
            case Attack(by, attackers):
                if attackers:
                    self._has.add((by, GUARD))
                named = tuple(Attacker(self.table.card(a.object), a.whom) for a in attackers)
                return msgspec.structs.replace(action, attackers=named)
        assert isinstance(action, Block)
        return action


def _where(node: Node) -> tuple[int, str]:
    return node.state.active, node.state.step


def _begins(node: Node) -> bool:
    """Has nobody done anything yet in the step?"""
    state = node.state
    return state.position == "choose" or (not any(state.passed) and state.holder == state.active)
