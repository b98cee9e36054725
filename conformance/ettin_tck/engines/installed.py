"""Python engines that packages offer as `ettin.engines` entry points."""

from __future__ import annotations

from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, cast

from ettin_spec.errors import nearest
from ettin_tck.engines.safe_text import one_line
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ettin_spec.protocol.engine_interface import Engine

GROUP = "ettin.engines"
REFERENCE = "reference"


@cache
def installed() -> Mapping[str, EntryPoint]:
    """The engines that installed packages offer, by name: looked up once in a process."""
    return {point.name: point for point in entry_points(group=GROUP)}


def make(name: str = REFERENCE, overrides: Mapping[str, str] | None = None) -> Engine:
    """A new engine of that name, with policies overridden as asked.

    Raises:
        UsageError: no such engine is installed, or its package cannot be loaded.
    """
    known = installed()
    if name not in known:
        raise UsageError(f"no engine '{name}' is installed\n    {nearest(name, known)}")
    return cast("Engine", _factory(known[name])(dict(overrides or {})))


def made_for_a_check(name: str, overrides: Mapping[str, str] | None = None) -> Engine:
    """As `make`, of those that play many cases, and the same ones on many dates.

    Raises:
        UsageError: no such engine is installed, or its package cannot be loaded.
    """
    return remembering(make(name, overrides))


def remembering(engine: Engine) -> Engine:
    """An engine that answers the same and works out nothing twice, where it offers to be one."""
    return cast("Engine", engine.remembering()) if hasattr(engine, "remembering") else engine


def _factory(point: EntryPoint) -> Callable[[dict[str, str]], object]:
    try:
        return cast("Callable[[dict[str, str]], object]", point.load())
    except (Exception, SystemExit) as error:  # whatever its module raises as it is loaded
        why = one_line(f"{type(error).__name__}: {error}")
        raise UsageError(
            f"the engine '{point.name}' cannot be loaded: {why}\n    it is {point.value}, "
            "which the package that offers it has to bring"
        ) from error


def maker(name: str) -> Callable[[dict[str, str]], Engine] | None:
    """What makes engines of that name with policies overridden; None if it is not installed."""
    return partial(make, name) if name in installed() else None
