"""Places in a game that is counted, and what is counted there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ettin_spec.protocol.commands import Act, Answer, Pass
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from ettin_tck.fuzzing.plain_forms import Plain

Move: TypeAlias = Pass | Act | Answer


@dataclass(frozen=True)
class Node:
    """A place in a game: where it stands, and what can be decided, each with one way to do it.

    A division of damage or of counters is a decision that is not gone beyond: it has none.
    `made` are the choices that were none, on the way from the decision before.
    """

    standing: Plain
    decisions: Mapping[str, Move | None]
    made: tuple[Answer, ...] = ()

    @property
    def moment(self) -> tuple[int, str, str]:
        """The turn, whose it is, and the step."""
        turn, active, step, *_ = self.standing
        return turn, active, step

    @property
    def stack(self) -> int:
        """How high it is; nothing while a choice is asked."""
        return self.standing[3] or 0

    @property
    def holder(self) -> str:
        """The team that has priority; empty if none has."""
        what, *who = self.standing[4]
        return str(who[0]) if what == "priority" else ""

    @property
    def may_act(self) -> bool:
        """Has the active team priority, and nobody anything on the stack?"""
        return not self.stack and self.holder == self.standing[1]

    @property
    def plain(self) -> tuple[object, ...]:
        """What two engines have to say alike."""
        return self.standing, list(self.decisions)


@dataclass(frozen=True)
class Led:
    """A history that was played: its decisions, the places from its beginning to its end.

    `lost` is why it does not go on to its end; then nothing is counted.
    """

    moves: tuple[Move, ...]
    nodes: tuple[Node, ...]
    lost: str = ""

    @property
    def end(self) -> Node:
        """Where it is counted from."""
        return self.nodes[-1]

    def whole(self) -> Led:
        """The same, where it has to come to its end.

        Raises:
            UsageError: it is lost.
        """
        if self.lost:
            raise UsageError(f"{self.lost}, in the reference")
        return self

    def fingerprint(self, count: Count) -> Count:
        """A count with all that was decided and stood before in its fingerprint."""
        before = [node.plain for node in self.nodes[:-1]]
        return Count(count.sequences, digest([before, self.lost, count.fingerprint]))


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


def combined(node: Node, parts: Mapping[str, Counts], depth: int) -> Counts:
    """The counts of a place from those after its decisions."""
    offered = dict.fromkeys(node.decisions, OFFERED)
    deeper = ({name: each[less] for name, each in parts.items()} for less in range(depth - 1))
    return tuple(_combined(node, each) for each in (offered, *deeper))


def _combined(node: Node, parts: Mapping[str, Count]) -> Count:
    whole = [node.standing, sorted((name, each.fingerprint) for name, each in parts.items())]
    return Count(sum(each.sequences for each in parts.values()), digest(whole))


def digest(whole: object) -> str:
    """A short fingerprint of plain data."""
    return sha256(msgspec.json.encode(whole)).hexdigest()[:16]
