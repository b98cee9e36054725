"""One walk through two engines, compared after each step: what is done, where that leads, what
may be done then."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ettin_spec.protocol.actions import Attack, Block
from ettin_spec.protocol.commands import (
    Act,
    Advance,
    Answer,
    At,
    Legal,
    Mark,
    Observe,
    Pass,
    Restore,
    Share,
)
from ettin_spec.protocol.results import (
    Choice,
    Done,
    ForChoice,
    Needs,
    Over,
    Refused,
    Status,
    Unsupported,
    Value,
)
from ettin_tck.cases.plan import tag
from ettin_tck.fuzzing.plain_forms import DIVIDING, SHARE, Forms
from ettin_tck.fuzzing.questions import questions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.fuzzing.tables import Table


@dataclass(frozen=True)
class Picked:
    """What is picked of a choice, in the words of the reference."""

    options: tuple[str, ...]


BOTH = 2
"""What is not seen by both says nothing: what is not there can be answered in more than one way."""

Move: TypeAlias = Pass | Act | Picked | Advance

LISTED, UNLISTED = "what may be done", "what is done though it is not listed"
STANDING, WAS_DONE = "where the game stands", "what was done"
"""What differs; in the first two what is listed matters."""


AN_ACT = '{"cmd":"act"'
"""How what may be done begins as text, if it is no passing."""


class Difference(Exception):
    """The two engines do not come to the same: in what, and what each says.

    Where the game stands otherwise, `listed` is what may be done in one of them alone.
    """

    def __init__(self, what: str, reference: object, other: object) -> None:
        self.what, self.reference, self.other = what, reference, other
        self.listed: tuple[Sequence[str], Sequence[str]] = ((), ())
        super().__init__(f"{what}: {reference} / {other}")

    @property
    def leaves_out_acts(self) -> bool:
        """May something be done, beside passing, that the other engine does not list?"""
        return any(each.startswith(AN_ACT) for each in self.listed[0])


class NotPlayed(Exception):
    """This is no walk: what was to be done is not allowed, or not supported."""


@dataclass
class Walk:
    """A game that two engines play in step; `reference` is the one that decides what is possible.

    `most` bounds declarations and X as `legal` does. `reached` is the step in which the game stood
    after each move that is done, `told` what the move was for the reference. Where `only` says in
    what a difference is looked for, nothing else is asked.
    """

    reference: Engine
    other: Engine
    table: Table
    claimed: frozenset[str]
    only: str = ""
    most: int = 2
    told: list[Pass | Act | Answer | Advance] = field(default_factory=list)
    done: list[Move] = field(default_factory=list)
    reached: list[At] = field(default_factory=list)
    asked: tuple[Choice, Choice] | None = None
    status: Status | None = None

    def __post_init__(self) -> None:
        self.forms = Forms(self.table.labels, {*self.table.players, "yes", "no"})
        looks = questions(self.table, self.claimed)
        self._looks = tuple(look for look in looks if self.only in ("", _asks(look)))
        self._lists = self.only in ("", LISTED, UNLISTED)
        self._listed: tuple[Result, Result] | None = None

    def lists(self) -> None:
        """What may be done is asked from now on, whatever a difference is looked for in."""
        self._lists = True

    def open(self) -> None:
        """Open the game in both.

        Raises:
            Difference: they do not stand alike.
            NotPlayed: one of them does not support it.
        """
        opening = self.table.opening
        ours, theirs = (engine.run((*opening, *self._after)) for engine in self._both)
        for result in (*ours[: len(opening)], *theirs[: len(opening)]):
            if isinstance(result, Unsupported):
                raise NotPlayed(result.why)
        last = len(opening) - 1
        self._compare("the opening", ours[last:], theirs[last:])

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.status is not None and isinstance(self.status.waiting, Over)

    def moves(self) -> tuple[Pass | Act, ...]:
        """What may be done now, the same in both; empty while a choice is asked.

        Raises:
            Difference: one of them says otherwise.
        """
        if self._listed is None:
            return ()
        alone = _alone(*self._listed)
        if any(alone):
            raise Difference(LISTED, *alone)
        return tuple(_by_text(self._listed[0]).values())

    def acts_and_passes(self) -> tuple[list[Act], list[Pass]]:
        """The moves that there are, of each kind.

        Raises:
            Difference: one of them says otherwise.
            NotPlayed: there is none, since only what is larger may be declared.
        """
        moves = self.moves()
        if not moves:
            raise NotPlayed("nothing so small may be declared")
        acts = [move for move in moves if isinstance(move, Act)]
        return acts, [move for move in moves if isinstance(move, Pass)]

    def take(self, move: Move) -> None:
        """Do something in both, and compare what comes of it.

        Raises:
            Difference: not the same.
            NotPlayed: both refuse it.
        """
        pair = self._answers(move) if isinstance(move, Picked) else (move, move)
        ours = self.reference.run((pair[0], *self._after))
        theirs = self.other.run((pair[1], *self._after))
        if isinstance(ours[0], Refused) and isinstance(theirs[0], Refused):
            raise NotPlayed(ours[0].reason)
        self.done.append(move)
        self.told.append(pair[0])
        self._compare(WAS_DONE, ours, theirs)
        assert self.status is not None
        self.reached.append(At(self.status.active, self.status.step))

    def tries(self, action: Act) -> None:
        """Something that is not listed is done by neither; afterwards all is as it was.

        Raises:
            Difference: one of them does it.
        """
        commands: list[Command] = [Mark("before"), action, Restore("before")]
        results = [[tag(each) for each in self._tried(engine, commands)] for engine in self._both]
        does = ["done" in each[1:2] for each in results]
        if does[0] != does[1]:
            self.done.append(action)
            self.told.append(action)
            raise Difference(UNLISTED, *results)

    def _tried(self, engine: Engine, commands: Sequence[Command]) -> list[Result]:
        results = engine.run(commands)
        return results if len(results) == len(commands) else [*results, *engine.run(commands[-1:])]

    @property
    def _both(self) -> tuple[Engine, Engine]:
        return (self.reference, self.other)

    @property
    def _after(self) -> tuple[Command, ...]:
        """What is asked after a move, in the same run."""
        return (*self._looks, *([Legal(self.most)] if self._lists else ()))

    def _compare(self, what: str, ours: Sequence[Result], theirs: Sequence[Result]) -> None:
        """Hold the result of a move, and of what was asked after it, against each other."""
        one, two = ours[0], theirs[0]
        self._listed = None
        if tag(one) != tag(two):
            raise Difference(what, _told(one), _told(two))
        assert isinstance(one, Done | Needs | Refused)
        assert isinstance(two, Done | Needs | Refused)
        assert one.status is not None
        assert two.status is not None
        standing = self.forms.status(one.status), self.forms.status(two.status)
        if standing[0] != standing[1]:
            difference = Difference(STANDING, *standing)
            if self._lists and tag(ours[-1]) == tag(theirs[-1]) == "value":
                difference.listed = _alone(ours[-1], theirs[-1])
            raise difference
        self.status = one.status
        self.asked = _asked(one.status, two.status)
        if self.asked is None and isinstance(one, Done) and isinstance(two, Done):
            last = 1 + len(self._looks)
            self._compare_looks(ours[1:last], theirs[1:last])
            self._listed = (ours[-1], theirs[-1]) if self._lists else None

    def _compare_looks(self, ours: Sequence[Result], theirs: Sequence[Result]) -> None:
        """Hold what is seen against each other; nothing is once the game is over."""
        if self.is_over:
            return
        for look, one, two in zip(self._looks, ours, theirs, strict=True):
            seen = [each.value for each in (one, two) if isinstance(each, Value)]
            if len(seen) == BOTH and seen[0] != seen[1]:
                raise Difference(_asks(look), *seen)

    def _answers(self, picked: Picked) -> tuple[Answer, Answer]:
        if self.asked is None:
            raise NotPlayed("nothing is asked")
        one, two = self.asked
        if not {*picked.options} <= {*one.options}:
            raise NotPlayed("that is not offered")
        plain = Answer(one.decider[0], one.purpose, once=True)
        if one.kind in DIVIDING:
            shares = tuple(
                Share(to, int(amount))
                for option in picked.options
                for to, amount in SHARE.findall(option)
                if int(amount)
            )
            both = msgspec.structs.replace(plain, shares=shares)
            return both, both
        theirs = self._translated(picked.options, one, two)
        ours = msgspec.structs.replace(plain, pick=picked.options)
        return ours, msgspec.structs.replace(plain, pick=theirs)

    def _translated(self, options: tuple[str, ...], one: Choice, two: Choice) -> tuple[str, ...]:
        """The same options as the other engine spells them: of equals the one in the same place."""
        found = []
        for option in options:
            name = self.forms.option(one, option)
            ours = [each for each in one.options if self.forms.option(one, each) == name]
            theirs = [each for each in two.options if self.forms.option(two, each) == name]
            found.append(theirs[ours.index(option)])
        return tuple(found)


def _asks(look: Observe) -> str:
    return msgspec.json.encode(look.ask).decode()


def _asked(one: Status, two: Status) -> tuple[Choice, Choice] | None:
    ours, theirs = one.waiting, two.waiting
    if not (isinstance(ours, ForChoice) and isinstance(theirs, ForChoice)):
        return None
    declared = ("attackers", "blockers", "mulligan")
    return None if ours.choice.purpose in declared else (ours.choice, theirs.choice)


def _read(listed: Result) -> tuple[Pass | Act, ...]:
    assert isinstance(listed, Value), listed
    return msgspec.convert(listed.value, tuple[Pass | Act, ...])


def _by_text(listed: Result) -> dict[str, Pass | Act]:
    return {plain_move(each): each for each in _read(listed)}


def _alone(one: Result, two: Result) -> tuple[list[str], list[str]]:
    """What one of two engines lists that the other does not, each in order."""
    ours, theirs = _by_text(one).keys(), _by_text(two).keys()
    return sorted(ours - theirs), sorted(theirs - ours)


def plain_move(move: Pass | Act) -> str:
    """A move as text; of a declaration whatever order its creatures stand in, by whoever.

    Who acts for oneself, as who controls oneself does, need not be told so.
    """
    if isinstance(move, Act) and getattr(move.action, "for_player", None) == _by(move):
        move = Act(msgspec.structs.replace(move.action, for_player=None))
    if isinstance(move, Act) and isinstance(move.action, Attack):
        ordered = tuple(sorted(move.action.attackers, key=lambda each: each.object))
        move = Act(msgspec.structs.replace(move.action, attackers=ordered))
    elif isinstance(move, Act) and isinstance(move.action, Block):
        pairs = tuple(sorted(move.action.blockers, key=lambda each: (each.object, each.attacker)))
        move = Act(msgspec.structs.replace(move.action, blockers=pairs))
    return msgspec.json.encode(move).decode()


def _by(move: Act) -> str:
    return str(getattr(move.action, "by", ""))


def _told(result: Result) -> str:
    reason = getattr(result, "reason", "")
    asks = result.choice if isinstance(result, Needs) else ""
    return " ".join(filter(None, (tag(result), reason, str(asks))))
