"""Plays the right reference once, and notes what each case reads, executes and stands in."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.flow.generated import machine
from ettin_spec.rulebook.rulebook_on_date import NotingRulebook, Rulebook
from ettin_tck.cases.plan_making import plan_of
from ettin_tck.judging.open_choices import answered_before, asks
from ettin_tck.judging.plan_runner import play
from ettin_tck.mutants.code.rule_modules import engine_modules, engine_package
from ettin_tck.mutants.making import engine_of
from ettin_tck.mutants.playing.plays import Exercised
from ettin_tck.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from types import FrameType

    from ettin_tck.library import Library
    from ettin_tck.mutants.playing.plays import Play


class Noted(StrEnum):
    """What is noted of what is played: each notes what those before it do, and takes longer."""

    POLICIES = "read"
    POSITIONS = "stood"
    LINES = "executed"


def exercised(library: Library, plays: Sequence[Play], noted: Noted) -> Iterator[Exercised]:
    """What each play exercises.

    The engine must not have been imported in this process yet. What it keeps from one game to
    the next is forgotten before each play, so that every play executes all that it rests on.
    """
    notes = Notes()
    with notes.taken(noted):
        engine = engine_of(None)
        can = engine.initialize()
        for each in plays:
            if noted is not Noted.POLICIES:
                forget_findings()
            notes.clear()
            plan = plan_of(library, each.chosen, each.date)
            played = play(engine, plan, can)
            asked = tuple(c for c in answered_before(plan, can) if asks(engine, can, plan, c))
            made = notes.made(played.verdict is Verdict.PASS, played.policies)
            yield msgspec.structs.replace(made, asked=asked)


class Notes:
    """What has been exercised since the last `clear`."""

    def __init__(self) -> None:
        self._policies: set[str] = set()
        self._positions: Counter[int] = Counter()
        self._taken: set[str] = set()
        self._lines: dict[str, set[int]] = {m.name: set() for m in engine_modules()}

    def clear(self) -> None:
        """A new play begins."""
        self._policies.clear()
        self._positions.clear()
        self._taken.clear()
        for lines in self._lines.values():
            lines.clear()

    def made(self, passed: bool, told: Iterable[str]) -> Exercised:
        """All that was noted."""
        lines = {name: tuple(sorted(lines)) for name, lines in self._lines.items() if lines}
        return Exercised(
            tuple(sorted({*self._policies, *told})),
            lines,
            tuple(sorted(self._positions)),
            tuple(sorted(self._taken)),
            passed,
            size=sum(map(len, lines.values())) or self._positions.total(),
        )

    @contextmanager
    def taken(self, noted: Noted) -> Iterator[None]:
        """Take notes within the block."""
        self._note_reading(Rulebook)
        self._note_reading(NotingRulebook)
        if noted is not Noted.POLICIES:
            self._note_positions()
        if noted is Noted.LINES:
            sys.settrace(_tracer(self._lines))
        try:
            yield
        finally:
            sys.settrace(None)

    def _note_reading(self, kind: type[Rulebook]) -> None:
        read, noted = kind.__getitem__, self._policies

        def noting(rulebook: Rulebook, key: str) -> object:
            noted.add(key)
            return read(rulebook, key)

        kind.__getitem__ = noting  # type: ignore[method-assign, assignment]

    def _note_positions(self) -> None:
        positions, taken, step, allowed = (
            self._positions,
            self._taken,
            machine.step,
            machine.allowed,
        )

        def noting_step(state: Any, *rest: Any) -> Any:
            positions[state.at] += 1
            made = step(state, *rest)
            taken.add(made.transition)
            return made

        def noting_allowed(state: Any, *rest: Any) -> Any:
            positions[state.at] += 1
            return allowed(state, *rest)

        vars(machine).update(step=noting_step, allowed=noting_allowed)


def _tracer(lines: dict[str, set[int]]) -> Callable[[FrameType, str, Any], Any]:
    """A tracer that notes the lines executed in the engine's modules."""
    modules = {str(module.path): module.name for module in engine_modules()}
    inner = {file: _inner(lines[name]) for file, name in modules.items()}

    def tracer(frame: FrameType, event: str, argument: Any) -> Any:  # noqa: ARG001
        within = inner.get(frame.f_code.co_filename)
        if within is not None:
            within(frame, "line", None)
        return within

    return tracer


def _inner(lines: set[int]) -> Callable[[FrameType, str, Any], Any]:
    def within(frame: FrameType, event: str, argument: Any) -> Any:  # noqa: ARG001
        if event == "line":
            lines.add(frame.f_lineno)
        return within

    return within


def forget_findings() -> None:
    """Empty what the engine's functions keep of their results."""
    package = engine_package()
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == package:
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
