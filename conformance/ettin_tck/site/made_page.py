"""A page of the site before it is written: where it goes, what it shows, how it is found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ettin_tck.site.rendering import View
    from ettin_tck.site.search_index import Entry


@dataclass(frozen=True)
class Made:
    """A page within the folder of its language; `entry` is None where search does not find it."""

    address: str
    view: View
    entry: Entry | None = None
