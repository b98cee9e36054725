"""One scenario of a feature file as a file by itself."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ettin_spec.errors import Place, SpecError
from ettin_spec.input_files import read_text
from ettin_spec.language.gherkin.feature_source import parse_source
from ettin_spec.own_files import located

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ettin_spec.language.gherkin.feature_source import Block
    from ettin_spec.language.scenario import Scenario

REMARKS = ("#", "@")
"""What stands before the line of a feature that is not that line."""
QUOTED = ">"


def source_of(scenario: Scenario) -> str:
    """The text of a scenario as a feature file of which it is all.

    Raises:
        SpecError: its file cannot be read, or has no scenario there any more.
    """
    return standing_alone(read_text(located(scenario.place.file)), scenario.place)


def standing_alone(text: str, place: Place) -> str:
    """The scenario at a place of a feature file, with the file's head and all its own tags.

    Raises:
        SpecError: no scenario begins there.
    """
    lines = text.splitlines()
    for block in _blocks(text, place.file):
        if block.place.line == place.line:
            head = _head(lines)
            body = lines[block.place.line - 1 : _last_line(block)]
            return "\n".join((*lines[:head], "", _tags(block, head), *body, ""))
    raise SpecError(place, "no scenario begins here any more")


@lru_cache(maxsize=8)
def _blocks(text: str, file: str) -> tuple[Block, ...]:
    """The scenarios of a file, read once for all of them."""
    return tuple(parse_source(text, file).blocks)


def _head(lines: Sequence[str]) -> int:
    """How many lines belong to the feature itself: its line, and what is quoted beneath."""
    begun = next(n for n, it in enumerate(lines) if it.strip() and it.strip()[0] not in REMARKS)
    end = begun + 1
    while end < len(lines) and lines[end].strip().startswith(QUOTED):
        end += 1
    return end


def _tags(block: Block, head: int) -> str:
    """The tags that the head does not have: the scenario's own, and those of a rule around it."""
    return "  " + " ".join(tag.text for tag in block.tags if tag.place.line > head)


def _last_line(block: Block) -> int:
    rows = (row.place.line for table in block.examples for row in table.rows)
    return max(*(it.place.line for it in block.sentences), *rows, block.place.line)
