"""A YAML file with the place of every key and value."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from ettin_spec.errors import Place
from ettin_spec.input_files import read_text
from ettin_spec.own_files import own_name

Path_: TypeAlias = tuple[str | int, ...]
"""The way to a part of a file: keys of maps, places in lists."""


@dataclass(frozen=True)
class Marked:
    """Plain data and, for each path into it, where it was written."""

    file: str
    data: Any
    marks: dict[Path_, Place]

    def at(self, *path: str | int) -> Place:
        """The place of the deepest part of a path that was written; a key's own place for maps."""
        while path and path not in self.marks:
            path = path[:-1]
        return self.marks.get(path, Place(self.file, 1))


def load(path: Path) -> Marked:
    """Read one YAML file.

    Raises:
        SpecError: no file that can be read, text that is no YAML, or a key given twice.
    """
    return loads(read_text(path), own_name(path))


def loads(text: str, file: str) -> Marked:
    """Read YAML from text; `file` is what errors name."""
    from ettin_spec.yaml_files import plain_yaml  # noqa: PLC0415 - slow to load, seldom needed

    return Marked(file, *plain_yaml.read(text, file))
