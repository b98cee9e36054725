"""A frozen set: the cases of a release, each with a fingerprint of what it asks and expects."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.errors import nearest
from ettin_spec.input_files import read_bytes
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from ettin_spec.language.scenario import Case
    from ettin_tck.library import Library

FORM = 1
SETS = Path(__file__).parent / "sets"
LETTERS = 12
"""So many hexadecimal digits tell one script from another."""


class FrozenSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cases of a release by id. `today`: the last rules text that it knows, ISO."""

    version: str
    today: str
    cases: dict[str, str]
    ettin_set: int = FORM

    @property
    def scenarios(self) -> frozenset[str]:
        """The ids of the scenarios that the cases are of."""
        return frozenset(scenario_of(case) for case in self.cases)


def scenario_of(case: str) -> str:
    """The id of the scenario of a case by its id: `life.read` of `life.read@2010-04-23/Angie`."""
    return case.partition("@")[0]


def frozen(library: Library, version: str) -> FrozenSet:
    """All cases of a library as they are."""
    cases = (case for scenario in library.corpus.scenarios for case in scenario.cases)
    prints = {case.id: fingerprint(library, case) for case in cases}
    return FrozenSet(version, library.today, dict(sorted(prints.items())))


def fingerprint(library: Library, case: Case) -> str:
    """What an engine is asked in a case and what is expected; the words of sentences apart."""
    script = library.script(case)
    asked = [(move.command, move.expect) for move in script.moves]
    whole = (case.since, case.until, case.variant, script.opening, script.answers, asked)
    return hashlib.sha256(msgspec.json.encode(whole, order="deterministic")).hexdigest()[:LETTERS]


def otherwise(chosen: FrozenSet, library: Library) -> tuple[list[str], list[str]]:
    """The cases of a set that ask or expect something else in a library, and those it has not."""
    cases = {case.id: case for scenario in library.corpus.scenarios for case in scenario.cases}
    there = [each for each in chosen.cases if each in cases]
    other = [each for each in there if fingerprint(library, cases[each]) != chosen.cases[each]]
    return other, [each for each in chosen.cases if each not in cases]


def written(chosen: FrozenSet) -> bytes:
    """The set as it is kept: a case a line, so that two releases can be compared by eye."""
    return msgspec.json.format(msgspec.json.encode(chosen, order="sorted"), indent=1) + b"\n"


def read_set(name: str) -> FrozenSet:
    """A set by the version of its release, or from a file.

    Raises:
        UsageError: there is none, or it is none.
        SpecError: it cannot be read.
    """
    released = {path.stem: path for path in SETS.glob("*.json")}
    path = released.get(name, Path(name))
    if name not in released and not path.exists():
        known = nearest(name, released) if released else "no release has one yet"
        raise UsageError(f"--set {name}: no such file, nor such a release; {known}")
    try:
        found = msgspec.json.decode(read_bytes(path), type=FrozenSet)
    except (msgspec.DecodeError, RecursionError) as error:
        raise UsageError(f"{path}: not a frozen set: {error}") from None
    if found.ettin_set != FORM:
        raise UsageError(f"{path}: a set of form {found.ettin_set}, and this ettin reads {FORM}")
    return found


def released_sets() -> list[FrozenSet]:
    """The sets of all releases, oldest first."""
    sets = [read_set(path.stem) for path in SETS.glob("*.json")]
    return sorted(sets, key=lambda each: [int(part) for part in each.version.split(".")])
