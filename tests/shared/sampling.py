"""What a run looks at where there are many cases of one kind: some, or with `ETTIN_WHOLE=1` all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

WHOLE = "ETTIN_WHOLE"

T = TypeVar("T")


def whole() -> bool:
    """Is this a run that leaves nothing out?"""
    return bool(os.environ.get(WHOLE))


def sample(items: Sequence[T], every: int, first: int = 0) -> Sequence[T]:
    """One in `every` of these, beginning with number `first`, or all in a run of the whole."""
    return items if whole() else items[first % every :: every]
