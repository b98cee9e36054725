"""A wrong flow's machine in the place of the right one, for the engine alone."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from ettin_spec.flow.codegen.module_writer import module_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ettin_spec.flow.definition.flow_model import Flow

MACHINE = "ettin_spec.flow.generated.machine"
RESTING_ON_IT = ("ettin_spec.flow.seats",)
"""What else of the specification an engine takes that holds the machine."""


@contextmanager
def imported_with(flow: Flow) -> Iterator[None]:
    """What is imported for the first time within the block meets the machine of this flow.

    What has been imported before, the monitor above all, keeps the right one.
    """
    wrong = ModuleType(MACHINE)
    right = {name: import_module(name) for name in (MACHINE, *RESTING_ON_IT)}
    sys.modules[MACHINE] = wrong  # where its types look for what their annotations name
    exec(compile(module_text(flow), "<wrong flow>", "exec"), vars(wrong))
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
