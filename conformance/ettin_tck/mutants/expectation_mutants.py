"""Mutants of the scenarios: each `Then` expects what the right reference does not do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.language.scenario import Answers, Expectation, Happens, IsAsked, IsRefused, Role
from ettin_spec.own_files import located
from ettin_tck.judging.judge import shown
from ettin_tck.library import Library
from ettin_tck.mutants.mutant import Kind, Mutant

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from ettin_spec.language.scenario import Case, Move, Script
    from ettin_tck.mutants.playing.plays import Play


def expectation_mutants(library: Library, plays: Sequence[Play]) -> Iterator[Mutant]:
    """Each sentence after a `Then` of each play, expecting the contrary."""
    for number, play in enumerate(plays):
        case = play.chosen.case
        for index, move in enumerate(library.script(case).moves):
            step = case.steps[move.sentence]
            if step.role is Role.THEN:
                yield Mutant(
                    id=f"expectations:{play.name}:{index}",
                    kind=Kind.EXPECTATIONS,
                    group=play.chosen.scenario.id,
                    file=str(located(step.place.file)),
                    line=step.place.line,
                    where=case.id,
                    before=step.text,
                    after=_said(negated(move.expect)),
                    rule=play.chosen.scenario.title,
                    date=play.date,
                    edit={"play": number, "move": index},
                )


def negated(expect: Expectation) -> Expectation:
    """The contrary of an expectation, or another value than the expected one."""
    match expect:
        case Answers(value):
            return Answers(_other(value))
        case IsRefused():
            return Happens()
        case Happens() | IsAsked():
            return IsRefused()


@dataclass(frozen=True)
class Altered(Library):
    """A library in which one case has other moves."""

    case: str = ""
    moves: tuple[Move, ...] = ()

    def script(self, case: Case) -> Script:
        """The case as an engine plays it, the one with its other moves."""
        right = super().script(case)
        return right if case.id != self.case else msgspec.structs.replace(right, moves=self.moves)


def negated_library(library: Library, play: Play, number: int) -> Library:
    """The library in which a move of a play's case is expected to come to something else."""
    moves = library.script(play.chosen.case).moves
    wrong = msgspec.structs.replace(moves[number], expect=negated(moves[number].expect))
    return _altered(library, play, (*moves[:number], wrong, *moves[number + 1 :]))


def library_without(library: Library, play: Play, numbers: Container[int]) -> Library:
    """The library in which a play's case goes without some of its moves."""
    moves = enumerate(library.script(play.chosen.case).moves)
    return _altered(library, play, tuple(move for n, move in moves if n not in numbers))


def _altered(library: Library, play: Play, moves: tuple[Move, ...]) -> Library:
    case = play.chosen.case.id
    kept = library.language, library.further, library.variant, library.asked
    altered = Altered(*kept, case, moves)
    vars(altered).update({**vars(library), **vars(altered)})  # what was read is not read again
    return altered


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, dict) and value:
        last = list(value)[-1]
        return {**value, last: _other(value[last])}
    return f"not {value}"


def _said(expect: Expectation) -> str:
    match expect:
        case Answers(value):
            return f"expects {shown(value)}"
        case IsRefused():
            return "expects a refusal"
    return "expects it to be done"
