"""A release as a folder of data, for engines and tools that have no Python."""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ettin_spec.languages import LANGUAGES
from ettin_spec.notice import notice
from ettin_spec.protocol.capabilities import MAJOR, MINOR
from ettin_spec.schemas import json_schemas
from ettin_tck.corpus_export import corpus_file, digest
from ettin_tck.exit_codes import UsageError
from ettin_tck.library import Library
from ettin_tck.releases.archive_text import archive_texts
from ettin_tck.releases.frozen_sets import FrozenSet, frozen, released_sets, written
from ettin_tck.releases.retired_ids import retired_ids
from ettin_tck.releases.set_changes import Changes, changes, vanished
from ettin_tck.report import results_schema

if TYPE_CHECKING:
    from collections.abc import Iterator

SUMS = "SHA256SUMS"


@dataclass(frozen=True)
class Release:
    """What is released. `repository`: where the archive will lie, host and path."""

    version: str
    repository: str


def archive(release: Release) -> Iterator[tuple[str, bytes]]:
    """Each file of the archive by its name, the sums last.

    Raises:
        UsageError: a scenario that was released has vanished, and nothing says why.
    """
    sums = []
    for name, content in _files(release):
        sums.append(f"{hashlib.sha256(content).hexdigest()}  {name}\n")
        yield name, content
    yield SUMS, "".join(sorted(sums, key=lambda line: line[66:])).encode()


def _files(release: Release) -> Iterator[tuple[str, bytes]]:
    english = Library("en")
    now = frozen(english, release.version)
    earlier = [each for each in released_sets() if each.version != release.version]
    yield "changes.json", _json(since_the_last(earlier, now))
    yield from ((f"sets/{each.version}.json", written(each)) for each in (*earlier, now))
    yield "manifest.json", _json(_manifest(release, english))
    for language in LANGUAGES:
        yield from _corpus(Library(language))
    yield from _schemas()
    known = {"version": release.version, "repository": release.repository}
    yield from archive_texts(today=english.today, notice=notice("en"), **known)
    yield from _licences()


def since_the_last(earlier: list[FrozenSet], now: FrozenSet) -> Changes:
    """What changed since the last release; since nothing, for the first.

    Raises:
        UsageError: scenarios of any release have vanished, and nothing says why.
    """
    retired = retired_ids()
    for each in earlier:
        if gone := vanished(each, now, retired):
            raise UsageError(
                f"{', '.join(gone)}: released in {each.version}, and gone without a reason"
                "\n    retired_ids.yaml says why a scenario is no more, and what took its place"
            )
    before = earlier[-1] if earlier else FrozenSet("", "", {})
    return changes(before, now, retired)


def _manifest(release: Release, library: Library) -> dict[str, object]:
    return {
        "version": release.version,
        "protocol": {"major": MAJOR, "minor": MINOR},
        "rules_read_up_to": library.today,
        "corpus": digest(library),
        "languages": list(LANGUAGES),
    }


def _corpus(library: Library) -> Iterator[tuple[str, bytes]]:
    """The scenarios of a language: those of today as text, those of every date packed."""
    today = msgspec.json.encode(corpus_file(library, (library.today,)), order="deterministic")
    yield f"corpus/{library.language}.json", today + b"\n"
    whole = msgspec.json.encode(corpus_file(library), order="deterministic")
    yield f"corpus/all-dates/{library.language}.json.gz", gzip.compress(whole, mtime=0)


def _schemas() -> Iterator[tuple[str, bytes]]:
    for name in json_schemas.MESSAGES:
        yield f"schemas/{name}.json", (json_schemas.FOLDER / f"{name}.json").read_bytes()
    yield "schemas/results.json", results_schema.FILE.read_bytes()


def _licences() -> Iterator[tuple[str, bytes]]:
    """The licence and the notice, which an installed package carries."""
    for file in distribution("ettin").files or ():
        if file.name in ("LICENSE", "NOTICE"):
            yield file.name, Path(str(file.locate())).read_bytes()


def _json(content: object) -> bytes:
    return json.dumps(msgspec.to_builtins(content), indent=1, ensure_ascii=False).encode() + b"\n"
