"""How many wrong versions each case notices, from what `ettin mutants --json` has written."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec

from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path


class _Outcome(msgspec.Struct, frozen=True):
    mutant: str
    by: str = ""
    also: tuple[str, ...] = ()


class _Tried(msgspec.Struct, frozen=True):
    outcome: _Outcome


def noticed_by_case(file: Path) -> Mapping[str, frozenset[str]]:
    """The wrong versions that each case notices, on whatever date; by id.

    Raises:
        UsageError: the file cannot be read, or `ettin mutants` has not written it.
    """
    try:
        tried = msgspec.json.decode(file.read_bytes(), type=list[_Tried])
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from None
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise UsageError(f"{file}: not what `ettin mutants --json` writes: {error}") from None
    found: dict[str, set[str]] = defaultdict(set)
    for each in tried:
        for name in (each.outcome.by, *each.outcome.also):
            case, _, _ = name.rpartition("@")
            if case:
                found[case].add(each.outcome.mutant)
    return {case: frozenset(mutants) for case, mutants in found.items()}


def noticed(cases: Iterable[str], by_case: Mapping[str, frozenset[str]]) -> int:
    """How many wrong versions some cases notice together."""
    return len({mutant for case in cases for mutant in by_case.get(case, ())})
