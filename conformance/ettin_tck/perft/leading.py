"""A history played, decision by decision: each is found among those that can be made there."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ettin_spec.protocol.actions import Activate, Attack, Block, Cast
from ettin_spec.protocol.commands import Act, Answer, Pass

if TYPE_CHECKING:
    from ettin_spec.protocol.base import StepName
    from ettin_spec.protocol.commands import Team
    from ettin_tck.perft.history import Deed
    from ettin_tck.perft.nodes import Move, Node
    from ettin_tck.perft.positions import Game

FARTHEST = 400
"""Decisions on the way to a step at most."""

How: TypeAlias = type[Cast] | type[Activate]
Way: TypeAlias = Generator["Move | None", "Node", "Node"]
"""It makes decisions, is told where each leads, and comes to where the last one does. None asks
what may be decided where the game stands, of which a place says nothing but how to wait."""


class Lost(Exception):
    """The history does not go on here; the reason."""


def way(game: Game, start: Node) -> Way:
    """The decisions of a history from where it begins.

    Raises:
        Lost: the next deed is no decision that can be made, or does not come to its end.
    """
    node = start
    for number, deed in enumerate(game.position.history, 1):
        try:
            node = yield from _Deeds(game, deed).done(node)
        except Lost as reason:
            raise Lost(f"{game.name}, deed {number} of its history: {reason}") from None
    return (yield None)


@dataclass(frozen=True)
class _Deeds:
    game: Game
    deed: Deed
    known: dict[tuple[int, str], Act] = field(default_factory=dict)

    @property
    def teams(self) -> tuple[Team, ...]:
        return self.game.table.new_game.teams

    def done(self, node: Node) -> Way:
        deed = self.deed
        by = deed.by.of(self.teams)
        if deed.goes_on:
            return (yield from self._gone_on(node, by, deed.goes_on))
        if deed.resolves:
            return (yield from _resolved(node))
        target = None if deed.at is None else deed.at.of(self.teams)
        if deed.attacks:
            return (yield from self._attack(by))
        if deed.casts:
            return (yield from self._used(Cast, by, deed.casts, target))
        return (yield from self._used(Activate, by, deed.activates, target))

    def _used(self, how: How, by: Team, card: str, target: Team | None = None) -> Way:
        """A card of the first player of a team is used by whoever may."""
        act = self._use(how, by, card, (yield None))
        targets = (target.players[0],) if target else ()
        return (yield Act(msgspec.structs.replace(act.action, targets=targets)))

    def _use(self, how: How, by: Team, card: str, node: Node) -> Act:
        name = f"{by.players[0]}'s {card}"
        for action in _actions(node):
            if isinstance(action, how) and self._is_called(action.object, name):
                return Act(action)
        raise Lost(f"{name} cannot be used")

    def _is_called(self, label: str, name: str) -> bool:
        return self.game.copies.get(label, label) == name

    def _attack(self, by: Team) -> Way:
        """With this alone, at the first that may be attacked."""
        node = yield None
        label = f"{by.players[0]}'s {self.deed.attacks}"
        for action in _actions(node):
            if isinstance(action, Attack) and [each.object for each in action.attackers] == [label]:
                return (yield Act(action))
        raise Lost(f"{label} cannot attack")

    def _gone_on(self, node: Node, of: Team, step: StepName) -> Way:
        """Everybody waits until the step next begins, and on the way does what is to be done."""
        has_begun = True
        for _ in range(FARTHEST):
            if self.deed.activating and has_begun and node.may_act:
                node = yield from self._both_activate(node)
            stood = node.moment
            node = yield _waiting(node)
            has_begun = node.moment != stood
            if has_begun and node.moment[1:] == (of.id, step):
                return node
        raise Lost(f"{step} of {of.id} does not come")

    def _both_activate(self, node: Node) -> Way:
        """The active team does, and the next one before that has resolved."""
        ids = [team.id for team in self.teams]
        active = self.teams[ids.index(node.moment[1])]
        node = yield from self._activated(node, active)
        node = yield _waiting(node)
        other = next((team for team in self.teams if node.holder == team.id), active)
        node = yield from self._activated(node, other)
        for _ in range(2):
            node = yield from _resolved(node)
        return node

    def _activated(self, node: Node, by: Team) -> Way:
        """As it was in the same turn, which is who may do it; else what may be done is asked."""
        key = node.moment[0], by.id
        if key not in self.known:
            self.known[key] = self._use(Activate, by, self.deed.activating, (yield None))
        return (yield self.known[key])


def _resolved(node: Node) -> Way:
    """Everybody passes until what is on top has left the stack."""
    height = node.stack
    for _ in range(FARTHEST):
        node = yield _waiting(node)
        if node.stack < height:
            return node
    raise Lost("what is on top of the stack does not resolve")


def _waiting(node: Node) -> Move:
    """A pass, a declaration of nothing, or the first answer to a choice."""
    for move in node.decisions.values():
        if isinstance(move, Answer):
            return move
        if isinstance(move, Pass):
            return move
        if isinstance(move, Act):
            match move.action:
                case Attack(attackers=()) | Block(blockers=()):
                    return move
    raise Lost("nobody can wait")


def _actions(node: Node) -> Iterator[object]:
    return (move.action for move in node.decisions.values() if isinstance(move, Act))
