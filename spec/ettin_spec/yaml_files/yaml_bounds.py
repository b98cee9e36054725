"""How deep a YAML file is, and how much it comes to once its aliases stand for what they name."""

from __future__ import annotations

import yaml

from ettin_spec.errors import Place, SpecError

DEEPEST = 64
"""Lists and maps within each other."""

MOST = 1_000_000
"""Values that a file may come to."""


class Bounds:
    """Counts the events of one file, each taken in order."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._total = 0
        self._open: list[tuple[str | None, int]] = []
        self._sizes: dict[str, int] = {}

    def take(self, event: yaml.Event) -> None:
        """Count one event.

        Raises:
            SpecError: with it the file is too deep, too large, or part of itself.
        """
        if isinstance(event, yaml.CollectionEndEvent):
            anchor, before = self._open.pop()
            self._name(anchor, self._total - before)
            return
        if not isinstance(event, yaml.NodeEvent):
            return
        if isinstance(event, yaml.AliasEvent):
            if any(anchor == event.anchor for anchor, _ in self._open):
                raise self._wrong(event, f"'*{event.anchor}' stands within what it names")
            self._total += self._sizes.get(event.anchor or "", 0)
        self._total += 1
        if isinstance(event, yaml.CollectionStartEvent):
            self._open.append((event.anchor, self._total - 1))
        elif not isinstance(event, yaml.AliasEvent):
            self._name(event.anchor, 1)
        if len(self._open) > DEEPEST:
            raise self._wrong(event, f"values nested more than {DEEPEST} deep")
        if self._total > MOST:
            raise self._wrong(event, f"more than {MOST:,} values, aliases counted")

    def _name(self, anchor: str | None, size: int) -> None:
        if anchor is not None:
            self._sizes[anchor] = size

    def _wrong(self, event: yaml.Event, wrong: str) -> SpecError:
        mark = event.start_mark
        place = Place(self._file, mark.line + 1, mark.column + 1) if mark else Place(self._file)
        return SpecError(place, wrong)
