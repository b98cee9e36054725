"""Formats feature files: indentation, tables aligned (wide characters too), plain characters.

Nothing that is said changes, and formatting twice is formatting once.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from ettin_spec.errors import Place, SpecError
from ettin_spec.language.gherkin.feature_source import gherkin_error

PLAIN: dict[str, str | int | None] = {
    "\u2019": "'",
    "\u02bc": "'",
    "\u00a0": " ",
    "\u202f": " ",
    "\u3000": " ",
    "\t": "  ",
}
INDENT = "  "


def format_file(text: str, file: str = "") -> str:
    """The text of a feature file as it should be written.

    Raises:
        SpecError: text that is no Gherkin; `file` is what the error names.
    """
    plain = _plain(text)
    lines = plain.splitlines()
    try:
        document: Any = Parser().parse(plain)
    except (CompositeParserException, ParserException) as error:
        first = error.errors[0] if isinstance(error, CompositeParserException) else error
        line, message = gherkin_error(first)
        raise SpecError(Place(file, line), f"not Gherkin: {message}") from None
    layout = _Layout(lines)
    if document.get("feature"):
        layout.element(document["feature"], 0)
    return "".join(f"{line}\n" for line in _spaced(lines, layout))


def _plain(text: str) -> str:
    composed = unicodedata.normalize("NFC", text.removeprefix("\ufeff"))
    return composed.translate(str.maketrans(PLAIN))


@dataclass
class _Layout:
    """For each line that is not free text or a comment, how it is written; from line 1."""

    lines: list[str]
    written: dict[int, str] = field(default_factory=dict)
    depth: dict[int, int] = field(default_factory=dict)
    openings: set[int] = field(default_factory=set)
    """Lines before which an empty one stands."""

    def element(self, node: dict[str, Any], depth: int) -> None:
        """A feature, rule or scenario with all that is in it."""
        self._heading(node, depth)
        for child in node.get("children", ()):
            for inner in child.values():
                self.element(inner, depth + 1)
        for step in node.get("steps", ()):
            self._step(step, depth + 1)
        for table in node.get("examples", ()):
            self._heading(table, depth + 1)
            rows = [table["tableHeader"]] if "tableHeader" in table else []
            self._table([*rows, *table["tableBody"]], depth + 2)

    def _heading(self, node: dict[str, Any], depth: int) -> None:
        first = node["location"]["line"]
        tags: dict[int, list[str]] = {}
        for tag in node.get("tags", ()):
            tags.setdefault(tag["location"]["line"], []).append(tag["name"])
        for line, names in tags.items():
            self._write(line, depth, " ".join(names))
        self._write(first, depth, f"{node['keyword']}: {node['name']}".rstrip())
        self.openings.add(min([first, *tags]))

    def _step(self, step: dict[str, Any], depth: int) -> None:
        keyword = step["keyword"]
        glue = "" if keyword.endswith((" ", "'")) else " "
        self._write(step["location"]["line"], depth, f"{keyword}{glue}{step['text']}")
        if "dataTable" in step:
            self._table(step["dataTable"]["rows"], depth + 1)
        if "docString" in step:
            self._verbatim(step["docString"])

    def _verbatim(self, text: dict[str, Any]) -> None:
        first = text["location"]["line"]
        for line in range(first, first + text["content"].count("\n") + 3):
            self.depth[line] = 0
            self.written[line] = self.lines[line - 1]

    def _table(self, rows: Sequence[dict[str, Any]], depth: int) -> None:
        cells = [[_escaped(cell["value"]) for cell in row["cells"]] for row in rows]
        widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
        for row, texts in zip(rows, cells, strict=True):
            padded = [t + " " * (w - width(t)) for t, w in zip(texts, widths, strict=True)]
            self._write(row["location"]["line"], depth, f"| {' | '.join(padded)} |")

    def _write(self, line: int, depth: int, text: str) -> None:
        self.depth[line] = depth
        self.written[line] = INDENT * depth + text


def _spaced(lines: list[str], layout: _Layout) -> Iterator[str]:
    """All lines, written anew, with an empty one before each heading but a file's first."""
    before: list[str] = []
    depth, blank, openings = 0, False, _openings(lines, layout)
    for number, line in enumerate(lines, 1):
        if not line.strip() and number not in layout.written:
            blank = True
            continue
        opening = number in openings
        free = number not in layout.written
        depth = _depth_of(number, lines, layout, depth) if free else layout.depth[number]
        text = INDENT * depth + line.strip() if free else layout.written[number]
        kept = blank and not _follows_tightly(before)
        if before and (kept or (opening and not _heads(before))):
            yield ""
        yield text
        before.append(text)
        blank = False


def _heads(before: list[str]) -> bool:
    """Only comments and tags stand before: the file's first heading follows at once."""
    return all(line.lstrip().startswith("#") for line in before)


def _follows_tightly(before: list[str]) -> bool:
    """After a tag or a table row nothing is set off by an empty line."""
    return bool(before) and before[-1].lstrip().startswith(("@", "|"))


def _openings(lines: list[str], layout: _Layout) -> set[int]:
    """The first line of each heading, or of the comments that stand before it."""
    return {_topmost(first, lines, layout) for first in layout.openings}


def _topmost(first: int, lines: list[str], layout: _Layout) -> int:
    for number in range(first - 1, 0, -1):
        if _is_comment(number, lines, layout):
            first = number
        elif number in layout.written or lines[number - 1].strip():
            break
    return first


def _is_comment(number: int, lines: list[str], layout: _Layout) -> bool:
    if not 1 <= number <= len(lines) or number in layout.written:
        return False
    return lines[number - 1].lstrip().startswith("#")


def _depth_of(number: int, lines: list[str], layout: _Layout, depth: int) -> int:
    """A comment stands like the line after it; free text one deeper than its heading."""
    if _is_comment(number, lines, layout):
        after = next((n for n in range(number, len(lines) + 1) if n in layout.depth), None)
        return layout.depth[after] if after else depth
    above = next((n for n in range(number, 0, -1) if n in layout.depth), None)
    return layout.depth[above] + 1 if above else depth


def width(text: str) -> int:
    """The columns that a text takes on a terminal; East Asian characters take two."""
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def _escaped(cell: str) -> str:
    return cell.replace("\\", "\\\\").replace("|", "\\|").replace("\n", "\\n")
