"""The file of failures that are known and tolerated; everything else fails."""

from __future__ import annotations

import os
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ettin_spec.input_files import read_bytes
from ettin_spec.protocol.capabilities import Capabilities
from ettin_tck.checking.check_events import CaseEnded, Departed
from ettin_tck.exit_codes import UsageError
from ettin_tck.releases.retired_ids import followed, retired_ids
from ettin_tck.verdicts import WRONG, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable

VERSION = 2
"""What is written. Version 1 is still read: it knows failures by name alone, and no claims."""


class Known(msgspec.Struct, frozen=True, omit_defaults=True):
    """A failure as it was: what was asked, what is wrong, what the engine answered.

    It is told in no language but English. Of a departure `asked` is the case that showed it first,
    in which alone it can be compared. Of a variation there is the verdict alone, since what
    is asked and answered there is drawn anew each time.
    """

    verdict: str = ""
    asked: str = ""
    why: str = ""
    expected: str = ""
    answer: str = ""

    @property
    def text(self) -> str:
        """In one line, for people."""
        parts = [self.why or self.verdict]
        if self.answer:
            parts.append(f"{self.answer}, not {self.expected}")
        return "; ".join(part for part in parts if part)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """The file: known failures by case and date, what was claimed, what was skipped in spite."""

    ettin_baseline: int = VERSION
    claims: Capabilities | None = None
    known: dict[str, Any] = {}
    skipped: dict[str, str] = {}


@dataclass(frozen=True)
class Baseline:
    """What is known; `path` is None where no file was named.

    `claims`: what the engine said of itself then, None where nobody wrote it down. `skipped`: cases
    that it claimed and did not support, with its reasons.
    """

    path: Path | None = None
    known: dict[str, Known] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)
    claims: Capabilities | None = None
    version: int = VERSION

    def listed(self, event: CaseEnded | Departed) -> Known | None:
        """What the file has of this case, or of this departure."""
        return self.known.get(key(event))

    @property
    def folder(self) -> Path:
        """Where the file is, or will be."""
        return Path() if self.path is None else self.path.parent

    def lists(self, event: CaseEnded | Departed) -> bool:
        """Is this very failure in the file?"""
        known = self.listed(event)
        if known is None or self.version == 1:
            return known is not None
        if isinstance(event, Departed):
            if event.variation:
                return True
            return known.asked != _first_seen(event) or known == told(event)
        if known.verdict == Verdict.FLAKY:
            return event.verdict is Verdict.FLAKY or _answer(known) == _answer(told(event))
        return _comparable(known) == _comparable(told(event))

    def is_stale(self, event: CaseEnded) -> bool:
        """Is a failure in the file that is none any longer?"""
        known = self.listed(event)
        passes = event.verdict is Verdict.PASS
        return passes and known is not None and known.verdict != Verdict.FLAKY

    def lost(self, event: CaseEnded) -> bool:
        """Is a case skipped for a reason of its own, which it was not then?"""
        return (
            self.claims is not None
            and event.verdict is Verdict.SKIPPED
            and event.steps > 0
            and key(event) not in self.skipped
        )


def key(event: CaseEnded | Departed) -> str:
    """A failure's name in the file: the case and its date, or the transition departed from."""
    if isinstance(event, Departed):
        return f"flow: {event.transition}"
    varied = f" ({event.variation})" if event.variation else ""
    return f"{event.case} on {event.date}{varied}"


def _first_seen(event: Departed) -> str:
    """The case and date of a departure; of a variation nothing, whose names are drawn anew."""
    return "(varied)" if event.variation else f"{event.case} on {event.date}"


def told(event: CaseEnded | Departed) -> Known:
    """A failure as it is kept."""
    if isinstance(event, Departed):
        seen = _first_seen(event)
        return Known("departure", seen, expected=event.expected, answer=event.got)
    if event.variation or event.verdict is Verdict.FLAKY:
        return Known(str(event.verdict), answer="" if event.variation else event.actual)
    why = event.why.partition("\n")[0]
    return Known(str(event.verdict), event.asked, why, event.expected, event.actual)


def load(path: Path, may_be_missing: bool) -> Baseline:
    """Read a baseline; what it has of a retired scenario is the successor's.

    Raises:
        UsageError: the file is missing, is no baseline, or one of a version to come.
        SpecError: it cannot be read.
    """
    if not path.exists():
        if may_be_missing:
            return Baseline(path)
        raise UsageError(f"{path}: no such baseline\n    --update-baseline writes one")
    data = read_bytes(path)
    try:
        file = msgspec.json.decode(data, type=_File)
        known = {name: _read(entry, file.ettin_baseline) for name, entry in file.known.items()}
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise UsageError(f"{path}: not a baseline: {error}") from None
    if not 1 <= file.ettin_baseline <= VERSION:
        raise UsageError(
            f"{path}: a baseline of version {file.ettin_baseline}, and this ettin reads "
            f"1 to {VERSION}\n    an ettin as new as the one that wrote it reads it"
        )
    retired = retired_ids()
    known = {followed(name, retired): entry for name, entry in known.items()}
    skipped = {followed(name, retired): why for name, why in file.skipped.items()}
    return Baseline(path, known, skipped, file.claims, file.ettin_baseline)


def updated(
    baseline: Baseline, seen: Iterable[CaseEnded | Departed], claims: Capabilities | None
) -> Baseline:
    """What the file should say after a check: entries that were not played stay."""
    known, skipped = dict(baseline.known), dict(baseline.skipped)
    for event in seen:
        name = key(event)
        skipped.pop(name, None)
        if isinstance(event, Departed) or (event.verdict in WRONG and not event.disputed):
            known[name] = told(event)
        else:
            known.pop(name, None)
            if event.verdict is Verdict.SKIPPED and event.steps:
                skipped[name] = event.why
    return Baseline(baseline.path, known, skipped, claims)


def write(baseline: Baseline) -> None:
    """Replace the file as a whole: a reader sees the old one or the new one."""
    assert baseline.path is not None
    path = baseline.path
    known, skipped = dict(sorted(baseline.known.items())), dict(sorted(baseline.skipped.items()))
    file = _File(claims=baseline.claims, known=known, skipped=skipped)
    content = msgspec.json.format(msgspec.json.encode(file), indent=2)
    handle, name = tempfile.mkstemp(dir=path.parent or Path(), prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(content + b"\n")
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _read(entry: Any, version: int) -> Known:
    """An entry of either version; the first had a line for people in its place."""
    return Known(why=msgspec.convert(entry, str)) if version == 1 else msgspec.convert(entry, Known)


def _comparable(known: Known) -> tuple[str, ...]:
    return (known.verdict, known.asked, _bare(known.why), known.expected, _answer(known))


def _answer(known: Known) -> str:
    return _bare(known.answer) if known.answer.startswith("refused") else known.answer


def _bare(text: str) -> str:
    """An engine's own words without the numbers in them, which may be of one run only."""
    return re.sub(r"\d+", "#", text)
