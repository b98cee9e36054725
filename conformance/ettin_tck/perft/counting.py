"""Sequences of decisions counted on one engine, in a form that is the same for every engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations, permutations
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ettin_spec.protocol.actions import Cast
from ettin_spec.protocol.base import ChoiceKind, Purpose
from ettin_spec.protocol.commands import Act, Answer, Legal, Mark, Pass, Restore
from ettin_spec.protocol.results import Choice, ForChoice, Refused, Unsupported, Value
from ettin_tck.fuzzing.plain_forms import DIVIDING, Forms, Plain
from ettin_tck.fuzzing.walk import plain_move

if TYPE_CHECKING:
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result, Status
    from ettin_tck.perft.positions import Game

Move: TypeAlias = Pass | Act | Answer

MOST = 2
"""Creatures of a declaration, and X, at most: the bound that `legal` has."""

DECLARED = (Purpose.ATTACKERS, Purpose.BLOCKERS, Purpose.MULLIGAN)
"""Choices that are made by an act."""


class NotCounted(Exception):
    """The engine does not play the position; the reason."""


@dataclass(frozen=True)
class Node:
    """A place in a game: where it stands, and what can be decided, each with one way to do it.

    A division of damage or of counters is a decision that is not gone beyond: it has none.
    """

    standing: Plain
    decisions: Mapping[str, Move | None]


@dataclass(frozen=True)
class Count:
    """Sequences of exactly so many decisions, and a fingerprint of all of them: of each, what is
    decided, and where the game stands before."""

    sequences: int
    fingerprint: str


Counts: TypeAlias = tuple[Count, ...]
"""By depth, from 1 on."""

OFFERED, REFUSED, ENDS = Count(1, ""), Count(0, "refused"), Count(0, "ends")
"""What counts for a decision itself: the last one, one that is refused, one not gone beyond."""


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

    def open(self) -> Node:
        """Open the game.

        Raises:
            NotCounted: the engine does not play it.
        """
        opening = (*self.game.table.opening, *self.game.moves)
        results = self._run(opening)
        for result in results:
            if isinstance(result, Unsupported | Refused):
                raise NotCounted(result.reason)
        node = self._node(results[-1], 0)
        if node is None:
            raise NotCounted("a choice that is none cannot be made")
        return node

    def step(self, made: int, move: Move) -> Node | None:
        """Make a decision from the place that has the mark of so many; None where it is refused."""
        restored, *results = self._run((Restore(str(made)), move))
        if isinstance(restored, Refused | Unsupported) or not results:
            raise NotCounted("it does not come back to a mark")
        return self._node(results[0], made + 1)

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
            after = None if move is None else self.step(made, move)
            if after is not None:
                found[name] = self.counts(after, made + 1, depth - 1)
            else:
                found[name] = (ENDS if move is None else REFUSED,) * (depth - 1)
        return found

    def _node(self, result: Result, made: int) -> Node | None:
        """What a result leads to, marked, with what is no choice made."""
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
                self._run((Mark(str(made)),))
                return Node(self.forms.status(status), picks)
            result = self._run((next(move for move in picks.values() if move),))[0]
        listed = self._run((Mark(str(made)), Legal(MOST)))[-1]
        if not isinstance(listed, Value):
            raise NotCounted(getattr(listed, "reason", "it does not say what may be done"))
        moves = msgspec.convert(listed.value, tuple[Pass | Act, ...])
        return Node(self.forms.status(status), self._named(moves))

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

    def _picks(self, choice: Choice) -> dict[str, Move | None]:
        """What can be picked, by name, in order; of equal options one."""
        named: dict[str, Move | None] = {}
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


def combined(node: Node, parts: Mapping[str, Counts], depth: int) -> Counts:
    """The counts of a place from those after its decisions."""
    offered = dict.fromkeys(node.decisions, OFFERED)
    deeper = ({name: each[less] for name, each in parts.items()} for less in range(depth - 1))
    return tuple(_combined(node, each) for each in (offered, *deeper))


def _combined(node: Node, parts: Mapping[str, Count]) -> Count:
    whole = [node.standing, sorted((name, each.fingerprint) for name, each in parts.items())]
    fingerprint = sha256(msgspec.json.encode(whole)).hexdigest()[:16]
    return Count(sum(each.sequences for each in parts.values()), fingerprint)


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
