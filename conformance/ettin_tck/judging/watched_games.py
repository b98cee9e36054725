"""What monitors have worked out of the games they watched, kept from one check to the next.

It is a function of the flow alone, whatever engine played; so it ships with the package, and a
check that met much that is new lets the next one know.
"""

from __future__ import annotations

import gc
from functools import cache

from ettin_spec.compiled import found, keep
from ettin_spec.monitor.known_reports import Foreseen, foreseen, met, remember

NAME = "watched-games"
WORTH_KEEPING = 1.1
"""How many times as much as was known has to be known now."""


@cache
def recall() -> int:
    """Let the monitors of this process know what was kept; how much that is."""
    gc.disable()  # thousands of things are made, and none of them is garbage
    try:
        known = found(NAME, Foreseen)
        if known is not None:
            remember(known)
    finally:
        gc.enable()
    gc.freeze()
    return met()


def keep_new(*, drawn: bool = False) -> None:
    """Keep what is known by now, if it is much more than was known at first.

    Nothing is kept where names were drawn: such games hardly come again, and who would know
    them all would begin late.
    """
    if not drawn and met() > recall() * WORTH_KEEPING:
        keep(NAME, foreseen())
