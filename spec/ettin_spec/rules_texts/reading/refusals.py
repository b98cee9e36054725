"""How a file that holds no whole rules text is refused."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from ettin_spec.errors import Place, SpecError


def refuse(path: Path, line: int, wrong: str) -> NoReturn:
    """Say what is wrong with a text, and what to give instead."""
    raise SpecError(Place(str(path), line), f"{wrong}: give the whole text as it is published")
