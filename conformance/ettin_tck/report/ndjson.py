"""The results themselves: one event a line."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING

import msgspec

from ettin_tck.exit_codes import UsageError

if TYPE_CHECKING:
    from ettin_tck.checking.check_events import Events


class NdjsonView:
    """Writes each event as it happens. The stream stays its owner's to close."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream

    def see(self, event: Events) -> None:
        """Write one line."""
        try:
            self._stream.write(msgspec.json.encode(event) + b"\n")
            self._stream.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise UsageError(f"{self._stream.name}: {error.strerror}") from None

    def close(self) -> None:
        """Nothing is left to write."""
