"""The results of a check read back: an event a line, as `ettin check --ndjson` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ettin_spec.input_files import read_bytes
from ettin_tck.checking.check_events import Events, Started
from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

LARGEST = 1 << 30
"""Bytes that a file of results may have."""

_DECODER: msgspec.json.Decoder[Events] = msgspec.json.Decoder(Events)


def told_apart(engines: Sequence[str], paths: Sequence[Path]) -> list[str]:
    """What checks are called: by their engines, and by their files too where one came twice."""
    return [
        f"{engine} ({path.name})" if engines.count(engine) > 1 else engine
        for engine, path in zip(engines, paths, strict=True)
    ]


def read_results(path: Path) -> Iterator[Events]:
    """The events of a file, in order; the first one says which engine was judged.

    Raises:
        UsageError: a line is no event, or the file does not begin as a check does.
        SpecError: it cannot be read.
    """
    number = 0
    for number, line in enumerate(read_bytes(path, LARGEST).splitlines(), start=1):
        try:
            event = _DECODER.decode(line)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise UsageError(
                f"{path}:{number}: no result of a check: {error}\n"
                "    name a file that `ettin check --ndjson FILE` wrote"
            ) from None
        if number == 1 and not isinstance(event, Started):
            raise UsageError(f"{path}:1: a check begins with the event 'started'")
        yield event
    if number == 0:
        raise UsageError(f"{path}: is empty; name a file that `ettin check --ndjson FILE` wrote")
