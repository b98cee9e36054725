"""Views of the events of a check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ettin_tck.checking.check_events import Events


class View(Protocol):
    """Something that looks on at a check and shows it."""

    def see(self, event: Events) -> None:
        """Take the next event; `Ended` is the last."""

    def close(self) -> None:
        """The check is over, or was interrupted."""
