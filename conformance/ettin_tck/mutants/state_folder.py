"""Where a run is kept, so that the next one goes on from what was found."""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TypeVar

import msgspec

import ettin_tck
from ettin_spec.compiled.fingerprint import fingerprint, own_fingerprint
from ettin_tck.exit_codes import UsageError
from ettin_tck.mutants.code.rule_modules import engine_modules
from ettin_tck.mutants.mutant import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ettin_tck.library import Library
    from ettin_tck.mutants.playing.plays import Play

T = TypeVar("T")

ROOMS = ("cases", "checking", "judging", "engines", "library", "campaigns", "mutants")
"""What of the runner a verdict rests on."""


def fingerprint_of(library: Library, plays: Sequence[Play]) -> str:
    """Specification, engine, runner, what the user brought and the plays, as one hash."""
    ours = Path(ettin_tck.__file__).parent
    further = library.further
    brought = [path for path in (library.features, further.phrases, *further.cards) if path]
    files = [each.path for each in engine_modules()]
    whole = fingerprint([*(ours / room for room in ROOMS), *brought, *files], own_fingerprint())
    names = "\0".join(play.name for play in plays)
    return blake2b(f"{whole}\0{names}".encode(), digest_size=12).hexdigest()


class StateFolder:
    """The folder of one state; None keeps nothing."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise UsageError(f"{folder}: {error.strerror}") from None

    def kept(self, name: str, kind: type[T]) -> T | None:
        """What was kept under a name; None where nothing of that kind was."""
        if self._folder is None:
            return None
        with suppress(OSError, msgspec.MsgspecError):
            content = (self._folder / f"{name}.msgpack").read_bytes()
            return msgspec.msgpack.decode(content, type=kind)
        return None

    def keep_whole(self, name: str, made: object) -> None:
        """Keep something under a name, as a whole or not at all."""
        if self._folder is not None:
            path = self._folder / f"{name}.msgpack"
            new = path.with_suffix(".new")
            new.write_bytes(msgspec.msgpack.encode(made))
            new.replace(path)

    def outcomes(self, name: str) -> dict[str, Outcome]:
        """What came of mutants so far, by their ids; a line cut short is left out."""
        found: dict[str, Outcome] = {}
        if self._folder is None:
            return found
        with suppress(OSError):
            for line in self._file(name).read_bytes().splitlines():
                with suppress(msgspec.MsgspecError):
                    outcome = msgspec.json.decode(line, type=Outcome)
                    found[outcome.mutant] = outcome
        return found

    def keep(self, name: str, outcomes: Iterable[Outcome]) -> None:
        """Add to what came of mutants; a line that was cut short is ended first."""
        if self._folder is not None:
            with self._file(name).open("ab+") as file:
                if file.tell() and not _ends_a_line(file):
                    file.write(b"\n")
                for outcome in outcomes:
                    file.write(msgspec.json.encode(outcome) + b"\n")

    def _file(self, name: str) -> Path:
        assert self._folder is not None
        return self._folder / f"outcomes-{name}.ndjson"


def _ends_a_line(file: BinaryIO) -> bool:
    file.seek(-1, os.SEEK_END)
    return file.read(1) == b"\n"
