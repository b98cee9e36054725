"""A feature file as it is written: scenarios, sentences and tables with their places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from ettin_spec.errors import Place, SpecError
from ettin_spec.language.scenario import Role

ROLES = {"Context": Role.GIVEN, "Action": Role.WHEN, "Outcome": Role.THEN}


@dataclass(frozen=True)
class Sentence:
    """One step as written; holes of an outline are still `<...>`."""

    role: Role
    keyword: str
    text: str
    place: Place


@dataclass(frozen=True)
class RowOfCells:
    """A row of a table of examples."""

    cells: tuple[str, ...]
    place: Place


@dataclass(frozen=True)
class Examples:
    """A table of examples."""

    header: RowOfCells
    rows: tuple[RowOfCells, ...]


@dataclass(frozen=True)
class Tag:
    """A tag, `@` included."""

    text: str
    place: Place


@dataclass(frozen=True)
class Block:
    """A scenario or outline as written, with the tags of what it stands in."""

    title: str
    place: Place
    tags: tuple[Tag, ...]
    sentences: tuple[Sentence, ...]
    examples: tuple[Examples, ...]


@dataclass(frozen=True)
class Source:
    """A feature file, and what is wrong with its form."""

    language: str
    title: str
    blocks: tuple[Block, ...]
    problems: tuple[SpecError, ...]


def parse_source(text: str, file: str) -> Source:
    """Read the form of a feature file; what it means is not looked at."""
    try:
        document: Any = Parser().parse(text)
    except CompositeParserException as error:
        return Source("", "", (), tuple(_no_gherkin(e, file) for e in error.errors))
    except ParserException as error:
        return Source("", "", (), (_no_gherkin(error, file),))
    feature = document.get("feature")
    if not feature:
        wrong = SpecError(Place(file, 1), "there is no feature here", "begin with `Feature: ...`")
        return Source("", "", (), (wrong,))
    reading = _Reading(file, text.splitlines())
    blocks = tuple(reading.blocks(feature, ()))
    return Source(feature["language"], feature["name"], blocks, tuple(reading.problems))


def gherkin_error(error: ParserException) -> tuple[int, str]:
    """The line of a parser's error and what it says."""
    message = str(error).partition("): ")[2] or str(error)
    return int(error.location.get("line", 0)), message


def _no_gherkin(error: ParserException, file: str) -> SpecError:
    line, message = gherkin_error(error)
    expected, _, got = message.partition(", got ")
    if not got:
        return SpecError(Place(file, line), f"not Gherkin: {message}")
    known = expected.removeprefix("expected: ").replace("#", "")
    return SpecError(Place(file, line), f"this line does not fit here: {got}", f"here: {known}")


class _Reading:
    """One file under way, and the problems found in it."""

    def __init__(self, file: str, lines: list[str]) -> None:
        self._file, self._lines = file, lines
        self.problems: list[SpecError] = []

    def blocks(self, parent: dict[str, Any], outer: tuple[Tag, ...]) -> Iterator[Block]:
        """The scenarios of a feature or rule."""
        tags = (*outer, *self._tags(parent))
        self._description(parent)
        for child in parent["children"]:
            if "rule" in child:
                yield from self.blocks(child["rule"], tags)
            elif "background" in child:
                self._wrong(
                    child["background"],
                    "a background is not read with its scenarios",
                    "write its sentences in each scenario",
                )
            else:
                yield self._block(child["scenario"], tags)

    def _block(self, scenario: dict[str, Any], outer: tuple[Tag, ...]) -> Block:
        self._description(scenario)
        return Block(
            scenario["name"],
            self._place(scenario),
            (*outer, *self._tags(scenario)),
            tuple(self._sentences(scenario["steps"])),
            tuple(self._examples(scenario["examples"])),
        )

    def _sentences(self, steps: list[dict[str, Any]]) -> Iterator[Sentence]:
        role: Role | None = None
        for step in steps:
            role = ROLES.get(step["keywordType"], role)
            if step["keywordType"] == "Unknown":
                self._wrong(step, "'*' does not say what sort of sentence this is", "write a word")
            elif role is None:
                self._wrong(step, "nothing stands before this sentence that it could go on")
            if "docString" in step or "dataTable" in step:
                self._wrong(step, "no sentence takes a table or a text beneath it")
            yield Sentence(
                role or Role.GIVEN, step["keyword"].strip(), step["text"], self._place(step)
            )

    def _examples(self, tables: list[dict[str, Any]]) -> Iterator[Examples]:
        for table in tables:
            self._description(table)
            if table["tags"]:
                self._wrong(table["tags"][0], "a table of examples takes no tags")
            if "tableHeader" not in table or not table["tableBody"]:
                self._wrong(table, "a table of examples has a header and a row at least")
                continue
            yield Examples(
                self._row(table["tableHeader"]), tuple(map(self._row, table["tableBody"]))
            )

    def _row(self, row: dict[str, Any]) -> RowOfCells:
        return RowOfCells(tuple(cell["value"] for cell in row["cells"]), self._place(row))

    def _tags(self, node: dict[str, Any]) -> tuple[Tag, ...]:
        return tuple(Tag(tag["name"], self._place(tag)) for tag in node["tags"])

    def _description(self, node: dict[str, Any]) -> None:
        """Free text must be quoted: what is not may be a sentence with a misspelt keyword."""
        after = node["location"]["line"]
        for text in node["description"].splitlines():
            line = text.strip()
            if not line:
                continue
            number = self._line_of(line, after)
            after = number
            if not line.startswith("> "):
                self.problems.append(
                    SpecError(
                        Place(self._file, number),
                        f'this line is neither a sentence nor a quotation: "{line}"',
                        "begin it with a keyword of the language, or with '> ' if it is a remark",
                    )
                )

    def _line_of(self, text: str, after: int) -> int:
        for number in range(after, len(self._lines)):
            if self._lines[number].strip() == text:
                return number + 1
        return after

    def _wrong(self, node: dict[str, Any], wrong: str, remedy: str = "") -> None:
        self.problems.append(SpecError(self._place(node), wrong, remedy))

    def _place(self, node: dict[str, Any]) -> Place:
        return Place(self._file, node["location"]["line"])
