"""What is wrong with a file of the specification, where, and what to do about it."""

from __future__ import annotations

import os
from difflib import get_close_matches
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ettin_spec.own_files import located

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

T = TypeVar("T")


class Place(NamedTuple):
    """A place in a file, named as `own_files` does; line and column count from 1, 0: unknown."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        parts = [_shown(self.file)]
        parts += [str(n) for n in (self.line, self.column) if n]
        return ":".join(parts)


def _shown(file: str) -> str:
    """The path relative to where the user stands, if it lies beneath."""
    try:
        here = os.getcwd()  # noqa: PTH109 - the key of a cache
    except OSError:  # the folder has been removed
        return str(located(file))
    return _seen_from(here, file)


@lru_cache(1 << 10)
def _seen_from(here: str, file: str) -> str:
    path = located(file)
    try:
        return str(path.resolve().relative_to(here))
    except (ValueError, OSError, RuntimeError):  # elsewhere, or a link that leads to itself
        return str(path)


class EttinError(Exception):
    """A user's mistake: one message, never a traceback."""


class SpecError(EttinError):
    """A file of the specification (policy, flow, card, phrase, feature) that cannot be meant."""

    def __init__(self, place: Place, wrong: str, remedy: str = "") -> None:
        self.place, self.wrong, self.remedy = place, wrong, remedy
        super().__init__(f"{place}: {wrong}" + (f"\n    {remedy}" if remedy else ""))


class SpecErrors(EttinError):
    """Several mistakes in files of the specification, each told as if it were alone."""

    def __init__(self, errors: tuple[SpecError, ...]) -> None:
        self.errors = errors
        super().__init__("\n".join(map(str, errors)))


def raise_all(errors: Sequence[SpecError]) -> None:
    """Raise the one mistake, or all of them; nothing where there is none."""
    if len(errors) > 1:
        raise SpecErrors(tuple(errors))
    for error in errors:
        raise error


SOME = 12
"""Names that are shown where none is near; how many there are is said."""

LONGEST = 200
"""Characters of a word that are looked at for what is near."""


def nearest(word: str, known: Iterable[str], most: int = 3, listing: str = "") -> str:
    """The remedy for a misspelt word: `nearest: a, b`, or what is known, as far as it is short.

    `listing`: the command that lists all of it, where it is much: of that `most` are named, however
    far the last of them are.
    """
    names = sorted(known)
    close = get_close_matches(word[:LONGEST], names, n=most, cutoff=0.5)
    if close and listing:
        close = get_close_matches(word[:LONGEST], names, n=most, cutoff=0.0)
    if close:
        return f"nearest: {', '.join(close)}"
    if len(names) <= SOME:
        return f"known: {', '.join(names)}"
    more = f"; {listing} lists them" if listing else ""
    return f"known: {', '.join(names[:SOME])}... ({len(names)} in all{more})"


def called(kind: str, name: str, known: Mapping[str, T]) -> T:
    """What a user has named, of what there is of a kind.

    Raises:
        EttinError: nothing is called so; the nearest names are said.
    """
    if name not in known:
        raise EttinError(f"no {kind} '{name}'; {nearest(name, known)}")
    return known[name]
