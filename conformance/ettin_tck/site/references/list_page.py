"""A page that is a list: groups of what is told, each with links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from ettin_tck.site.addresses import Link


@dataclass(frozen=True)
class Group:
    """A heading with its anchor, what is said under it, and what is linked from there."""

    anchor: str
    name: str
    says: str
    links: tuple[Link, ...]
    details: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class ListPage:
    """Groups, after a sentence on all of them."""

    template: ClassVar[str] = "list.html"
    title: str
    lead: str
    groups: tuple[Group, ...]
