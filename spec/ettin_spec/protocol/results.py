"""What an engine answers: one result per command, each with the status it left."""

from __future__ import annotations

from typing import Any, TypeAlias

from ettin_spec.protocol.base import ChoiceKind, GameState, Message, Purpose, StepName, TurnChange


class Choice(Message, frozen=True):
    """A decision that the engine waits for.

    `decider` are the players who may make it; `for_player` whose choice it is (the two
    differ when a player is controlled); between `min` and `max` of `options` are taken.
    """

    kind: ChoiceKind
    purpose: Purpose
    decider: tuple[str, ...]
    options: tuple[str, ...] = ()
    source: str | None = None
    for_player: str | None = None
    min: int = 1
    max: int = 1


class ForPriority(Message, frozen=True, tag_field="for", tag="priority"):
    """A team has priority."""

    team: str


class ForChoice(Message, frozen=True, tag_field="for", tag="choice"):
    """Somebody has to choose."""

    choice: Choice


class Over(Message, frozen=True, tag_field="for", tag="over"):
    """The game is over: for each team how, and the reason in the engine's own words."""

    teams: dict[str, GameState]
    reason: str = ""


Waiting: TypeAlias = ForPriority | ForChoice | Over


class Changed(Message, frozen=True):
    """An effect has changed the order of turns, phases and steps.

    `team` gets the extra turn or skips what it skips next; an additional phase has none.
    """

    what: TurnChange
    team: str | None = None


class Begun(Message, frozen=True):
    """A step, or a main phase, has begun in a turn of the team."""

    team: str
    step: StepName


class Status(Message, frozen=True):
    """Where the game stands.

    `stack` is its height, what is resolving included; `turn` is 1 until the second turn
    begins; `passed` the teams that have passed priority since the last
    status, in order, automatic passes included. `changed` are the changes to the order of
    turns, phases and steps that have been made since then, in order, taken already or still
    to come. `left` are the teams that have left the game while others play on, in the order in
    which they left. `steps`, read where `tells` claims it, are those that have begun since the
    last status, in order, with priority or without; what is skipped does not begin.
    """

    turn: int
    active: str
    step: StepName
    stack: int
    waiting: Waiting
    passed: tuple[str, ...] = ()
    changed: tuple[Changed, ...] = ()
    left: tuple[str, ...] = ()
    steps: tuple[Begun, ...] = ()


class Done(Message, frozen=True, tag_field="is", tag="done"):
    """The command was carried out. `policies`: what a dated engine read to do it.

    A game has a `status`; a match has none.
    """

    status: Status | None = None
    policies: tuple[str, ...] = ()


class Refused(Message, frozen=True, tag_field="is", tag="refused"):
    """The action is illegal, or the window for it never opens; nothing has changed.

    A game has a `status`; a match has none.
    """

    reason: str
    status: Status | None = None
    policies: tuple[str, ...] = ()


class Needs(Message, frozen=True, tag_field="is", tag="needs"):
    """A choice came up that no answer rule foresees; `run` stops here.

    A game has a `status`; a count has none.
    """

    choice: Choice
    status: Status | None = None


class Value(Message, frozen=True, tag_field="is", tag="value"):
    """The answer to an `observe`."""

    value: Any
    policies: tuple[str, ...] = ()


class Unobservable(Message, frozen=True, tag_field="is", tag="unobservable"):
    """The engine cannot see what was asked, and says why."""

    reason: str


class Unsupported(Message, frozen=True, tag_field="is", tag="unsupported"):
    """The engine does not do this, and says why: skipped, never passed.

    `cards`, in the answer to `new_game`: the cards that came with it whose text the engine cannot
    read, all of them, each with the reason; since protocol 1.2.
    """

    reason: str
    cards: dict[str, str] = {}

    @property
    def why(self) -> str:
        """The reason in one line, with the cards that cannot be read."""
        if not self.cards:
            return self.reason
        return "cannot read " + "; ".join(f"{name}: {why}" for name, why in self.cards.items())


Result: TypeAlias = Done | Refused | Needs | Value | Unobservable | Unsupported
