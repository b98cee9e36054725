"""Python engines that packages offer as `ettin.engines` entry points."""

from __future__ import annotations

from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, cast

from ettin_spec.errors import nearest
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ettin_spec.protocol.engine_interface import Engine

GROUP = "ettin.engines"
REFERENCE = "reference"


def installed() -> dict[str, EntryPoint]:
    """The engines that installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def make(name: str = REFERENCE, overrides: Mapping[str, str] | None = None) -> Engine:
    """A new engine of that name, with policies overridden as asked.

    Raises:
        UsageError: no such engine is installed.
    """
    known = installed()
    if name not in known:
        raise UsageError(f"no engine '{name}' is installed\n    {nearest(name, known)}")
    factory = known[name].load()
    return cast("Engine", factory(dict(overrides or {})))


def maker(name: str) -> Callable[[dict[str, str]], Engine] | None:
    """What makes engines of that name with policies overridden; None if it is not installed."""
    return partial(make, name) if name in installed() else None
