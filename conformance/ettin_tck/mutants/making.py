"""From a mutant to an engine that has this one fault; only in a process of its own."""

from __future__ import annotations

from contextlib import nullcontext
from functools import cache
from typing import TYPE_CHECKING

from ettin_tck.engines import installed
from ettin_tck.mutants.card_mutants import WrongCards
from ettin_tck.mutants.code.code_mutants import import_changed
from ettin_tck.mutants.flow.flow_mutants import wrong_flow
from ettin_tck.mutants.flow.wrong_machine import imported_with
from ettin_tck.mutants.mutant import Kind
from ettin_tck.mutants.playing.guarded_engine import GuardedEngine

if TYPE_CHECKING:
    from collections.abc import Callable

    from ettin_spec.protocol.engine_interface import Engine
    from ettin_tck.mutants.flow.wrong_machine import Departed
    from ettin_tck.mutants.mutant import Mutant


class DoesNotStartError(Exception):
    """An engine cannot be imported, or does not say what it can do."""


def engine_of(mutant: Mutant | None, departed: Departed | None = None) -> GuardedEngine:
    """The wrong engine, or the right one for None; `departed` hears where its flow is another.

    The engine's modules must not have been imported in this process before, unless the mutant
    needs none of them changed.

    Raises:
        DoesNotStartError: it cannot be imported.
    """
    if mutant is None or mutant.kind is Kind.EXPECTATIONS:
        return GuardedEngine(_reference()({}))
    edit = mutant.edit
    overrides = {edit["policy"]: edit["value"]} if mutant.kind is Kind.POLICIES else {}
    if mutant.kind is Kind.CODE:
        import_changed(edit["module"], edit["number"])
    is_flow = mutant.kind is Kind.FLOW
    with imported_with(wrong_flow(edit["number"]), departed) if is_flow else nullcontext():
        engine = _imported(overrides)
    if mutant.kind is Kind.CARDS:
        engine = WrongCards(engine, edit["card"], edit["right"], edit["wrong"])
    return GuardedEngine(engine)


def started(mutant: Mutant) -> GuardedEngine:
    """The wrong engine, which has said what it can do.

    Raises:
        DoesNotStartError: it cannot; that is no rule done wrongly, and nothing has noticed one.
    """
    engine = engine_of(mutant)
    try:
        engine.initialize()
    except Exception as error:  # wrong code may fail in any way, and is then no engine to judge
        raise DoesNotStartError(repr(error)) from error
    return engine


def _imported(overrides: dict[str, str]) -> Engine:
    try:
        return _reference()(overrides)
    except Exception as error:  # wrong code may fail in any way, and is then no engine to judge
        raise DoesNotStartError(repr(error)) from error


@cache
def _reference() -> Callable[[dict[str, str]], Engine]:
    """What makes the reference; imported as late as this."""
    made: Callable[[dict[str, str]], Engine] = installed.installed()[installed.REFERENCE].load()
    return made


def needs_own_process(mutant: Mutant) -> bool:
    """Must the engine be imported anew?"""
    return mutant.kind in (Kind.CODE, Kind.FLOW)
