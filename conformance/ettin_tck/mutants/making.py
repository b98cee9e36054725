"""From a mutant to an engine that has this one fault; only in a process of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ettin_tck.engines import installed
from ettin_tck.mutants.code.code_mutants import import_changed
from ettin_tck.mutants.guarded_engine import GuardedEngine
from ettin_tck.mutants.mutant import Kind

if TYPE_CHECKING:
    from ettin_tck.mutants.mutant import Mutant


def engine_of(mutant: Mutant | None) -> GuardedEngine:
    """The wrong engine, or the right one for None.

    The engine's modules must not have been imported in this process before, unless the mutant
    needs none of them changed.
    """
    overrides: dict[str, str] = {}
    if mutant is not None:
        match mutant.kind:
            case Kind.POLICIES:
                overrides = {mutant.edit["policy"]: mutant.edit["value"]}
            case Kind.CODE:
                import_changed(mutant.edit["module"], mutant.edit["number"])
    return GuardedEngine(installed.make(installed.REFERENCE, overrides))


def needs_own_process(mutant: Mutant) -> bool:
    """Must the engine be imported anew?"""
    return mutant.kind in (Kind.CODE, Kind.FLOW)
