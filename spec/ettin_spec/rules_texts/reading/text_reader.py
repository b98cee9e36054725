"""Reads a rules text as published, line by line; what it cannot place it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from ettin_spec.errors import Place, SpecError
from ettin_spec.rules_texts.reading.decoding import decoded
from ettin_spec.rules_texts.reading.rules_text import (
    Entry,
    RulesText,
    TextClause,
    Unplaced,
    section_of,
)
from ettin_spec.rules_texts.reading.text_head import effective_date, is_of_magic
from ettin_spec.rules_texts.reading.wording import plain, sentences

CHAPTER = re.compile(r"(\d)\. +(\S.*)")
SECTION = re.compile(r"(\d{3})\. +(\S.*)")
CLAUSE = re.compile(r"(\d{3})\. ?(\d{1,3}[a-z]?)\.? *(\S.*)")
EXAMPLE = re.compile(r"Examples?: *(\S.*)")
CONTENTS, GLOSSARY, CREDITS = "Contents", "Glossary", "Credits"


def read_rules_text(path: Path) -> RulesText:
    """The comprehensive rules in a file.

    Raises:
        SpecError: no such text, one that gives no date, or one that is cut off.
    """
    lines = decoded(path).split("\n")
    if not is_of_magic(lines):
        _refuse(path, 1, "this is no text of the Comprehensive Rules of Magic")
    effective = effective_date(lines)
    if effective is None:
        _refuse(path, 1, "the text does not say from when on it is effective")
    start, listed = _contents(path, lines)
    body = _Body(path, listed)
    end = next((n for n in range(start, len(lines)) if lines[n].strip() == GLOSSARY), len(lines))
    for number in range(start, end):
        body.take(number + 1, lines[number])
    body.check_whole(end, len(lines))
    glossary = tuple(_glossary(path, lines, end + 1))
    return RulesText(effective, body.sections, body.made(), glossary, tuple(body.unplaced))


def _contents(path: Path, lines: list[str]) -> tuple[int, dict[str, str]]:
    """Where the body begins, and the sections that the contents announce."""
    listed: dict[str, str] = {}
    opened = next((n for n, line in enumerate(lines) if line.strip() == CONTENTS), None)
    if opened is None:
        _refuse(path, 1, "the text has no contents")
    for number in range(opened + 1, len(lines)):
        line = lines[number].strip()
        found = SECTION.fullmatch(line)
        if found:
            listed[found[1]] = plain(found[2])
        elif line == CREDITS:
            break
    chapter = re.compile(r"1\. +\S")
    again = (n for n in range(number, len(lines)) if chapter.match(lines[n].strip()))
    return next(again, len(lines)), listed


@dataclass
class _Open:
    """A clause that is being read."""

    number: str
    line: int
    said: list[str]
    examples: list[str] = field(default_factory=list)

    def go_on(self, text: str) -> None:
        (self.examples or self.said)[-1] += f" {text}"

    def closed(self) -> TextClause:
        return TextClause(
            self.number,
            tuple(each for part in self.said for each in sentences(part)),
            tuple(map(plain, self.examples)),
            self.line,
        )


class _Body:
    """The rules between contents and glossary, as far as they have been read."""

    def __init__(self, path: Path, listed: dict[str, str]) -> None:
        self.path, self.listed = path, listed
        self.sections: dict[str, str] = {}
        self.clauses: dict[str, _Open] = {}
        self.unplaced: list[Unplaced] = []
        self.last: _Open | None = None

    def take(self, number: int, line: str) -> None:
        """Place one line."""
        text = line.strip()
        if not text:
            return
        if found := CLAUSE.fullmatch(text):
            self._open(number, f"{found[1]}.{found[2]}", found[3])
        elif found := SECTION.fullmatch(text):
            self._enter(number, found[1], found[2])
        elif CHAPTER.fullmatch(text):
            self.last = None
        elif self.last is None:
            self.unplaced.append(Unplaced(number, text, "stands in no clause"))
        elif found := EXAMPLE.fullmatch(text):
            self.last.examples.append(found[1])
        else:
            self.last.go_on(text)

    def _enter(self, line: int, number: str, title: str) -> None:
        if number not in self.listed:
            self.unplaced.append(Unplaced(line, title, f"the contents have no section {number}"))
        self.sections[number] = plain(title)
        self.last = None

    def _open(self, line: int, number: str, text: str) -> None:
        here = next(reversed(self.sections), None)
        if section_of(number) != here:
            self.unplaced.append(Unplaced(line, text, f"{number} stands in section {here}"))
        if number in self.clauses:
            self.unplaced.append(Unplaced(line, text, f"{number} stands twice"))
            self.last = None
            return
        self.last = self.clauses[number] = _Open(number, line, [text])

    def check_whole(self, end: int, size: int) -> None:
        """Refuse a text of which the contents announce more than is there."""
        lacking = [number for number in self.listed if number not in self.sections]
        last = next(reversed(self.clauses), "nothing")
        if end == size or lacking:
            then = f", though section {lacking[0]} is announced" if lacking else ""
            _refuse(self.path, end, f"the text is cut off: after {last} comes nothing{then}")

    def made(self) -> tuple[TextClause, ...]:
        """The clauses, in order."""
        return tuple(clause.closed() for clause in self.clauses.values())


def _glossary(path: Path, lines: list[str], start: int) -> Iterator[Entry]:
    term, at = "", 0
    said: list[str] = []
    for number in range(start, len(lines)):
        line = lines[number].strip()
        if line == CREDITS or not line:
            if said:
                yield Entry(term, plain(" ".join(said)), at)
            term, said = "", []
            if line == CREDITS:
                return
        elif not term:
            term, at = plain(line), number + 1
        else:
            said.append(line)
    _refuse(path, len(lines), "the text is cut off within its glossary")


def _refuse(path: Path, line: int, wrong: str) -> NoReturn:
    raise SpecError(Place(str(path), line), f"{wrong}: give the whole text as it is published")
