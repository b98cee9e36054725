"""A wrong flow's machine in the place of the right one, for the engine alone."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ettin_spec.flow.codegen.module_writer import module_text
from ettin_spec.flow.not_allowed import NotAllowed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.flow.definition.flow_model import Flow

MACHINE = "ettin_spec.flow.generated.machine"
RESTING_ON_IT = ("ettin_spec.flow.seats",)
"""What else of the specification an engine takes that holds the machine."""

LOOKS: Mapping[str, Callable[[Any], Any]] = {
    "step": lambda step: (step.state, step.duties),
    "allowed": lambda events: events,
}
"""What an engine asks a machine from state to state, and what of the answer makes a difference."""


Departed = Callable[[], None]
"""Hears that a wrong machine does something else than the right one."""


@contextmanager
def imported_with(flow: Flow, departed: Departed | None = None) -> Iterator[None]:
    """What is imported for the first time within the block meets the machine of this flow.

    What has been imported before, the monitor above all, keeps the right one.
    """
    wrong = ModuleType(MACHINE)
    right = {name: import_module(name) for name in (MACHINE, *RESTING_ON_IT)}
    sys.modules[MACHINE] = wrong  # where its types look for what their annotations name
    exec(compile(module_text(flow), "<wrong flow>", "exec"), vars(wrong))
    if departed is not None:
        for name, look in LOOKS.items():
            ones, others = getattr(right[MACHINE], name), getattr(wrong, name)
            setattr(wrong, name, _beside(ones, others, look, departed))
    _put(MACHINE, wrong)
    for name in RESTING_ON_IT:
        del sys.modules[name]
        _put(name, import_module(name))
    try:
        yield
    finally:
        for name, module in right.items():
            _put(name, module)


def _put(name: str, module: ModuleType) -> None:
    package, _, last = name.rpartition(".")
    sys.modules[name] = module
    setattr(sys.modules[package], last, module)


def _beside(
    right: Callable[..., Any],
    wrong: Callable[..., Any],
    look: Callable[[Any], Any],
    departed: Departed,
) -> Callable[..., Any]:
    """What a wrong machine answers, held against what the right one does."""

    def answer(state: Any, *rest: Any) -> Any:
        if _seen(right, look, state, *rest) != _seen(wrong, look, state, *rest):
            departed()
        return wrong(state, *rest)

    return answer


def _seen(ask: Callable[..., Any], look: Callable[[Any], Any], *state: Any) -> Any:
    try:
        return look(ask(*state))
    except NotAllowed:
        return None
