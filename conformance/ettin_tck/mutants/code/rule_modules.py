"""The modules of the reference that hold rules, found where the reference is installed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ettin_tck.engines import installed
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

PROTOCOL = "serve"
"""The engine's room that translates between protocol and game, in which there are no rules."""

NEVER_HELD = "readings_never_in_force.py"
"""The name of modules that do nothing under any reading that ever held: no rules either."""


@dataclass(frozen=True)
class EngineModule:
    """A module of the engine: its import name, its file, and its name within the engine."""

    name: str
    path: Path
    shown: str


def engine_package() -> str:
    """The name of the package that the reference comes from.

    Raises:
        UsageError: no reference is installed.
    """
    known = installed.installed()
    if installed.REFERENCE not in known:
        raise UsageError(f"no engine '{installed.REFERENCE}' is installed")
    return known[installed.REFERENCE].module.partition(".")[0]


def engine_modules() -> Iterator[EngineModule]:
    """Every module of the engine, in order of name."""
    package = engine_package()
    found = find_spec(package)
    assert found is not None and found.origin is not None, "an entry point names a package"
    root = Path(found.origin).parent
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        named = parts[:-1] if parts[-1] == "__init__" else parts
        yield EngineModule(".".join((package, *named)), path, "/".join(parts) + ".py")


def rule_modules() -> Iterator[EngineModule]:
    """The modules that hold rules: not those of the protocol, or of readings that never held."""
    for each in engine_modules():
        if not each.shown.startswith(f"{PROTOCOL}/") and each.path.name != NEVER_HELD:
            yield each
