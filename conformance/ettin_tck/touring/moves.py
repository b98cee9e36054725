"""What a tour's graph is made of: decisions, the places where they are made, and the ways on."""

from __future__ import annotations

from typing import NamedTuple

from ettin_spec.flow.generated.machine import State


class Move(NamedTuple):
    """A decision, as `pass`, `attack`, `concede` or a deed, or an ability that has triggered; the
    team, and the target's."""

    what: str
    team: int
    target: int = -1


class Node(NamedTuple):
    """Where somebody decides: the machine's state, what is on the stack, the top last, and the
    team that is attacked. `turns` and `steps`: how many have begun, where a tour bounds that."""

    state: State
    stack: tuple[Move, ...] = ()
    attacked: int = -1
    turns: int = 0
    steps: int = 0

    @property
    def is_over(self) -> bool:
        """Does nobody decide anything any more?"""
        return self.state.step == "over"


class Edge(NamedTuple):
    """A decision with where it leads, how many turns begin on the way, and all transitions."""

    move: Move
    after: Node
    turns: int
    transitions: tuple[str, ...]

    @property
    def transition(self) -> str:
        """The last transition."""
        return self.transitions[-1]
