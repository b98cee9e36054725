"""A departure as a scenario in Gherkin, ready to be put under `features/`, whoever is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.flow.generated.machine import TRANSITIONS
from ettin_spec.language.object_reference import Reference
from ettin_spec.language.scenario import Can
from ettin_spec.protocol import facts as f
from ettin_spec.protocol.actions import Activate, Attack, Attacker, Cast
from ettin_spec.protocol.base import GameState, StepName
from ettin_spec.protocol.commands import Act, At, Left
from ettin_tck.telling.scenario_written import Written, feature
from ettin_tck.touring.graph import GOING_ON
from ettin_tck.touring.messages import messages
from ettin_tck.touring.table import MANA, WALL

if TYPE_CHECKING:
    from ettin_spec.language.scenario import Meaning
    from ettin_tck.library import Library
    from ettin_tck.touring.driving import Departure
    from ettin_tck.touring.graph import Graph
    from ettin_tck.touring.messages import Lying, Told
    from ettin_tck.touring.moves import Node
    from ettin_tck.touring.table import Table
    from ettin_tck.touring.tours import Deed


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
    words = (", ".join(each) if isinstance(each, tuple) else str(each) for each in standing)
    return ", ".join(filter(None, words))


@dataclass
class _Told:
    """What happens at a table, as what sentences mean; cards by their names."""

    graph: Graph
    table: Table
    found: Departure
    _has: set[tuple[str, str]] = field(default_factory=set)
    _used: Counter[tuple[str, str]] = field(default_factory=Counter)
    _mana: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.way = self.found.way
        self.places = [self.graph.start, *(edge.after for edge in self.way)]
        self.last = self.places[-1]

    @cached_property
    def _made(self) -> list[Told]:
        return messages(self.table, self.way)

    def given(self) -> Iterator[Meaning]:
        """Who controls what is used, once all is told that happens."""
        if self._is_priority:
            self._has.add((self._decides(), WALL))
        for own in self.table.tour.has:
            self._has |= {(team.players[0], own.card) for team in self.table.teams}
        for player, card in sorted(self._has):
            yield f.Controls(player, self._used[player, card] or 1, card)
        for player, number in sorted((+self._mana).items()):
            yield f.Controls(player, number, MANA)
        attack = {self.table.teams[e.move.team].id for e in self.way if e.move.what == "attack"}
        yield from (answer for answer in self.table.hits if answer.by in attack)

    def happens(self) -> Iterator[Meaning]:
        """Each decision; those by which a step is left, or something resolves, as one."""
        number = 0
        while number < len(self.way):
            if (step := self._step_begun(number)) is not None:
                state = self.places[step].state
                yield At(self.table.teams[state.active].id, StepName(state.step))
                number = step
            elif (after := self._resolved(number)) is not None:
                top = self._on_stack(number)[-1]
                yield Left(str(Reference(top.card, top.player, None)))
                number = after
            else:
                yield self._decided(number)
                number += 1

    def _on_stack(self, number: int) -> tuple[Lying, ...]:
        return self._made[number - 1].stack if number else ()

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
        if not height or not self._on_stack(begin)[-1].card:
            return None
        for number in range(begin, len(self.way)):
            if self.way[number].move.what != "pass":
                return None
            if len(self.places[number + 1].stack) < height:
                return None if self.places[number + 1].is_over else number + 1
        return None

    def then(self) -> Iterator[Meaning]:
        """Where the flow is, who may do something there, and how the game stands for whom."""
        table = self.table
        if self.last.is_over:
            yield from (
                f.Outcome(how, table.teams[team].id) for team, how in table.ends(self.last).items()
            )
            return
        state = self.last.state
        yield f.Moment(table.teams[state.active].id, StepName(state.step))
        gone = [team for team in table.left(self.last) if team not in table.left(self.places[-2])]
        yield from (f.Outcome(GameState.LOST, table.teams[team].id) for team in gone)
        if self.found.flow[3:4] != self.found.engine[3:4]:
            yield f.StackSize(state.stack)
        if self._is_priority:
            yield Can(Activate(self._decides(), WALL))

    @property
    def _is_priority(self) -> bool:
        return self.last.state.position == "wait"

    def _decides(self) -> str:
        return self.table.teams[self.last.state.holder].players[0]

    def _decided(self, number: int) -> Meaning:
        """A decision with cards by their names, noting what is used."""
        made = self._made[number]
        if not isinstance(made.command, Act):
            return made.command
        action = made.command.action
        match action:
            case Cast() | Activate():
                if isinstance(action, Activate):
                    self._uses(action.by, self.graph.deeds[self.way[number].move.what])
                return msgspec.structs.replace(action, object=made.card, targets=self._aims(number))
            case Attack(by, attackers) if attackers:
                self._has.add((by, made.card))
                named = tuple(Attacker(made.card, each.whom) for each in attackers)
                return msgspec.structs.replace(action, attackers=named)
        return action

    def _uses(self, player: str, deed: Deed) -> None:
        """A permanent is used, each copy once where it is spent by that, and paid for."""
        self._has.add((player, deed.card))
        self._used[player, deed.card] += deed.is_spent
        self._mana[player] += deed.pays

    def _aims(self, number: int) -> tuple[str, ...]:
        """The targets of a deed: players, or the card of what is on top of the stack."""
        action = self._made[number].command
        assert isinstance(action, Act)  # a deed is an action
        targets: tuple[str, ...] = getattr(action.action, "targets", ())
        names = {each.label: each.card for each in self._on_stack(number)}
        return tuple(names.get(target, target) for target in targets)


def _where(node: Node) -> tuple[int, str]:
    return node.state.active, node.state.step


def _begins(node: Node) -> bool:
    """Has nobody done anything yet in the step? The first has priority of those who play."""
    state = node.state
    around = (number % len(state.lost) for number in range(state.active, 2 * len(state.lost)))
    first = next((team for team in around if not state.lost[team]), state.active)
    return state.position == "choose" or (not any(state.passed) and state.holder == first)
