"""The decisions of a way as messages, and which cards lie on the stack at each of its places."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from ettin_spec.protocol.actions import (
    Activate,
    Attack,
    Attacker,
    Block,
    CallTime,
    Cast,
    Concede,
)
from ettin_spec.protocol.commands import Act, Pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.actions import Action
    from ettin_tck.touring.moves import Edge, Move, Node
    from ettin_tck.touring.table import Table
    from ettin_tck.touring.tours import Deed


class Lying(NamedTuple):
    """What is on the stack: the move by which it came there, its card, whose, and its label."""

    move: Move
    card: str
    player: str
    label: str


class Told(NamedTuple):
    """A decision as a message, the card that it uses, and what is on the stack afterwards."""

    command: Act | Pass
    card: str
    stack: tuple[Lying, ...]


def messages(table: Table, way: Sequence[Edge]) -> list[Told]:
    """The messages of a way, one for each decision; members of a team take turns in acting."""
    made: list[Told] = []
    acted: Counter[tuple[str, int]] = Counter()
    for edge in way:
        stack = made[-1].stack if made else ()
        made.append(_told(table, edge, acted[edge.move[:2]], stack))
        acted[edge.move[:2]] += 1
    return made


def _told(table: Table, edge: Edge, times: int, stack: tuple[Lying, ...]) -> Told:
    move = edge.move
    team = table.teams[move.team]
    player, copy = team.players[times % len(team.players)], times // len(team.players)
    deed = next((each for each in table.tour.deeds if each.name == move.what), None)
    if deed is not None:
        label = table.label(player, deed.card, copy if deed.is_spent else 0)
        aims = _aims(table, deed, move, stack)
        action = (Cast if deed.casts else Activate)(player, label, aims)
        lies = _lying(table, edge.after, (*stack, Lying(move, deed.card, player, label)))
        return Told(Act(action), deed.card, lies)
    lies = _lying(table, edge.after, stack)
    if move.what == "pass":
        return Told(Pass(team.id), "", lies)
    card = table.tour.attacks if move.what == "attack" else ""
    return Told(Act(_declared(table, edge, player)), card, lies)


def _aims(table: Table, deed: Deed, move: Move, stack: tuple[Lying, ...]) -> tuple[str, ...]:
    if deed.counters:
        return (stack[-1].label,)
    return (table.teams[move.target].players[0],) if deed.target else ()


def _declared(table: Table, edge: Edge, player: str) -> Action:
    match edge.move.what:
        case "attack":
            attacker = table.label(player, table.tour.attacks)
            return Attack(player, (Attacker(attacker, table.attacked(edge.after.attacked)),))
        case "attack_not":
            return Attack(player, ())
        case "block":
            return Block(player, ())
        case "concede":
            return Concede(player)
    return CallTime()


def _lying(table: Table, node: Node, before: tuple[Lying, ...]) -> tuple[Lying, ...]:
    """What lies there now: what lay there before and still does, and what has triggered."""
    left, lies = list(before), []
    for move in node.stack:
        while left and left[0].move != move:
            left.pop(0)
        lies.append(left.pop(0) if left else _triggered(table, move))
    return tuple(lies)


def _triggered(table: Table, move: Move) -> Lying:
    card = next((own.card for own in table.tour.has if own.name == move.what), "")
    return Lying(move, card, table.teams[move.team].players[0], "")
