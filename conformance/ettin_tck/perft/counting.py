"""Sequences of decisions counted on one engine, in a form that is the same for every engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ettin_spec.protocol.actions import Cast
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.commands import Act, Answer, Legal, Mark, Pass, Restore
from ettin_spec.protocol.results import Choice, ForChoice, ForPriority, Refused, Unsupported, Value
from ettin_tck.fuzzing.plain_forms import DIVIDING, Forms
from ettin_tck.fuzzing.walk import plain_move
from ettin_tck.perft.leading import Lost, way
from ettin_tck.perft.nodes import ENDS, REFUSED, Count, Led, Node, combined

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result, Status
    from ettin_tck.perft.nodes import Counts, Move
    from ettin_tck.perft.positions import Game

MOST = 2
"""Creatures of a declaration, and X, at most: the bound that `legal` has."""

DECLARED = (Purpose.ATTACKERS, Purpose.BLOCKERS, Purpose.MULLIGAN)
"""Choices that are made by an act."""


Picks: TypeAlias = dict[str, Answer | None]
"""What can be picked, by name."""

LAST_MADE = 2
"""The depth from which on decisions are made, and no more made where they lead."""


class NotCounted(Exception):
    """The engine does not play the position; the reason."""


@dataclass
class Tree:
    """All that can be decided from a position, on an engine; marks have a name for each decision
    made before."""

    engine: Engine
    game: Game
    forms: Forms = field(init=False)

    def __post_init__(self) -> None:
        table = self.game.table
        self.forms = Forms(table.labels, {*table.players, "yes", "no"})

    def open(self) -> Led:
        """Open the game, and play what comes before.

        Raises:
            NotCounted: the engine does not play it.
        """
        results = self._run(self.game.table.opening)
        for result in results:
            if isinstance(result, Unsupported | Refused):
                raise NotCounted(getattr(result, "why", result.reason))
        node = self._node(results[-1:], None, lists=False)
        if node is None:
            raise NotCounted("a choice that is none cannot be made")
        return self._led(node)

    def _led(self, node: Node) -> Led:
        """The decisions of the history; it is lost where the engine refuses the next one."""
        moves: list[Move] = []
        nodes = [node]
        deeds = way(self.game, node)
        try:
            move = next(deeds)
            while True:
                if move is None:
                    nodes[-1] = self._listed(nodes[-1])
                else:
                    moves.append(move)
                    nodes.append(self._made(move))
                move = deeds.send(nodes[-1])
        except StopIteration:
            return Led(tuple(moves), tuple(nodes))
        except Lost as reason:
            return Led(tuple(moves), tuple(nodes), str(reason))

    def _made(self, move: Move) -> Node:
        """Where the next decision of the history leads."""
        after = self._node(self._run((move,)), None, lists=False)
        if after is None:
            raise Lost(f"{self.game.name}: a deed of its history is refused")
        return after

    def _listed(self, node: Node) -> Node:
        """The same place, marked, with all that can be decided there."""
        if node.holder:
            listed = self._run((Mark("0"), Legal(MOST)))[-1]
            return replace(node, decisions=self._named(_moves(listed)))
        self._run((Mark("0"),))
        return node

    def step(self, made: int, move: Move, *, after: int | None = None) -> Node | None:
        """Make a decision from the place that has the mark of so many; None where it is refused.

        The place that it leads to has the mark of so many as come `after`, or none.
        """
        marked = () if after is None else (Mark(str(after)),)
        restored, *results = self._run((Restore(str(made)), move, *marked, Legal(MOST)))
        if isinstance(restored, Refused | Unsupported) or not results:
            raise NotCounted("it does not come back to a mark")
        return self._node(results, after)

    def whole(self, depth: int, *, is_right: bool = False) -> Counts:
        """Count from the position to each depth from 1 on; nothing where its history is lost.

        Raises:
            NotCounted: the engine does not play it.
            UsageError: the history is lost on an engine that is right.
        """
        led = self.open().whole() if is_right else self.open()
        none = (Count(0, ""),) * depth
        counts = none if led.lost else self.counts(led.end, 0, depth)
        return tuple(led.fingerprint(count) for count in counts)

    def counts(self, node: Node, made: int, depth: int) -> Counts:
        """Count from a place that has the mark of so many decisions, to each depth from 1 on.

        The last decisions are counted as they are offered, all before are made.
        """
        return combined(node, self.divided(node, made, depth), depth)

    def divided(self, node: Node, made: int, depth: int) -> dict[str, Counts]:
        """The same after each first decision, to a depth that is less by one."""
        if depth == 1:
            return dict.fromkeys(node.decisions, ())
        found = {}
        for name, move in node.decisions.items():
            mark = made + 1 if depth > LAST_MADE else None
            after = None if move is None else self.step(made, move, after=mark)
            if after is not None:
                found[name] = self.counts(after, made + 1, depth - 1)
            else:
                found[name] = (ENDS if move is None else REFUSED,) * (depth - 1)
        return found

    def _node(
        self, results: Sequence[Result], mark: int | None, *, lists: bool = True
    ) -> Node | None:
        """What the first result leads to, marked, with what is no choice made; the last one, if
        there are more, says what may be done there. With priority it says no more than how to
        wait, unless it `lists`."""
        result, *more = results
        marked = () if mark is None else (Mark(str(mark)),)
        made: tuple[Answer, ...] = ()
        while True:
            if isinstance(result, Refused):
                return None
            status: Status | None = getattr(result, "status", None)
            if status is None:
                raise NotCounted(getattr(result, "reason", "it does not say where the game stands"))
            choice = _asked(status)
            if choice is None:
                break
            picks = self._picks(choice)
            if len(picks) != 1 or choice.kind in DIVIDING:
                self._run(marked)
                return Node(self.forms.status(status), picks, made)
            pick = next(move for move in picks.values() if move)
            made = (*made, pick)
            result, more = self._run((pick,))[0], []
        if not lists and isinstance(status.waiting, ForPriority):
            passes = self._named((Pass(status.waiting.team),))
            return Node(self.forms.status(status), passes, made)
        listed = (more or self._run((*marked, Legal(MOST))))[-1]
        return Node(self.forms.status(status), self._named(_moves(listed)), made)

    def _named(self, moves: Sequence[Pass | Act]) -> dict[str, Move | None]:
        """Moves by name, in order; of casting equal cards one."""
        found: dict[str, Move | None] = {}
        for move in sorted(moves, key=plain_move):
            found.setdefault(plain_move(self._of_any_copy(move)), move)
        return dict(sorted(found.items()))

    def _of_any_copy(self, move: Pass | Act) -> Pass | Act:
        if not (isinstance(move, Act) and isinstance(move.action, Cast)):
            return move
        label = move.action.object
        named = self.game.copies.get(label, label)
        return Act(msgspec.structs.replace(move.action, object=named))

    def _picks(self, choice: Choice) -> Picks:
        """What can be picked, by name, in order; of equal options one."""
        named: dict[str, Answer | None] = {}
        if choice.kind in DIVIDING:
            divided = msgspec.json.encode({"divides": self.forms.choice(choice)})
            return {divided.decode(): None}
        for options in _selections(choice):
            names = [self.forms.name(option) for option in options]
            kept = names if choice.kind is ChoiceKind.ORDER else sorted(names)
            said = msgspec.json.encode({"picks": kept, "for": choice.purpose}).decode()
            move = Answer(choice.decider[0], choice.purpose, options, once=True)
            named.setdefault(said, move)
        return dict(sorted(named.items()))

    def _run(self, commands: Sequence[Command]) -> list[Result]:
        """The results of all, though a choice ends a run; those up to what is refused."""
        results: list[Result] = []
        while len(results) < len(commands):
            results += self.engine.run(commands[len(results) :])
            if isinstance(results[-1], Refused | Unsupported):
                break
        return results


def _moves(listed: Result) -> tuple[Pass | Act, ...]:
    if not isinstance(listed, Value):
        raise NotCounted(getattr(listed, "reason", "it does not say what may be done"))
    return msgspec.convert(listed.value, tuple[Pass | Act, ...])


def _asked(status: Status) -> Choice | None:
    waiting = status.waiting
    if isinstance(waiting, ForChoice) and waiting.choice.purpose not in DECLARED:
        return waiting.choice
    return None


def _selections(choice: Choice) -> Iterator[tuple[str, ...]]:
    options = tuple(sorted(choice.options))
    if choice.kind is ChoiceKind.ORDER:
        yield from permutations(options)
        return
    for number in range(choice.min, min(choice.max, len(options)) + 1):
        yield from combinations(options, number)
