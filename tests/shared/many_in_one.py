"""Thousands of small things in one test: a test for each would cost more than the thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def faults(check: Callable[..., None], things: Iterable[tuple[str, tuple[object, ...]]]) -> str:
    """What `check` found wrong, a paragraph for each thing by its name; "" where nothing is.

    `things` are the names with what is given to `check`; whatever it raises is a fault.
    """
    found = []
    for name, given in things:
        try:
            check(*given)
        except Exception as wrong:  # the fault of one thing hides none of the others
            found.append(f"{name}: {type(wrong).__name__}: {wrong}")
    return "\n\n".join(found)
