"""The choices that come up in a case as the reference plays it, command by command."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_spec.language.scenario import IsAsked, IsRefused
from ettin_spec.protocol.commands import Observe
from ettin_spec.protocol.engine_interface import ChoiceMade, NotesChoices
from ettin_spec.protocol.results import Choice, Done, ForChoice, Needs, Refused
from ettin_tck.cases.plan import commands_of, opening_of
from ettin_tck.engines.installed import remembering

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ettin_spec.language.scenario import Move
    from ettin_spec.protocol.commands import Command
    from ettin_spec.protocol.engine_interface import Engine
    from ettin_spec.protocol.results import Result
    from ettin_tck.cases.plan import Plan


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What comes up in a command: the choices in order, and the declaration waited for after it.

    A choice that is asked and the `answer`s to it that follow are one moment: in which order
    several players are asked is the engine's.
    """

    made: tuple[ChoiceMade, ...] = ()
    declaration: Choice | None = None


class ChoicesOfCase:
    """What comes up in each move of a case, the questions included, after what leads to the first.

    They end where the reference does not do what the case says: the mistake is the case's. The
    reference plays no further than somebody has looked.
    """

    def __init__(self, moments: Iterator[Moment]) -> None:
        self._moments = moments
        self._so_far: list[Moment] = []

    def at(self, number: int) -> Moment | None:
        """The moment of that number, from 0; None where there is none."""
        while len(self._so_far) <= number:
            moment = next(self._moments, None)
            if moment is None:
                return None
            self._so_far.append(moment)
        return self._so_far[number]

    def __iter__(self) -> Iterator[Moment]:
        """All moments in order."""
        number = 0
        while (moment := self.at(number)) is not None:
            yield moment
            number += 1

    def come_again(self, other: ChoicesOfCase) -> bool:
        """Are all that were looked at the same in another game of the case?"""
        return all(other.at(number) == each for number, each in enumerate(self._so_far))


class ReferenceChoices:
    """Plays cases on the reference, beside an engine; a case on many dates is worked out once."""

    def __init__(self, make: Callable[[dict[str, str]], Engine] | None) -> None:
        engine = None if make is None else remembering(make({}))
        self._engine = engine if isinstance(engine, NotesChoices) else None
        self._make = make
        self._last: tuple[Plan, ChoicesOfCase] | None = None

    def of(self, plan: Plan) -> ChoicesOfCase:
        """The choices of a case; none where there is no reference, or it cannot be opened."""
        if self._last is None or self._last[0] is not plan:
            is_played = self._engine is not None and plan.profile == "game"
            moments = _merged(self._engine, plan) if self._engine and is_played else iter(())
            self._last = plan, ChoicesOfCase(moments)
        return self._last[1]

    def known(self, plan: Plan) -> ChoicesOfCase | None:
        """The choices of a case that somebody wanted to know last; None where nobody did."""
        return self._last[1] if self._last is not None and self._last[0] is plan else None

    def answers(self, plan: Plan, looks: Sequence[Command], move: int) -> list[Result]:
        """What the reference says to some questions before a move of a case is made."""
        if self._make is None:
            return []
        engine = self._make({})  # The other one may be played on where it stands.
        for batch in opening_of(plan):
            engine.run(commands_of(batch))
        for each in plan.moves[:move]:
            if not isinstance(each.command, Observe):
                engine.run([each.command])
        return engine.run(looks)


def _merged(engine: NotesChoices, plan: Plan) -> Iterator[Moment]:
    """The moments of a case; those of a choice and of the answers to it are each all of these."""
    together: list[Moment] = []
    for moment, is_asked in _moments(engine, plan):
        together.append(moment)
        if not is_asked:
            yield from _as_one(together)
            together = []
    yield from _as_one(together)


def _as_one(together: Sequence[Moment]) -> Iterator[Moment]:
    if len(together) == 1:
        yield from together
        return
    made = tuple(dict.fromkeys(each for moment in together for each in moment.made))
    for moment in together:
        yield Moment(made, moment.declaration)


def _moments(engine: NotesChoices, plan: Plan) -> Iterator[tuple[Moment, bool]]:
    """The moment of each move, and whether a choice is still open after it."""
    opening = list[ChoiceMade]()
    result: Result | None = None
    for batch in opening_of(plan):
        results = engine.run(commands_of(batch))
        opening += engine.choices_made
        if not all(isinstance(each, Done) for each in results):
            return
        result = results[-1]
    is_asked = False
    yield Moment(tuple(opening), _declaration(result)), is_asked
    for move in plan.moves:
        if isinstance(move.command, Observe):
            yield Moment(), is_asked
            continue
        (result,) = engine.run([move.command])
        if not _is_expected(move, result):
            return
        is_asked = isinstance(result, Needs) or (is_asked and isinstance(result, Refused))
        made = () if isinstance(result, Refused) else tuple(engine.choices_made)
        yield Moment(made, _declaration(result)), is_asked


def _is_expected(move: Move, result: Result) -> bool:
    if isinstance(move.expect, IsAsked):
        return isinstance(result, Needs)
    if isinstance(move.expect, IsRefused):
        return isinstance(result, Refused)
    return isinstance(result, Done)


def _declaration(result: Result | None) -> Choice | None:
    status = getattr(result, "status", None)
    if status is None or isinstance(result, Needs) or not isinstance(status.waiting, ForChoice):
        return None
    return status.waiting.choice
