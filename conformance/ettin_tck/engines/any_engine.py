"""What a user may call an engine in Python: a command, an object, or the name of an entry point."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias, cast

from ettin_spec.protocol.engine_interface import Engine
from ettin_tck.engines import installed
from ettin_tck.engines.object_session import ObjectSession
from ettin_tck.engines.restarting_session import Session
from ettin_tck.engines.time_limits import Limits
from ettin_tck.exit_codes import UsageError

AnyEngine: TypeAlias = str | Sequence[str] | Engine | Callable[[], Engine]
"""A command as one string or in words, the name of an installed engine (an entry point of the group
`ettin.engines`), an engine, or what makes one."""


OURSELVES = (sys.executable, "-m", "ettin_tck")
"""What the command `ettin` means to us: this very program, on any path."""


def started_as(command: Sequence[str]) -> tuple[str, ...]:
    """The words by which a command is started."""
    return (*OURSELVES, *command[1:]) if command[0] == "ettin" else tuple(command)


def session_of(engine: AnyEngine, limits: Limits) -> Session:
    """A session with an engine, not yet started.

    A string that is the name of an installed engine means that one; any other is a command.

    Raises:
        UsageError: it is none of these.
    """
    match engine:
        case str() if engine in installed.installed():
            return ObjectSession(partial(installed.made_for_a_check, engine), limits)
        case str() if words := shlex.split(engine):
            return Session(started_as(words), limits)
        case [str(), *_]:
            return Session(started_as(engine), limits)
    if hasattr(engine, "initialize") and hasattr(engine, "run") and not isinstance(engine, type):
        return ObjectSession(lambda: cast("Engine", engine), limits)
    if callable(engine):
        return ObjectSession(engine, limits)
    raise UsageError(
        f"{engine!r} is no engine: a command, the name of an installed engine, an object with "
        "initialize() and run(commands), or what makes one"
    )


def words_of(engine: AnyEngine) -> tuple[str, ...]:
    """The command by which an engine is started again on a command line; empty for an object."""
    match engine:
        case str() if engine in installed.installed():
            return ("ettin", "engine", engine)
        case str():
            return tuple(shlex.split(engine))
        case [str(), *_]:
            return tuple(engine)
    return ()
